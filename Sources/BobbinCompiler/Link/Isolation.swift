package import BobbinSyntax

/// Where a member may be used from.
///
/// Isolation is written in few places and inferred in many: a member has that of its extension, its
/// class, its superclass, a protocol in front, or its module. Only what is certain is said here;
/// whatever depends on something that is not among the sources is `unknown`, so that nothing is
/// refused, or written, on a guess.
package enum Isolation: Hashable, Sendable {
  case unknown
  /// From everywhere; with the modifier if the declaration has one.
  case nonisolated(String?)
  /// From a global actor.
  case actor(BoundType)

  package static let nonisolated = Isolation.nonisolated(nil)
  package static let mainActor = Isolation.actor(
    BoundType(written: .name("MainActor"), canonical: .name("MainActor"), imports: []))

  /// The global actor in its one spelling.
  package var actor: TypeSyntax? {
    if case .actor(let type) = self { type.canonical } else { nil }
  }

  package var isNonisolated: Bool {
    if case .nonisolated = self { true } else { false }
  }

  /// The modules that must be imported where it is written.
  var imports: Set<NeededImport> {
    if case .actor(let type) = self { type.imports } else { [] }
  }
}

extension Isolation {
  /// What two readers can both take: whoever is not isolated has to be able to read it.
  func merged(with other: Isolation) -> Isolation {
    if self == other || actor != nil && actor == other.actor { return self }
    if self == .unknown || other == .unknown { return .unknown }
    if other.staysOnActor || actor != nil && other.isNonisolated { return other }
    return staysOnActor || isNonisolated && other.actor != nil ? self : .nonisolated
  }

  /// Whether an asynchronous member of this isolation runs outside of an actor that it is called on,
  /// so that what it belongs to would have to be sent; `false` where that is not certain.
  func leaves(_ other: Isolation) -> Bool {
    guard let actor = other.actor else { return false }
    return switch self {
    case .nonisolated: !staysOnActor
    case .unknown: false
    case .actor: self.actor != actor
    }
  }

  /// Whether it says that it runs wherever it is called.
  var staysOnActor: Bool { self == .nonisolated("nonisolated(nonsending)") }

  /// Whether Swift refuses to read a member of this isolation where another one is declared.
  ///
  /// - Parameters:
  ///   - need: The isolation of the requirement.
  ///   - isAsync: The reader waits, so it may change the actor.
  ///   - conformanceActor: The actor that a conformance to the requirement's protocol may belong to: it serves
  ///     a requirement of no isolation too.
  /// - Returns: `false` too where that is not certain.
  func isOutOfReach(of need: Isolation, isAsync: Bool, in conformanceActor: TypeSyntax?) -> Bool {
    guard let actor, !isAsync else { return false }
    return switch need {
    case .unknown: false
    case .nonisolated: actor != conformanceActor
    case .actor: actor != need.actor
    }
  }
}

/// What a module's declarations are isolated to when they say nothing: a build setting.
package enum DefaultIsolation: String, CaseIterable, Sendable {
  case nonisolated
  case mainActor = "MainActor"
}

extension Isolation {
  /// That of a declaration that says nothing and inherits nothing.
  init(_ setting: DefaultIsolation?) {
    switch setting {
    case nil: self = .unknown
    case .nonisolated: self = .nonisolated
    case .mainActor: self = .mainActor
    }
  }
}

extension Binder {
  /// The isolation that a declaration says it has, if it says so.
  func isolation(_ modifiers: Modifiers) -> Isolation? {
    if let word = modifiers.words.first(where: { $0.hasPrefix("nonisolated") }) {
      return .nonisolated(modifiers.attributes.contains("@concurrent") ? "@concurrent" : word)
    }
    // That is nonisolated too, and leaves whatever actor it is called on.
    if modifiers.attributes.contains("@concurrent") { return .nonisolated("@concurrent") }
    return modifiers.attributes.lazy.compactMap(isolation(attribute:)).first
  }

  /// The global actor that an attribute names, if it names one.
  private func isolation(attribute: String) -> Isolation? {
    var name = attribute.dropFirst()
    if name.hasSuffix("(unsafe)") { name = name.dropLast(8) }
    guard !name.contains("(") else { return nil }
    let parts = name.split(separator: ".").map { TypeName(text: String($0)) }
    guard let last = parts.last else { return nil }
    let isQualified = parts.count == 2 && ["Swift", "_Concurrency"].contains(parts[0].text)
    if last.text == "MainActor", parts.count == 1 || isQualified { return .mainActor }
    let type = bind(.named(parts))
    if type.canonical == .name("MainActor") { return .mainActor }
    if let id = table.type(of: type.canonical) {
      guard table[id].isGlobalActor else { return nil }
      let imports = Set(type.canonical.modules.map { NeededImport(module: $0) })
      return .actor(
        BoundType(written: type.canonical, canonical: type.canonical, imports: imports))
    }
    // Of what is not among the sources only the name is known: a global actor, or a property wrapper.
    return last.text.hasSuffix("Actor") ? .actor(type) : nil
  }
}

extension Nominal {
  /// The isolation that the type says it has, if it says so.
  func isolation(in table: TypeTable) -> Isolation? {
    Binder(table, file: file, type: outer).isolation(declaration.modifiers)
  }

  fileprivate var isGlobalActor: Bool {
    declaration.modifiers.attributes.contains("@globalActor")
  }
}

