package import BobbinCommandLine
import BobbinCompiler

extension CommandLineTool {
  /// The tool that people call: what the compiler does, and all that only people ask for.
  package static let bobbinctl = CommandLineTool(name: "bobbinctl", verbs: bobbinc.verbs + [.graph])
}

/// What a graph is written as.
private enum GraphFormat: String, CaseIterable {
  case tree, json
}

extension Option {
  fileprivate static let format = Option(
    "--format", .single, value: placeholder(GraphFormat.self),
    help: "What the graph is written as. (default: \(GraphFormat.tree.rawValue))")
}

extension Verb {
  fileprivate static let graph = Verb(
    "graph", "Show components, edges and who provides what.", options: [.format]
  ) { invocation throws(Failure) in
    let format: GraphFormat = try invocation.arguments.choice(.format) ?? .tree
    let program = try invocation.compile()
    let text =
      switch format {
      case .tree: program.compilation.tree()
      case .json: try JSON.document(program.compilation.graph)
      }
    invocation.environment.output(text)
    return try invocation.report(on: program)
  }
}
