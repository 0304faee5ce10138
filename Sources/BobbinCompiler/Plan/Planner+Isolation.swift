import BobbinSyntax

/// How a provider is isolated, and with it the initialisers that make it.
///
/// Between components of one actor the conformance belongs to that actor too: then a protocol that
/// says nothing of isolation can be served from there, and modules with the main actor as their
/// default agree with those without. Where only one of them belongs to an actor this happens when a
/// member of the parent needs it. Otherwise each member is as isolated as its requirement, and the
/// provider is not, or it could not be made where the child is.
enum ProviderIsolation: Hashable {
  /// As the protocols have it.
  case inferred
  case nonisolated
  case actor(BoundType)

  var actor: TypeSyntax? {
    if case .actor(let type) = self { type.canonical } else { nil }
  }
}

extension Planner {
  func isolation(of edge: Edge, _ wires: [Wire]) -> ProviderIsolation {
    let ends = [program[edge.child], program[edge.parent]].map(\.isolation)
    if let domain = graph.domain(of: edge),
      case .actor(let actor)? = ends.first(where: { $0.actor == domain }),
      ends.allSatisfy({ $0.actor == domain })
        || wires.contains(where: { $0.needs(domain, below: program[edge.parent].isolation) })
    {
      return .actor(actor)
    }
    if areWithoutIsolation(edge) { return .nonisolated }
    return Set(wires.map(\.need.owner)).contains(where: belongsToActor) ? .nonisolated : .inferred
  }

  /// Whether a protocol belongs to an actor, as everything then does that conforms to it; in Swift 6
  /// so does one that inherits from it.
  private func belongsToActor(_ id: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    var waiting = [id]
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      let nominal = program.table[id]
      let binder = Binder(program.table, file: nominal.file, type: nominal.outer)
      let own = binder.isolation(nominal.declaration.modifiers)
      if (own ?? Isolation(program.defaultIsolation[nominal.module])).actor != nil { return true }
      guard own == nil else { continue }
      let inherited = nominal.declaration.inherited.map { binder.bind($0.type).canonical }
      waiting += inherited.flatMap(\.compositionParts).compactMap(program.table.type)
    }
    return false
  }

  /// Whether neither end has an isolation, in a module where that has to be said.
  private func areWithoutIsolation(_ edge: Edge) -> Bool {
    let ends = [program[edge.child], program[edge.parent]].map(\.isolation)
    return ends.allSatisfy(\.isNonisolated) && ends.contains(where: saysNonisolated)
  }

  /// Whether something that belongs to a component without isolation has to say so: an extension of
  /// it would have that of the module.
  func saysNonisolated(_ isolation: Isolation) -> Bool {
    guard isolation.isNonisolated else { return false }
    return isolation.modifier != nil || program.defaultIsolation[module] == .mainActor
  }

  // MARK: Attributes

  func attribute(_ actor: BoundType) -> String { "@" + renderer.render(actor.written) }

  /// The attributes of a member that is as isolated as its requirement.
  func attributes(of isolation: Isolation) -> [String] {
    switch isolation {
    case .unknown: []
    case .nonisolated(let modifier): modifier.map { [$0] } ?? []
    case .actor(let actor): [attribute(actor)]
    }
  }

  /// The attributes of a member of an upstream protocol.
  func attributes(of member: Member, inProtocolOf owner: Isolation) -> [String] {
    let setting = program.defaultIsolation[module]
    switch member.isolation {
    case .unknown: return []
    case .nonisolated(let modifier):
      let isImplied = setting == .nonisolated || saysNonisolated(owner)
      return (modifier ?? (isImplied ? nil : "nonisolated")).map { [$0] } ?? []
    case .actor(let actor):
      let isImplied =
        setting == .mainActor && member.isolation.actor == Isolation.mainActor.actor
        && !saysNonisolated(owner)
      return isImplied ? [] : [attribute(actor)]
    }
  }

  /// The attributes of a member of a provider.
  func attributes(
    of wire: Wire, of child: ComponentID, in provider: ProviderIsolation
  ) -> [String] {
    // Whoever waits on an actor may be served from outside, and only from there is read what runs
    // there.
    if let outside = wire.isolationOutside, provider.actor == nil,
      wire.member.isolation.actor != nil
    {
      return [outside.modifier ?? "nonisolated"]
    }
    switch (wire.member.isolation, provider) {
    case (.nonisolated(let modifier), .actor(let actor)):
      // What serves a requirement that says `nonisolated` would follow it, if it did not say more;
      // one that is `async` says so with the feature `NonisolatedNonsendingByDefault`.
      let isImplied = wire.isOwn || program.defaultIsolation[program[child].module] == .nonisolated
      let isSilent = modifier == nil && !wire.member.effects.isAsync
      return isSilent && isImplied ? [] : [attribute(actor)]
    case (.unknown, .actor(let actor)) where wire.member.effects.isAsync: return [attribute(actor)]
    // Where the provider does not follow its protocol, the member that might do so says it.
    case (.unknown, .nonisolated): return attributes(of: wire.source.member?.isolation ?? .unknown)
    case (.actor(let actor), .actor(let own)) where actor.canonical == own.canonical: return []
    case (.actor, .actor(let own)) where wire.source.isInherited: return [attribute(own)]
    case (let isolation, _): return attributes(of: isolation)
    }
  }

  /// What a reader should know where swiftc has to judge, because nobody told the settings of a module:
  /// its default isolation, or whether what waits stays where it is called.
  func doubt(about wire: Wire, of edge: Edge, in provider: ProviderIsolation) -> String {
    if program[edge.parent].isolation.actor == nil, wire.mayLeaveReader {
      return "Stays where it is called only if what it calls does, too: 'nonisolated(nonsending)'."
    }
    guard wire.member.isolation == .unknown, !wire.member.effects.isAsync,
      let actor = wire.source.member?.isolation.actor, actor != provider.actor
    else { return "" }
    let owner = program.table[wire.need.owner]
    return "On '@\(actor)', which '\(owner.name)' has to require, "
      + "or module '\(owner.module)' to imply."
  }

  /// What stands in front of a generated initialiser.
  func attribute(
    of initialiser: ComponentInitialiser, at edge: Edge, for provider: ProviderIsolation
  ) -> String {
    switch (initialiser.isolation, provider) {
    case (.nonisolated(let modifier)?, .nonisolated), (.nonisolated(let modifier)?, .inferred):
      return (modifier ?? "nonisolated") + " "
    case (.actor(let actor)?, _): return attribute(actor) + " "
    case (_, .actor(let actor)):
      // Where the initialiser itself may be called from does not matter: the provider is made there.
      let isInherited = program[edge.child].isolation.actor == actor.canonical
      return isInherited ? "" : attribute(actor) + " "
    case (_, .nonisolated), (_, .inferred):
      return areWithoutIsolation(edge) ? "nonisolated " : ""
    }
  }
}

