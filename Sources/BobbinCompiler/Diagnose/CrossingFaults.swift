import BobbinSyntax

extension Graph {
  /// Why a provider cannot hold what it reads from, however its members are isolated.
  ///
  /// A `Sendable` provider cannot hold a nonisolated component. To read what the parent forwards,
  /// it holds the parent's dependency, which then has to be `Sendable`, too. A provider that does
  /// not belong to the parent's actor cannot read through the parent's own dependency, which does.
  func crossingFault(of wiring: Wiring) -> Diagnostic? {
    let edge = wiring.edge
    let parent = program[edge.parent]
    let isSent = program[edge.child].inherits(from: ["Sendable"])
    guard isSent || parent.isolation.actor != nil, wiring.missing.isEmpty else { return nil }
    let (child, name) = (program.nominal(edge.child).name, program.nominal(edge.parent).name)
    let place = edge.calls[0].location
    if isSent, !parent.isSendable, wiring.bindings.contains(where: { $0.source.origin != .default })
    {
      // One error for all children.
      let message =
        "a 'Sendable' dependency cannot read from '\(name)', because that class or its "
        + "superclass is not isolated to an actor"
      let use = Diagnostic.Note("'\(child)' has such a dependency and is created here", at: place)
      let other = "remove 'Sendable' from what '\(child)' depends on, or "
      let notes = [use, noteOnSendable(parent, or: other)]
      return Diagnostic(.isolationMismatch, message, at: parent.location, notes: notes)
    }
    let (own, conformanceActor) = (parent.isolation.actor, program.conformanceActor(of: edge))
    let need = wiring.bindings.first { binding in
      own.map { binding.crosses(from: $0, to: conformanceActor) }
        ?? (binding.source.isForwarded && !parent.inherits(from: ["Sendable"]))
    }?.need
    guard let need else { return nil }
    let member = need.member.fullName
    let reason = own.map { "which can only be read on '@\($0)'" } ?? "which is not 'Sendable'"
    let message = "'\(child)' cannot get '\(member)' from the dependency of '\(name)', \(reason)"
    let advice =
      own == nil
      ? "let '\(name)' depend on a protocol that inherits from 'Sendable'"
      : need.member.isolation.actor == own
        ? "let '\(name)' require '\(member)' too, or provide it"
        : "'\(name)' would have to provide '\(member)' itself"
    let notes = [noteOnOwner(of: need), Diagnostic.Note(advice, at: parent.location)]
    return Diagnostic(.isolationMismatch, message, at: place, notes: notes)
  }

  func noteOnSendable(_ component: Component, or other: String = "") -> Diagnostic.Note {
    let name = program.nominal(component.id).name
    let base = component.isBootstrap ? "MainActorBootstrapComponent" : "MainActorComponent"
    let advice =
      component.isolation == .mainActor
      ? "make '\(name)' inherit from '\(base)'"
      : "make '\(name)' conform to '@unchecked Sendable' if any thread may read from it"
    return Diagnostic.Note(other + advice, at: component.location)
  }
}

extension Binding {
  /// Whether it reads through something that belongs to the parent's actor, either from outside
  /// that actor or synchronously for a reader on a different one.
  fileprivate func crosses(from actor: TypeSyntax, to conformanceActor: TypeSyntax?) -> Bool {
    let own = member.isolation.actor
    if actor == conformanceActor {
      return source.readsDependency && !member.effects.isAsync && own != nil && own != actor
    }
    return source.isForwarded
      || source.readsDependency && member.isolation != .unknown && own != actor
  }
}
