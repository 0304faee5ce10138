import BobbinCompiler

/// A module: its name, its files and what it depends on.
struct ModuleSources {
  var name: String
  var files: [String] = []
  /// The directories in which these were found, and links in them.
  var directories: [String] = []
  /// The modules it depends on directly; if unknown, its `import` lines decide.
  var dependencies: [String]?
  /// It is a test target, or another one that wants stubs.
  var wantsStubs = false
  var defaultIsolation: DefaultIsolation?
  /// Its package, if that is known.
  var package: String?
  /// What its package's manifest says about it.
  var target: PackageTarget?
  /// Whether the run is about it; other modules are only read.
  var isSubject = true

  /// Finds the files that some paths name or contain, except the run's own outputs; a subject must
  /// have some.
  mutating func find(in paths: [String], excluding outputs: [String]) throws(Failure) {
    files = try SourceFinder.files(in: paths, excluding: outputs) { directories.append($0) }
    if isSubject, files.isEmpty { throw .input("module '\(name)' has no Swift files") }
  }

  /// Finds the modules that a command line is about, by name.
  static func named(
    by arguments: Arguments, _ environment: Environment
  ) throws(Failure) -> [ModuleSources] {
    let isProject = arguments.has(.project)
    // A project may be narrowed to one of its modules.
    let others = Option.input.filter { $0.name != Option.module.name }
    let given = (isProject ? others : [.packagePath, .module]).filter(arguments.has).map(\.name)
    if given.count > 1 { throw .usage("'\(given[0])' and '\(given[1])' cannot be combined") }
    let name = arguments.value(.module)
    if name != nil, arguments.has(.outputDirectory) {
      throw .usage("'--output-directory' cannot be combined with '--module'; use '--output'")
    }
    if let name, !isProject { return try ModuleInput.read(arguments, name: name) }
    // A command plugin names the package that it runs for.
    let variables = arguments.has(.packagePath) ? [:] : environment.variables
    if let file = arguments.value(.project) ?? variables["BOBBIN_PROJECT"] {
      if arguments.has(.stubs) {
        throw .usage("with '--project', write '\"stubs\": true' for a module in place of '--stubs'")
      }
      let modules = try ProjectInput.read(file, arguments)
      return try name.map(modules.upTo) ?? modules
    }
    let package = arguments.value(.packagePath) ?? variables["BOBBIN_PACKAGE"] ?? "."
    if environment.isTerminal { environment.error("Asking SwiftPM about the package…") }
    // Goes back to the start of the line and wipes it, so nothing stays on the screen.
    defer { if environment.isTerminal { environment.error("\r\u{1B}[K") } }
    return try PackageInput.read(package, wantsStubs: arguments.has(.stubs))
  }
}

extension [ModuleSources] {
  /// One module, which becomes the subject of the run, and the modules below it.
  fileprivate func upTo(_ name: String) throws(Failure) -> [ModuleSources] {
    guard contains(where: { $0.name == name }) else {
      let guess = Spelling.suggestion(
        for: name, in: map(\.name), otherwise: "; the project does not list it")
      throw .usage("unknown module '\(name)' in '\(Option.module.name)'\(guess)")
    }
    let known = try SourceReader.dependencies(of: self)
    let below = Set(reachable(from: [name]) { known[$0] ?? [] })
    var modules = filter { below.contains($0.name) }
    for index in modules.indices { modules[index].isSubject = modules[index].name == name }
    return modules
  }
}
