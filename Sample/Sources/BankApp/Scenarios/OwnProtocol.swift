extension Scenario {
  /// Both modules require a `signingService`, Deposit as `DepositSigningService`, Savings as
  /// `SavingsSigningService`.
  ///
  /// The app's one object conforms to both and serves both.
  static let ownProtocol = Scenario(
    "own-protocol", "Deposit and Savings each declare a signing; one object serves both"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    let deposit = loggedIn.depositClosing.screen
    let savings = loggedIn.savingsClosing.screen
    var walk = Navigator(transcript: transcript)
    walk.open(deposit)
    walk.choose("Close deposit 7")
    walk.open(savings)
    walk.choose("Close it")
    let isOne = deposit.signing === savings.signing
    transcript.write("= DepositSigningService and SavingsSigningService are one object: \(isOne)")
  }
}
