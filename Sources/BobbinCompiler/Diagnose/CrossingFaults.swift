import BobbinSyntax

extension Graph {
  /// Why a provider cannot hold what it reads from, however its members are isolated.
  ///
  /// A `Sendable` provider holds no component without an actor. One that does not belong to the
  /// parent's actor cannot read through the parent's own dependency, which does.
  func crossingFault(of wiring: Wiring) -> Diagnostic? {
    let edge = wiring.edge
    let parent = program[edge.parent]
    let isSent = !parent.isSendable && program[edge.child].inherits(from: ["Sendable"])
    guard isSent || parent.isolation.actor != nil, wiring.missing.isEmpty else { return nil }
    let (child, name) = (program.nominal(edge.child).name, program.nominal(edge.parent).name)
    let place = edge.calls[0].location
    if isSent, wiring.bindings.contains(where: { $0.source.origin != .default }) {
      // One error for all children.
      return Diagnostic(
        .isolationMismatch,
        "a 'Sendable' dependency cannot read from '\(name)', because it or a class that it inherits "
          + "from belongs to no actor", at: parent.location,
        notes: [
          Diagnostic.Note("'\(child)' has such a dependency and is created here", at: place),
          noteOnSendable(parent),
        ])
    }
    let conformanceActor = program.conformanceActor(of: edge)
    guard let own = parent.isolation.actor,
      let need = wiring.bindings.first(where: { $0.crosses(from: own, to: conformanceActor) })?.need
    else { return nil }
    let member = need.member
    return Diagnostic(
      .isolationMismatch,
      "'\(child)' cannot get '\(member.fullName)' from the dependency of '\(name)', which can only "
        + "be read on '@\(own)'", at: place,
      notes: [
        noteOnOwner(program.table[need.owner], of: member),
        Diagnostic.Note(
          "'\(name)' would have to provide '\(member.fullName)' itself", at: parent.location),
      ])
  }

  /// How a component could be sent.
  func noteOnSendable(_ component: Component) -> Diagnostic.Note {
    let name = program.nominal(component.id).name
    let base = component.isBootstrap ? "MainActorBootstrapComponent" : "MainActorComponent"
    return Diagnostic.Note(
      component.isolation == .mainActor
        ? "make '\(name)' inherit from '\(base)'"
        : "make '\(name)' conform to '@unchecked Sendable' if any thread may read from it",
      at: component.location)
  }
}

extension Binding {
  /// Whether it reads through something that belongs to the parent's actor, from outside of it, or
  /// synchronously for a reader on another one.
  fileprivate func crosses(from actor: TypeSyntax, to conformanceActor: TypeSyntax?) -> Bool {
    let own = member.isolation.actor
    if actor == conformanceActor {
      return source.isOfDependency && !member.effects.isAsync && own != nil && own != actor
    }
    return source.isInherited
      || source.isOfDependency && member.isolation != .unknown && own != actor
  }
}
