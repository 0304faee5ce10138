import BobbinSyntax

extension Linker {
  /// Turns calls into edges: one for each module, parent and child.
  func findEdges() {
    func find(in declaration: TypeDeclaration, _ binder: @autoclosure () -> Binder) {
      if declaration.calls.isEmpty, declaration.unreadLabels.isEmpty { return }
      let binder = binder()
      for call in declaration.calls {
        for site in branches(of: CallSite(call: call, binder: binder)) { add(site) }
      }
      for label in declaration.unreadLabels { report(label, binder) }
    }
    for nominal in table.types {
      for part in nominal.parts { find(in: part.declaration, Binder(table, part)) }
    }
    for id in table.fileIDs {
      find(in: table.file(id).outermost, Binder(table, file: id, type: nil))
    }
    let groups = Dictionary(grouping: program.edges) {
      [table.moduleIndex[$0.module] ?? 0, $0.parent.index, $0.child.index]
    }
    program.edges = groups.values.map { edges in
      var edge = edges[0]
      edge.calls = edges.flatMap(\.calls).sorted { $0.location < $1.location }
      edge.conditions = program.conditions(of: edge)
      return edge
    }.sorted { ($0.module, $0.parent, $0.child) < ($1.module, $1.parent, $1.child) }
  }

  private func add(_ site: CallSite) {
    if site.call.label == .injecting { return addInjection(site) }
    if site.call.label == .gathering { return addGathering(site) }
    guard let child = child(of: site) else { return }
    var construction = ManualConstruction(
      component: child, module: site.module, call: site.call)
    guard site.call.label == .parent else {
      let isNamed = site.call.argument == .name("dependency", nil)
      construction.isDependency = isNamed && program.component(site.owner) != nil
      let isOfOwner = construction.isDependency || site.call.argument == .`self`
      // A foreign base class may have it, as in 'Builder<any HomeDependency>'.
      let base = isNamed ? site.owner.flatMap { table.superclasses(of: $0).first }?.type : nil
      let types = values(of: site).map(\.type.canonical) + (base?.canonical.genericArguments ?? [])
      construction.argument = isOfOwner ? site.owner : types.compactMap(table.type).first
      return program.manualConstructions.append(construction)
    }
    guard let parent = parent(of: site) else {
      // An argument that is known not to be a component may mean an initializer in the sources.
      let hasInitializer =
        values(of: site).contains { table.type(of: $0.type.canonical) != nil }
        && table.hasInitializer(labeled: "parent", program[child].type, seenFrom: site.module)
      // In an initializer that delegates to another one, swiftc reports that nothing was generated.
      if hasInitializer || site.call.callee == .name("Self") { return }
      return reportUnknownParent(site, of: program.nominal(child).name)
    }
    var call = site.call
    let builds = buildsWithInitializer(for: call, below: parent, program[child].type)
    if !builds.isEmpty {
      if Condition.cover(builds, wherever: call.conditions) {
        return program.manualConstructions.append(construction)
      }
      call.conditions = call.conditions.adding(.any(of: builds).negated)
    }
    program.edges.append(Edge(parent: parent, child: child, module: site.module, calls: [call]))
  }

  /// The builds in which a component declares the initializer that a call names, so that none is
  /// generated.
  private func buildsWithInitializer(
    for call: WiringCall, below parent: ComponentID, _ type: TypeID
  ) -> [Condition] {
    table[type].parts.flatMap { part in
      let binder = Binder(table, part)
      return table.whole(part).initializers.filter { initializer in
        let parameters = initializer.signature.parameters
        return initializer.modifiers.contains(.convenience)
          && parameters.map(\.label) == call.labels + call.trailingLabels
          && parameters.contains {
            $0.label == "parent"
              && program.component(binder.bind($0.type))
                .map(program.lineage(of: parent).contains) ?? false
          }
      }.map(\.conditions)
    }
  }

  // MARK: Child

  /// The component that a call creates; `nil` if it creates something else.
  private func child(of site: CallSite) -> ComponentID? {
    let (call, binder) = (site.call, site.binder)
    // In a class that is not final, swiftc refuses the call.
    if call.callee == .name("Self") { return program.component(site.owner) }
    if case .opaque? = call.callee { return nil }
    if let type = call.callee {
      if let found = program.component(binder.bindCallee(of: call, type)) { return found }
      // A known type that is not a component does not matter here.
      if binder.type(named: type) != nil { return nil }
      if call.label == .parent, call.argument == .`self`, program.component(site.owner) != nil,
        case .named(let names) = type, !binder.generics.contains(names[0].text),
        // Functions and enumeration cases have lower-case initials.
        names.last?.isCapitalized ?? false
      {
        reportUnknown(
          type, among: program.components.map { table[$0.type] }, at: call.location,
          of: site.module, .unknownChild, "cannot find component '\(type)', which is created here",
          or:
            "add the module that declares it to the dependencies of '\(site.module)'; files that other "
            + "build tools write are not read",
          "if it is not a component, write the type that it takes: 'parent: self as Name'")
        return nil
      }
      if !call.isImplicit { return nil }
    }
    // Unless its parent is a component, the call is unlikely to create one.
    guard call.label == .parent, parent(of: site) != nil else { return nil }
    report(
      .unknownChild, "cannot tell which component is created here", at: call.location,
      Diagnostic.Note("write it as 'Name(parent: self)'"))
    return nil
  }

  // MARK: Parent

  /// The component that a call names as parent, `nil` if it cannot be known.
  func parent(of site: CallSite) -> ComponentID? {
    site.call.argument == .`self`
      ? site.call.isInStaticMember ? nil : program.component(site.owner)
      : values(of: site).lazy.compactMap { [program] in program.component($0.type) }.first
  }

  /// A type that a value has in some builds.
  typealias Value = (type: BoundType, conditions: Condition)

  /// The types that an argument may have in different builds; empty if no type is known.
  func values(of site: CallSite) -> [Value] {
    let binder = site.binder
    switch site.call.argument {
    case .name(_, let type?): return [(binder.bind(type), Condition())]
    case .name(let name, nil): return values(name, in: site.owner, binder.file)
    // A static property, as in `RootComponent.shared`.
    case .other(_, let names):
      let path = Array(names.dropLast())
      let own = path.map(\.text) == ["Self"] ? site.owner : nil
      guard !path.isEmpty, let type = own ?? binder.type(named: .named(path)) else { return [] }
      return values(names[names.count - 1].text, in: type, binder.file)
    default: return []
    }
  }

  /// The types of a property of a type, its superclasses or the enclosing types, or else of a
  /// global in a file.
  private func values(_ name: String, in owner: TypeID?, _ file: FileID) -> [Value] {
    guard let owner else {
      let type = table.file(file).globals[name]
      return type.map { [(Binder(table, file: file, type: nil).bind($0), Condition())] } ?? []
    }
    let found = table.classes(from: owner, as: table[owner].type).flatMap { nominal, type in
      nominal.parts.flatMap { part in
        table.whole(part).properties.filter { $0.name == name }.map { property in
          Binder(table, part).types(of: property)
            .map { ($0.type.substituting(nominal, by: type), $0.conditions) }
        }
      }
    }
    return found.isEmpty ? values(name, in: table[owner].outer, file) : found.flatMap(\.self)
  }
}

/// A call, and where it is.
struct CallSite {
  var call: WiringCall
  /// Binds the types that the call names.
  let binder: Binder

  /// The innermost enclosing type.
  var owner: TypeID? { binder.owner }
  var module: String { binder.module }
}
