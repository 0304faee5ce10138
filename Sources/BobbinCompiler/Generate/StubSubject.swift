import BobbinSyntax

/// A stub's name and the components that can be built from it.
///
/// A module that wants stubs gets one for each component that it can name: its own, and those of
/// the modules that it imports, the internal ones too where it says `@testable`.
///
/// A stub is named after the dependency protocol, `GameDependencyStub`, and serves all components
/// that depend on that protocol and nothing else. If one of several such components forwards more
/// than its protocol requires, a single object cannot serve all of them; and a composition, like a
/// protocol of the runtime, belongs to no module of the program. In these cases each component has
/// its own stub, `GameComponentStub`. Two stubs that would have the same name get the names of
/// their modules in front. A stub that is written by hand replaces the generated one. No stub
/// is generated for a protocol with an impossible requirement, which is reported as an error.
package struct StubSubject: Sendable {
  package let name: String
  package let components: [ComponentID]
}

extension Generator {
  /// The stubs that the module gets, by name.
  func stubSubjects() -> [StubSubject] {
    let table = program.table
    guard let index = table.moduleIndex[module], table.modules[index].wantsStubs else { return [] }
    let modules = Set(table.imported[index].flatMap(\.modules) + [module])
    let components = program.components.filter { modules.contains($0.module) && hasStub($0) }
    let groups = Dictionary(grouping: components) { $0.dependency.map(\.canonical) }
    let subjects = groups.flatMap { protocols, group -> [(named: Nominal, ids: [ComponentID])] in
      let ids = group.map(\.id)
      guard protocols.count == 1, Set(ids.map(graph.upstreamOwner)).count == 1,
        let id = table.type(of: protocols[0])
      else { return ids.map { (program.nominal($0), [$0]) } }
      return [(table[id], ids)]
    }
    return Dictionary(grouping: subjects) { program.joinedName($0.named) }.flatMap { plain, alike in
      alike.map { named, ids in
        let name = (alike.count == 1 ? plain : named.module + plain) + "Stub"
        let sorted = ids.sorted { program.uniqueName(of: $0) < program.uniqueName(of: $1) }
        return StubSubject(name: name, components: sorted)
      }
    }.filter { stub in
      !table.modules[index].files.flatMap(\.declarations)
        .contains { $0.kind != .extension && $0.name == stub.name }
    }.sorted { ($0.name, $0.components[0]) < ($1.name, $1.components[0]) }
  }

  private func hasStub(_ component: Component) -> Bool {
    let types = ([component.type] + program.protocols(of: component)).map { program.table[$0] }
    let isImpossible = program.allProtocols(of: component)
      .contains(where: program.impossible.contains)
    return !component.dependency.isEmpty && !component.hasUnknownProtocol && !isImpossible
      && !types[0].declaration.isLocal && types.allSatisfy(renderer.canSee)
  }
}
