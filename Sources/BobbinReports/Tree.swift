package import BobbinCompiler
import BobbinSyntax

/// Draws the graph as a tree for a terminal: each component with what it needs and who gives it, with
/// what it gathers, and so each service that it wires, by the initialiser that does it.
///
/// A component that several parents create is drawn whole the first time and by name after that, so
/// the drawing is linear in the number of edges.
private struct Tree {
  let graph: Graph
  var program: Program { graph.program }
  private let edgesFrom: [ComponentID: [Int]]
  private let gatherings: [ComponentID: [Int]]
  private let titles: [ComponentID: String]
  var drawn: Set<ComponentID> = []
  var text = ""

  init(_ graph: Graph) {
    self.graph = graph
    edgesFrom = Dictionary(grouping: graph.ties.indices) { graph.ties[$0].edge.parent }
    gatherings = graph.program.gatheringsOfComponents
    let services = graph.program.injections.map { injection in
      let labels = injection.parameters.map { ($0?.label ?? "injecting") + ":" }.joined()
      return (injection.edge.child, "\(injection.type.written)(\(labels))")
    }
    titles = Dictionary(uniqueKeysWithValues: services)
  }

  mutating func draw() -> String {
    let children = Set(program.edges.map(\.child))
    let all = program.components.filter { $0.openParameter == nil }.map(\.id)
      .sorted { title($0) < title($1) }
    for id in all where !children.contains(id) { draw(id, path: [], indentation: "") }
    // What is left is created only in circles.
    for id in all where !drawn.contains(id) { draw(id, path: [], indentation: "") }
    return text
  }

  private func title(_ id: ComponentID) -> String {
    "\(titles[id] ?? program.nominal(id).qualifiedName) (\(program[id].module))"
  }

  private mutating func draw(_ id: ComponentID, path: [Int], indentation: String) {
    let edges = (edgesFrom[id] ?? []).sorted {
      title(graph.ties[$0].edge.child) < title(graph.ties[$1].edge.child)
    }
    let isNew = drawn.insert(id).inserted
    let isWhole = isNew || edges.isEmpty
    text += title(id) + (isWhole ? "" : " – see above") + "\n"
    let isOpen = isNew && !edges.isEmpty
    let bar = indentation + (isOpen ? "│ " : "  ")
    if let last = path.last {
      for wire in graph.ties[last].wires where wire.isOwn {
        let giver = giver(of: wire, path: path).map { " ← \($0)" } ?? ""
        text += "\(bar)  \(wire.member.fullName): \(wire.member.typeDescription)\(giver)\n"
      }
    }
    if isWhole { for gathering in gatherings(of: id) { text += "\(bar)  \(gathering)\n" } }
    guard isOpen else { return }
    for (position, edge) in edges.enumerated() {
      let isLast = position == edges.count - 1
      text += indentation + (isLast ? "└─ " : "├─ ")
      draw(
        graph.ties[edge].edge.child, path: path + [edge],
        indentation: indentation + (isLast ? "   " : "│  "))
    }
  }

  /// What a component gathers, the first few things of each collection.
  private func gatherings(of id: ComponentID) -> [String] {
    (gatherings[id] ?? []).map { index in
      let items = graph.gathered(by: index).map(\.name)
      let others = items.count > 3 ? " and \(items.count - 3) more" : ""
      return program.gatherings[index].typeDescription + " ← "
        + (items.isEmpty ? "nothing" : items.prefix(3).joined(separator: ", ")) + others
    }
  }

  /// Who provides a wire's value on the way from the root that is being drawn.
  private func giver(of wire: Wire, path: [Int]) -> String? {
    var wire = wire
    for (position, index) in path.enumerated().reversed() {
      let parent = graph.ties[index].edge.parent
      let name = wire.source.name
      switch wire.source.holder {
      case .parent: return program.nominal(parent).qualifiedName
      case .default: return "default"
      case .dependency, .inherited: break
      }
      guard position > 0,
        let above = graph.ties[path[position - 1]].wires.first(where: {
          $0.name == name
        })
      else { return "whoever builds \(program.nominal(parent).qualifiedName)" }
      wire = above
    }
    return nil
  }
}

extension Compilation {
  /// The graph as a tree for people, empty when there are no components.
  package func tree() -> String {
    var tree = Tree(resolved)
    return tree.draw()
  }
}
