package import BobbinCompiler
package import BobbinSyntax

/// One run of a verb: its arguments and where its results go.
package struct Invocation {
  package private(set) var arguments: Arguments
  package let environment: Environment
  let stamp: Stamp?
  let responseFiles: [String]
  let reporter: Reporter

  /// What was compiled last, until the process ends.
  nonisolated(unsafe) private static var last: Compilation?

  /// What was compiled, and which modules the run is about.
  package struct Program {
    package var compilation: Compilation
    var sources: [ModuleSources]
    /// The state of the files before they were read, if a stamp is wanted and possible.
    var inputs: [Stamp.Input]?

    package var modules: [Module] { compilation.resolved.program.table.modules }
    package var subjects: [String] { sources.filter(\.isSubject).map(\.name) }
    fileprivate var diagnostics: [Diagnostic] { compilation.diagnostics(for: subjects) }
  }

  /// Leaves a stamp, if one was requested and the run reported nothing.
  func leaveStamp(of program: Program, for output: String, of text: String) {
    guard let stamp else { return }
    guard let inputs = program.inputs, program.diagnostics.isEmpty else { return stamp.remove() }
    // The digests do not cover imports.
    let areKnown = program.sources.allSatisfy { $0.dependencies != nil }
    stamp.write(
      inputs, output: output, of: text, digests: areKnown ? program.compilation.digests : [:])
  }

  /// Reads and compiles the modules that the command line names: everything, or only what is needed
  /// to wire one module or to report on all of them, perhaps with their stubs.
  package func compile(
    whole isWhole: Bool = true, stubs needsStubs: Bool = false
  ) throws(Failure) -> Program {
    let sources = try ModuleSources.named(by: arguments, environment)
    // The modules above a single one are not known, and may use what seems unused.
    let subject = arguments.value(.module)
    let lists = responseFiles + arguments.values(.project)
    let inputs = stamp?.observe(lists + sources.flatMap { $0.files + $0.directories })
    // A package's manifest is compared with all imports.
    let isWhole = isWhole || sources.contains { $0.target != nil || needsStubs && $0.wantsStubs }
    let compilation = try SourceReader.compile(
      subject, of: sources, whole: isWhole, ignoring: arguments.ignoredWarnings())
    // The system takes memory back at once; freeing a large program part by part takes 2 % of a run.
    if environment.endsWithRun { Self.last = compilation }
    return Program(compilation: compilation, sources: sources, inputs: inputs)
  }

  /// Warns about something that is not a fault of what was compiled.
  package func warn(_ message: String, at place: Location? = nil) {
    reporter.report([Message(message, at: place, severity: .warning)])
  }

  /// Returns the same run on other input: a package or a project.
  package func reading(_ option: Option, _ path: String) -> Invocation {
    var result = self
    for input in Option.input { result.arguments.given[input.name] = nil }
    result.arguments.given[option.name] = [[path]]
    return result
  }

  /// Returns what `report` would write.
  package func text(of diagnostics: [Diagnostic]) -> String {
    reporter.text(of: diagnostics.map(Message.init))
  }

  /// Returns what is to be reported, with the severities that options ask for.
  package func diagnostics(of program: Program) -> [Diagnostic] {
    var diagnostics = program.diagnostics
    guard arguments.has(.warningsAsErrors) else { return diagnostics }
    for index in diagnostics.indices { diagnostics[index].severity = .error }
    return diagnostics
  }

  /// Reports the diagnostics of a program and says how the run ends.
  package func report(on program: Program) -> ExitCode {
    let chosen = diagnostics(of: program)
    reporter.report(chosen.map(Message.init))
    return chosen.contains { $0.severity == .error } ? .diagnostics : .success
  }
}
