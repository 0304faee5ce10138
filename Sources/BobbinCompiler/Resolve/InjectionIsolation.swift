import BobbinSyntax

/// Which actor a generated `init(injecting:)` belongs to.
///
/// What reads a member that belongs to an actor belongs there too, and so does what reads through the
/// dependency of a component of an actor. Where nothing asks for one it is that of the service's own
/// initialiser, or else that of the component, where the call is.
struct InjectionIsolation {
  /// What the initialiser that is called says or inherits.
  var own: Isolation
  /// The actor that the generated one belongs to.
  var actor: BoundType?
  /// A member that belongs to another actor, and that actor.
  var conflict: (member: Member, actor: TypeSyntax)?
  /// What would have to be sent to the actor of the initialiser that is called, and cannot be.
  var unsendable: (member: Member, from: TypeSyntax, to: TypeSyntax)?
}

extension Graph {
  /// The isolation of an initialiser that wires a service.
  func isolation(of injection: Injection, _ bindings: [Binding]) -> InjectionIsolation {
    let parent = program[injection.edge.parent].isolation
    let own = injection.initialiser.isolation ?? program.isolation(ofService: injection.edge.child)
    var result = InjectionIsolation(own: own)
    if case .actor(let actor) = own { result.actor = actor }
    var isAsked = false
    for binding in bindings {
      guard let asked = binding.asks(below: parent), case .actor(let actor) = asked else {
        continue
      }
      if isAsked || own.actor != nil, let other = result.actor, other.canonical != actor.canonical {
        // A call that waits may change the actor.
        if !injection.initialiser.effects.isAsync, result.conflict == nil {
          result.conflict = (binding.member, actor.canonical)
        }
        continue
      }
      isAsked = true
      result.actor = actor
    }
    if result.actor == nil, case .actor(let actor) = parent { result.actor = actor }
    if injection.initialiser.effects.isAsync, case .actor(let own) = own {
      send(bindings, to: own.canonical, from: parent, &result)
    }
    return result
  }

  /// Lets a call that changes the actor take along what it needs.
  ///
  /// What a component on another actor has from above is read there; only its value can change.
  private func send(
    _ bindings: [Binding], to own: TypeSyntax, from parent: Isolation,
    _ result: inout InjectionIsolation
  ) {
    if case .actor(let actor) = parent, actor.canonical != own,
      bindings.contains(where: \.source.isOfDependency)
    {
      result.actor = actor
    }
    for binding in bindings {
      guard case .actor(let actor)? = binding.asks(below: parent), actor.canonical != own,
        case .property(let type?, _) = binding.member.kind, !types.isSendable(type.canonical)
      else { continue }
      result.unsendable = (binding.member, actor.canonical, own)
      return
    }
  }

  /// Why no actor can fill an initialiser from where all its values are.
  func injectionFault(of injection: Injection, _ bindings: [Binding]) -> Diagnostic? {
    let isolation = isolation(of: injection, bindings)
    if let unsendable = isolation.unsendable { return sendingFault(of: injection, unsendable) }
    guard let conflict = isolation.conflict, let actor = isolation.actor else { return nil }
    let edge = injection.edge
    let service = program.nominal(edge.child).name
    return Diagnostic(
      .isolationMismatch,
      "'\(program.nominal(edge.parent).name)' cannot wire '\(service)' on '@\(actor.canonical)', "
        + "because '\(conflict.member.name)' belongs to '@\(conflict.actor)'",
      at: edge.calls[0].location,
      notes: [
        Diagnostic.Note(
          "the initialiser of '\(service)' is declared here", at: injection.initialiser.location),
        Diagnostic.Note("pass '\(conflict.member.name)' yourself, or let both belong to one actor"),
      ])
  }
}

extension Graph {
  private func sendingFault(
    of injection: Injection, _ unsendable: (member: Member, from: TypeSyntax, to: TypeSyntax)
  ) -> Diagnostic {
    let (member, from, to) = unsendable
    let edge = injection.edge
    let service = program.nominal(edge.child).name
    return Diagnostic(
      .isolationMismatch,
      "'\(program.nominal(edge.parent).name)' cannot wire '\(service)': '\(member.name)' of type "
        + "'\(member.typeDescription)' cannot be sent from '@\(from)' to '@\(to)'",
      at: edge.calls[0].location,
      notes: [
        Diagnostic.Note(
          "the initialiser of '\(service)' is declared here", at: injection.initialiser.location),
        Diagnostic.Note(
          "let '\(member.typeDescription)' be 'Sendable', or both belong to one actor"),
      ])
  }
}

extension Binding {
  /// The isolation of what is read, component and all.
  fileprivate func asks(below parent: Isolation) -> Isolation? {
    switch source.origin {
    case .parent: source.member.isolation
    case .dependency: parent.actor == nil ? source.member.isolation : parent
    case .inherited: parent
    case .default, .missing: nil
    }
  }
}

extension Program {
  /// What a service says of its isolation; an actor's initialiser has none.
  fileprivate func isolation(ofService id: ComponentID) -> Isolation {
    nominal(id).declaration.kind == .actor ? .unknown : isolation(of: self[id].type)
  }
}
