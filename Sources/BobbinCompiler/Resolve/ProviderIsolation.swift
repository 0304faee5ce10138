import BobbinSyntax

/// How a provider is isolated, and with it the initialisers that make it.
///
/// Between components of one actor the conformance belongs to that actor too: then a protocol that
/// says nothing of isolation can be served from there, and modules with the main actor as their
/// default agree with those without. Where only one of them belongs to an actor this happens when a
/// member of the parent needs it. Otherwise each member is as isolated as its requirement, and the
/// provider is not, or it could not be made where the child is.
///
/// A service has no provider: all that it needs is read at once, where it is made, so another rule
/// says where that is (`InjectionIsolation`). What neither allows `CrossingFaults` tells.
enum ProviderIsolation: Hashable {
  /// As the protocols have it.
  case inferred
  case nonisolated
  case actor(BoundType)

  var actor: TypeSyntax? {
    if case .actor(let type) = self { type.canonical } else { nil }
  }
}

extension Graph {
  func isolation(of edge: Edge, _ bindings: [Binding]) -> ProviderIsolation {
    let ends = [program[edge.child], program[edge.parent]].map(\.isolation)
    if let conformanceActor = actor(of: edge),
      case .actor(let actor)? = ends.first(where: { $0.actor == conformanceActor }),
      ends.allSatisfy({ $0.actor == conformanceActor })
        || bindings.contains(where: {
          $0.needs(conformanceActor, below: program[edge.parent].isolation)
        })
    {
      return .actor(actor)
    }
    if program.areWithoutIsolation(edge) { return .nonisolated }
    return Set(bindings.map(\.need.owner)).contains(where: program.belongsToActor)
      ? .nonisolated : .inferred
  }
}

extension Program {
  /// What a type says of its isolation, or else its module.
  func isolation(of id: TypeID) -> Isolation {
    table[id].isolation(in: table) ?? Isolation(defaultIsolation[table[id].module])
  }

  /// Whether a protocol belongs to an actor, as everything then does that conforms to it; in Swift 6
  /// so does one that inherits from it.
  fileprivate func belongsToActor(_ id: TypeID) -> Bool {
    reachable(from: [id]) { id in
      table[id].isolation(in: table) == nil
        ? table.inherited(byProtocol: id).compactMap(\.id) : []
    }.contains { isolation(of: $0).actor != nil }
  }

  /// Whether neither end has an isolation, in a module where that has to be said.
  func areWithoutIsolation(_ edge: Edge) -> Bool {
    let ends = [self[edge.child], self[edge.parent]].map(\.isolation)
    return ends.allSatisfy(\.isNonisolated)
      && ends.contains { saysNonisolated($0, in: edge.module) }
  }

  /// Whether something that belongs to a component without isolation has to say so: an extension of
  /// it would have that of the module.
  func saysNonisolated(_ isolation: Isolation, in module: String) -> Bool {
    guard isolation.isNonisolated else { return false }
    return isolation.modifier != nil || defaultIsolation[module] == .mainActor
  }
}

extension Isolation {
  /// `nonisolated` as the declaration has it.
  var modifier: String? {
    if case .nonisolated(let modifier) = self { modifier } else { nil }
  }
}

extension Binding {
  /// Whether the member can be read only if the provider belongs to an actor.
  ///
  /// What the parent reads itself through its dependency belongs to the parent's actor, whatever the
  /// members of that say.
  fileprivate func needs(_ conformanceActor: TypeSyntax, below parent: Isolation) -> Bool {
    switch source.origin {
    case .inherited where parent.actor == conformanceActor: true
    case .dependency where parent.actor == conformanceActor:
      member.isolation.actor != conformanceActor
    default: source.member.isolation.actor == conformanceActor && member.isolation.actor == nil
    }
  }

  /// Whether the reader is promised that it stays on its actor, and what is read promises nothing.
  var mayLeaveReader: Bool {
    guard member.isolation.staysOnActor, let isolation = isolationOutside else { return false }
    return !isolation.staysOnActor
  }

  /// The isolation of what is read if that waits and belongs to no actor.
  var isolationOutside: Isolation? {
    guard source.member.effects.isAsync, source.member.isolation.isNonisolated else { return nil }
    return source.member.isolation
  }

  /// Whether a provider has to wait for the actor that the member belongs to.
  func changesActor(in provider: ProviderIsolation) -> Bool {
    guard let actor = source.member.isolation.actor else { return false }
    return member.effects.isAsync && actor != member.isolation.actor ?? provider.actor
  }
}
