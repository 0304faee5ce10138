extension Scenario {
  /// `EarlyClosingDependency` and `SafeBoxDependency` name different protocols; the app's one
  /// `signingService` serves both.
  static let ownProtocol = Scenario(
    "own-protocol", "Deposit has its own signing protocol; the one object fits both"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    let closing = loggedIn.earlyClosing.screen
    let safeBox = loggedIn.safeBox.screen
    var walk = Navigator(transcript: transcript)
    walk.open(closing)
    walk.choose("Close deposit 7")
    walk.open(safeBox)
    walk.choose("Open the box")
    transcript.write("= the same object: \(closing.signing === safeBox.signing)")
  }
}
