extension Scenario {
  /// The modules around Lobby belong to no actor; it belongs to the main one, and fits in.
  static let mainActorApp = Scenario(
    "main-actor-app", "Lobby, a module of the main actor, is given what the app has"
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
