extension Scenario {
  /// An amount, then the password, which is wrong the first time.
  ///
  /// SafeBox is a module; the signing is not one yet, so the app provides it.
  static let signingInApp = Scenario(
    "signing-in-app", "SafeBox is a module, and the signing it needs is still in the app"
  ) { transcript in
    var passwords = ["12", "1234"]
    let keypad = Keypad { passwords.isEmpty ? nil : passwords.removeFirst() }
    let loggedIn = RootComponent(transcript: transcript, keypad: keypad).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.safeBox.screen)
    walk.choose("Put money in")
    walk.enter("3,000,000")
    walk.leave()
    walk.enter("3,000,000")
    walk.leave()
    walk.leave()
    walk.open(loggedIn.safeBox.screen)
    walk.choose("Put money in")
    walk.enter("8,000,000")
  }
}
