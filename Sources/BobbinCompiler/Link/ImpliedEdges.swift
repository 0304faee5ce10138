import BobbinSyntax

extension Program {
  /// All edges, including those to services and those that no call shows.
  var allEdges: [Edge] { edges + injections + implied }

  /// Edges from subclasses to the children and services of their superclasses, for calls not seen.
  ///
  /// Such a call would compile against the superclass's overload, and the child would get only what
  /// the superclass has. With an overload for the subclass it is wired correctly.
  func findImplied() -> [Edge] {
    // In most programs no component inherits from another.
    guard subclasses.count > 1 else { return [] }
    let all = edges + injections
    func key(_ edge: Edge) -> [String] { [edge.module] + names(of: edge) }
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
        guard var moved = self.moved(edge, to: self[id]) else { return nil }
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

  /// The names of an edge's ends and, for a service, of its initializer; unique in its module.
  func names(of edge: Edge) -> [String] {
    let ends = [edge.parent, edge.child].map(uniqueName)
    guard let injection = edge.injection else { return ends }
    return ends + [injection.type.canonical.sortKey] + injection.labels
      + injection.passedTypes.map(\.sortKey)
  }

  /// An edge with a subclass as its parent, in a module that sees both; `nil` if there is none.
  private func moved(_ edge: Edge, to subclass: Component) -> Edge? {
    var moved = edge
    moved.parent = subclass.id
    if !table.isVisible(subclass.module, from: edge.module) { moved.module = subclass.module }
    let isPossible =
      table.isVisible(edge.module, from: moved.module)
      && edge.injection?.initializer.isVisible(in: moved.module, table) ?? true
    moved.conditions = conditions(of: moved)
    return isPossible ? moved : nil
  }
}
