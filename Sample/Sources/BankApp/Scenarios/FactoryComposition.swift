extension Scenario {
  /// The list's dependency is `Factory`, which is `MessageLoaderFactory & ViewControllerFactory`.
  static let factoryComposition = Scenario(
    "factory-composition", "two factory protocols, put together by '&', are a dependency"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.messages.list.screen)
    walk.choose("Welcome")
  }
}
