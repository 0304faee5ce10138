import BobbinSyntax

extension Graph {
  /// Why a provider cannot hold what it reads from, however its members are isolated.
  ///
  /// A `Sendable` provider holds no component without an actor. One that does not belong to the
  /// parent's actor cannot read through the parent's own dependency, which does.
  func crossingFault(of wiring: Wiring) -> Diagnostic? {
    let edge = wiring.edge
    let parent = program[edge.parent]
    let own = parent.isolation.actor
    if own == nil, let fault = actorFault(of: wiring) { return fault }
    let conformanceActor = program.conformanceActor(of: edge)
    let crosses = own.map { $0 != conformanceActor } ?? needsSendable(edge.child)
    guard crosses || own != nil else { return nil }
    let bindings = wiring.bindings.filter { $0.source.origin != .default }
    guard wiring.missing.isEmpty, !bindings.isEmpty else { return nil }
    let childName = program.nominal(edge.child).name
    let parentName = program.nominal(edge.parent).name
    guard let own else {
      if program.isSendable(parent) { return nil }
      return Diagnostic(
        .isolationMismatch,
        "'\(childName)' needs a 'Sendable' dependency, which cannot read from '\(parentName)': a "
          + "component that belongs to no actor is not 'Sendable'",
        at: edge.calls[0].location,
        notes: [
          sendable(edge),
          Diagnostic.Note(
            "let '\(parentName)' conform to '@unchecked Sendable' if any thread may read from it",
            at: parent.location),
        ])
    }
    let isOut = bindings.first { crosses ? $0.crosses(from: own) : $0.changes(own) }
    guard let member = isOut?.member, let owner = isOut?.need.owner else { return nil }
    let other = crosses ? conformanceActor : member.isolation.actor
    let reason =
      other.map { "'\(childName)' \(crosses ? "belongs to" : "requires it on") '@\($0)'" }
      ?? "the dependency of '\(childName)' is 'Sendable'"
    return Diagnostic(
      .isolationMismatch,
      "'\(childName)' cannot have '\(member.fullName)' from the dependency of '\(parentName)', which "
        + "belongs to '@\(own)': \(reason)",
      at: edge.calls[0].location,
      notes: [
        noteOnOwner(program.table[owner], of: member, member.location),
        other == nil ? sendable(edge) : nil,
        Diagnostic.Note(
          "'\(parentName)' would have to provide '\(member.fullName)' itself", at: parent.location),
      ])
  }

  /// Whether what a component gets from above has to be `Sendable`.
  private func needsSendable(_ id: ComponentID) -> Bool {
    id.index < program.components.count && program.inherits(program[id], from: ["Sendable"])
  }

  /// Where the child's dependency becomes `Sendable`.
  private func sendable(_ edge: Edge) -> Diagnostic.Note? {
    let reference = program[edge.child].dependency.first { reference in
      reference.id != nil
        && program.inherited(by: [reference.type.canonical]).contains { $0.isMarker(["Sendable"]) }
    }
    return reference?.id.map { program.table[$0] }.map {
      Diagnostic.Note("'\($0.name)' is 'Sendable'", at: $0.declaration.location)
    }
  }
}

extension Binding {
  /// Whether it reads through something that belongs to an actor, synchronously and for a reader on
  /// another one.
  fileprivate func changes(_ actor: TypeSyntax) -> Bool {
    guard !member.effects.isAsync, let own = member.isolation.actor, own != actor else {
      return false
    }
    return source.isOfDependency
  }

  /// Whether it reads through something that belongs to the parent's actor, from outside of it.
  fileprivate func crosses(from actor: TypeSyntax) -> Bool {
    switch source.origin {
    case .inherited: true
    case .dependency: member.isolation != .unknown && member.isolation.actor != actor
    case .parent, .default, .missing: false
    }
  }
}

extension Program {
  /// Whether a component says that it may be sent, which only a person can promise.
  func isSendable(_ component: Component) -> Bool {
    let types = ([component.type] + component.superclasses).flatMap { id in
      table[id].parts.flatMap { part in
        let binder = Binder(table, file: part.file, type: table[id].outer)
        return part.declaration.inherited.map { binder.bind($0.type.withoutAttributes).canonical }
      }
    }
    return inherited(by: types).contains { $0.isMarker(["Sendable"]) }
  }
}

extension TypeSyntax {
  fileprivate var withoutAttributes: TypeSyntax {
    if case .attributed(_, let type) = self { type } else { self }
  }
}
