import BobbinSyntax

package struct GeneratedFile: Sendable {
  package let text: String
  /// Whether it has only its first line: the module creates no component, wires and gathers nothing
  /// and wants no stubs.
  package let isEmpty: Bool
  package let stubs: [StubSubject]
}

/// Writes the Swift code of one module from its wirings.
///
/// The file has, from top to bottom: imports; for each component that forwards requirements its
/// upstream protocol and the one cast that recovers it; for each edge the child's initializer and
/// the parent's provider; for each injection the service's initializer; collections; stubs. Imports
/// are collected on the way and put in front at the end.
///
/// Why there is a cast: a component stores what its dependency protocol promises, and that protocol
/// was written without knowing what the components below it would need. Generated code creates the
/// component with an upstream provider, which has more, and which swiftc has checked. So the cast
/// can fail, and stop the program with its message, only in a component that was built by hand. A
/// provider makes the cast itself (`Dependency._cast`), because it knows the type: a search of its
/// conformances would take longer than everything else in creating a child.
/// The upstream protocol is restricted to classes so that a child's provider, which stores parent
/// and upstream, takes three words and lives inside the existential.
struct Generator {
  let graph: Graph
  let module: String
  private(set) var renderer: Renderer
  let writer = Writer()
  var imports: ImportCollector
  /// The types for which the module gets initializers.
  private let extended: Set<TypeID>
  /// The components that are not generic and have a generic subclass, and their superclasses.
  private let outranked: Set<ComponentID>
  var program: Program { graph.program }

  private init(_ graph: Graph, _ module: String) {
    (self.graph, self.module) = (graph, module)
    let program = graph.program
    renderer = Renderer(program, module: module)
    extended = Set(
      program.allEdges.filter { $0.module == module }.map { program[$0.child].type })
    func isGeneric(_ id: ComponentID) -> Bool {
      !program.nominal(id).declaration.generics.isEmpty
    }
    // Modules above do not count: when this one is compiled they are not known.
    let generic = program.components.filter {
      isGeneric($0.id) && program.table.isVisible($0.module, from: module)
    }
    outranked = Set(generic.flatMap { program.lineage(of: $0.id).drop(while: isGeneric) })
    imports = ImportCollector(module: module, table: program.table, writer: writer)
  }

  /// Returns the generated file of a module; linear in the module's wirings and their bindings.
  static func file(_ module: String, of graph: Graph) -> GeneratedFile {
    var generator = Generator(graph, module)
    let stubs = generator.stubSubjects()
    generator.declarations(stubs)
    let body = generator.writer.text
    let head = Writer()
    head.line("\(SourceBuffer.titleOfGenerated) the sources of module \(module). Do not edit.")
    if !body.isEmpty {
      head.line()
      generator.imports.write(to: head)
    }
    return GeneratedFile(text: head.text + body, isEmpty: body.isEmpty, stubs: stubs)
  }

  private mutating func declarations(_ stubs: [StubSubject]) {
    // Sorted by name, so that changes in other modules do not reorder them.
    let wirings = (graph.wirings + graph.implied)
      .filter { $0.edge.module == module && canBeWritten($0) }
      .map { (program.names(of: $0.edge), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    if program.table.namesLibraries { distinguishTypes(in: wirings, stubs) }
    let byParent = Dictionary(grouping: wirings, by: \.edge.parent)
    let parents = byParent.keys.sorted { program.uniqueName(of: $0) < program.uniqueName(of: $1) }
    for parent in parents { upstream(of: parent, byParent[parent] ?? []) }
    edges(wirings.filter { $0.injection == nil })
    injections(wirings)
    gatherings()
    for subject in stubs { stub(subject) }
  }

  /// Lets the renderer see which types of libraries the file mentions.
  private mutating func distinguishTypes(in wirings: [Wiring], _ stubs: [StubSubject]) {
    for wiring in wirings {
      let initializers =
        wiring.injection.map { [$0.initializer] } ?? program[wiring.edge.child].initializers
      renderer.distinguish(wiring.bindings.flatMap(\.member.writtenTypes))
      renderer.distinguish(initializers.flatMap(\.signature.parameters).map(\.type.written))
    }
    for id in stubs.flatMap(\.components) {
      renderer.distinguish(program[id].requirements.flatMap(\.member.writtenTypes))
    }
  }

  /// Whether code can be written for a wiring, even if it only explains what is wrong.
  private func canBeWritten(_ wiring: Wiring) -> Bool {
    let child = program[wiring.edge.child]
    let unwritten: Set<DiagnosticGroup> = [.unsupportedComponent, .unsupportedInjection]
    return !(child.hasUnknownProtocol && child.dependency.isEmpty)
      && unwritten.isDisjoint(with: wiring.faults.map(\.group))
  }

  /// The name of the property that casts a parent's dependency.
  func accessor(of parent: ComponentID) -> String {
    // A superclass may have one of its own, which no extension can override.
    let hasOther = program[parent].superclass.flatMap(graph.upstreamOwner) != nil
    var name = hasOther ? "upstreamOf" + program.joinedName(program.nominal(parent)) : "upstream"
    while !graph.matcher.provisions(named: name, of: parent).isEmpty { name += "_" }
    return name
  }

  // MARK: What all parts need

  func conformances(of component: ComponentID) -> [String] {
    guard let owner = graph.upstreamOwner(of: component) else { return protocols(of: component) }
    let upstream = renderer.renderUpstream(program.nominal(owner))
    let isRefined = program[owner].dependency == program[component].dependency
    return isRefined ? [upstream] : protocols(of: component) + [upstream]
  }

  func protocols(of component: ComponentID) -> [String] {
    program[component].dependency.map { renderer.render($0.written) }
  }

  /// Where a component and its dependency are available.
  func availability(of component: ComponentID) -> Availability {
    program.protocols(of: program[component]).map(program.table.availability)
      .reduce(program.table.availability(of: program[component].type)) { $0.adding($1) }
  }

  func availability(of edge: Edge) -> Availability {
    program.table.availability(of: program[edge.parent].type).adding(availability(of: edge.child))
  }

  /// An attribute for an initializer whose class may inherit one for the same parent.
  ///
  /// No extension can override the inherited one. With the attribute, both exist and Swift prefers
  /// this one.
  func overriding(_ edge: Edge) -> String {
    let superclasses = program.table.classes(from: program[edge.child].type).dropFirst()
    return superclasses.contains(where: extended.contains) ? "@_nonoverride " : ""
  }

  /// An attribute for an initializer that takes a component with a generic subclass.
  ///
  /// Swift prefers initializers that are not generic, even if one takes the superclass and another
  /// the subclass itself. With the attribute it prefers the one for the subclass.
  func yielding(_ parent: ComponentID) -> String {
    outranked.contains(parent) ? "@_disfavoredOverload " : ""
  }
}
