import BobbinSyntax

// The isolation that types and their members have or inherit.

extension Program {
  /// The isolation that a type states, or else that of its module.
  func isolation(of id: TypeID) -> Isolation {
    table[id].statedIsolation(in: table) ?? Isolation(defaultIsolation[table[id].module])
  }

  /// The isolation of a type whose superclass, perhaps one of Bobbin's base classes, has `base`.
  func isolation(of nominal: Nominal, inheriting base: Isolation) -> Isolation {
    if let own = nominal.statedIsolation(in: table) { return own }
    if base.actor != nil { return base }
    // The class may belong to the actor of a protocol that it conforms to where it is declared.
    for inherited in table.inherited(by: nominal.parts[0]) {
      // `@MainActor P` isolates the conformance, `nonisolated P` says that it is not isolated.
      if case .attributed = inherited.type.written { continue }
      // Those that the protocol inherits from count, too.
      let protocols = table.protocols(from: inherited.id.map { [$0] } ?? [])
        .filter { table[$0].declaration.kind == .protocol }
      if let own = protocols.map(isolation).first(where: { $0.actor != nil }) { return own }
    }
    return base
  }

  /// The isolation of a type that is not a component, as far as the classes that were read show it.
  func inferredIsolation(of id: TypeID) -> Isolation {
    table.classes(from: id).reversed().map { table[$0] }.reduce(.unknown) { base, nominal in
      let setting = Isolation(defaultIsolation[nominal.module])
      return isolation(of: nominal, inheriting: base.actor == nil ? setting : base)
    }
  }
}

extension Linker {
  /// Infers the default isolation of modules for which it is not given.
  ///
  /// In a module whose default is the main actor, a class that inherits from `Component` has to say
  /// `nonisolated`: its initializer would have another isolation than the one it overrides.
  func inferDefaultIsolations() {
    for module in table.modules { program.defaultIsolation[module.name] = module.defaultIsolation }
    for nominal in table.types where nominal.declaration.kind == .class {
      guard program.defaultIsolation[nominal.module] == nil,
        !nominal.declaration.modifiers.contains(.nonisolated),
        let ancestry = ancestry(of: nominal.id), ancestry.superclass == nil, !ancestry.isMainActor
      else { continue }
      program.defaultIsolation[nominal.module] = .nonisolated
    }
  }

  /// The isolation of the members in a part of a type.
  func isolation(of part: Nominal.Part, inTypeOf isolation: Isolation) -> Isolation {
    guard part.declaration.kind == .extension else { return isolation }
    let binder = Binder(table, file: part.file, type: nil)
    if let own = binder.statedIsolation(part.declaration.modifiers) { return own }
    // An extension has the default of its module even if the class is nonisolated.
    return isolation.isNonisolated ? Isolation(program.defaultIsolation[binder.module]) : isolation
  }

  /// The isolation of a protocol; if it states none, it is nonisolated if all inherited ones are.
  func isolation(ofProtocol nominal: Nominal) -> Isolation {
    if let known = isolationOfProtocol[nominal.id] { return known }
    // Inherited ones come first, so that no chain of protocols is too long for the call stack.
    let protocols: [TypeID] = table.protocols(from: [nominal.id]).reversed()
    for id in protocols where isolationOfProtocol[id] == nil {
      // A protocol that inherits from itself finds this and stops.
      isolationOfProtocol[id] = .unknown
      // Swift 6 takes the isolation of an inherited protocol, Swift 5 does not.
      let isCertain = table.inherited(by: id, declaredAs: .protocol).allSatisfy { inherited in
        inherited.id.map { isolation(ofProtocol: table[$0]).isNonisolated } ?? !inherited.isUnknown
      }
      let own = program.isolation(of: id)
      isolationOfProtocol[id] = own == .nonisolated && !isCertain ? .unknown : own
    }
    return isolationOfProtocol[nominal.id] ?? .unknown
  }
}
