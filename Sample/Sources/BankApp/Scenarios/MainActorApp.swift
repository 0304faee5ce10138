extension Scenario {
  /// The modules around Lobby have no isolation; Lobby is isolated to the main actor, and fits in.
  static let mainActorApp = Scenario(
    "main-actor-app", "Lobby, isolated to the main actor, gets what it needs from the app"
  ) { transcript in
    let root = RootComponent(transcript: transcript)
    var walk = Navigator(transcript: transcript)
    walk.open(root.lobby.screen)
    walk.choose("Take a ticket")
    walk.leave()
    walk.choose("Take a ticket")
    walk.choose("Anna")
  }
}
