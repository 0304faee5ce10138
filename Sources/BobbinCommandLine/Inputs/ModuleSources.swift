import BobbinCompiler

/// A module: its name, its files and what it depends on.
struct ModuleSources {
  var name: String
  var files: [String]
  /// The modules it depends on directly; if unknown, its `import` lines decide.
  var dependencies: [String]?
  /// It is a test target, or another one that wants stubs.
  var wantsStubs = false
  var defaultIsolation: DefaultIsolation?
  /// What its package's manifest says about it.
  var target: PackageTarget?
  /// Whether the run is about it; other modules are only read.
  var isSubject = true
}

extension ModuleSources {
  /// Finds the modules that a command line is about, by name.
  static func named(
    by arguments: Arguments, _ environment: Environment
  ) throws(Failure) -> [ModuleSources] {
    let given = [Option.packagePath, .project, .module].filter(arguments.has).map(\.name)
    if given.count > 1 {
      throw .usage("'\(given[0])' and '\(given[1])' cannot be combined")
    }
    if let name = arguments.value(.module) {
      if arguments.has(.outputDirectory) {
        throw .usage("'--output-directory' cannot be combined with '--module'; use '--output'")
      }
      return try ModuleInput.read(arguments, name: name)
    }
    // A command plugin names the package that it runs for.
    let variables = arguments.has(.packagePath) ? [:] : environment.variables
    if let file = arguments.value(.project) ?? variables["BOBBIN_PROJECT"] {
      if arguments.has(.stubs) {
        throw .usage("with '--project', write '\"stubs\": true' for a module in place of '--stubs'")
      }
      return try ProjectInput.read(file)
    }
    let package = arguments.value(.packagePath) ?? variables["BOBBIN_PACKAGE"] ?? "."
    if environment.isTerminal { environment.error("Asking SwiftPM about the package…") }
    // Goes back to the start of the line and wipes it, so nothing stays on the screen.
    defer { if environment.isTerminal { environment.error("\r\u{1B}[K") } }
    return try PackageInput.read(package, wantsStubs: arguments.has(.stubs))
  }
}
