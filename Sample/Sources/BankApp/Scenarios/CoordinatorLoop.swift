extension Scenario {
  /// The customer's scope has the coordinator, and the coordinator builds its screens in that scope.
  ///
  /// The way back is weak, so logging out frees the scope although the coordinator lives on.
  static let coordinatorLoop = Scenario(
    "coordinator-loop", "a coordinator builds the screens it is passed to, and leaks nothing"
  ) { transcript in
    let root = RootComponent(transcript: transcript)
    var walk = Navigator(transcript: transcript)
    walk.open(root.login)
    walk.choose("Log in as Anna")
    walk.choose("Problems")
    walk.leave()
    walk.leave()
    walk.open(root.coordinator.push(.problemList))
  }
}
