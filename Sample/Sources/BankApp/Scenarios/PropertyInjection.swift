import Branch

extension Scenario {
  /// Made first and completed afterwards, by hand or by a storyboard's closure.
  static let propertyInjection = Scenario(
    "property-injection", "a property set after creation; a storyboard's creator closure"
  ) { transcript in
    let branch = RootComponent(transcript: transcript).branch
    let controller = branch.advisorController
    transcript.write("= set after creation: \(controller.advisor?.origin.instance ?? "nothing")")
    let vault = branch.vaultController(from: Storyboard())
    transcript.write("= finished in a closure: \(vault?.advisor.origin.instance ?? "nothing")")
  }
}
