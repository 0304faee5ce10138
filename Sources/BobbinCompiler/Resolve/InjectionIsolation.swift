import BobbinSyntax

/// Which actor a generated `init(injecting:)` belongs to.
///
/// An initializer that reads a member of an actor belongs to that actor, and so does one that reads
/// through the dependency of an actor's component. Otherwise it has the isolation of the service's
/// own initializer, or else that of the component, where the call is.
struct InjectionIsolation {
  /// The isolation that the called initializer states or inherits.
  var own: Isolation
  /// The actor that the generated initializer belongs to.
  var actor: BoundType?
  /// A member whose value cannot get from its actor to that of the initializer.
  var obstacle: (member: Member, actor: TypeSyntax)?
}

extension Graph {
  /// The isolation of an initializer that wires a service.
  func isolation(of injection: Injection, in wiring: Wiring) -> InjectionIsolation {
    let parent = program[wiring.edge.parent].isolation
    let service = program.nominal(wiring.edge.child)
    // An actor's initializer has none.
    let inherited =
      service.declaration.kind == .actor ? .unknown : program.isolation(of: service.id)
    let own = injection.initializer.isolation ?? inherited
    let asked = wiring.bindings.compactMap { binding in
      binding.isolationOfReading(below: parent).globalActor.map { (binding.member, $0) }
    }
    var result = InjectionIsolation(own: own)
    result.actor = own.globalActor ?? asked.first?.1 ?? parent.globalActor
    // An asynchronous call may change actors.
    if !injection.initializer.effects.isAsync {
      result.obstacle = asked.first { $1.canonical != result.actor?.canonical }
        .map { ($0, $1.canonical) }
    }
    // What a component on another actor gets from above is read there; only the value changes
    // actors, and swiftc checks that it can be sent.
    if injection.initializer.effects.isAsync, let own = own.actor, let actor = parent.globalActor,
      actor.canonical != own, wiring.bindings.contains(where: \.source.isOfDependency)
    {
      result.actor = actor
    }
    return result
  }

  /// Why no actor can fill an initializer from where all its values are.
  func injectionFault(of injection: Injection, in wiring: Wiring) -> Diagnostic? {
    let isolation = isolation(of: injection, in: wiring)
    guard let obstacle = isolation.obstacle, let actor = isolation.actor else { return nil }
    let edge = wiring.edge
    let (parent, service) = (program.nominal(edge.parent).name, program.nominal(edge.child).name)
    let name = obstacle.member.name
    return Diagnostic(
      .isolationMismatch,
      "'\(parent)' cannot wire '\(service)' on '@\(actor.canonical)', because '\(name)' belongs to "
        + "'@\(obstacle.actor)'",
      at: edge.calls[0].location,
      notes: [
        Diagnostic.Note(
          "the initializer of '\(service)' is declared here", at: injection.initializer.location),
        Diagnostic.Note("pass '\(name)' yourself, or let both belong to one actor"),
      ])
  }
}
