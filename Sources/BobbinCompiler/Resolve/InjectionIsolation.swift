import BobbinSyntax

extension Graph {
  /// The isolation that an initializer which wires a service has to state, and why no actor can fill
  /// it from where all its values are, if none can.
  ///
  /// An initializer that reads a member of an actor belongs to that actor, and so does one that
  /// reads through the dependency of an actor's component. Otherwise it has the isolation of the
  /// service's own initializer, or else that of the component, where the call is.
  func isolation(
    of injection: Injection, in wiring: Wiring
  ) -> (isolation: Isolation, fault: Diagnostic?) {
    let edge = wiring.edge
    let (component, service) = (program.nominal(edge.parent), program.nominal(edge.child))
    let parent = program[edge.parent].isolation
    let isAsync = injection.initializer.effects.isAsync
    // An actor's initializer has none.
    let inherited =
      service.declaration.kind == .actor ? .unknown : program.isolation(of: service.id)
    let own = injection.initializer.isolation ?? inherited
    let asked = wiring.bindings.compactMap { binding in
      binding.isolationOfReading(below: parent).globalActor.map { (binding.member.name, $0) }
    }
    var actor = own.globalActor ?? asked.first?.1 ?? parent.globalActor
    // What a component on another actor gets from above is read there; only the value changes
    // actors, and swiftc checks that it can be sent.
    if isAsync, own.actor != nil, parent.actor != nil,
      wiring.bindings.contains(where: \.source.isOfDependency)
    {
      actor = parent.globalActor
    }
    guard let actor else { return (own, nil) }
    let isImplied = injection.initializer.isolation == nil && own.actor == actor.canonical
    let isolation: Isolation = isImplied ? .unknown : .actor(actor)
    // An asynchronous call may change actors.
    guard !isAsync, let (name, other) = asked.first(where: { $1.canonical != actor.canonical })
    else { return (isolation, nil) }
    let fault = Diagnostic(
      .isolationMismatch,
      "'\(component.name)' cannot wire '\(service.name)' on '@\(actor.canonical)', because "
        + "'\(name)' belongs to '@\(other.canonical)'",
      at: edge.calls[0].location,
      notes: [
        Diagnostic.Note(
          "the initializer of '\(service.name)' is declared here",
          at: injection.initializer.location),
        Diagnostic.Note("pass '\(name)' yourself, or let both belong to one actor"),
      ])
    return (isolation, fault)
  }
}
