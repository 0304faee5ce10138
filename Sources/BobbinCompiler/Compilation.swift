package import BobbinSyntax

/// A program from facts to plan: the compiler's front door.
///
/// Making one links and resolves all modules; text is made for the modules that are asked for. All of
/// it is a function of its input: the order of modules and files does not matter.
package struct Compilation: Sendable {
  package let resolved: Graph
  /// All diagnostics, each once, by place.
  package let diagnostics: [Diagnostic]
  private let moduleOfFile: [String: String]

  /// Compiles modules whose files have been read.
  ///
  /// - Parameters:
  ///   - modules: All modules that matter, in any order. Of several with one name one counts, and the
  ///     others are reported.
  ///   - subjects: The modules to warn about; `nil` for all, where there are no others.
  package init(_ modules: [Module], subjects: [String]? = nil) {
    var faults: [Diagnostic] = []
    var places: [String: Location] = [:]
    let sorted = modules.map(\.inOrder).sorted { $0.place < $1.place }
    let unique = sorted.filter { module in
      guard let other = places[module.name] else {
        places[module.name] = module.place
        return true
      }
      faults.append(
        Diagnostic(
          .duplicateModule, "there are two modules '\(module.name)'", at: module.place,
          notes: [Diagnostic.Note("the other one is here", at: other)]))
      return false
    }
    let (order, cycles) = Module.bottomUp(unique)
    resolved = Resolver.resolve(Linker.link(order))
    var all = Set(faults + cycles + resolved.diagnostics)
    // What cannot be read is why something seems missing; so it comes first.
    let unreadable = all.filter { $0.group == .syntax }
    if !unreadable.isEmpty { all = unreadable }
    // Likewise what is wrong may be why something seems unused.
    if all.isEmpty { all = Set(Warnings.find(in: resolved, subjects: subjects.map(Set.init))) }
    diagnostics = all.sorted {
      ($0.location, $0.group.rawValue, $0.message) < ($1.location, $1.group.rawValue, $1.message)
    }
    var moduleOfFile: [String: String] = [:]
    for module in unique {
      for file in module.files { moduleOfFile[file.path] = module.name }
    }
    self.moduleOfFile = moduleOfFile
  }

  /// The diagnostics whose place is in a module.
  package func diagnostics(for module: String) -> [Diagnostic] {
    diagnostics.filter { (moduleOfFile[$0.location.file] ?? module) == module }
  }

  /// What is to be written for a module.
  package func plan(for module: String) -> Plan {
    Planner.plan(module, of: resolved)
  }

  /// The text of a module's generated file.
  package func generatedSource(for module: String) -> String {
    Emitter.emit(plan(for: module))
  }
}

extension Module {
  /// The module with its files in order of path, so that input order shows nowhere.
  fileprivate var inOrder: Module {
    Module(
      name: name, dependencies: dependencies, files: files.sorted { $0.path < $1.path },
      wantsStubs: wantsStubs, defaultIsolation: defaultIsolation)
  }
}
