import BobbinSyntax

/// Writes bound types and names as one module has to spell them.
///
/// A name that the module itself or a single other module declares is written without its module,
/// as people would. A name that several other modules declare is qualified, and so is one that the
/// sources qualify, because a module that was not read may have it, too.
struct Renderer {
  let module: String
  private let program: Program
  var table: TypeTable { program.table }
  /// The modules that declare each top-level name that can be seen here, generated ones included.
  private var declarations: [String: Set<String>] = [:]
  /// Names of types nested in the components that are extended, which hide those at the top level.
  private var nested: Set<String> = []
  /// Whether the module writes `Bobbin.Dependency`, because another `Dependency` can be seen there.
  private var qualifiesMarkers = false
  /// Generic parameters, which hide types as well; a name without a module may be one of them.
  private var parameters: Set<String> = []

  init(_ program: Program, module: String) {
    (self.module, self.program) = (module, program)
    for nominal in table.types
    where nominal.outer == nil && !nominal.isForeign && !nominal.declaration.isLocal
      && canSee(nominal)
    {
      declarations[nominal.baseName, default: []].insert(nominal.module)
    }
    for component in program.components where canSee(table[component.type]) {
      let nominal = table[component.type]
      declarations[program.upstreamName(of: nominal), default: []].insert(nominal.module)
      if nominal.module == module, component.dependency.contains(where: \.isQualifiedMarker) {
        qualifiesMarkers = true
      }
    }
    for name in Runtime.protocols where declarations[name] != nil {
      declarations[name]?.insert("Bobbin")
      qualifiesMarkers = true
    }
    for edge in program.allEdges where edge.module == module {
      for id in edge.injection == nil ? [edge.parent, edge.child] : [edge.child] {
        // A protocol's aliases are names of what conforms to it, such as a provider.
        let protocols = program.allProtocols(of: program[id])
        for type in [program[id].type] + protocols {
          nested.formUnion(table.nestedNames(of: type, seenFrom: module))
        }
        parameters.formUnion(program.nominal(id).declaration.generics.names)
      }
    }
  }

  /// Lets types of modules that are read be told apart from those of libraries among some types.
  mutating func distinguish(_ types: [TypeSyntax]) {
    for type in types {
      type.visitNames { names in
        guard let module = names[0].module, !table.contains(module: module) else { return }
        declarations[names[0].text]?.insert(module)
      }
    }
  }

  func canSee(_ nominal: Nominal) -> Bool {
    table.isVisible(nominal.module, from: module)
      && nominal.access(in: table) >= table.leastAccess(in: nominal.module, for: module)
  }

  /// The same inside further generic parameters, where further names hide those at the top level.
  func inside(_ generics: Generics, hiding names: [String] = []) -> Renderer {
    if generics.parameters.isEmpty, names.isEmpty { return self }
    var renderer = self
    renderer.parameters.formUnion(generics.names)
    renderer.nested.formUnion(names)
    return renderer
  }

  func render(_ type: TypeSyntax) -> String { spell(type).description }

  /// The type with the modules in front that it needs here.
  func spell(_ type: TypeSyntax) -> TypeSyntax {
    type.map { part in
      guard case .named(var names) = part else { return part }
      let isMarker = names.count == 1 && Runtime.protocols.contains(names[0].text)
      if isMarker, names[0].module ?? "Bobbin" == "Bobbin", !parameters.contains(names[0].text) {
        names[0].module = nil
        return .named((qualifiesMarkers ? [TypeName(text: "Bobbin")] : []) + names)
      }
      guard let module = names[0].module else {
        guard StandardLibrary.declares([names[0]]), !parameters.contains(names[0].text)
        else { return part }
        table.ask(for: names[0].text)
        let isHidden = nested.contains(names[0].text) || declarations[names[0].text] != nil
        return isHidden ? .named([TypeName(text: "Swift")] + names) : part
      }
      names[0].module = nil
      if needsModule(names[0], of: module) {
        if declarations[module] == nil {
          names.insert(TypeName(text: module), at: 0)
        } else {
          // A type that has its module's name hides the module, except in front of `::`.
          names[0].text = "\(module)::\(names[0].text)"
        }
      }
      return .named(names)
    }
  }

