import BobbinCommandLine

/// The picture that Graphviz and Mermaid draw: components by module, what creates what, and the
/// services and collections that components fill.
struct Drawing {
  /// A node, its style for Graphviz, and the brackets around its label for Mermaid.
  private typealias Node = (id: String, label: String, style: String, left: String, right: String)
  private typealias Edge = (from: String, to: String, isDashed: Bool)

  private var modules: [(name: String, nodes: [Node])] = []
  private var edges: [Edge] = []

  /// Numbers everything, so that no name has to serve as an identifier.
  init(_ part: GraphDocument.Part) {
    let graph = part.graph
    var nodes: [String: [Node]] = [:]
    var ids: [String: String] = [:]
    func add(_ node: Node, of component: String) {
      nodes[component.module, default: []].append(node)
      if let from = ids[component], from != node.id { edges.append((from, node.id, true)) }
    }
    for (index, component) in graph.components.enumerated() {
      let hidden = part.hidden[component.id].map { " (+\($0))" } ?? ""
      ids[component.id] = "c\(index)"
      add(("c\(index)", component.name + hidden, "", "[", "]"), of: component.id)
    }
    edges = graph.edges.map { (ids[$0.parent] ?? $0.parent, ids[$0.child] ?? $0.child, false) }
    for (index, service) in graph.injections.enumerated() {
      let style = ", style=\"rounded,dashed\""
      add(("s\(index)", service.call.withoutModule, style, "([", "])"), of: service.component)
    }
    for (index, collection) in graph.gatherings.enumerated() {
      let label = "\(collection.type): \(collection.members.count)"
      let style = ", shape=folder, style=solid"
      add(("g\(index)", label, style, "[/", "/]"), of: collection.component)
    }
    modules = nodes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var dot: String {
    func quoted(_ text: String) -> String {
      "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
    var text = """
      digraph Bobbin {
        rankdir=LR
        node [shape=box, style=rounded, fontname=Helvetica]
        edge [arrowsize=0.7]

      """
    for (index, module) in modules.enumerated() {
      text += "  subgraph cluster_\(index) {\n    label=\(quoted(module.name))\n"
      text += "    color=gray; fontname=Helvetica; fontcolor=gray40\n"
      for node in module.nodes {
        text += "    \(node.id) [label=\(quoted(node.label))\(node.style)]\n"
      }
      text += "  }\n"
    }
    for edge in edges {
      text += "  \(edge.from) -> \(edge.to)\(edge.isDashed ? " [style=dashed]" : "")\n"
    }
    return text + "}\n"
  }

  /// The picture as a flowchart in Mermaid's language.
  var mermaid: String {
    // In quotes, only these are special; Mermaid's only escapes are entities: `#35;`.
    func quoted(_ text: String) -> String {
      let escaped = text.unicodeScalars.map {
        "#&\"<>`\\".unicodeScalars.contains($0) ? "#\($0.value);" : String($0)
      }
      return "\"" + escaped.joined() + "\""
    }
    var text = "flowchart LR\n"
    for (index, module) in modules.enumerated() {
      text += "  subgraph m\(index)[\(quoted(module.name))]\n"
      for node in module.nodes {
        text += "    \(node.id)\(node.left)\(quoted(node.label))\(node.right)\n"
      }
      text += "  end\n"
    }
    for edge in edges { text += "  \(edge.from) \(edge.isDashed ? "-.->" : "-->") \(edge.to)\n" }
    return text
  }
}
