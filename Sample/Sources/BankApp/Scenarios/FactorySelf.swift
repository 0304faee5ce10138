extension Scenario {
  /// `MessageListViewController(factory: self)`: the screen sees two functions of the component.
  static let factorySelf = Scenario(
    "factory-self", "a component hands itself to a screen as a narrow protocol"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.messages.plainList)
    walk.choose("Your new card")
  }
}
