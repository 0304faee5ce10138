extension Scenario {
  /// The list's dependency is `Factory`, which is `MessageLoaderFactory & ViewControllerFactory`.
  static let factoryComposition = Scenario(
    "factory-composition", "the list needs two factories, composed with '&', and no MessageSender"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    let list = loggedIn.messages.list.screen
    transcript.write("= the list is made, its loader is not")
    var walk = Navigator(transcript: transcript)
    walk.open(list)
    walk.choose("Welcome")
  }
}
