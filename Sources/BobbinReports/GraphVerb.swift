package import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax

extension CommandLineTool {
  /// The tool that people call: the compiler's verbs, and those that only people need.
  package static let bobbinctl = CommandLineTool(
    name: "bobbinctl",
    verbs: bobbinc.verbs.map { $0.name == Verb.check.name ? .checkAndFix : $0 } + [
      .graph, .explain, .diff, .migrate, .project, .completions,
    ])
}

private enum GraphFormat: String, CaseIterable {
  case tree, html, dot, mermaid, json
}

extension Option {
  fileprivate static let format = Option(
    "--format", .single, value: placeholder(GraphFormat.self),
    help: "The format of the graph. (default: \(GraphFormat.tree.rawValue))")
  fileprivate static let root = Option(
    "--root", .single, value: "<component>",
    help: "Only this component and what is below it: 'GameComponent', or 'Game.GameComponent' "
      + "if several have that name.")
  // The name is that of the option of 'generate'.
  fileprivate static let showsStubs = Option(
    "--stubs", help: "Also list the stubs of test targets, in json and html.")
  fileprivate static let depth = Option(
    "--depth", .single, value: "<number>",
    help: "Only this many levels below the roots, or below the component of '--root'.")
}

extension Verb {
  fileprivate static let graph = Verb(
    "graph", "Show the tree of components with their providers.",
    options: [.format, .root, .depth, .showsStubs]
  ) { invocation throws(Failure) in
    let format = invocation.arguments.value(.format).flatMap(GraphFormat.init) ?? .tree
    let depth = try invocation.arguments.number(.depth)
    let program = try invocation.compile(whole: false, stubs: true)
    if program.compilation.resolved.program.components.isEmpty {
      let imports = program.modules.lazy.flatMap(\.files).flatMap(\.imports)
      let reason =
        imports.contains(where: \.isOfRuntime)
        ? "no class inherits from 'Component' or 'BootstrapComponent'" : "no file imports 'Bobbin'"
      invocation.warn("there are no components: \(reason)")
    }
    let graph = GraphDocument(program.compilation)
    let root = try invocation.arguments.value(.root).map { name throws(Failure) in
      try graph.component(named: name).id
    }
    let part = graph.part(below: root, depth: depth)
    let text =
      switch format {
      case .tree: part.tree
      case .html: try part.graph.page
      case .dot: Drawing(part).dot
      case .mermaid: Drawing(part).mermaid
      case .json: try JSON.text(part.graph)
      }
    invocation.environment.output(text)
    return invocation.report(on: program)
  }
}
