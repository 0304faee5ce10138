package import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax

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
    if program.compilation.resolved.program.components.isEmpty {
      invocation.warn("there are no components: \(program.reasonForNoComponents)")
    }
    let text =
      switch format {
      case .tree: program.compilation.tree()
      case .json: try JSON.document(program.compilation.graph)
      }
    invocation.environment.output(text)
    return try invocation.report(on: program)
  }
}

extension Invocation.Program {
  fileprivate var reasonForNoComponents: String {
    let sources = modules.lazy.flatMap(\.files).map(\.source)
    if let needle = sources.first(where: { $0.mentions("NeedleFoundation") }) {
      return "'\(needle.path)' names 'NeedleFoundation' where Bobbin looks for 'import Bobbin'"
    }
    return sources.contains { $0.mentions("Bobbin") }
      ? "no class inherits from 'Component' or 'BootstrapComponent'" : "no file imports 'Bobbin'"
  }
}
