extension Scenario {
  /// `makeMessageLoader()` and `makeMessageViewController(for:)` are requirements.
  ///
  /// The message screen is made with a `MessageSender`, which neither the list nor the shortcut knows.
  static let factoryFunctions = Scenario(
    "factory-functions", "a dependency requires functions that make things"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.messages.latest.screen)
    walk.enter("thank you")
  }
}
