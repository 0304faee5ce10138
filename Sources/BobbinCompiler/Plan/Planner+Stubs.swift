import BobbinSyntax

/// Plans stubs, the classes that let a test build components without their parents.
///
/// A module that wants stubs gets one for each component that it can name: its own, and those of
/// the modules that it imports, the internal ones too where it says `@testable`.
///
/// A stub is named after the dependency protocol, `GameDependencyStub`, and serves all components
/// that depend on that protocol and nothing else. Where one of several such components passes more
/// on than its protocol says, one object cannot be for all of them; and a composition, like a
/// protocol of the runtime, has no module of its own. There each component has its own stub,
/// `GameComponentStub`. Two stubs that would have one name get the names of their modules in front.
/// A stub that the module has written itself takes its place. If a protocol requires what no object
/// can have, using the stub is an error that says so.
///
/// A requirement becomes a parameter of its own name: a value, or a closure for a function and for
/// what is `async` or throws. Functions with one name get their labels too, `screenFor` and
/// `screenNamed`.
extension Planner {
  mutating func stubs() -> [StubPlan] {
    let own = program.table.modules.first { $0.name == module }
    guard let own, own.wantsStubs else { return [] }
    return stubSubjects(in: own).map { stub($0) }
  }

  // MARK: Which

  /// A stub's name and the components it is for.
  private struct StubSubject {
    var name: String
    var components: [ComponentID]
  }

  private func stubSubjects(in own: Module) -> [StubSubject] {
    let index = program.table.modules.firstIndex { $0.name == own.name } ?? 0
    let imported = own.files.indices.flatMap {
      program.table.importedModules(of: FileID(module: index, file: $0))
    }
    let modules = Set(imported + [own.name])
    let components = program.components.filter { modules.contains($0.module) && hasStub($0) }
    let groups = Dictionary(grouping: components) { $0.dependency.map(\.type.canonical) }
    var subjects: [(plain: String, module: String, subject: [ComponentID])] = []
    for group in groups.values {
      let ids = group.map(\.id)
      let upstreams = Set(ids.map(graph.upstreamOwner))
      if let name = protocolName(of: group), upstreams.count == 1 {
        subjects.append((name.plain, name.module, ids))
      } else {
        subjects += ids.map { id in
          (program.nominal(id).path.joined(), program[id].module, [id])
        }
      }
    }
    let counts = subjects.reduce(into: [:]) { $0[$1.plain, default: 0] += 1 }
    return subjects.map { plain, module, ids in
      let name = (counts[plain] == 1 ? plain : module + plain) + "Stub"
      let sorted = ids.sorted { program[$0].name(in: program) < program[$1].name(in: program) }
      return StubSubject(name: name, components: sorted)
    }
    .filter { !own.declares($0.name) }.sorted { $0.name < $1.name }
  }

  /// The name of the one protocol that some components depend on, if it is among the sources.
  private func protocolName(of group: [Component]) -> (plain: String, module: String)? {
    guard let all = group.first?.dependency, all.count == 1, let id = all[0].id else { return nil }
    let nominal = program.table[id]
    return (nominal.path.joined(), nominal.module)
  }

  private func hasStub(_ component: Component) -> Bool {
    let nominal = program.table[component.type]
    let protocols = component.dependency.compactMap(\.id)
    return !component.dependency.isEmpty && !component.hasUnknownProtocol
      && !nominal.declaration.isLocal && renderer.canSee(nominal)
      && protocols.allSatisfy { renderer.canSee(program.table[$0]) }
  }

  // MARK: How

