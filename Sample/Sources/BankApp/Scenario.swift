import BankInterfaces

/// One thing that an app split into modules needs, shown running.
public struct Scenario: Sendable {
  /// What one types to run it.
  public let name: String

  /// What it shows, in one line.
  public let summary: String

  /// On the main actor, where screens belong.
  private let steps: @MainActor @Sendable (Transcript) async -> Void

  init(
    _ name: String, _ summary: String,
    steps: @escaping @MainActor @Sendable (Transcript) async -> Void
  ) {
    self.name = name
    self.summary = summary
    self.steps = steps
  }

  /// Every scenario, in the order in which they are best read.
  public static let all: [Scenario] = modules + factories + containers + trees

  /// An app that is being split into modules.
  private static let modules: [Scenario] = [
    .signingInApp, .twoFeaturesOneService, .ownProtocol, .plainDependency, .navigationCycle,
    .pluginPoint,
  ]

  /// Factories instead of objects.
  private static let factories: [Scenario] = [
    .factoryFunctions, .factoryComposition, .factorySelf,
  ]

  /// What people use containers for.
  private static let containers: [Scenario] = [
    .scopes, .graphScope, .named, .runtimeArgument, .assemblies, .coordinatorLoop,
    .cleanArchitecture, .autoWiring, .typeForwarding, .propertyInjection, .legacySingleton,
    .hierarchy,
  ]

  /// Trees of components.
  private static let trees: [Scenario] = [
    .skipLevel, .manyParents, .recursive, .dynamicScope, .sameName, .inheritedProtocol, .effects,
    .mainActorApp, .collection,
  ]

  /// Runs it, with an app of its own.
  @MainActor public func run(_ transcript: Transcript) async {
    transcript.write("== \(name): \(summary)")
    await steps(transcript)
  }
}
