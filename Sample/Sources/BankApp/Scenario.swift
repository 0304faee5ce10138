import BankInterfaces

/// One thing that a bank split into modules needs, shown running.
public struct Scenario: Sendable {
  /// What one types to run it.
  public let name: String

  /// What it shows, in one line.
  public let summary: String

  /// On the main actor, where screens belong.
  private let steps: @MainActor @Sendable (Transcript) -> Void

  init(
    _ name: String, _ summary: String, steps: @escaping @MainActor @Sendable (Transcript) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.steps = steps
  }

  /// Every scenario, in the order in which they are best read.
  public static let all: [Scenario] = [
    .signingInApp, .twoFeaturesOneService, .ownProtocol, .plainDependency, .navigationCycle,
    .factoryFunctions, .factoryComposition, .runtimeArgument, .skipLevel, .dynamicScope,
    .pluginPoint, .collection, .mainActorApp,
  ]

  /// Runs it from its headline on, with an app of its own.
  @MainActor public func run(_ transcript: Transcript) {
    transcript.write("== \(name): \(summary)")
    steps(transcript)
  }
}
