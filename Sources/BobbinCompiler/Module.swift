package import BobbinSyntax

/// One module as the compiler gets it: its files, read, and the modules it may import.
package typealias Module = ModuleOf<SourceFile>

/// One module before its files are parsed, with their paths.
package typealias UnreadModule = ModuleOf<String>

/// A module whose files have some form.
package struct ModuleOf<File: Sendable>: Sendable {
  package let name: String
  /// The names of the modules it depends on directly; those that are not given are foreign.
  package var dependencies: [String]
  package var files: [File]
  /// It is a test target, or wants to be treated like one: it gets stubs of what components need.
  package let wantsStubs: Bool
  /// What its build settings say of isolation, if that is known.
  package var defaultIsolation: DefaultIsolation?

  package init(
    name: String, dependencies: [String], files: [File], wantsStubs: Bool = false,
    defaultIsolation: DefaultIsolation? = nil
  ) {
    self.name = name
    self.dependencies = dependencies
    self.files = files
    self.wantsStubs = wantsStubs
    self.defaultIsolation = defaultIsolation
  }

  /// The module with other files.
  package func with<Other>(_ files: [Other]) -> ModuleOf<Other> {
    ModuleOf<Other>(
      name: name, dependencies: dependencies, files: files, wantsStubs: wantsStubs,
      defaultIsolation: defaultIsolation)
  }
}

extension [UnreadModule] {
  /// The modules with what has been read of their files, which are given in order.
  package func with(_ files: [SourceFile?]) -> [Module] {
    var rest = files[...]
    return map { module in
      defer { rest.removeFirst(module.files.count) }
      return module.with(rest.prefix(module.files.count).compactMap { $0 })
    }
  }
}

extension Module {
  /// Orders modules so that each is after those it depends on, by name where that leaves a
  /// choice.
  ///
  /// - Returns: The order, and a diagnostic for each module that depends on itself; linear in
  ///   modules and dependencies.
  package static func bottomUp(_ modules: [Module]) -> (order: [Module], faults: [Diagnostic]) {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { $1 }
    var state: [String: Bool] = [:]
    var path: [String] = []
    var order: [Module] = []
    var faults: [Diagnostic] = []
    func visit(_ module: Module) {
      if let isDone = state[module.name] {
        guard !isDone else { return }
        let cycle = path.drop { $0 != module.name }.dropFirst().map { "'\($0)'" }
        let way = cycle.isEmpty ? "" : " by way of \(cycle.joined(separator: " and "))"
        faults.append(
          Diagnostic(
            .cyclicModules, "module '\(module.name)' depends on itself\(way)", at: module.place))
        return
      }
      state[module.name] = false
      path.append(module.name)
      defer { path.removeLast() }
      for name in module.dependencies.sorted() {
        if let dependency = byName[name] { visit(dependency) }
      }
      state[module.name] = true
      order.append(module)
    }
    for module in modules.sorted(by: { $0.name < $1.name }) { visit(module) }
    return (order, faults)
  }

  /// A place for what concerns the module as a whole.
  package var place: Location {
    Location(file: files.first?.path ?? name, line: 1, column: 1)
  }
}
