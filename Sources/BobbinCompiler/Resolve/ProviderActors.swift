import BobbinSyntax

/// Where the provider between two components may belong to an actor.
struct ProviderActors: Sendable {
  private let isolations: [TypeSyntax?]
  /// For each component, whether its provider may belong to an actor: a `Sendable` one may not.
  private let canBeIsolated: [Bool]
  /// For each component, whether its provider has to be `Sendable`.
  private let isSendable: [Bool]

  /// Protocols with which a conformance may not belong to an actor.
  static let markersAgainstIsolation: Set = ["Sendable", "SendableMetatype"]

  init(_ program: Program) {
    isolations = program.components.map(\.isolation.actor)
    canBeIsolated = program.components.map {
      !program.inherits($0, from: ProviderActors.markersAgainstIsolation)
    }
    isSendable = zip(program.components, canBeIsolated).map { component, canBeIsolated in
      !canBeIsolated && program.inherits(component, from: ["Sendable"])
    }
  }

  /// Whether what a component gets from above has to be `Sendable`.
  func needsSendable(_ component: ComponentID) -> Bool { isSendable[component.index] }

  /// The actor that the provider between two components may belong to, its conformances included.
  ///
  /// A child is created on the actor of its initialiser, or else on that of its parent.
  func actor(from parent: ComponentID, to child: ComponentID) -> TypeSyntax? {
    // The needs of a service are not members of a protocol.
    guard canBeIsolated.indices.contains(child.index), canBeIsolated[child.index] else {
      return nil
    }
    return isolations[child.index] ?? isolations[parent.index]
  }
}

extension Program {
  /// Whether a component's dependency inherits from one of some protocols of the standard library.
  func inherits(_ component: Component, from markers: Set<String>) -> Bool {
    inherited(by: component.dependency.map(\.type.canonical)).contains { $0.isMarker(markers) }
  }

  /// These protocols and all that they inherit from, each once.
  func inherited(by protocols: [TypeSyntax]) -> [TypeSyntax] {
    reachable(from: protocols) { type in
      table.type(of: type).map { table.inherited(byProtocol: $0).map(\.type) } ?? []
    }
  }
}
