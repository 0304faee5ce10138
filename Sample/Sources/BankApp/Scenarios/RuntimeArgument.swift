import ProblemsPresentation

extension Scenario {
  /// A link names problem 8: a scene, which the coordinator turns into `problemDetail(id:)`.
  static let runtimeArgument = Scenario(
    "runtime-argument", "a coordinator maps a Scene to a screen, and passes on its number"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    let coordinator = loggedIn.problems.coordinator
    var walk = Navigator(transcript: transcript)
    walk.open(coordinator.screen(for: .problemDetail(id: 8)))
    walk.open(coordinator.screen(for: .problemList))
    walk.choose("Card lost")
  }
}
