package import BobbinCompiler
import BobbinSyntax

/// One run of a verb: what it was asked and where its results go.
package struct Invocation {
  package let arguments: Arguments
  package let environment: Environment
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

    var subjects: [String] { workspace.subjects }
  }

  /// Reads and compiles the modules that the command line names.
  ///
  /// - Parameter isWhole: Whether all that is below a single module matters, or only what its wiring
  ///   asks for.
  /// - Returns: What was compiled.
  /// - Throws: A failure that names what cannot be read.
  package func compile(whole isWhole: Bool = true) throws(Failure) -> Program {
    let workspace = try Workspace(arguments, environment)
    if !isWhole, arguments.has(.module) {
      let compilation = try SourceReader.compile(workspace.subjects[0], of: workspace.modules)
      return Program(
        compilation: compilation, modules: compilation.resolved.program.table.modules,
        workspace: workspace, isWhole: workspace.modules.count == 1)
    }
    let modules = try SourceReader.read(workspace.modules)
    // Modules above a single one are not known: what it seems not to use they may use.
    let subjects = arguments.has(.module) ? workspace.subjects : nil
    return Program(
      compilation: Compilation(modules, subjects: subjects), modules: modules,
      workspace: workspace,
      isWhole: workspace.subjects.count == modules.count)
  }

  /// Warns of something that no source is wrong about.
  package func warn(_ message: String) {
    reporter.report(Failure.Complaint(message: message, severity: .warning))
  }

  /// Reports the diagnostics of a program and says how the run ends.
  package func report(on program: Program) throws(Failure) -> ExitCode {
    let compilation = program.compilation
    let diagnostics =
      program.isWhole
      ? compilation.diagnostics : compilation.diagnostics(for: program.subjects)
    let judged = try Judgement(arguments).judge(diagnostics)
    try reporter.report(judged)
    return judged.contains { $0.severity == .error } ? .diagnostics : .success
  }
}
