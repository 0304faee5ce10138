import BobbinCompiler
import BobbinSyntax

extension CommandLineTool {
  /// The compiler, which is all that a consumer's build needs.
  package static let bobbinc = CommandLineTool(
    name: "bobbinc", verbs: [.generate, .check, .explainDiagnostic])
}

extension Verb {
  static let generate = Verb(
    "generate", "Write the code that joins components.",
    options: [.output, .outputDirectory, .stubs], run: generate)
  static let check = Verb("check", "Report what is wrong and write nothing.") {
    invocation throws(Failure) in try invocation.report(on: invocation.compile())
  }
  static let explainDiagnostic = Verb(
    "explain-diagnostic", "Say what a diagnostic means and what to do.", operand: "<group>",
    readsModules: false, run: explainDiagnostic)

  private static func generate(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    let directory = arguments.value(.outputDirectory)?.text
    if directory == nil, !arguments.has(.module) {
      throw .usage("missing '\(Option.outputDirectory.nameAndValue)'")
    }
    let program = try invocation.compile()
    for module in program.subjects {
      let plan = program.compilation.plan(for: module)
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
        invocation.environment.output(text)
      }
    }
    return try invocation.report(on: program)
  }

  private static func explainDiagnostic(_ invocation: Invocation) throws(Failure) -> ExitCode {
    var text = DiagnosticsPage.list()
    if let name = invocation.arguments.operand {
      text = DiagnosticsPage.text(of: try invocation.arguments.group(named: name))
    }
    invocation.environment.output(text)
    return .success
  }
}
