package import BobbinCompiler
import BobbinSyntax

/// One run of a verb: what it was asked and where its results go.
package struct Invocation {
  package let arguments: Arguments
  package let environment: Environment
  /// Set where the run is to leave a stamp.
  let stamp: Stamp?
  /// The response files that the command line names.
  let responseFiles: [String]
  let reporter: Reporter

  /// What was compiled, and which modules the run is about.
  package struct Program {
    package var compilation: Compilation
    /// What was read.
    package var modules: [Module]
    /// Where it was found, module by module.
    var workspace: Workspace
    /// Whether it is about all modules, so that no diagnostic belongs to another run.
    var isWhole: Bool
    /// What the files were before they were read, where a stamp is wanted and possible.
    var inputs: Stamp.Observation?

    var subjects: [String] { workspace.subjects }
  }

  /// Leaves a stamp, if one is wanted and the run had nothing to say.
  func leaveStamp(of program: Program, for output: String) {
    guard let stamp else { return }
    guard let inputs = program.inputs, program.diagnostics.isEmpty else { return stamp.remove() }
    let digests = responseFiles.map { _ in nil } + program.compilation.digestsOfUnread
    stamp.write(inputs, output: output, digests: digests)
  }

  /// Reads and compiles the modules that the command line names.
  ///
  /// - Parameter isWhole: Whether all of them matter, or only what the wiring of a single module asks
  ///   for, or the report on all.
  /// - Returns: What was compiled.
  /// - Throws: A failure that names what cannot be read.
  package func compile(whole isWhole: Bool = true) throws(Failure) -> Program {
    let workspace = try Workspace(arguments, environment)
    let (sources, subjects) = (workspace.modules, workspace.subjects)
    // Modules above a single one are not known: what it seems not to use they may use.
    let subject = arguments.has(.module) ? subjects[0] : nil
    // A directory may have other files the next time.
    let paths = arguments.values(.sources) + arguments.values(.dependency)
    let inputs =
      paths.allSatisfy { $0.text.hasSuffix(".swift") }
      ? stamp?.observe(responseFiles + sources.flatMap(\.files)) : nil
    let compilation: Compilation
    let modules: [Module]
    // A package's manifest is compared with all imports.
    if isWhole || sources.contains(where: { $0.target != nil }) {
      modules = try SourceReader.read(sources)
      compilation = Compilation(modules, subjects: subject.map { [$0] })
    } else {
      compilation = try SourceReader.compile(subject, of: sources)
      modules = compilation.resolved.program.table.modules
    }
    return Program(
      compilation: compilation, modules: modules, workspace: workspace,
      isWhole: subjects.count == sources.count, inputs: inputs)
  }

  /// Warns of something that no source is wrong about.
  package func warn(_ message: String) {
    reporter.report(Failure.Message(text: message, severity: .warning))
  }

  /// Reports the diagnostics of a program and says how the run ends.
  package func report(on program: Program) throws(Failure) -> ExitCode {
    let diagnostics = program.diagnostics
    let chosen = try WarningOptions(arguments).applied(to: diagnostics)
    try reporter.report(chosen)
    return chosen.contains { $0.severity == .error } ? .diagnostics : .success
  }
}

extension Invocation.Program {
  fileprivate var diagnostics: [Diagnostic] {
    isWhole ? compilation.diagnostics : compilation.diagnostics(for: subjects)
  }
}
