extension Scenario {
  /// LoggedIn requires extras; BankApp hangs a component of its own below it.
  static let pluginPoint = Scenario(
    "plugin-point", "the app hangs Advice below LoggedIn, which knows nothing of it"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.home)
    walk.choose("Advice")
  }
}
