/// A part of a graph: what is at most so many steps below some components.
extension GraphDocument {
  package struct Part {
    package var graph: GraphDocument
    /// How many children are left out below a component, where some are.
    package var hidden: [String: Int] = [:]
  }

  /// Returns what is below a component, or below all roots, and no deeper than some steps.
  package func part(below root: String?, depth limit: Int?) -> Part {
    guard root != nil || limit != nil else { return Part(graph: self) }
    let kept = depths(from: root.map { [$0] } ?? starts, limit: limit ?? .max)
    let children = Dictionary(grouping: edges, by: \.parent).mapValues { Set($0.map(\.child)) }
    var part = Part(graph: self)
    for id in kept.keys {
      let hidden = (children[id] ?? []).count { kept[$0] == nil }
      if hidden > 0 { part.hidden[id] = hidden }
    }
    part.graph.components.removeAll { kept[$0.id] == nil }
    part.graph.edges.removeAll { kept[$0.parent] == nil || kept[$0.child] == nil }
    part.graph.gatherings.removeAll { kept[$0.component] == nil }
    part.graph.injections.removeAll { kept[$0.component] == nil }
    return part
  }

  /// Where a walk down begins: the roots, and all components that only create each other.
  package var starts: [String] {
    let roots = components.filter(\.root).map(\.id)
    let reached = depths(from: roots)
    return roots + components.map(\.id).filter { reached[$0] == nil }
  }

  /// How many steps lead from some components to those below.
  private func depths(from starts: [String], limit: Int = .max) -> [String: Int] {
    let children = Dictionary(grouping: edges, by: \.parent).mapValues { Set($0.map(\.child)) }
    var depths = Dictionary(uniqueKeysWithValues: starts.map { ($0, 0) })
    var level = starts
    var depth = 0
    while !level.isEmpty, depth < limit {
      depth += 1
      level = Set(level.flatMap { children[$0] ?? [] }).filter { depths[$0] == nil }.sorted()
      for id in level { depths[id] = depth }
    }
    return depths
  }
}
