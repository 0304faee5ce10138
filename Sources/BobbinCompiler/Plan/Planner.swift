import BobbinSyntax

/// Decides what is written for one module.
///
/// Everything that depends on names, on where a file is and on what it has to import is settled
/// here, so that emitting is no more than laying out text.
package struct Planner {
  let graph: Graph
  let module: String
  let renderer: Renderer
  var imports: ImportCollector
  /// For each parent the name of the property that casts its dependency.
  private var accessors: [ComponentID: String] = [:]
  let edgesToSubclasses: [ComponentID: [OverridingInitialiser]]
  let injectionsOfSubclasses: [TypeID: [OverridingInitialiser]]
  var program: Program { graph.program }

  private init(_ graph: Graph, _ module: String) {
    self.graph = graph
    self.module = module
    renderer = Renderer(graph.program, module: module)
    edgesToSubclasses = Planner.edgesToSubclasses(graph.program, in: module)
    injectionsOfSubclasses = Planner.injectionsOfSubclasses(graph.program, in: module)
    imports = ImportCollector(module: module, table: graph.program.table)
  }

  /// Plans the generated file of a module; linear in the module's edges and their bindings.
  package static func plan(_ module: String, of graph: Graph) -> Plan {
    var planner = Planner(graph, module)
    var plan = Plan(module: module)
    let wirings = planner.wiringsByName()
    let edges = wirings.filter { $0.injection == nil }
    let byParent = Dictionary(grouping: wirings, by: \.edge.parent)
    let program = graph.program
    let parents = byParent.keys
      .sorted { program[$0].name(in: program) < program[$1].name(in: program) }
    for parent in parents { planner.accessors[parent] = planner.accessor(of: parent) }
    plan.upstreams = parents.compactMap { planner.upstream(of: $0, byParent[$0] ?? []) }
    let names = planner.providerNames(edges.map(\.edge))
    plan.edges = zip(edges, names).map { planner.edge($0, named: $1) }
    plan.injections = planner.injections(wirings)
    plan.gatherings = planner.gatherings()
    plan.stubs = planner.stubs()
    plan.imports = planner.imports.finish()
    return plan
  }

  /// The module's wirings that can be written, by names of parent and child, so that changes in
  /// other modules do not reorder them.
  private func wiringsByName() -> [Wiring] {
    func names(_ wiring: Wiring) -> [String] {
      let ends = [wiring.edge.parent, wiring.edge.child].map { program[$0].name(in: program) }
      guard let injection = wiring.injection else { return ends }
      return ends + [injection.type.canonical.sortKey]
        + injection.parameters.map { $0?.label ?? "injecting" }
    }
    return (graph.wirings + graph.implied)
      .filter { $0.edge.module == module && program.canBeWritten($0) }
      .map { (names($0), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  // MARK: Upstream protocols

  private mutating func upstream(of parent: ComponentID, _ wirings: [Wiring]) -> UpstreamPlan? {
    let nominal = program.nominal(parent)
    guard let owner = graph.upstreamOwner(of: parent), needsUpstream(parent, of: owner, wirings)
    else { return nil }
    let access = upstreamAccess(of: owner)
    // A module above uses the protocol that the component's own module declares.
    let isOwn = nominal.module == module && owner == parent
    imports.add([importOfUpstream(of: owner)])
    if isOwn {
      for type in program[parent].dependency {
        imports.add(type.type.imports, usedAt: access)
        if type.isOfRuntime { imports.add([NeededImport(module: "Bobbin")], usedAt: access) }
      }
    }
    let superclass = program[parent].superclass.flatMap(graph.upstreamOwner)
    if isOwn, let superclass { imports.add([importOfUpstream(of: superclass)], usedAt: access) }
    let inherited = graph.inherited(by: parent).filter { !$0.isOfSuperclass }
    let around = availability(of: parent)
    let members = inherited.map { inherited in
      if isOwn {
        imports.add(
          inherited.member.importsOfInterface, usedAt: access, under: inherited.member.conditions)
        imports.add(inherited.member.imports)
      }
      var member = inherited.member
      member.conditions = member.conditions.removing(nominal.conditions)
      let attributes = attributes(of: member, inProtocolOf: program[parent].isolation)
      return plan(
        member, around.adding(member.availability), attributes, named: inherited.name, value: "",
        comment: "For \(consumers(inherited, below: parent))."
          + (isOwn ? doubt(about: inherited, usedAt: access) : ""))
    }
    return UpstreamPlan(
      component: renderer.render(nominal), name: renderer.renderUpstream(program.nominal(owner)),
      access: access == .internal ? "" : access.rawValue + " ",
      parents: ["AnyObject"] + protocols(of: parent).filter { $0 != "AnyObject" }
        + (superclass.map { [renderer.renderUpstream(program.nominal($0))] } ?? []),
      members: isOwn ? members : [], lacking: graph.inherited(by: parent).map(\.member.fullName),
      accessor: accessor(for: parent),
      isolation: program.saysNonisolated(program[parent].isolation, in: module)
        ? "nonisolated " : "",
      availability: around.attributes, spi: upstreamSPI(of: owner).sorted(),
      conditions: nominal.conditions)
  }

  /// The components that need something inherited, by name; the nearest few say enough.
  private func consumers(_ inherited: Need, below parent: ComponentID) -> String {
    let few = graph.nearestDeclarers(of: inherited.key, from: parent)
    let names = Set(few.prefix(3).map { "`\(program.nominal($0).qualifiedName)`" }).sorted()
    return names.joined(separator: ", ") + (few.count > 3 ? " and others" : "")
  }

  /// A remark where swiftc has to judge: a type may come from a module whose import, in the file of
  /// the requirement, is less visible than the protocol.
  private func doubt(about inherited: Need, usedAt access: Access) -> String {
    let modules = imports.doubtful(inherited.member.importsOfInterface, usedAt: access)
    if modules.isEmpty { return "" }
    let names = modules.map { "'\($0).'" }.joined(separator: " or ")
    return "\nIf swiftc calls its type internal or SPI, write \(names) in front of it in "
      + "'\(program.table[inherited.owner].name)'."
  }

  /// Whether the module holds the component's protocol, or an edge or injection that reads through
  /// it.
  private func needsUpstream(
    _ parent: ComponentID, of owner: ComponentID, _ wirings: [Wiring]
  ) -> Bool {
    program[parent].module == module && owner == parent
      || wirings.contains { $0.bindings.contains(where: \.source.isInherited) }
  }

  /// The name of the property that casts a component's dependency, as this module knows it.
  func accessor(for parent: ComponentID) -> String { accessors[parent] ?? "upstream" }

  /// The name of the property that casts the component's dependency.
  private func accessor(of parent: ComponentID) -> String {
    // A superclass may have one of its own, which no extension can override.
    let hasOther = program[parent].superclass.flatMap(graph.upstreamOwner) != nil
    let name = hasOther ? "upstreamOf" + program.nominal(parent).path.joined() : "upstream"
    return name.avoiding(Set(program[parent].provisions.map(\.member.name)))
  }

  /// What a component's provider conforms to.
  func conformances(of component: ComponentID) -> [String] {
    guard let owner = graph.upstreamOwner(of: component) else { return protocols(of: component) }
    let upstream = renderer.renderUpstream(program.nominal(owner))
    let isRefined = program[owner].dependency == program[component].dependency
    return isRefined ? [upstream] : protocols(of: component) + [upstream]
  }

  func protocols(of component: ComponentID) -> [String] {
    program[component].dependency.map { renderer.render($0.type.written) }
  }

  // MARK: Edges

  /// Names for the providers of edges, each once in its parent.
  private func providerNames(_ edges: [Edge]) -> [String] {
    let plain = edges.map { providerName(of: program.nominal($0.child)) }
    var counts: [ComponentID: [String: Int]] = [:]
    for (edge, name) in zip(edges, plain) {
      counts[edge.parent, default: [:]][name, default: 0] += 1
    }
    return zip(edges, plain).map { edge, name in
      let isTaken =
        program.table.nestedType(name, in: program[edge.parent].type) != nil
        || counts[edge.parent]?[name] != 1
      return isTaken ? program[edge.child].module + name : name
    }
  }

  /// `GameProvider` for `GameComponent`.
  private func providerName(of nominal: Nominal) -> String {
    var name = program.joinedName(nominal)
    if name.hasSuffix("Component"), name.count > 9 { name.removeLast(9) }
    return name + "Provider"
  }

  private mutating func edge(_ wiring: Wiring, named provider: String) -> EdgePlan {
    let (edge, bindings) = (wiring.edge, wiring.bindings)
    let parent = program.nominal(edge.parent)
    let child = program.nominal(edge.child)
    imports.add([parent, child].map { NeededImport(of: $0, in: program.table) })
    let names = Set(bindings.flatMap { [$0.name] + $0.member.argumentNames })
    let parentName = "parent".avoiding(names)
    let upstreamName = "upstream".avoiding(names)
    let isolation = graph.isolation(of: edge, bindings)
    let around = availability(of: edge)
    let members = bindings.filter { $0.source.origin != .default || !$0.isOwn }.map { binding in
      imports.add(binding.member.imports)
      // Members of a base class or of a dependency protocol may come from further away.
      if let module = binding.source.module { imports.add([NeededImport(module: module)]) }
      let value = value(
        of: binding, parent: parentName, upstream: upstreamName, in: isolation)
      var member = binding.member
      member.conditions = member.conditions.removing(edge.conditions)
      return plan(
        member, around.adding(binding.availability),
        attributes(of: binding, of: edge.child, in: isolation), named: binding.name, value: value,
        comment: doubt(about: binding, of: edge, in: isolation))
    }
    for type in program[edge.child].dependency { imports.add(type.type.imports) }
    let passesOn = graph.upstreamOwner(of: edge.child)
    if let passesOn { imports.add([importOfUpstream(of: passesOn)]) }
    let readsUpstream = bindings.contains(where: \.source.isInherited)
    var conformances = conformances(of: edge.child)
    var modifier: String?
    switch isolation {
    case .actor(let actor):
      imports.add(actor.imports)
      let attribute = attribute(actor)
      modifier = attribute
      conformances = conformances.map { "\(attribute) \($0)" }
    case .nonisolated: modifier = "nonisolated"
    case .inferred: break
    }
    let giver = ProviderPlan(
      name: provider, isolation: modifier,
      isClass: passesOn != nil || program.inherits(program[edge.child], from: ["AnyObject"]),
      conformances: conformances, parent: parentName,
      readsParent: bindings.contains(where: \.source.isOfParent),
      upstream: upstreamName,
      upstreamType: readsUpstream
        ? graph.upstreamOwner(of: edge.parent).map { renderer.renderUpstream(program.nominal($0)) }
        : nil,
      accessor: accessor(for: edge.parent), members: members)
    return EdgePlan(
      parent: renderer.render(parent), child: renderer.render(child),
      initialisers: initialisers(for: edge, provider: provider, isolation), provider: giver,
      fault: graph.fault(of: wiring), availability: around.attributes, conditions: edge.conditions)
  }
}

extension ProtocolReference {
  /// Whether the runtime declares it.
  fileprivate var isOfRuntime: Bool {
    guard id == nil, case .named(let names) = type.canonical else { return false }
    return ["Dependency", "EmptyDependency"].contains(names.last?.text)
  }
}
