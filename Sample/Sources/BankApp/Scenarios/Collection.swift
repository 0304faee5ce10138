extension Scenario {
  /// Three modules have a reminder each; LoggedIn shows them all and lists none.
  static let collection = Scenario(
    "collection", "every reminder in scope, gathered across modules into one array"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.reminderList)
  }
}
