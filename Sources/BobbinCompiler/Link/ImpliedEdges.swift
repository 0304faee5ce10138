import BobbinSyntax

extension Program {
  /// All edges, including those to services and those that no call shows.
  var allEdges: [Edge] { edges + injections + implied }

  /// Edges from subclasses to the children and services of their superclasses, for calls not seen.
  ///
  /// Such a call would compile against the superclass's overload, and the child would get only what
  /// the superclass has. With an overload for the subclass it is wired correctly.
  func findImplied() -> [Edge] {
    // Most programs have no component below another one.
    guard subclasses.count > 1 else { return [] }
    let all = edges + injections
    func key(_ edge: Edge) -> [String] { [edge.module] + edge.names(in: self) }
    func initializers(_ edge: Edge, _ call: WiringCall) -> [[String]] {
      self[edge.child].initializers(for: call).map(\.identity)
    }
    var known: [[String]: Set<[String]>] = [:]
    func note(_ edge: Edge) {
      known[key(edge), default: []].formUnion(edge.calls.flatMap { initializers(edge, $0) })
    }
    all.forEach(note)
    return all.flatMap { edge in
      reachable(from: [edge.parent]) { subclasses[$0] ?? [] }.dropFirst().compactMap { id in
        guard var moved = edge.moved(to: self[id], in: self) else { return nil }
        if let known = known[key(moved)] {
          // A subclass may create the child itself, by other initializers.
          moved.calls = moved.calls.filter { call in
            let found = initializers(moved, call)
            return !found.isEmpty && known.isDisjoint(with: found)
          }
        }
        note(moved)
        return moved.calls.isEmpty ? nil : moved
      }
    }
  }
}

extension Edge {
  /// The names of its ends and, for a service, of its initializer; unique among the module's edges.
  func names(in program: Program) -> [String] {
    let ends = [parent, child].map { program[$0].name(in: program) }
    guard let injection else { return ends }
    return ends + [injection.type.canonical.sortKey] + injection.labels
      + injection.passedTypes.map(\.sortKey)
  }

  /// The edge with a subclass as its parent, in a module that sees both; `nil` if there is none.
  fileprivate func moved(to subclass: Component, in program: Program) -> Edge? {
    let table = program.table
    var edge = self
    edge.parent = subclass.id
    if !table.isVisible(subclass.module, from: module) { edge.module = subclass.module }
    let isPossible =
      table.isVisible(module, from: edge.module)
      && injection?.initializer.isVisible(in: edge.module, table) ?? true
      && [edge.parent, edge.child].allSatisfy {
        program[$0].module == edge.module || program.nominal($0).access(in: table) >= .package
      }
    edge.conditions = program.conditions(of: edge)
    return isPossible ? edge : nil
  }
}
