extension Scenario {
  /// View → view model → use case → repository, in three modules.
  ///
  /// No line nests one initialiser in another.
  static let cleanArchitecture = Scenario(
    "clean-architecture", "view, view model, use case, repository, without nesting initialisers"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.problems.open())
    walk.choose("Wrong fee")
  }
}
