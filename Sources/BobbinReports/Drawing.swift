import BobbinCommandLine

/// The picture that Graphviz and Mermaid draw: components by module, what creates what, and the
/// services and collections that components fill.
struct Drawing {
  /// What a node is, which decides on its shape.
  enum Kind {
    case component, service, collection
  }

  typealias Node = (id: String, label: String, kind: Kind)
  typealias Edge = (from: String, to: String, kind: Kind)

  private(set) var modules: [(name: String, nodes: [Node])] = []
  private(set) var edges: [Edge] = []

  /// Numbers everything, so that no name has to serve as an identifier.
  init(_ part: GraphDocument.Part) {
    let graph = part.graph
    var nodes: [String: [Node]] = [:]
    var ids: [String: String] = [:]
    let components = graph.nodes
    func add(_ id: String, _ label: String, _ kind: Kind, of component: String) {
      nodes[components[component]?.module ?? "", default: []].append((id, label, kind))
      if let from = ids[component] { edges.append((from, id, kind)) }
      if kind == .component { ids[component] = id }
    }
    for (index, component) in graph.components.enumerated() {
      let hidden = part.hidden[component.id].map { " (+\($0))" } ?? ""
      add("c\(index)", component.name + hidden, .component, of: component.id)
    }
    for edge in graph.edges {
      let (parent, child) = (ids[edge.parent] ?? edge.parent, ids[edge.child] ?? edge.child)
      edges.append((parent, child, .component))
    }
    for (index, service) in graph.injections.enumerated() {
      let label = String(service.call.drop { $0 != "." }.dropFirst())
      add("s\(index)", label, .service, of: service.component)
    }
    for (index, collection) in graph.gatherings.enumerated() {
      let label = "\(collection.type): \(collection.members.count)"
      add("g\(index)", label, .collection, of: collection.component)
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
        let style =
          switch node.kind {
          case .component: ""
          case .service: ", style=\"rounded,dashed\""
          case .collection: ", shape=folder, style=solid"
          }
        text += "    \(node.id) [label=\(quoted(node.label))\(style)]\n"
      }
      text += "  }\n"
    }
    for edge in edges {
      text += "  \(edge.from) -> \(edge.to)\(edge.kind == .component ? "" : " [style=dashed]")\n"
    }
    return text + "}\n"
  }

  /// The picture as a flowchart in Mermaid's language.
  var mermaid: String {
    // In quotes only these mean something; Mermaid has no escapes but entities.
    func quoted(_ text: String) -> String {
      let escaped = text.map { "#&\"<>`\\".contains($0) ? $0.entity : String($0) }
      return "\"" + escaped.joined() + "\""
    }
    var text = "flowchart LR\n"
    for (index, module) in modules.enumerated() {
      text += "  subgraph m\(index)[\(quoted(module.name))]\n"
      for node in module.nodes {
        let (left, right) =
          switch node.kind {
          case .component: ("[", "]")
          case .service: ("([", "])")
          case .collection: ("[/", "/]")
          }
        text += "    \(node.id)\(left)\(quoted(node.label))\(right)\n"
      }
      text += "  end\n"
    }
    for edge in edges {
      text += "  \(edge.from) \(edge.kind == .component ? "-->" : "-.->") \(edge.to)\n"
    }
    return text
  }
}

extension Character {
  /// An entity as Mermaid writes it: `#35;`.
  fileprivate var entity: String { unicodeScalars.map { "#\($0.value);" }.joined() }
}
