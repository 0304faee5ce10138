extension Scenario {
  /// Two modules that do not know each other hold one object, and its count goes on.
  static let twoFeaturesOneService = Scenario(
    "two-features-one-service", "Deposit and Savings share the one signing that the app has"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    let deposit = loggedIn.deposit.screen
    let savings = loggedIn.savings.screen
    var walk = Navigator(transcript: transcript)
    walk.open(deposit)
    walk.choose("Open a deposit")
    walk.open(savings)
    walk.choose("Open a savings account")
    transcript.write("= the same object: \(deposit.signing === savings.signing)")
  }
}