  /// The type of a value, with `any` in front of all protocols: the declaration may be allowed to
  /// leave it out, but perhaps not this module.
  func render(value type: TypeSyntax) -> String {
    // `any P.Type` and `(any P).Type` are different types, and only one of them was meant.
    if type.contains(where: { if case .metatype = $0 { true } else { false } }) {
      return render(type)
    }
    return render(
      type.map { part in
        switch part {
        case .named(let names) where isProtocol(names): .existential(part)
        case .composition(let parts): .existential(.composition(parts.flatMap(\.compositionParts)))
        case .existential(.existential(let constraint)): .existential(constraint)
        case .opaque(.existential(let constraint)): .opaque(constraint)
        default: part
        }
      })
  }

  private func isProtocol(_ names: [TypeName]) -> Bool {
    if let id = table.type(of: .named(names)) {
      // Aliases are followed as far as they name nothing but one type.
      let last = reachable(from: [id]) { id in
        let binder = Binder(table, headOf: table[id].parts[0])
        return [table[id].declaration.target.flatMap { binder.type(named: $0) }].compactMap(\.self)
      }.last.map { table[$0].declaration }
      if case .composition? = last?.target { return true }
      return last?.kind == .protocol
    }
    // Only `Error` is certain: a library may have a type named like any other protocol.
    return names[0].text == "Error" && StandardLibrary.declares(names)
      && !parameters.contains("Error")
  }

  private func needsModule(_ name: TypeName, of module: String) -> Bool {
    guard table.contains(module: module) else { return true }
    table.ask(for: name.text)
    #if compiler(<6.3)
      // Without `::`, the plain name is the better guess.
      if declarations[module] != nil { return false }
    #endif
    if name.isQualified || nested.contains(name.text) || parameters.contains(name.text) {
      return true
    }
    return module != self.module && (declarations[name.text]?.count ?? 0) > 1
  }

  func render(_ nominal: Nominal) -> String { render(nominal.type.written) }

  func renderUpstream(_ nominal: Nominal) -> String {
    render(.named([TypeName(text: program.upstreamName(of: nominal), module: nominal.module)]))
  }

  /// A member's declaration without a body: `var logger: any Logger`, or a function with effects.
  func head(of member: Member, named name: String) -> String {
    let name = name.quotedIfReserved
    guard let signature = member.signature else {
      return "var \(name): \(member.result.map { render(value: $0.written) } ?? "Never")"
    }
    let inner = inside(signature.generics)
    let generics = signature.generics.mapTypes(inner.spell)
    let names = signature.parameters.argumentNames
    let parameters = zip(signature.parameters, names).map(inner.parameter)
    return "func \(name)\(generics.list)(\(parameters.joined(separator: ", ")))"
      + inner.render(member.effects)
      + (signature.result.map { " -> \(inner.render(value: $0.written))" } ?? "") + generics.clause
  }

  func parameter(_ parameter: BoundSignature.Parameter, _ name: String) -> String {
    let label = parameter.label.quotedIfRaw
    let names = parameter.label == name ? label : "\(label) \(name.quotedIfReserved)"
    return "\(names): \(render(value: parameter.type.written))"
      + (parameter.isVariadic ? "..." : "") + (parameter.callSiteDefault.map { " = \($0)" } ?? "")
  }

  func render(_ effects: Effects) -> String { effects.mapTypes(spell).description }
}

private let reservedWords = Keyword.neverNamesType.union(["Any", "Self", "await"])

extension String {
  /// The name in backticks if it needs them.
  var quotedIfReserved: String { reservedWords.contains(self) ? "`\(self)`" : quotedIfRaw }

  /// The name in backticks if it is a raw one, such as `my name`, or `inout`; a label needs them only
  /// then.
  var quotedIfRaw: String {
    let isPlain = allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber || !$0.isASCII }
    let beginsWithDigit = first.map { $0.isASCII && $0.isNumber } ?? false
    return !isPlain || beginsWithDigit || self == "inout" ? "`\(self)`" : self
  }

  /// The name, with underscores after it as long as it is taken.
  func avoiding(_ taken: Set<String>) -> String {
    var result = self
    while taken.contains(result) { result += "_" }
    return result
  }
}

extension BoundType {
  /// Whether it is `Bobbin.Dependency` or the like, as it is written.
  fileprivate var isQualifiedMarker: Bool {
    guard canonical.isMarkerOfRuntime, case .named(let names) = written else { return false }
    return names[0].module != nil
  }
}

extension Set<String> {
  /// Adds a name, with underscores after it if it is taken, and returns it as it was added.
  mutating func add(_ name: String) -> String { insert(name.avoiding(self)).memberAfterInsert }
}
