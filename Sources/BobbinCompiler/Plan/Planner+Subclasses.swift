import BobbinSyntax

/// A class and its subclass below one parent.
///
/// Both need an initialiser `init(parent:)` for that parent, but Swift lets no extension override one.
/// So that of the superclass gets further parameters, one for each class that has its own below it:
/// `init(parent: RootComponent, _: Never...)`. Nobody can pass anything there; for a subclass, which
/// has both, Swift prefers the initialiser that leaves fewer parameters empty, which is its own.
extension Planner {
  /// How many classes, one below the other at most, have an initialiser where they would inherit one
  /// of an edge's; linear in the edges to subclasses of its child.
  func heirs(of edge: Edge, createdWith labels: [String]) -> Int {
    let depths = (edgesToSubclasses[edge.child] ?? []).filter { heir in
      let other = program.edges[heir.edge]
      return isOrInherits(edge.parent, from: other.parent)
        && other.creations.contains { creation in
          program[other.child].initialisers(for: creation, in: module)
            .contains { $0.parameters.map(\.label) == labels }
        }
    }
    return Set(depths.map(\.depth)).count
  }

  /// An edge to a subclass of a component, and how far below that it is.
  struct EdgeToSubclass {
    var edge: Int
    var depth: Int
  }

  /// The module's edges to subclasses of each component.
  static func edgesToSubclasses(
    _ program: Program, in module: String
  ) -> [ComponentID: [EdgeToSubclass]] {
    var result: [ComponentID: [EdgeToSubclass]] = [:]
    let children = Set(program.edges.filter { $0.module == module }.map(\.child))
    for (index, edge) in program.edges.enumerated() where edge.module == module {
      var depth = 1
      var next = program[edge.child].superclass
      while let id = next {
        if children.contains(id) {
          result[id, default: []].append(EdgeToSubclass(edge: index, depth: depth))
        }
        depth += 1
        next = program[id].superclass
      }
    }
    return result
  }

  private func isOrInherits(_ id: ComponentID, from ancestor: ComponentID) -> Bool {
    var next: ComponentID? = id
    while let id = next {
      if id == ancestor { return true }
      next = program[id].superclass
    }
    return false
  }
}
