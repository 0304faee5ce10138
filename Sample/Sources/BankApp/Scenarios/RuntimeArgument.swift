import ProblemsPresentation

extension Scenario {
  /// A link names problem 8: a scene, which the coordinator turns into `problemDetail(id:)`.
  static let runtimeArgument = Scenario(
    "runtime-argument", "the app's coordinator maps a Scene to a screen with its number"
  ) { transcript in
    let root = RootComponent(transcript: transcript)
    let loggedIn = root.loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(root.coordinator.push(.problemDetail(id: 8)))
    walk.leave()
    walk.open(loggedIn.problems.open())
    walk.choose("Card lost")
    transcript.write("= the app's coordinator is at: \(root.coordinator.path)")
    walk.leave()
    transcript.write("= the app's coordinator is at: \(root.coordinator.path)")
  }
}
