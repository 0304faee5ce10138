import BobbinSyntax

extension Generator {
  /// Writes the initialisers that an edge's calls may call, each once, in order of labels and types.
  mutating func initialisers(
    for edge: Edge, provider: String, _ isolation: ProviderIsolation, fault: String?
  ) {
    func matches(_ calls: [WiringCall]) -> [InitialiserMatch] {
      calls.flatMap { program[edge.child].initialisers(for: $0, in: module) }
    }
    let inlinable = Set(matches(edge.calls.filter(\.isInlinable)).map(\.identity))
    var seen: Set<InitialiserMatch.Identity> = []
    let all = matches(edge.calls).filter { seen.insert($0.identity).inserted }
    for (index, match) in all.sorted(by: InitialiserMatch.areInOrder).enumerated() {
      if index > 0 { writer.line() }
      writer.conditional(match.initialiser.conditions.removing(edge.conditions)) {
        initialiser(
          match, edge, provider: provider, isolation,
          isInlinable: inlinable.contains(match.identity), fault: fault)
      }
    }
  }

  private mutating func initialiser(
    _ match: InitialiserMatch, _ edge: Edge, provider: String, _ isolation: ProviderIsolation,
    isInlinable: Bool, fault: String?
  ) {
    let access = isInlinable ? Access.public : .internal
    imports.add(
      [edge.parent, edge.child].map { NeededImport(of: program.nominal($0), in: program.table) },
      usedAt: access)
    let child = program.nominal(edge.child).declaration.generics
    let (parentType, generics) = generics(
      of: edge.parent, around: match.initialiser.signature.generics,
      avoiding: child.parameters.map(\.name))
    var parameters: [String] = []
    var arguments: [String] = []
    let names = BoundSignature(generics: generics, parameters: match.parameters, result: nil)
      .argumentNames
    for (value, name) in zip(match.parameters, names) {
      if value.label == "dependency" {
        parameters.append("parent: \(parentType)")
        arguments.append("dependency: \(parentType).\(provider)(parent)")
      } else {
        imports.add(value.type.imports, usedAt: access)
        let name = name.avoiding(["parent"])
        parameters.append(renderer.parameter(value, name))
        arguments.append(argument(value, name))
      }
    }
    let overriding = overridingInitialisers(of: edge, labels: match.parameters.map(\.label))
    let attributes = attribute(of: match.initialiser, at: edge, for: isolation)
    initialiser(
      "\(inlinability(isInlinable))\(attributes)convenience ", calling: match.initialiser,
      generics, parameters, arguments, overriding: overriding, around: availability(of: edge),
      usedAt: access, fault: fault)
  }

  /// Writes an initialiser that calls another of the same type.
  mutating func initialiser(
    _ modifiers: String, calling initialiser: BoundInitialiser, _ generics: Generics,
    _ parameters: [String], _ arguments: [String], overriding: Int,
    around: Availability = Availability(), after statement: String? = nil, usedAt access: Access,
    fault: String?
  ) {
    imports.add(initialiser.effectImports, usedAt: access)
    imports.add(initialiser.signature.genericImports, usedAt: access)
    if overriding > 0 {
      writer.line("// Its subclasses have one of their own, which Swift prefers.")
    }
    if let fault { writer.unavailable(fault) }
    writer.lines(around.adding(initialiser.availability).attributes)
    let effects = initialiser.effects
    writer.list(
      "\(modifiers)init\(initialiser.failure)" + generics.list,
      parameters + emptyParameters(overriding),
      renderer.render(effects) + generics.clause + " {")
    writer.indented {
      guard fault == nil else { return writer.line("fatalError()") }
      if let statement { writer.line(statement) }
      writer.list(effects.callPrefix + "self.init", arguments, "")
    }
    writer.line("}")
  }

  /// The attribute that lets inlinable code call an initialiser without making it more visible.
  func inlinability(_ isInlinable: Bool) -> String { isInlinable ? "@usableFromInline " : "" }

  /// A component with its generic parameters, and these in front of those of an initialiser.
  func generics(
    of parent: ComponentID, around generics: Generics, avoiding taken: [String] = []
  ) -> (parent: String, generics: Generics) {
    let nominal = program.nominal(parent)
    let own = nominal.declaration.generics
      .avoiding(Set(taken + generics.names))
    var type = renderer.render(nominal)
    if !own.parameters.isEmpty {
      type += "<\(own.parameters.map(\.name).joined(separator: ", "))>"
    }
    var all = generics
    all.parameters = own.parameters + generics.parameters
    all.requirements = generics.requirements + own.requirements
    return (type, all)
  }
}

extension Generics {
  /// The same with other names for parameters whose names are taken.
  fileprivate func avoiding(_ taken: Set<String>) -> Generics {
    var result = self
    var taken = taken
    for (index, parameter) in parameters.enumerated() {
      let name = parameter.name.avoiding(taken)
      taken.insert(name)
      guard name != parameter.name else { continue }
      result.parameters[index].name = name
      result = result.mapTypes { $0.renaming(parameter.name, to: name) }
    }
    return result
  }
}

extension TypeSyntax {
  /// The type with another name for a generic parameter.
  fileprivate func renaming(_ parameter: String, to name: String) -> TypeSyntax {
    map { part in
      guard case .named(var names) = part, names[0].text == parameter else { return part }
      names[0].text = name
      return .named(names)
    }
  }
}
