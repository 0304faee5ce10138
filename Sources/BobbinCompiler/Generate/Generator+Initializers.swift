import BobbinSyntax

extension Generator {
  /// Writes the initializers that an edge's calls may call, each once, in order of labels and types.
  mutating func initializers(
    for edge: Edge, provider: String, _ isolation: Isolation, fault: String?
  ) {
    var seen: Set<InitializerMatch.Identity> = []
    let all = edge.calls.flatMap { program[edge.child].initializers(for: $0, in: module) }
      .filter { seen.insert($0.identity).inserted }
    let sorted = all.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    for (index, match) in sorted.enumerated() {
      if index > 0 { writer.line() }
      writer.conditional(match.initializer.conditions.removing(edge.conditions)) {
        initializer(match, edge, provider: provider, isolation, fault: fault)
      }
    }
  }

  private mutating func initializer(
    _ match: InitializerMatch, _ edge: Edge, provider: String, _ isolation: Isolation,
    fault: String?
  ) {
    let child = program.nominal(edge.child).declaration.generics
    let (parentType, generics) = generics(
      of: edge.parent, around: match.initializer.signature.generics,
      avoiding: child.names)
    var parameters: [String] = []
    var arguments: [String] = []
    let names = BoundSignature(generics: generics, parameters: match.parameters, result: nil)
      .argumentNames
    for (value, name) in zip(match.parameters, names) {
      if value.label == "dependency" {
        parameters.append("parent: \(parentType)")
        arguments.append("dependency: \(parentType).\(provider)(parent)")
      } else {
        imports.add(value.type.imports)
        let name = name.avoiding(["parent"])
        parameters.append(renderer.parameter(value, name))
        arguments.append(argument(value, name))
      }
    }
    let overriding = overridingInitializers(of: edge, labels: match.parameters.map(\.label))
    let attributes = attribute(of: match.initializer, at: edge, for: isolation)
    initializer(
      "\(attributes)convenience ", calling: match.initializer, generics, parameters, arguments,
      overriding: overriding, around: availability(of: edge), fault: fault)
  }

  /// Writes an initializer that calls another of the same type.
  mutating func initializer(
    _ modifiers: String, calling initializer: BoundInitializer, _ generics: Generics,
    _ parameters: [String], _ arguments: [String], overriding: Int,
    around: Availability = Availability(), after statement: String? = nil, fault: String?
  ) {
    imports.add(initializer.effectImports.union(initializer.signature.genericImports))
    if overriding > 0 {
      writer.line("// Its subclasses have one of their own, which Swift prefers.")
    }
    if let fault { writer.unavailable(fault) }
    writer.lines(around.adding(initializer.availability).attributes)
    let effects = initializer.effects
    writer.list(
      "\(modifiers)init\(initializer.failure)" + generics.list,
      parameters + emptyParameters(overriding),
      renderer.render(effects) + generics.clause + " {")
    writer.indented {
      guard fault == nil else { return writer.line("fatalError()") }
      if let statement { writer.line(statement) }
      writer.list(effects.callPrefix + "self.init", arguments, "")
    }
    writer.line("}")
  }

  /// A component with its generic parameters, and these in front of those of an initializer.
  func generics(
    of parent: ComponentID, around generics: Generics, avoiding taken: [String] = []
  ) -> (parent: String, generics: Generics) {
    let nominal = program.nominal(parent)
    let own = nominal.declaration.generics
      .avoiding(Set(taken + generics.names))
    var type = renderer.render(nominal)
    if !own.parameters.isEmpty {
      type += "<\(own.names.joined(separator: ", "))>"
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
      result = result.mapTypes { $0.substituting([parameter.name], by: [.name(name)]) }
    }
    return result
  }
}
