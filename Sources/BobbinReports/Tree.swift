extension GraphDocument {
  /// The graph as a tree for people, empty when there are no components.
  ///
  /// - Parameters:
  ///   - root: The component to begin with, by `id`; `nil` for all roots.
  ///   - depth: How many levels below to draw; `nil` for all.
  /// - Returns: The drawing.
  package func tree(from root: String? = nil, depth: Int? = nil) -> String {
    var tree = Tree(self, depth: depth ?? .max)
    let ids = root.map { [$0] } ?? starts.sorted { tree.title($0) < tree.title($1) }
    // Roots first; what is left is created only in circles.
    let created = Set(edges.map(\.child))
    for id in ids.filter({ !created.contains($0) }) + ids.filter(created.contains)
    where !tree.drawn.contains(id) {
      tree.draw((id, []), level: 0, indentation: "")
    }
    return tree.text
  }
}

/// Draws the graph as a tree for a terminal: each component with what it needs and what provides
/// it, with what it gathers, and with each service that it wires, shown by its initializer.
///
/// A component with several parents is drawn whole the first time and by name after that, so the
/// drawing is linear in the number of edges.
private struct Tree {
  /// A component or service, and the lines about what it gets from the one above.
  typealias Item = (id: String, lines: [String])

  private let nodes: [String: GraphDocument.Node]
  private let edges: [String: [GraphDocument.Link]]
  private let injections: [String: [GraphDocument.Injected]]
  private let gatherings: [String: [GraphDocument.Collection]]
  private let depth: Int
  private(set) var drawn: Set<String> = []
  private(set) var text = ""

  init(_ graph: GraphDocument, depth: Int) {
    self.depth = depth
    nodes = graph.nodes
    edges = Dictionary(grouping: graph.edges, by: \.parent)
    injections = Dictionary(grouping: graph.injections, by: \.component)
    let inOrder = graph.gatherings.sorted { $0.location < $1.location }
    gatherings = Dictionary(grouping: inOrder, by: \.component)
  }

  /// The name with the module after it.
  func title(_ id: String) -> String {
    let parts = id.split(separator: ".", maxSplits: 1)
    return "\(parts[1]) (\(parts[0]))"
  }

  mutating func draw(_ item: Item, level: Int, indentation: String) {
    let items = items(below: item.id)
    let isCut = !items.isEmpty && level >= depth
    let isNew = !isCut && drawn.insert(item.id).inserted
    let isWhole = isNew || items.isEmpty
    text += title(item.id)
    text += isCut ? " – \(items.count) below\n" : isWhole ? "\n" : " – see above\n"
    let isOpen = isNew && !items.isEmpty
    let gathered = isWhole ? gatherings[item.id, default: []].map(\.summary) : []
    for line in item.lines + gathered {
      text += indentation + (isOpen ? "│   " : "    ") + line + "\n"
    }
    for (position, item) in items.enumerated() where isOpen {
      let isLast = position == items.count - 1
      text += indentation + (isLast ? "└─ " : "├─ ")
      draw(item, level: level + 1, indentation: indentation + (isLast ? "   " : "│  "))
    }
  }

  private func items(below id: String) -> [Item] {
    let components = edges[id, default: []].map { edge in
      let needs = nodes[edge.child]?.requirements ?? []
      let lines = needs.map { need in
        line(need.name, need.type, edge.wiring.first { $0.serves(need.name, need.type) })
      }
      return (id: edge.child, lines: lines)
    }
    let services = injections[id, default: []].map { service in
      (id: service.call, lines: service.wiring.map { line($0.name, $0.type, $0) })
    }
    return (components + services).sorted { title($0.id) < title($1.id) }
  }

  /// A requirement and what serves it: a component for each way up on which another one does.
  private func line(
    _ name: String, _ type: String, _ wired: GraphDocument.WiredRequirement?
  ) -> String {
    var names = (wired?.providers ?? []).map { provider in
      let name = nodes[provider.component]?.name ?? provider.component
      return provider.member == nil ? "the code that builds \(name)" : name
    }
    if wired?.source == "default" { names = ["default"] }
    return "\(name): \(type)" + (names.isEmpty ? "" : " ← " + names.joined(separator: " or "))
  }
}

extension GraphDocument.Collection {
  /// Its type and the first few elements.
  fileprivate var summary: String {
    let others = members.count > 3 ? " and \(members.count - 3) more" : ""
    let first = members.isEmpty ? "nothing" : members.prefix(3).joined(separator: ", ")
    return "\(type) ← \(first)\(others)"
  }
}
