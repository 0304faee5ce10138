extension GraphDocument.Part {
  /// The tree as text for people, empty when there are no components.
  package var tree: String {
    var tree = Tree(self)
    for start in starts where !tree.drawn.contains(start) { tree.draw(start, indentation: "") }
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
  private let hidden: [String: Int]
  private(set) var drawn: Set<String> = []
  private(set) var text = ""

  init(_ part: GraphDocument.Part) {
    (lacking, hidden) = (part.whole.lacking, part.hidden)
    creations = Dictionary(grouping: part.graph.creations, by: \.parent)
    let inOrder = part.graph.gatherings.sorted { $0.location < $1.location }
    gatherings = Dictionary(grouping: inOrder, by: \.component)
  }

  /// The name with the module after it.
  private func title(_ id: String) -> String { "\(id.withoutModule) (\(id.module))" }

  mutating func draw(_ id: String, uses: [GraphDocument.Use] = [], indentation: String) {
    let items = (creations[id] ?? []).sorted { title($0.id) < title($1.id) }
    let isNew = drawn.insert(id).inserted
    let isWhole = isNew || items.isEmpty
    let below = hidden[id].map { " – \($0) below" } ?? ""
    text += title(id) + (isWhole ? below : " – see above") + "\n"
    let isOpen = isNew && !items.isEmpty
    let gathered = isWhole ? gatherings[id, default: []].map(\.summary) : []
    for line in uses.map(line) + gathered {
      text += indentation + (isOpen ? "│   " : "    ") + line + "\n"
    }
    for (position, item) in items.enumerated() where isOpen {
      let isLast = position == items.count - 1
      text += indentation + (isLast ? "└─ " : "├─ ")
      draw(item.id, uses: item.uses, indentation: indentation + (isLast ? "   " : "│  "))
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
