import BobbinCompiler
import BobbinSyntax

/// The whole tool as a function: arguments and an environment in, an exit code out.
package struct CommandLineTool {
  private let verb: Verb
  private let arguments: Arguments
  private let environment: Environment
  private let reporter: Reporter

  /// Does what the words behind the name of the tool ask for.
  package static func run(_ arguments: [String], in environment: Environment) -> ExitCode {
    var reporter = Reporter(environment)
    do throws(Failure) {
      let arguments = try Arguments(ResponseFile.expand(arguments))
      if arguments.has(.help) {
        environment.output(Help.text(for: arguments.verb))
        return .success
      }
      if arguments.has(.version) {
        environment.output(bobbinVersion + "\n")
        return .success
      }
      guard let verb = arguments.verb else {
        environment.error(Help.text(for: nil))
        return .usage
      }
      reporter = try Reporter(environment, arguments)
      let tool = CommandLineTool(
        verb: verb, arguments: arguments, environment: environment, reporter: reporter)
      return try tool.run()
    } catch {
      reporter.report(error)
      return error.exitCode
    }
  }

  private func run() throws(Failure) -> ExitCode {
    switch verb {
    case .generate: try generate()
    case .check: try reporting(on: compile())
    case .graph: try graph()
    case .explainDiagnostic: try explainDiagnostic()
    }
  }

  private func explainDiagnostic() throws(Failure) -> ExitCode {
    guard let name = arguments.operand else {
      environment.output(DiagnosticsPage.list())
      return .success
    }
    environment.output(DiagnosticsPage.text(of: try DiagnosticGroup(named: name)))
    return .success
  }

  private func generate() throws(Failure) -> ExitCode {
    let directory = arguments.value(.outputDirectory)?.text
    if directory == nil, arguments.has(.packagePath) || arguments.has(.project) {
      throw .usage("missing '\(Option.outputDirectory.nameAndValue)'")
    }
    let result = try compile()
    for module in result.subjects {
      let plan = result.compilation.plan(for: module)
      let text = Emitter.emit(plan)
      if let directory {
        let path = FileSystem.join(directory, FileSystem.join(module, generatedFileName))
        // What was written when the module still created components must not stay.
        if !plan.isEmpty || FileSystem.exists(path) {
          try FileSystem.write(text, to: path)
        }
      } else if let path = arguments.value(.output)?.text {
        try FileSystem.write(text, to: path)
      } else {
        environment.output(text)
      }
    }
    return try reporting(on: result)
  }

  private func graph() throws(Failure) -> ExitCode {
    let format: GraphFormat = try arguments.choice(.format) ?? .tree
    let result = try compile()
    switch format {
    case .tree: environment.output(result.compilation.tree())
    case .json: environment.output(try JSON.document(result.compilation.graph))
    }
    return try reporting(on: result)
  }

  /// What was compiled, and which modules the run is about.
  private struct Result {
    var compilation: Compilation
    var subjects: [String]
    /// Whether it is about all modules, so that nothing belongs to somebody else's run.
    var isWhole: Bool
  }

  private func compile() throws(Failure) -> Result {
    let workspace = try Workspace(arguments, environment)
    let modules = try SourceReader.read(workspace.modules)
    // Modules above a single one are not known: what it seems not to use they may use.
    let subjects = arguments.has(.module) ? workspace.subjects : nil
    return Result(
      compilation: Compilation(modules, subjects: subjects), subjects: workspace.subjects,
      isWhole: workspace.subjects.count == modules.count)
  }

  private func reporting(on result: Result) throws(Failure) -> ExitCode {
    let compilation = result.compilation
    let diagnostics =
      result.isWhole
      ? compilation.diagnostics : compilation.diagnostics(for: result.subjects)
    let judged = try Judgement(arguments).judge(diagnostics)
    try reporter.report(judged)
    return judged.contains { $0.severity == .error } ? .diagnostics : .success
  }
}
