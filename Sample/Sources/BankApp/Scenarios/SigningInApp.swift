extension Scenario {
  /// An amount, then the password.
  ///
  /// SafeBox is a module; the signing is not one yet, so the app provides it.
  static let signingInApp = Scenario(
    "signing-in-app", "SafeBox is a module, and the signing it needs is still in the app"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.safeBox.screen)
    walk.choose("Put money in")
    walk.enter("3,000,000")
    walk.leave()
    walk.leave()
    walk.open(loggedIn.safeBox.screen)
    walk.choose("Put money in")
    walk.enter("8,000,000")
  }
}
