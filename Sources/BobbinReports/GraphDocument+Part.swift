/// A part of a graph: some components, and those up to a number of levels below them.
extension GraphDocument {
  package struct Part {
    package var graph: GraphDocument
    /// The components at the top.
    var starts: [String]
    var whole: GraphDocument
    /// How many children are left out below a component, where some are.
    package var hidden: [String: Int] = [:]
  }

  /// Returns what is below a component, or below all roots, down to a number of levels.
  package func part(below root: String? = nil, depth limit: Int? = nil) -> Part {
    var part = Part(graph: self, starts: root.map { [$0] } ?? starts, whole: self)
    let kept = reached(from: part.starts, limit: limit ?? .max)
    let cut = edges.filter { kept.contains($0.parent) && !kept.contains($0.child) }
    part.hidden = Dictionary(grouping: cut, by: \.parent).mapValues { Set($0.map(\.child)).count }
    part.graph.components.removeAll { !kept.contains($0.id) }
    part.graph.edges.removeAll { !kept.contains($0.parent) || !kept.contains($0.child) }
    part.graph.gatherings.removeAll { !kept.contains($0.component) }
    part.graph.injections.removeAll { !kept.contains($0.component) }
    return part
  }

  /// Where a walk down begins: the roots, and all components that only create each other.
  private var starts: [String] {
    let roots = components.filter(\.root).map(\.id)
    let reached = reached(from: roots)
    return roots + components.map(\.id).filter { !reached.contains($0) }
  }

  /// Some components, and those up to `limit` levels below them.
  private func reached(from starts: [String], limit: Int = .max) -> Set<String> {
    let children = children
    var reached = Set(starts)
    var level = reached
    var depth = 0
    while !level.isEmpty, depth < limit {
      depth += 1
      level = Set(level.flatMap { children[$0] ?? [] }).subtracting(reached)
      reached.formUnion(level)
    }
    return reached
  }
}
