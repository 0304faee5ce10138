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
    let crosses = own.map { $0 != actor(of: edge) } ?? actors.needsSendable(edge.child)
    guard crosses || own != nil else { return nil }
    let bindings = wiring.bindings.filter { $0.source.origin != .default }
    guard wiring.missing.isEmpty, !bindings.isEmpty else { return nil }
    guard let own else {
      return program.isSendable(parent) ? nil : notSendable(edge)
    }
    return bindings.first { crosses ? $0.crosses(from: own) : $0.changes(own) }
      .map { notOnActor(edge, $0, own) }
  }

  private func notSendable(_ edge: Edge) -> Diagnostic {
    let (child, parent) = (program.nominal(edge.child).name, program.nominal(edge.parent).name)
    return Diagnostic(
      .isolationMismatch,
      "'\(child)' needs a 'Sendable' dependency, which cannot read from '\(parent)': a component "
        + "that belongs to no actor is not 'Sendable'",
      at: edge.calls[0].location,
      notes: sendable(edge) + [
        Diagnostic.Note(
          "let '\(parent)' conform to '@unchecked Sendable' if any thread may read from it",
          at: program[edge.parent].location)
      ])
  }

  private func notOnActor(_ edge: Edge, _ binding: Binding, _ actor: TypeSyntax) -> Diagnostic {
    let (child, parent) = (program.nominal(edge.child).name, program.nominal(edge.parent).name)
    let name = binding.member.fullName
    let conformanceActor = self.actor(of: edge)
    let other = conformanceActor == actor ? binding.member.isolation.actor : conformanceActor
    let verb = conformanceActor == actor ? "requires it on" : "belongs to"
    let reason =
      other.map { "'\(child)' \(verb) '@\($0)'" }
      ?? "the dependency of '\(child)' is 'Sendable'"
    return Diagnostic(
      .isolationMismatch,
      "'\(child)' cannot have '\(name)' from the dependency of '\(parent)', which belongs to "
        + "'@\(actor)': \(reason)",
      at: edge.calls[0].location,
      notes: [
        Diagnostic.Note(
          "'\(program.table[binding.need.owner].name)' requires '\(name)' here",
          at: binding.member.location)
      ] + (other == nil ? sendable(edge) : []) + [
        Diagnostic.Note(
          "'\(parent)' would have to provide '\(name)' itself", at: program[edge.parent].location)
      ])
  }

  /// Where the child's dependency becomes `Sendable`.
  private func sendable(_ edge: Edge) -> [Diagnostic.Note] {
    let reference = program[edge.child].dependency.first { reference in
      reference.id != nil
        && program.inherited(by: [reference.type.canonical]).contains { $0.isMarker(["Sendable"]) }
    }
    guard let id = reference?.id else { return [] }
    let nominal = program.table[id]
    return [Diagnostic.Note("'\(nominal.name)' is 'Sendable'", at: nominal.declaration.location)]
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
