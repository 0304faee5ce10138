package import BobbinSyntax

/// Where a member may be used from.
///
/// Isolation is written in few places and inferred in many: a member takes it from its extension,
/// its class, a superclass, a protocol, or its module. Only what is certain is recorded; anything
/// that depends on code that was not read is `unknown`, so that nothing rests on a guess.
package enum Isolation: Hashable, Sendable {
  case unknown
  /// From everywhere; with the modifier if the declaration has one.
  case nonisolated(String?)
  /// From a global actor.
  indirect case actor(BoundType)

  package static let nonisolated = Isolation.nonisolated(nil)
  package static let mainActor = Isolation.actor(
    BoundType(written: .name("MainActor"), canonical: .name("MainActor"), imports: []))

  /// The global actor as it is written.
  var globalActor: BoundType? { if case .actor(let type) = self { type } else { nil } }

  /// The canonical type of the global actor.
  package var actor: TypeSyntax? { globalActor?.canonical }

  package var isNonisolated: Bool { if case .nonisolated = self { true } else { false } }

  var imports: Set<NeededImport> { globalActor?.imports ?? [] }

  /// The modifier as the declaration has it, such as `nonisolated`.
  var modifier: String? { if case .nonisolated(let modifier) = self { modifier } else { nil } }

  /// The isolation of a declaration that neither states nor inherits one.
  init(_ setting: DefaultIsolation?) {
    self = setting.map { $0 == .mainActor ? .mainActor : .nonisolated } ?? .unknown
  }

  /// The isolation that serves two readers: nonisolated if either of them is.
  func merged(with other: Isolation) -> Isolation {
    if self == other || actor != nil && actor == other.actor { return self }
    if self == .unknown || other == .unknown { return .unknown }
    if other.staysOnActor || actor != nil && other.isNonisolated { return other }
    return staysOnActor || isNonisolated && other.actor != nil ? self : .nonisolated
  }

  /// Whether an asynchronous member of this isolation runs outside the actor that it is called on,
  /// so that its object would have to be sent; `false` if that is not certain.
  func leaves(_ other: Isolation) -> Bool {
    other.actor != nil && self != .unknown && actor != other.actor && !staysOnActor
  }

  /// Whether it is marked to run on the caller's actor.
  var staysOnActor: Bool { self == .nonisolated("nonisolated(nonsending)") }

  /// Whether Swift rejects reading a member of this isolation through a requirement of another one;
  /// `false` if that is not certain.
  ///
  /// Members on the conformance's own actor also serve nonisolated requirements.
  func isOutOfReach(
    of need: Isolation, isAsync: Bool, in conformanceActor: @autoclosure () -> TypeSyntax?
  ) -> Bool {
    guard let actor, !isAsync, need != .unknown else { return false }
    return actor != need.actor ?? conformanceActor()
  }
}

/// The isolation of a module's declarations that have no other: a build setting.
package enum DefaultIsolation: String, CaseIterable, Sendable {
  case nonisolated
  case mainActor = "MainActor"
}

extension Binder {
  /// The isolation that a declaration states, if it states one.
  func statedIsolation(_ modifiers: Modifiers) -> Isolation? {
    // It is nonisolated, and leaves the actor that it is called on.
    if !modifiers.attributes.isEmpty, modifiers.attributes.contains("concurrent") {
      return .nonisolated("@concurrent")
    }
    if modifiers.contains(.nonisolated) {
      return .nonisolated(modifiers.words.first { $0.hasPrefix("nonisolated") })
    }
    if modifiers.attributes.isEmpty { return nil }
    return modifiers.attributes.lazy.compactMap(isolation(of:)).first
  }

  /// The global actor that an attribute names, if it names one.
  private func isolation(of attribute: Attribute) -> Isolation? {
    guard attribute.arguments.isEmpty || attribute.has("unsafe"), !attribute.path.isEmpty
    else { return nil }
    if attribute.path == [TypeName(text: "MainActor")] { return .mainActor }
    let type = bind(.named(attribute.path))
    if type.canonical == .name("MainActor") { return .mainActor }
    if let id = table.type(of: type.canonical) {
      let isActor = table[id].declaration.modifiers.attributes.contains("globalActor")
      return isActor ? .actor(table[id].type) : nil
    }
    // Of a type that was not read, only the name is known: a global actor or a property wrapper.
    return attribute.namesActor ? .actor(type) : nil
  }
}

extension Attribute {
  /// Whether it looks like a global actor; the exception is a macro of SwiftData.
  var namesActor: Bool { name.hasSuffix("Actor") && name != "ModelActor" }
}

extension Nominal {
  /// The isolation that the type states, if it states one.
  func statedIsolation(in table: TypeTable) -> Isolation? {
    Binder(table, file: file, type: outer).statedIsolation(declaration.modifiers)
  }
}

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

  /// Reports a component that is on the main actor by its module's default and inherits from a
  /// nonisolated class, which Swift rejects with an error about initializers.
  func reportBaseOfNoActor(of nominal: Nominal, _ ancestry: Ancestry) {
    let declaration = nominal.declaration
    let binder = Binder(table, file: nominal.file, type: nil)
    let superclass = program.component(ancestry.superclass?.id).map { program[$0] }
    let place = ancestry.superclass?.location ?? ancestry.location
    lazy var others = table.inherited(by: nominal.parts[0]).filter { $0.location != place }
    // A protocol or an enclosing type might make the class nonisolated, or an initializer might be.
    guard nominal.outer == nil, !declaration.isLocal,
      program.defaultIsolation[nominal.module] == .mainActor, !ancestry.isMainActor,
      superclass.map({ $0.isolation.isNonisolated && $0.module != nominal.module }) ?? true,
      others.compactMap({ $0.id.map(program.isolation) }) == others.map({ _ in .mainActor }),
      ([declaration.modifiers] + table.whole(nominal.id).flatMap(\.initializers).map(\.modifiers))
        .allSatisfy({ binder.statedIsolation($0) ?? .mainActor == .mainActor })
    else { return }
    let base = superclass.map { table[$0.type].name } ?? ancestry.base
    let edit = table.editor(of: place)?.replacing(base, by: "MainActor" + base, from: place)
    let advice =
      "let '\(base)' inherit from 'MainActor\(ancestry.base)', or write 'nonisolated' in front of "
      + "'class' here"
    report(
      .isolationMismatch,
      "'\(nominal.name)' is on the main actor, the default of module '\(nominal.module)', so it "
        + "cannot inherit from '\(base)', which is not isolated",
      at: place,
      superclass == nil
        ? Diagnostic.Note(help: "inherit from 'MainActor\(base)'", [edit]) : Diagnostic.Note(advice)
    )
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