extension Linker {
  /// Finds out what the build settings of modules must be, where nobody told.
  ///
  /// In a module whose default is the main actor no class inherits from `Component` unless it says
  /// `nonisolated`: its initialiser would have another isolation than the one it overrides.
  mutating func inferDefaultIsolations() {
    for module in table.modules { program.defaultIsolation[module.name] = module.defaultIsolation }
    for nominal in table.types where nominal.declaration.kind == .class {
      guard program.defaultIsolation[nominal.module] == nil,
        !nominal.declaration.modifiers.words.contains(where: { $0.hasPrefix("nonisolated") }),
        let ancestry = ancestry(of: nominal.id), ancestry.classes.count == 1,
        !ancestry.isMainActor
      else { continue }
      program.defaultIsolation[nominal.module] = .nonisolated
    }
  }

  /// Reports a component that its module puts on the main actor and that inherits from a class of no
  /// actor, which Swift refuses in words about initialisers.
  mutating func reportBaseOfNoActor(of nominal: Nominal, _ ancestry: Ancestry) {
    let declaration = nominal.declaration
    let binder = Binder(table, file: nominal.file, type: nil)
    // A protocol or a type around might take the class off the actor, an initialiser may be off it.
    guard nominal.outer == nil, !declaration.isLocal,
      program.defaultIsolation[nominal.module] == .mainActor, !ancestry.isMainActor,
      ancestry.classes.count == 1, declaration.inherited.count == 1,
      case .named(let names) = declaration.inherited[0].type, let name = names.last?.text,
      Linker.baseClasses[name] != nil,
      binder.isolation(declaration.modifiers) ?? .mainActor == .mainActor,
      nominal.parts.flatMap(\.declaration.initialisers)
        .allSatisfy({ binder.isolation($0.modifiers) ?? .mainActor == .mainActor })
    else { return }
    let place = declaration.inherited[0].location
    let edit = table.editor(of: place)?.replacing(name, by: "MainActor" + name, from: place)
    report(
      Diagnostic(
        .isolationMismatch,
        "'\(nominal.name)' is on the main actor, as all of module '\(nominal.module)', "
          + "and cannot inherit from '\(name)', which is on none",
        at: place,
        notes: edit.map {
          [Diagnostic.Note(help: "inherit from 'MainActor\(name)'", [$0])]
        } ?? []))
  }

  private func defaultIsolation(of part: Nominal.Part) -> Isolation {
    Isolation(program.defaultIsolation[table.modules[part.file.module].name])
  }

  /// The isolation of a class below one of another isolation, or below a base class.
  mutating func isolation(of nominal: Nominal, inheriting inherited: Isolation) -> Isolation {
    if let own = nominal.isolation(in: table) { return own }
    guard inherited.actor == nil else { return inherited }
    return isolationOfProtocols(in: nominal) ?? inherited
  }

  /// The actor that a class belongs to because of a protocol it conforms to where it is declared.
  private mutating func isolationOfProtocols(in nominal: Nominal) -> Isolation? {
    let binder = Binder(table, file: nominal.file, type: nominal.outer)
    for inherited in nominal.declaration.inherited {
      // `@MainActor P` isolates the conformance, `nonisolated P` says that nothing is.
      if case .attributed = inherited.type { continue }
      guard let id = table.type(of: binder.bind(inherited.type).canonical),
        table[id].declaration.kind == .protocol
      else { continue }
      let isolation = isolation(of: table[id])
      if isolation.actor != nil { return isolation }
    }
    return nil
  }

  /// The isolation of what a part of a type declares.
  func isolation(of part: Nominal.Part, inTypeOf isolation: Isolation) -> Isolation {
    let binder = Binder(table, file: part.file, type: nil)
    guard part.declaration.kind == .extension else { return isolation }
    if let own = binder.isolation(part.declaration.modifiers) { return own }
    // Swift gives an extension the default of its module even where the class has none.
    return isolation.isNonisolated ? defaultIsolation(of: part) : isolation
  }

  /// The isolation of a protocol.
  ///
  /// One that says nothing has none if that is certain of all that it inherits from, by whatever way;
  /// without recursion, so that no chain of protocols is too long for the call stack.
  mutating func isolation(of nominal: Nominal) -> Isolation {
    if let known = isolationOfProtocol[nominal.id] { return known }
    var silent: Set<TypeID> = [nominal.id]
    var waiting = [nominal.id]
    while let id = waiting.popLast() {
      let isolation = isolationOfProtocol[id] ?? ownIsolation(of: table[id])
      guard let isolation else {
        let inherited = table.inherited(byProtocol: id)
        guard !inherited.contains(where: \.isUnknown) else {
          isolationOfProtocol[nominal.id] = .unknown
          return .unknown
        }
        waiting += inherited.compactMap(\.id).filter { silent.insert($0).inserted }
        continue
      }
      silent.remove(id)
      isolationOfProtocol[id] = isolation
      if id == nominal.id { return isolation }
      // Swift 6 takes the isolation of an inherited protocol, Swift 5 does not.
      guard isolation.isNonisolated else {
        isolationOfProtocol[nominal.id] = .unknown
        return .unknown
      }
    }
    for id in silent { isolationOfProtocol[id] = .nonisolated }
    return .nonisolated
  }

  /// The isolation that a protocol says it has, or that of its module unless that is none.
  private func ownIsolation(of nominal: Nominal) -> Isolation? {
    if let own = nominal.isolation(in: table) { return own }
    let setting = nominal.parts.first.map(defaultIsolation) ?? .unknown
    return setting.isNonisolated ? nil : setting
  }
}
