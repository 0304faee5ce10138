extension Scenario {
  /// Functions are requirements: `makeMessageLoader()`, `makeMessageViewController(for:)`.
  static let factoryFunctions = Scenario(
    "factory-functions", "a dependency asks for functions that make things, not for things"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.messages.latest.screen)
    walk.open(loggedIn.messages.latest.screen)
  }
}
