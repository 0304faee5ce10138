import BobbinSyntax

extension Graph {
  /// The isolation of the provider of an edge, and with it of the initializers that make it:
  /// `unknown` for a provider that is nonisolated without saying so.
  ///
  /// Between components of one actor, the conformance belongs to that actor, too: then it can serve
  /// a nonisolated protocol, and modules whose default is the main actor agree with those whose
  /// default is not. If only one of the two components belongs to an actor, the conformance does so
  /// only if a member of the parent needs it. Otherwise each member is as isolated as its
  /// requirement, and the provider is nonisolated, or it could not be created where the child is.
  ///
  /// A service has no provider: all that it needs is read at once, where it is created, so a
  /// different rule applies. `crossingFault(of:)` reports what neither rule allows.
  func providerIsolation(of wiring: Wiring) -> Isolation {
    let (edge, bindings) = (wiring.edge, wiring.bindings)
    let (child, parent) = (program[edge.child].isolation, program[edge.parent].isolation)
    if let actor = program.conformanceActor(of: edge),
      child.actor == parent.actor || bindings.contains(where: { $0.needs(actor, below: parent) })
    {
      return child.actor == nil ? parent : child
    }
    let isFree =
      bindings.readsUnknownActor
      || program.infersNoActor(for: edge, Set(bindings.map(\.need.owner)))
    return isFree ? .unknown : .nonisolated
  }

  /// The isolation that the generated initializer of a service has to state, and the fault if no
  /// single actor can read all of its values.
  ///
  /// An initializer that reads a member on an actor belongs to that actor, and so does one that
  /// reads through the dependency of a component on an actor. Otherwise it has the isolation of the
  /// service's own initializer, but stays on the component's actor if it awaits or has a closure that
  /// stays there.
  func isolation(of injection: Injection, in wiring: Wiring) -> (Isolation, fault: Diagnostic?) {
    let edge = wiring.edge
    let (component, service) = (program.nominal(edge.parent), program.nominal(edge.child))
    let parent = program[edge.parent].isolation
    let isAsync = injection.initializer.effects.isAsync
    let own = injection.initializer.isolation ?? .unknown
    // A closure that may leave the actor, with the component that it captures, reads where it runs.
    let staying = wiring.bindings.filter {
      !$0.source.isClosure || $0.source.readsDependency || !program[edge.parent].isSendable
        || !($0.member.closure?.mayLeave ?? false)
    }
    let asked = staying.compactMap { binding in
      binding.isolationOfReading(below: parent).globalActor.map { (binding.member.name, $0) }
    }
    let stays = staying.contains(where: \.source.isClosure)
    var actor = own.globalActor ?? asked.first?.1 ?? (stays ? parent.globalActor : nil)
    // A component's values are read on its own actor; only the value changes actors, and swiftc
    // checks that it can be sent.
    if isAsync { actor = parent.globalActor ?? actor }
    let kind = service.kind(wherever: injection.initializer.conditions)
    // What is on an actor can create it, whether it belongs there or not.
    if own == .unknown, kind != .actor { actor = actor ?? callers(of: wiring) }
    guard let actor else {
      // A nonisolated component can call nothing else.
      let known = kind == .actor ? own : parent
      let isStated =
        program.needsNonisolatedModifier(known, in: edge.module)
        && (own != .unknown || program.defaultIsolation[edge.module] != nil)
        && !wiring.bindings.readsUnknownActor
      return (isStated ? .nonisolated("nonisolated") : own, nil)
    }
    // A protocol may override an isolation that is only the module's default.
    let isImplied = service.statedIsolation(in: program.table)?.actor == actor.canonical
    let isolation: Isolation = isImplied ? .unknown : .actor(actor)
    // An asynchronous call may change actors.
    guard !isAsync, let (name, other) = asked.first(where: { $1.canonical != actor.canonical })
    else { return (isolation, nil) }
    let what = "'\(component.name)' cannot wire '\(service.name)' on '@\(actor.canonical)'"
    let message = "\(what), because '\(name)' belongs to '@\(other.canonical)'"
    let origin = "the initializer of '\(service.name)' is declared here"
    let notes = [
      Diagnostic.Note(origin, at: injection.initializer.location),
      Diagnostic.Note("pass '\(name)' yourself, or let both belong to one actor"),
    ]
    let place = edge.calls[0].location
    return (isolation, Diagnostic(.isolationMismatch, message, at: place, notes: notes))
  }

