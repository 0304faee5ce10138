extension Scenario {
  /// The scope of a customer is made at login and freed at logout; the app's objects live on.
  static let dynamicScope = Scenario(
    "dynamic-scope", "logging out frees all that belongs to the customer, and nothing else"
  ) { transcript in
    let root = RootComponent(transcript: transcript)
    var walk = Navigator(transcript: transcript)
    walk.open(root.login)
    for name in ["Anna", "Boris"] {
      walk.choose("Log in as \(name)")
      walk.choose("Safe box")
      walk.leave()
      walk.choose("Card 4000-3")
      walk.leave()
      walk.leave()
    }
  }
}
