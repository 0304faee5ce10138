import BobbinSyntax

/// A class and its subclass below one parent, or wired by one component.
///
/// Both need an initialiser `init(parent:)` for that parent, but Swift lets no extension override
/// one. So that of the superclass gets further parameters, one for each subclass with its own
/// initialiser:
/// `init(parent: RootComponent, _: Never...)`. No argument can be passed for them. A subclass has
/// both initialisers, and Swift prefers the one that leaves fewer parameters empty, which is its
/// own.
extension Generator {
  /// How many levels of subclasses have an initialiser of their own instead of inheriting the
  /// edge's; linear in the edges to subclasses of its child.
  func overridingInitialisers(of edge: Edge, createdWith labels: [String]) -> Int {
    let depths = (edgesToSubclasses[edge.child] ?? []).filter { other in
      let other = program.allEdges[other.index]
      return program.line(of: edge.parent).contains(other.parent)
        && other.calls.contains { call in
          program[other.child].initialisers(for: call, in: module)
            .contains { $0.parameters.map(\.label) == labels }
        }
    }
    return Set(depths.map(\.depth)).count
  }

  /// The same of an injection; linear in the injections of subclasses of its service.
  func overridingInitialisers(of injection: Injection) -> Int {
    let service = program[injection.edge.child].type
    let depths = (injectionsOfSubclasses[service] ?? []).filter { other in
      let other = program.allInjections[other.index]
      return program.line(of: injection.edge.parent).contains(other.edge.parent)
        && other.parameters.map(\.?.label) == injection.parameters.map(\.?.label)
    }
    return Set(depths.map(\.depth)).count
  }

  /// Parameters for which no argument exists, one for each class with an initialiser of its own.
  func emptyParameters(_ overriding: Int) -> [String] {
    (0..<overriding).map { $0 == 0 ? "_: Never..." : "_\($0): Never..." }
  }

  /// An edge to a subclass of a component, or an injection of one, and how far below that it is.
  struct OverridingInitialiser {
    var index: Int
    var depth: Int
  }

  /// The module's edges to subclasses of each component.
  static func edgesToSubclasses(
    _ program: Program, in module: String
  ) -> [ComponentID: [OverridingInitialiser]] {
    var result: [ComponentID: [OverridingInitialiser]] = [:]
    let children = Set(program.allEdges.filter { $0.module == module }.map(\.child))
    for (index, edge) in program.allEdges.enumerated() where edge.module == module {
      for (depth, id) in program.line(of: edge.child).enumerated().dropFirst()
      where children.contains(id) {
        result[id, default: []].append(OverridingInitialiser(index: index, depth: depth))
      }
    }
    return result
  }

  /// The module's injections of subclasses of each class.
  static func injectionsOfSubclasses(_ program: Program, in module: String) -> [TypeID:
    [OverridingInitialiser]]
  {
    var result: [TypeID: [OverridingInitialiser]] = [:]
    for (index, injection) in program.allInjections.enumerated()
    where injection.edge.module == module {
      let classes = program.table.classes(from: program[injection.edge.child].type)
      for (depth, id) in classes.enumerated().dropFirst() {
        result[id, default: []].append(OverridingInitialiser(index: index, depth: depth))
      }
    }
    return result
  }
}
