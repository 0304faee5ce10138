import BobbinSyntax

extension Generator {
  /// Writes the initializers that an edge's calls may use, sorted by labels and types.
  mutating func initializers(for wiring: Wiring, provider: String) {
    var seen: Set<[String]> = []
    let (edge, table) = (wiring.edge, program.table)
    let all = edge.calls.flatMap(program[edge.child].initializers)
      .filter { $0.isVisible(in: module, table) && seen.insert($0.identity).inserted }
    let sorted = all.sorted { $0.identity.lexicographicallyPrecedes($1.identity) }
    for (index, callee) in sorted.enumerated() {
      if index > 0 { writer.line() }
      writer.conditional(callee.conditions.removing(edge.conditions)) {
        let passed = callee.signature.parameters.map { $0.label == "dependency" ? nil : $0 }
        let (parentType, generics) = generics(
          of: edge.parent, around: callee.signature.generics.used(by: passed),
          avoiding: genericNames(in: program.nominal(edge.child)))
        let (_, parameters, names) = parameters(
          passed, and: "parent", named: "parent", of: parentType, generics)
        let arguments = zip(passed, names).map { parameter, name in
          parameter?.argument(name) ?? "dependency: \(parentType).\(provider)(\(name))"
        }
        let modifiers = attribute(of: callee, at: edge, for: wiring.isolation) + "convenience "
        initializer(modifiers, for: wiring, calling: callee, generics, parameters, arguments)
      }
    }
  }

  /// Returns an initializer's parameters as text, with the name of the component's and all names;
  /// `nil` marks the component's: `[nil, id]` becomes `parent: Root, id: Int`.
  mutating func parameters(
    _ all: [BoundSignature.Parameter?], and label: String, named name: String, of type: String,
    _ generics: Generics
  ) -> (component: String, parameters: [String], names: [String]) {
    let passed = all.compactMap(\.self)
    imports.add(passed.flatMap(\.type.imports))
    var rest = passed.argumentNames
    let component = name.avoiding(Set(rest))
    let names = all.map { $0 == nil ? component : rest.removeFirst() }
    let inner = renderer.inside(generics)
    let parameters = zip(all, names).map { parameter, name in
      parameter.map { self.builder(of: $0, inner) + inner.parameter($0, name) }
        ?? (label == name ? label : "\(label) \(name)") + ": \(type)"
    }
    return (component, parameters, names)
  }

  /// The attribute of a parameter whose result builder can be named here.
  private mutating func builder(
    of parameter: BoundSignature.Parameter, _ renderer: Renderer
  ) -> String {
    guard let builder = parameter.builder,
      program.table.type(of: builder.canonical).map({ renderer.canSee(program.table[$0]) }) ?? true
    else { return "" }
    imports.add(builder.imports)
    return "@\(renderer.render(builder.written)) "
  }

  /// Writes an initializer that calls another of the same type.
  mutating func initializer(
    _ modifiers: String, for wiring: Wiring, calling initializer: BoundInitializer,
    _ generics: Generics, _ parameters: [String], _ arguments: [String],
    after statement: String? = nil
  ) {
    imports.add(initializer.otherImports.union([NeededImport(module: initializer.module)]))
    let fault = graph.obstacle(to: wiring)
    if let fault {
      writer.list("@available(", ["*", "unavailable", "message: \"\(fault.escaped)\""], ")")
    }
    writer.lines(availability(of: wiring.edge).additions(of: initializer.availability).attributes)
    let effects = initializer.effects
    let generics = generics.mapTypes(renderer.inside(generics).spell)
    let attributes = overriding(wiring.edge) + yielding(wiring.edge.parent)
    let head = "\(attributes)\(modifiers)init\(initializer.failure)\(generics.list)("
    writer.block(head, parameters, ")" + renderer.render(effects) + generics.clause + " {") {
      guard fault == nil else { return writer.line("fatalError()") }
      if let statement { writer.line(statement) }
      writer.list(effects.callPrefix + "self.init(", arguments, ")")
    }
  }

  /// The generic parameters that an extension of a type sees.
  func genericNames(in nominal: Nominal) -> Set<String> {
    Binder(program.table, file: nominal.file, type: nominal.id).generics
  }

  /// A component with its generic parameters, and these in front of those of an initializer.
  mutating func generics(
    of parent: ComponentID, around generics: Generics, avoiding taken: Set<String>
  ) -> (parent: String, generics: Generics) {
    let nominal = program.nominal(parent)
    let binder = Binder(program.table, file: nominal.file, type: nominal.id)
    var needed: Set<NeededImport> = []
    let own = nominal.declaration.generics.mapTypes { binder.bindNames(in: $0, &needed) }
      .avoiding(taken.union(generics.names))
    imports.add(needed)
    var all = generics
    all.parameters = own.parameters + generics.parameters
    all.requirements = generics.requirements + own.requirements
    return (renderer.render(nominal) + own.arguments, all)
  }
}

extension Generics {
  /// Those that passed parameters mention; swiftc infers the others from what generated code passes.
  func used(by passed: [BoundSignature.Parameter?]) -> Generics {
    var result = self
    let others = names.filter { name in
      !passed.contains { $0?.type.written.mentions([name]) ?? false }
    }
    result.parameters.removeAll { others.contains($0.name) }
    result.requirements.removeAll { $0.subject.mentions(others) || $0.object.mentions(others) }
    return result
  }

  /// The parameters as arguments, in brackets, if there are any.
  var arguments: String {
    if parameters.isEmpty { return "" }
    let arguments = parameters.map { ($0.word == "each" ? "repeat each " : "") + $0.name }
    return "<\(arguments.joined(separator: ", "))>"
  }

  /// Returns a copy that renames the parameters whose names are taken.
  func avoiding(_ taken: Set<String>) -> Generics {
    var taken = taken
    let others = names.map { taken.add($0) }
    var result = mapTypes { $0.substituting(names, by: others.map(TypeSyntax.name)) }
    for index in others.indices { result.parameters[index].name = others[index] }
    return result
  }
}
