import BobbinCommandLine
import Foundation

/// The picture that Graphviz and Mermaid draw: components by module, what creates what, and the
/// services and collections that components fill.
struct Drawing {
  /// What a node is, which decides on its shape.
  enum Kind {
    case component, service, collection
  }

  struct Node {
    var id: String
    var label: String
    var kind = Kind.component
  }

  struct Edge {
    var from: String
    var to: String
    var kind: Kind
  }

  private(set) var modules: [(name: String, nodes: [Node])] = []
  private(set) var edges: [Edge] = []

  /// Numbers everything, so that no name has to serve as an identifier.
  init(_ part: GraphDocument.Part) {
    let graph = part.graph
    var nodes: [String: [Node]] = [:]
    var ids: [String: String] = [:]
    var modulesOf: [String: String] = [:]
    for (index, component) in graph.components.enumerated() {
      let hidden = part.hidden[component.id].map { " (+\($0))" } ?? ""
      ids[component.id] = "c\(index)"
      modulesOf[component.id] = component.module
      nodes[component.module, default: []].append(
        Node(id: "c\(index)", label: component.name + hidden))
    }
    func connect(_ from: String, _ to: String, _ kind: Kind) {
      edges.append(Edge(from: ids[from] ?? from, to: ids[to] ?? to, kind: kind))
    }
    for edge in graph.edges { connect(edge.parent, edge.child, .component) }
    for (index, service) in graph.injections.enumerated() {
      let label = service.call.drop { $0 != "." }.dropFirst()
      nodes[modulesOf[service.component] ?? "", default: []].append(
        Node(id: "s\(index)", label: String(label), kind: .service))
      connect(service.component, "s\(index)", .service)
    }
    for (index, collection) in graph.gatherings.enumerated() {
      let count = collection.members.count
      nodes[modulesOf[collection.component] ?? "", default: []].append(
        Node(id: "g\(index)", label: "\(collection.type): \(count)", kind: .collection))
      connect(collection.component, "g\(index)", .collection)
    }
    modules = nodes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var dot: String {
    func quoted(_ text: String) -> String {
      "\""
        + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
          of: "\"", with: "\\\"") + "\""
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