  private mutating func stub(_ subject: StubSubject) -> StubPlan {
    let id = subject.components[0]
    let asked = program.inherited(by: program[id].dependency.map(\.type.canonical))
      .compactMap(program.table.type)
    let fault = asked.compactMap { program.impossible[$0] }.first
    let open = asked.flatMap { program.table[$0].declaration.nested }
      .filter { $0.kind == .associatedtype }.map(\.name)
    let seesUpstream =
      graph.upstreamOwner(of: id).map {
        upstreamAccess(of: $0) > .internal || renderer.opens(program[$0].module)
      } ?? false
    // An associated type cannot be named outside its protocol.
    let needs = graph.needs(of: id).filter { need in
      (need.isOwn || seesUpstream) && !open.contains(where: need.member.mentions)
    }
    let upstream = seesUpstream ? graph.upstreamOwner(of: id).map(program.nominal) : nil
    if let owner = graph.upstreamOwner(of: id), seesUpstream {
      imports.add([importOfUpstream(of: owner)])
    }
    for type in program[id].dependency { imports.add(type.type.imports) }
    for need in needs {
      imports.add(need.member.imports)
      imports.add([NeededImport(module: need.member.module)])
    }

    let frame = stubFrame(
      of: needs, of: id, isOfMainActor: isOfMainActor(subject),
      under: stubConditions(of: subject), availability(of: subject))
    let members = needs.map { stubMember($0, in: frame) }
    var conformances = upstream == nil ? protocols(of: id) : self.conformances(of: id)
    conformances.removeAll { ["AnyObject", "Any", "Sendable"].contains($0) }
    if frame.isOfMainActor { conformances = conformances.map { "@MainActor " + $0 } }
    if frame.isSendable { conformances.append("@unchecked Sendable") }
    let isIsolated = members.contains { !$0.member.attributes.isEmpty }
    let base = StubPlan.Base(
      type: "any \(protocols(of: id).joined(separator: " & "))",
      upstream: needs.contains { !$0.isOwn } ? upstream.map(renderer.renderUpstream) : nil,
      label: "overriding".avoiding(Set(frame.parameters.values)))
    return StubPlan(
      name: subject.name,
      components: subject.components.map { program.nominal($0).qualifiedName },
      ids: subject.components,
      attributes: frame.availability.attributes,
      isolation: frame.isOfMainActor ? "@MainActor" : isIsolated ? "nonisolated" : nil,
      conformances: conformances, base: members.isEmpty && fault == nil ? nil : base,
      members: members,
      names: frame.names, fault: fault, conditions: frame.conditions)
  }

  /// Whether the conformance belongs to the main actor, as a provider's does; a `Sendable` one
  /// cannot.
  private func isOfMainActor(_ subject: StubSubject) -> Bool {
    subject.components.map { program[$0] }.allSatisfy {
      $0.isolation.actor == Isolation.mainActor.actor
        && !program.inherits($0, from: ProviderActors.markersAgainstIsolation)
    }
  }

  private func protocols(of subject: StubSubject) -> [Nominal] {
    subject.components.prefix(1).flatMap { program[$0].dependency.compactMap(\.id) }
      .map { program.table[$0] }
  }

  private func stubConditions(of subject: StubSubject) -> Condition {
    // A stub for several components exists under the conditions of their protocol.
    let ids = subject.components.count == 1 ? subject.components : []
    return (ids.map(program.nominal) + protocols(of: subject))
      .map(\.conditions).reduce(Condition()) { $0.adding($1) }
  }

  /// Where the protocols are available, without which a class could not conform to them.
  private func availability(of subject: StubSubject) -> Availability {
    protocols(of: subject).map { program.table.availability(of: $0.id) }
      .reduce(Availability()) { $0.and($1) }
  }
}

extension Member {
  /// Whether a name occurs in its types.
  fileprivate func mentions(_ name: String) -> Bool {
    key.types.contains { type in
      type.contains {
        if case .named(let names) = $0 { names.contains { $0.text == name } } else { false }
      }
    }
  }
}

extension Module {
  /// Whether a type of this name is declared here at the top level, in any file.
  fileprivate func declares(_ name: String) -> Bool {
    files.contains { $0.declarations.contains { $0.kind != .extension && $0.name == name } }
  }
}
