extension Scenario {
  /// Data, Domain and Presentation each have a component that groups what the layer makes.
  static let assemblies = Scenario(
    "assemblies", "each layer groups its own objects, and their order does not matter"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    transcript.write("= presentation first: \(loggedIn.problems.reminder.text)")
  }
}
