import BobbinCompiler

/// The modules of a run, before their files are read.
struct Workspace {
  var modules: [ModuleSources]
  /// The modules that the run is about; the others are only there to be looked into.
  var subjects: [String]
}

/// A module: its name, its files and what it depends on.
struct ModuleSources {
  var name: String
  /// Swift files, sorted.
  var files: [String]
  /// The modules it depends on directly; if unknown, its `import` lines decide.
  var dependencies: [String]?
  /// It is a test target, or another that wants stubs.
  var wantsStubs = false
  /// What it is compiled with, if that is known.
  var defaultIsolation: DefaultIsolation?
}

extension Workspace {
  /// Finds the modules that a command line is about.
  init(_ arguments: Arguments, _ environment: Environment) throws(Failure) {
    let kinds: [Option] = [.packagePath, .project, .module]
    let given = kinds.filter(arguments.has)
    guard let kind = given.first, let value = arguments.value(kind) else {
      let names = kinds.map { "'\($0.name)'" }
      throw .usage("missing input; give \(names[0]), \(names[1]) or \(names[2])")
    }
    if given.count > 1 {
      throw .usage("'\(given[0].name)' and '\(given[1].name)' exclude each other")
    }
    if kind != .module {
      for option in [Option.sources, .dependency, .imports, .defaultIsolation, .output] {
        guard arguments.has(option) else { continue }
        throw .usage("'\(option.name)' is for '--module', not for '\(kind.name)'")
      }
    } else if arguments.has(.outputDirectory) {
      throw .usage("'--output-directory' is not for '--module'; give '--output'")
    }
    if kind == .project, arguments.has(.stubs) {
      throw .usage("'--stubs' is not for '--project'; say '\"stubs\": true' of a module there")
    }
    switch kind {
    case .packagePath:
      self = try environment.announcing("Asking SwiftPM about the package") { () throws(Failure) in
        try PackageInput.read(value)
      }
    case .project: self = try ProjectInput.read(value)
    default: self = try ModuleInput.read(arguments, name: value)
    }
    if kind == .packagePath, !arguments.has(.stubs) {
      for index in modules.indices { modules[index].wantsStubs = false }
    }
  }
}
