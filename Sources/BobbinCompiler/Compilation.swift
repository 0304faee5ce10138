package import BobbinSyntax

/// Turns the facts of a program into diagnostics and code: the compiler's entry point.
///
/// Creating one links and resolves all modules; code is generated for the requested modules. All
/// of it is a function of its input: the order of modules and files does not matter.
package struct Compilation {
  package let resolved: Graph
  /// All diagnostics without duplicates, sorted by location.
  package let diagnostics: [Diagnostic]
  /// By path, a digest of what the generated code can depend on in a file of a module below.
  ///
  /// It is empty where all files were read.
  package private(set) var digests: [String: Int64] = [:]
  /// By module, the file that was generated to find out whether enough had been read.
  private var files: [String: GeneratedFile] = [:]

  /// Compiles modules whose files have been read.
  ///
  /// - Parameters:
  ///   - modules: All modules that matter, in any order. Of several with the same name, one is used
  ///     and the others are reported.
  ///   - subjects: The modules to warn about; `nil` for all, if there are no others.
  ///   - ignored: Warnings to skip.
  ///   - unread: The names declared or extended in files that have not been read.
  package init(
    _ modules: [Module], subjects: [String]? = nil, ignoring ignored: Set<DiagnosticGroup> = [],
    unread: UnreadNames = UnreadNames()
  ) {
    var faults: [Diagnostic] = []
    var places: [String: Location] = [:]
    // The order of the input must not affect the result.
    let sorted = modules.map { $0.with($0.files.sorted { $0.path < $1.path }) }
      .sorted { $0.place < $1.place }
    let unique = sorted.filter { module in
      guard let other = places.updateValue(module.place, forKey: module.name) else { return true }
      let message = "there are two modules '\(module.name)'"
      let note = Diagnostic.Note("the other one is here", at: other)
      faults.append(Diagnostic(.duplicateModule, message, at: module.place, notes: [note]))
      return false
    }
    resolved = Resolver.resolve(Linker.link(Module.bottomUp(unique), unread: unread))
    var all = Set(faults + resolved.diagnostics)
    // Something may seem to be missing only because a file could not be read.
    let unreadable = Set(all.filter { $0.group == .syntax }.map(\.location.file))
    let sources = unreadable.compactMap(resolved.program.table.source)
    all = all.filter { diagnostic in
      diagnostic.group == .syntax
        || !diagnostic.files.contains(where: unreadable.contains)
          && !sources.contains { diagnostic.subject.map($0.mentions) ?? false }
    }
    // Likewise, something may seem to be unused only because of an error.
    if all.isEmpty {
      all = Set(Warnings(resolved, subjects: subjects.map(Set.init)).find(ignoring: ignored))
    }
    let byPlace = all.sorted {
      if $0.location != $1.location { return $0.location < $1.location }
      // One member may have the same fault for several roots or several calls.
      return $0.words == $1.words
        ? $0.places.lexicographicallyPrecedes($1.places)
        : $0.words.lexicographicallyPrecedes($1.words)
    }
    // A fault that makes several wirings impossible is reported once.
    var last: Diagnostic?
    diagnostics = byPlace.filter { diagnostic in
      defer { last = diagnostic }
      return last?.location != diagnostic.location || last?.message != diagnostic.message
    }
  }

  /// Compiles one module, or reports on all, and reads only the files that are needed.
  ///
  /// The generated code and the diagnostics are the same as if everything were read. If there is an
  /// error, all files are read in full, because any of them may show the cause.
  ///
  /// - Parameters:
  ///   - subject: The name of the module; `nil` to report on all, and to generate nothing.
  ///   - modules: That module and those below it, or all.
  ///   - files: The files of all modules, in order.
  ///   - ignored: Warnings to skip.
  ///   - read: Parses files, or only the heads of their types where nothing else can matter.
  package init(
    _ subject: String?, of modules: [UnreadModule], in files: UnreadFiles,
    ignoring ignored: Set<DiagnosticGroup> = [],
    read: @escaping ([(file: Int, isWhole: Bool)]) -> [SourceFile]
  ) {
    let subjects = subject.map { [$0] }
    let isTest = modules.contains { $0.name == subject && $0.wantsStubs }
    let isOrderly = Set(modules.map(\.name)).count == modules.count
    if isOrderly, !isTest {
      var loader = SourceLoader(modules, files.index, subject: subject, read)
      // Hardly anything is read later.
      files.freeBytes()
      while true {
        var compilation = Compilation(
          loader.loaded, subjects: subjects, ignoring: ignored, unread: loader.unread)
        let isWrong = compilation.diagnostics.contains { $0.severity == .error }
        let table = compilation.resolved.program.table
        if let subject, !isWrong {
          compilation.files[subject] = compilation.generatedFile(for: subject)
        }
        guard table.missedNames.isEmpty, table.missedOutlines.isEmpty else {
          loader.load(table.missedNames, whole: table.missedOutlines)
          continue
        }
        if isWrong { break }
        if subject != nil {
          // Every byte of a file of the module matters, even if another module has it too.
          let digests = Dictionary(zip(files.paths, loader.digests)) { $0 == nil ? nil : $1 }
          compilation.digests = digests.compactMapValues(\.self)
        }
        self = compilation
        return
      }
    }
    let whole = read(files.paths.indices.map { ($0, true) })
    self.init(modules.with(whole), subjects: subjects, ignoring: ignored)
  }

  /// The diagnostics that concern some modules: those with a location in one of them, even if only
  /// in a note, because the code to change may be in a module below; and those about components and
  /// protocols of other modules for which code is generated, because these may have no run.
  package func diagnostics(for modules: [String]) -> [Diagnostic] {
    let modules = Set(modules)
    let table = resolved.program.table
    lazy var files = filesBehindCode(of: modules)
    return diagnostics.filter { diagnostic in
      diagnostic.files.contains { file in
        table.file(at: file).map { modules.contains(table.modules[$0.module].name) } ?? true
      }
        || [.unsupportedComponent, .unsupportedRequirement, .unknownProtocol]
          .contains(diagnostic.group) && files.contains(diagnostic.location.file)
    }
  }

  /// The files that declare the components which modules have, create or test, and their protocols.
  private func filesBehindCode(of modules: Set<String>) -> Set<String> {
    let program = resolved.program
    let children = program.edges.filter { modules.contains($0.module) }.map { program[$0.child] }
    let tests = program.table.modules.filter { modules.contains($0.name) && $0.wantsStubs }
    let all = modules.union(tests.flatMap(\.files).flatMap(\.imports).map(\.module))
    let components = program.components.filter { all.contains($0.module) } + children
    let types = components.flatMap { component in
      program.table.classes(from: component.type)
        + program.allProtocols(of: component)
    }
    let parts = Set(types).flatMap { program.table[$0].parts }
    return Set(parts.map { program.table.file($0.file).path })
  }

  package func generatedFile(for module: String) -> GeneratedFile {
    files[module] ?? Generator.file(module, of: resolved)
  }
}

extension Diagnostic {
  fileprivate var places: [Location] { notes.compactMap(\.location) }

  fileprivate var files: [String] { [location.file] + places.map(\.file) }

  fileprivate var subject: String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : nil
  }

  fileprivate var words: [String] { [group.rawValue, message] + notes.map(\.message) }
}
