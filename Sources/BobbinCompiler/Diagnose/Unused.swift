import BobbinSyntax

extension Warnings {
  /// Components that nothing creates and nothing inherits from.
  func unusedComponents() -> [Diagnostic] {
    guard isWhole else { return [] }
    let used = Set(program.edges.map(\.child)).union(program.manualConstructions.map(\.component))
      .union(program.components.compactMap(\.superclass))
    // Without a root, what is public is created in an app that was not read.
    let hasRoot = program.components.contains(where: \.isBootstrap)
    return program.components.filter { component in
      !component.isBootstrap && !used.contains(component.id)
        && (hasRoot || program.nominal(component.id).access(in: program.table) < .public)
    }.map {
      let base = $0.isolation == .mainActor ? "MainActorBootstrapComponent" : "BootstrapComponent"
      let note = Diagnostic.Note("if it is a root, let it inherit from '\(base)'")
      return Diagnostic(
        .unusedComponent, "nothing creates component '\(name($0.id))'", at: $0.location,
        notes: [$0.requirements.isEmpty && $0.superclass == nil ? note : nil])
    }
  }

  /// Requirements that no component with their protocol reads or passes to a child.
  ///
  /// Unless all modules are known, modules above may also read the requirements of a visible
  /// protocol. In Needle, any code may read a requirement as a member of the component.
  func unusedRequirements() -> [Diagnostic] {
    let needle = Set(program.table.modules.filter { $0.fileOfNeedle != nil }.map(\.name))
    let modules = modules.subtracting(needle)
    let table = program.table
    let reads = Reads(in: modules, table)
    let all = program.components.filter { modules.contains($0.module) }.flatMap { component in
      component.requirements.map { need in
        (need: need, component: component.id, isRead: reads.mayInclude(need.member, by: component))
      }
    }
    // Usually each component reads all that it requires, and nothing has to be compared.
    if all.allSatisfy(\.isRead) { return [] }
    var used = Set(all.filter(\.isRead).map(\.need.member.location))
    for wiring in graph.wirings where modules.contains(program[wiring.edge.parent].module) {
      // The parent's dependency is used if a child gets something from it.
      for binding in wiring.bindings where binding.source.origin == .dependency {
        used.insert(binding.source.member.location)
      }
    }
    for gathering in graph.gatherings where modules.contains(program[gathering.component].module) {
      used.formUnion(gathering.gathered.filter(\.isOfDependency).map(\.member.location))
    }
    // What a component conforms to by hand is read by others, through objects of that type.
    lazy var conformances = program.components.flatMap { program.table.inherited(by: $0.type) }
    lazy var read = Set(program.table.protocols(from: conformances.compactMap(\.id)))
    let usedOwners = Set(all.filter { used.contains($0.need.member.location) }.map(\.need.owner))
    /// Whether a protocol is a contract that others have, too: a part of it may be all that is used.
    func isUsedContract(_ owner: TypeID, by component: Component) -> Bool {
      let type = table[owner].type.canonical
      return usedOwners.contains(owner) && !component.dependency.contains { $0.canonical == type }
        && !table.protocols(from: [type]).contains(.name("Dependency"))
    }
    return all.compactMap { need, component, _ in
      let member = need.member
      guard isWhole || program.table[need.owner].access(in: program.table) < .package,
        used.insert(member.location).inserted, !read.contains(need.owner),
        !isUsedContract(need.owner, by: program[component])
      else { return nil }
      let message = "'\(name(component))' requires '\(member.fullName)' and never uses it"
      return Diagnostic(.unusedRequirement, message, at: member.location)
    }
  }
}

/// What the files of some modules read of the dependencies of components.
private struct Reads {
  private let table: TypeTable
  /// The members that each module reads.
  private var members: [String: Set<String>] = [:]
  /// The files that pass a dependency on to code that is not analyzed.
  private var lost: Set<FileID> = []

  init(in modules: Set<String>, _ table: TypeTable) {
    self.table = table
    for id in table.fileIDs where modules.contains(table.modules[id.module].name) {
      let uses = table.file(id).dependencyUses
      members[table.modules[id.module].name, default: []].formUnion(uses.members)
      if uses.isPassedOn { lost.insert(id) }
    }
  }

  /// Whether a component may read a member of its dependency protocol.
  func mayInclude(_ member: Member, by component: Component) -> Bool {
    func reads(_ module: String) -> Bool { members[module]?.contains(member.name) ?? false }
    // What extensions add to its dependency may read anything there; and a module that extends its
    // class may read a member of that name.
    return !component.additions.isEmpty || reads(component.module)
      || table.classes(from: component.type).flatMap { table[$0].parts }.contains {
        lost.contains($0.file) || reads(table.modules[$0.file.module].name)
      }
  }
}
