package import BobbinCompiler
import BobbinSyntax

/// Draws the graph as a tree for a terminal: each component with what it needs and what provides
/// it, with what it gathers, and with each service that it wires, shown by its initializer.
///
/// A component with several parents is drawn whole the first time and by name after that, so the
/// drawing is linear in the number of edges.
private struct Tree {
  let graph: Graph
  var program: Program { graph.program }
  private let edgesFrom: [ComponentID: [Int]]
  private let gatherings: [ComponentID: [Int]]
  private var found: Providers
  private let titles: [ComponentID: String]
  /// All but the roots.
  private let created: Set<ComponentID>
  /// How many levels to draw.
  private let depth: Int
  var drawn: Set<ComponentID> = []
  var text = ""

  init(_ graph: Graph, depth: Int) {
    self.graph = graph
    self.depth = depth
    found = Providers(graph)
    edgesFrom = Dictionary(grouping: graph.wirings.indices) { graph.wirings[$0].edge.parent }
    created = Set(graph.program.edges.map(\.child))
    gatherings = graph.program.gatheringsOfComponents
    let services = graph.program.injections.map { injection in
      let labels = injection.parameters.map { ($0?.label ?? "injecting") + ":" }.joined()
      return (injection.edge.child, "\(injection.type.written)(\(labels))")
    }
    titles = Dictionary(uniqueKeysWithValues: services)
  }

  mutating func draw(from starts: [String]) -> String {
    let ids = Dictionary(
      program.components.map { ($0.name(in: program), $0.id) },
      uniquingKeysWith: { first, _ in first })
    // Roots first; what is left is created only in circles.
    let sorted = starts.compactMap { ids[$0] }.sorted {
      (created.contains($0) ? 1 : 0, title($0)) < (created.contains($1) ? 1 : 0, title($1))
    }
    for id in sorted where !drawn.contains(id) { draw(id, path: [], indentation: "") }
    return text
  }

  private func title(_ id: ComponentID) -> String {
    "\(titles[id] ?? program.nominal(id).qualifiedName) (\(program[id].module))"
  }

  private mutating func draw(_ id: ComponentID, path: [Int], indentation: String) {
    let edges = (edgesFrom[id] ?? []).sorted {
      title(graph.wirings[$0].edge.child) < title(graph.wirings[$1].edge.child)
    }
    let isCut = !edges.isEmpty && path.count >= depth
    let isNew = !isCut && drawn.insert(id).inserted
    let isWhole = isNew || edges.isEmpty
    text += title(id) + (isCut ? " – \(edges.count) below" : isWhole ? "" : " – see above") + "\n"
    let isOpen = isNew && !edges.isEmpty
    let bar = indentation + (isOpen ? "│ " : "  ")
    if let last = path.last {
      for binding in graph.wirings[last].bindings where binding.isOwn {
        let suffix = providers(of: binding, in: graph.wirings[last]).map { " ← \($0)" } ?? ""
        text += "\(bar)  \(binding.member.fullName): \(binding.member.typeDescription)\(suffix)\n"
      }
    }
    if isWhole { for gathering in gatherings(of: id) { text += "\(bar)  \(gathering)\n" } }
    guard isOpen else { return }
    for (position, edge) in edges.enumerated() {
      let isLast = position == edges.count - 1
      text += indentation + (isLast ? "└─ " : "├─ ")
      draw(
        graph.wirings[edge].edge.child, path: path + [edge],
        indentation: indentation + (isLast ? "   " : "│  "))
    }
  }

  /// What a component gathers: the first few elements of each collection.
  private func gatherings(of id: ComponentID) -> [String] {
    (gatherings[id] ?? []).map { index in
      let items = graph.gathered(by: index).map(\.name)
      let others = items.count > 3 ? " and \(items.count - 3) more" : ""
      return program.gatherings[index].typeDescription + " ← "
        + (items.isEmpty ? "nothing" : items.prefix(3).joined(separator: ", ")) + others
    }
  }

  /// What provides a binding's value: a component for each way up on which another one does.
  private mutating func providers(of binding: Binding, in wiring: Wiring) -> String? {
    if binding.source.origin == .default { return "default" }
    let names = found.of(binding, in: wiring).map { provider in
      let name = program.nominal(provider.component).qualifiedName
      return provider.member == nil ? "the code that builds \(name)" : name
    }
    return names.isEmpty ? nil : names.joined(separator: " or ")
  }
}

extension Compilation {
  /// The graph as a tree for people, empty when there are no components.
  ///
  /// - Parameters:
  ///   - starts: The components to begin with, by `id`; `nil` for all roots.
  ///   - depth: How many levels below to draw; `nil` for all.
  /// - Returns: The drawing.
  package func tree(from starts: [String]? = nil, depth: Int? = nil) -> String {
    var tree = Tree(resolved, depth: depth ?? .max)
    return tree.draw(from: starts ?? graph.starts)
  }
}
