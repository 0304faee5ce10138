import BobbinSyntax

/// Components of an actor that are created outside of it.
///
/// The `init(dependency:)` that a class has from a base class without an actor can be called from
/// anywhere, whatever the class itself belongs to; so can the generated initializer, unless that would
/// run the class's own code outside of its actor.
extension Program {
  /// Whether a component that belongs to an actor may be created outside of it.
  func canBeCreatedAnywhere(_ edge: Edge, with initializer: BoundInitializer) -> Bool {
    initializer.isOfRuntime && self[edge.child].isolation.actor != nil
      && self[edge.parent].isolation.isNonisolated && codeInStorage(of: edge.child) == nil
  }

  /// A stored property of a component whose initial value runs code when the component is created.
  fileprivate func codeInStorage(of id: ComponentID) -> Property? {
    let parts = ([self[id].type] + self[id].superclasses).lazy.flatMap { table[$0].parts }
    return parts.compactMap { part in
      part.declaration.properties.first { property in
        guard property.isStored, !property.modifiers.isStatic, !property.modifiers.contains("lazy")
        else { return false }
        if property.modifiers.mayHaveMacro { return true }
        return property.hasValue && !isLiteral(property, in: table.file(part.file).source)
      }
    }.first
  }

  /// Whether a property's value consists of literals.
  private func isLiteral(_ property: Property, in source: Source) -> Bool {
    guard let body = property.body else { return false }
    let code = Source(path: source.path, bytes: Array(source.bytes[body]))
    return Lexer.lex(code).tokens.allSatisfy { token in
      switch token.kind {
      case .identifier: [.true, .false, .nil].contains(token.keyword)
      case .leftParen, .leftBrace, .pound: false
      default: true
      }
    }
  }
}

extension Graph {
  /// That a call which belongs to no actor creates what only its own actor can create.
  func actorFault(of wiring: Wiring) -> Diagnostic? {
    let edge = wiring.edge
    let (parent, child) = (program[edge.parent], program[edge.child])
    guard let actor = child.isolation.actor, parent.isolation.isNonisolated,
      // There nothing is nonisolated that does not say so.
      program.defaultIsolation[parent.module] != .mainActor
    else { return nil }
    let provider = isolation(of: edge, wiring.bindings).actor
    let members = EnclosingMembers(parent)
    for call in edge.calls where call.argument == .`self` {
      let place = members.member(around: call)
      let matches = child.initializers(for: call, in: edge.module).map(\.initializer)
      guard let member = parent.provisions.first(where: { $0.member.location == place }),
        member.member.isolation.isNonisolated, !member.member.effects.isAsync,
        runsAtOnce(call, in: member),
        !matches.contains(where: {
          $0.isolation?.isNonisolated == true || program.canBeCreatedAnywhere(edge, with: $0)
        }) || provider != nil
      else { continue }
      return fault(call, of: wiring, in: member.member, actor)
    }
    return nil
  }

  /// Whether no closure can be around a call in a member.
  private func runsAtOnce(_ call: WiringCall, in member: Provision) -> Bool {
    guard let body = member.body, body.contains(call.offset) else { return false }
    let source = program.table.file(member.file).source
    return source.bytes[body.lowerBound..<call.offset].count { $0 == UInt8(ascii: "{") } < 2
  }

  private func fault(
    _ call: WiringCall, of wiring: Wiring, in member: Member, _ actor: TypeSyntax
  ) -> Diagnostic {
    let child = program.nominal(wiring.edge.child)
    var reason: Diagnostic.Note?
    if let read = wiring.bindings.first(where: { $0.source.member.isolation.actor == actor }) {
      let source = read.source.member
      reason = Diagnostic.Note(
        "'\(source.fullName)', which it needs, is on '@\(actor)'", at: source.location)
    } else if let property = program.codeInStorage(of: wiring.edge.child) {
      reason = Diagnostic.Note(
        "'\(property.name)' runs code when '\(child.name)' is created; 'lazy' would defer it",
        at: property.location)
    } else if let own = program[wiring.edge.child].initializers.first, !own.isOfRuntime {
      reason = Diagnostic.Note("make it 'nonisolated' if it can run anywhere", at: own.location)
    }
    let edit = program.table.editor(of: member.location)?
      .isolating(member.location, to: "\(actor)")
    let help = Diagnostic.Note(help: "let '\(member.fullName)' belong to '@\(actor)'", edit)
    return Diagnostic(
      .isolationMismatch,
      "'\(child.name)' belongs to '@\(actor)' and cannot be created in '\(member.fullName)', "
        + "which belongs to no actor",
      at: call.location, notes: [reason, help])
  }
}
