package import BobbinSyntax

/// One module as the compiler receives it: its parsed files, and the modules it may import.
package typealias Module = BasicModule<SourceFile>

/// One module before its files are parsed, with their paths.
package typealias UnreadModule = BasicModule<String>

/// A module whose files have some form.
package struct BasicModule<File: Sendable>: Sendable {
  package let name: String
  /// The names of the modules it depends on directly; those that are not given are foreign.
  package var dependencies: [String]
  package var files: [File]
  /// It is a test target, or wants to be treated like one: it gets stubs of what components need.
  package let wantsStubs: Bool
  /// The default isolation in its build settings, if that is known.
  package var defaultIsolation: DefaultIsolation?
  /// Its package, if that is known: what is `package` there is hidden from other packages.
  package let package: String?

  package init(
    name: String, dependencies: [String], files: [File], wantsStubs: Bool = false,
    defaultIsolation: DefaultIsolation? = nil, package: String? = nil
  ) {
    (self.name, self.dependencies, self.files) = (name, dependencies, files)
    (self.wantsStubs, self.defaultIsolation, self.package) = (wantsStubs, defaultIsolation, package)
  }

  package func with<Other>(_ files: [Other]) -> BasicModule<Other> {
    BasicModule<Other>(
      name: name, dependencies: dependencies, files: files, wantsStubs: wantsStubs,
      defaultIsolation: defaultIsolation, package: package)
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
  /// Orders modules so that each is after those it depends on, by name where that leaves a choice.
  ///
  /// Build systems refuse modules that depend on each other. Linear in modules and dependencies.
  package static func bottomUp(_ modules: [Module]) -> [Module] {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { $1 }
    var seen: Set<String> = []
    var order: [Module] = []
    func visit(_ module: Module) {
      guard seen.insert(module.name).inserted else { return }
      module.dependencies.sorted().compactMap { byName[$0] }.forEach(visit)
      order.append(module)
    }
    for module in modules.sorted(by: { $0.name < $1.name }) { visit(module) }
    return order
  }

  /// The location of diagnostics about the module as a whole.
  package var place: Location { Location(file: files.first?.path ?? name, line: 1, column: 1) }
}
