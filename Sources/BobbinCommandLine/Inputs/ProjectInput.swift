import BobbinCompiler
import BobbinSyntax

/// A JSON file that lists modules, written by hand or by Xcode, Bazel, Buck or Tuist scripts.
///
/// Paths are relative to the file. A module without `dependencies` depends on the listed ones that
/// its files import. A module that is not listed is foreign and need not be a dependency; a
/// dependency must be listed, so that a typing error is noticed.
enum ProjectInput {
  static func read(_ file: Argument) throws(Failure) -> [ModuleSources] {
    let text = try Failure.locating(at: file.location) { () throws(Failure) in
      try FileSystem.text(of: file.text)
    }
    return try Failure.locating(
      at: Location(file: file.text, line: 1, column: 1)
    ) { () throws(Failure) in
      let project = try ProjectFile.parse(Source(path: file.text, text: text))
      return try modules(of: project, FileSystem.directory(of: file.text))
    }
  }

  private static func modules(
    of project: ProjectFile, _ directory: String
  ) throws(Failure) -> [ModuleSources] {
    let names = project.modules.map(\.name)
    var modules: [ModuleSources] = []
    for (index, module) in project.modules.enumerated() {
      guard ModuleSources.isModuleName(module.name) else {
        throw .input("modules[\(index)].name: '\(module.name)' is not a module name")
      }
      guard names.firstIndex(of: module.name) == index else {
        throw .input("modules[\(index)].name: module '\(module.name)' is listed twice")
      }
      for name in module.dependencies ?? [] where !names.contains(name) {
        let guess = Spelling.suggestion(
          for: name, in: names, otherwise: "; modules outside the project are left out")
        throw .input("modules[\(index)].dependencies: unknown module '\(name)'\(guess)")
      }
      let isolation = module.defaultIsolation.flatMap(DefaultIsolation.init)
      if let name = module.defaultIsolation, isolation == nil {
        let guess = Spelling.suggestion(for: name, in: DefaultIsolation.names)
        throw .input("modules[\(index)].defaultIsolation: unknown value '\(name)'\(guess)")
      }
      let paths = module.sources.map { Argument(text: FileSystem.join(directory, $0)) }
      let files = try SourceFinder.files(in: paths)
      if files.isEmpty { throw .input("module '\(module.name)' has no Swift files") }
      modules.append(
        ModuleSources(
          name: module.name, files: files, dependencies: module.dependencies,
          wantsStubs: module.stubs ?? false, defaultIsolation: isolation))
    }
    return modules.sorted { $0.name < $1.name }
  }
}
