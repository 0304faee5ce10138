extension Scenario {
  /// SafeBox is a module, its signing is not yet: the app gives it.
  static let signingInApp = Scenario(
    "signing-in-app", "SafeBox is a module, the signing it needs is still in the app"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.safeBox.screen)
    walk.choose("Open the box")
  }
}