  /// The actor of all members that create a service, if they belong to one.
  private func callers(of wiring: Wiring) -> BoundType? {
    let edge = wiring.edge
    // A closure may run elsewhere, unless it captures a component of the actor.
    let mayLeave =
      edge.calls.contains(where: \.isInClosure)
      || wiring.bindings.contains { $0.member.closure?.effects.isAsync ?? false }
    if mayLeave, program[edge.parent].isolation.actor == nil { return nil }
    let actors = edge.calls.map { matcher.provision(around: $0)?.member.isolation.globalActor }
    return Set(actors.map { $0?.canonical }).count == 1 ? actors[0] : nil
  }
}

extension Program {
  /// Protocols with which a conformance may not belong to an actor.
  static let markersAgainstIsolation: Set = ["Sendable", "SendableMetatype"]

  /// The actor that the provider of an edge may belong to, its conformances included.
  ///
  /// A child is created on the actor of its initializer, or else on that of its parent. A `Sendable`
  /// provider belongs to none.
  func conformanceActor(of edge: Edge) -> TypeSyntax? {
    let child = self[edge.child]
    return child.inherits(from: Self.markersAgainstIsolation)
      ? nil : child.isolation.actor ?? self[edge.parent].isolation.actor
  }

  /// Whether Swift certainly infers no actor for a provider that states none: neither from its module
  /// nor from the protocols that it conforms to, its child's upstream protocol included.
  fileprivate func infersNoActor(for edge: Edge, _ owners: Set<TypeID>) -> Bool {
    let child = self[edge.child]
    let protocols = allProtocols(of: child)
    return defaultIsolation[edge.module] == .nonisolated
      && (child.isolation.isNonisolated || defaultIsolation[child.module] == .nonisolated)
      && (protocols + table.protocols(from: Array(owners.subtracting(protocols))))
        .allSatisfy { isolation(of: $0).isNonisolated }
  }

  /// Whether Swift would infer an actor from one of a component's dependency protocols or, as in
  /// Swift 6, from one that these inherit from.
  func followsActor(_ id: ComponentID) -> Bool {
    allProtocols(of: self[id]).contains { isolation(of: $0).actor != nil }
  }

  /// Whether a declaration for a nonisolated component has to say so, against the module's default.
  func needsNonisolatedModifier(_ isolation: Isolation, in module: String) -> Bool {
    isolation.modifier != nil || isolation.isNonisolated && defaultIsolation[module] != .nonisolated
  }
}

extension Component {
  /// Whether its dependency inherits from one of some protocols of the standard library.
  func inherits(from names: Set<String>) -> Bool { allProtocols.contains { $0.isNamed(names) } }
}

extension [Binding] {
  /// Whether one reads what may be on the main actor by default: in an extension in a module whose
  /// default is not known.
  ///
  /// Then Swift has to infer the isolation of the reader, too.
  fileprivate var readsUnknownActor: Bool { contains { $0.source.member.isolation == .unknown } }
}

extension Binding {
  /// The isolation that is needed to read the value.
  ///
  /// Reading through the parent's own dependency belongs to the parent's actor, whatever isolation
  /// the members of the dependency state.
  func isolationOfReading(below parent: Isolation) -> Isolation {
    source.readsDependency && parent.actor != nil ? parent : source.member.isolation
  }

  /// Whether the member can be read only if the provider belongs to an actor.
  fileprivate func needs(_ conformanceActor: TypeSyntax, below parent: Isolation) -> Bool {
    // Only on the actor may one of its closures capture a nonisolated parent.
    if source.isClosure, parent.actor == nil,
      member.closure?.words.contains("@\(conformanceActor)") ?? false
    {
      return true
    }
    guard isolationOfReading(below: parent).actor == conformanceActor else { return false }
    let own = member.isolation.actor
    return source.readsDependency && parent.actor != nil
      ? source.isForwarded || own != conformanceActor : own == nil
  }

  /// Whether a provider's member leaves an actor of its own to await the parent's member; `nil` if
  /// the member does not have to await a different actor.
  func leavesActor(in provider: Isolation) -> Bool? {
    guard let actor = source.member.isolation.actor, member.effects.isAsync else { return nil }
    let own = member.isolation.actor ?? provider.actor
    return actor == own ? nil : own != nil
  }
}