extension Isolation {
  /// `nonisolated` as the declaration has it.
  fileprivate var modifier: String? {
    if case .nonisolated(let modifier) = self { modifier } else { nil }
  }
}

extension Wire {
  /// Whether the member can be read only if the provider belongs to an actor.
  ///
  /// What the parent reads itself through its dependency belongs to the parent's actor, whatever the
  /// members of that say.
  fileprivate func needs(_ domain: TypeSyntax, below parent: Isolation) -> Bool {
    switch source {
    case .inherited where parent.actor == domain: true
    case .dependency where parent.actor == domain: member.isolation.actor != domain
    case .parent, .dependency, .inherited:
      source.member?.isolation.actor == domain && member.isolation.actor == nil
    case .nilDefault: false
    }
  }

  /// Whether the reader is promised that it stays on its actor, and what is read promises nothing.
  var mayLeaveReader: Bool {
    guard member.isolation.staysOnActor, let isolation = isolationOutside else { return false }
    return !isolation.staysOnActor
  }

  /// The isolation of what is read if that waits and belongs to no actor.
  fileprivate var isolationOutside: Isolation? {
    guard let member = source.member, member.effects.isAsync else { return nil }
    return member.isolation.isNonisolated ? member.isolation : nil
  }

  /// Whether a provider has to wait for the actor that the member belongs to.
  func changesActor(in provider: ProviderIsolation) -> Bool {
    guard let actor = source.member?.isolation.actor else { return false }
    return member.effects.isAsync && actor != member.isolation.actor ?? provider.actor
  }
}

extension Wire.Source {
  /// What is read, if anything is.
  fileprivate var member: Member? {
    switch self {
    case .parent(let member), .dependency(let member), .inherited(let member, _): member
    case .nilDefault: nil
    }
  }
}
