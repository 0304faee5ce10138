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
    // Roots first; the others are created only in circles.
    let created = Set(edges.map(\.child))
    for id in ids.filter({ !created.contains($0) }) + ids.filter(created.contains)
    where !tree.drawn.contains(id) {
      tree.draw(id, level: 0, indentation: "")
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
  private let creations: [String: [GraphDocument.Creation]]
  private let gatherings: [String: [GraphDocument.Collection]]
  private let lacking: [String: Set<String>]
  private let depth: Int
  private(set) var drawn: Set<String> = []
  private(set) var text = ""

  init(_ graph: GraphDocument, depth: Int) {
    self.depth = depth
    lacking = graph.lacking
    creations = Dictionary(grouping: graph.creations, by: \.parent)
    let inOrder = graph.gatherings.sorted { $0.location < $1.location }
    gatherings = Dictionary(grouping: inOrder, by: \.component)
  }

  /// The name with the module after it.
  func title(_ id: String) -> String { "\(id.withoutModule) (\(id.module))" }

  mutating func draw(
    _ id: String, uses: [GraphDocument.Use] = [], level: Int, indentation: String
  ) {
    let items = (creations[id] ?? []).sorted { title($0.id) < title($1.id) }
    let isCut = !items.isEmpty && level >= depth
    let isNew = !isCut && drawn.insert(id).inserted
    let isWhole = isNew || items.isEmpty
    text += title(id)
    text += isCut ? " – \(items.count) below\n" : isWhole ? "\n" : " – see above\n"
    let isOpen = isNew && !items.isEmpty
    let gathered = isWhole ? gatherings[id, default: []].map(\.summary) : []
    for line in uses.map(line) + gathered {
      text += indentation + (isOpen ? "│   " : "    ") + line + "\n"
    }
    for (position, item) in items.enumerated() where isOpen {
      let isLast = position == items.count - 1
      text += indentation + (isLast ? "└─ " : "├─ ")
      let margin = indentation + (isLast ? "   " : "│  ")
      draw(item.id, uses: item.uses, level: level + 1, indentation: margin)
    }
  }

  /// A requirement and the components that provide it, which may differ between paths.
  private func line(_ use: GraphDocument.Use) -> String {
    var names = (use.wired?.providers ?? []).map { provider in
      let name = provider.component.withoutModule
      return provider.member == nil ? "the code that builds \(name)" : name
    }
    if names.isEmpty, !use.isAmong(lacking) { names = ["default"] }
    let providers = names.isEmpty ? "" : " ← " + names.joined(separator: " or ")
    return "\(use.name): \(use.type)\(providers)"
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
