import BobbinSyntax

/// Gathers what a generated file has to import, and how.
struct ImportCollector {
  let module: String
  /// Writes the code that needs the imports.
  private let writer: Writer
  /// How the module's own files import each module.
  private let own: [String: [Import]]
  private var uses: [String: Set<Use>] = [:]
  /// Whether an import in the module states an access level; the others may then be internal.
  private let statesAccess: Bool
  /// Whether an import of the runtime states a level above `internal`; if imports are internal by
  /// default, a module with visible components has to.
  private let hasVisibleRuntimeImport: Bool

  /// Declarations that need a module: how visible they are, and where they exist.
  private struct Use: Hashable {
    var access = Access.internal
    var conditions = Condition()
    /// Where the module is imported for them.
    var conditionsOfImport = Condition()
  }

  init(module: String, table: TypeTable, writer: Writer) {
    (self.module, self.writer) = (module, writer)
    let all = table.modules.first { $0.name == module }?.files.flatMap(\.imports) ?? []
    own = Dictionary(grouping: all, by: \.module)
    statesAccess = all.contains { $0.access != nil }
    hasVisibleRuntimeImport = all.contains { $0.isOfRuntime && $0.access ?? .internal > .internal }
    uses["Bobbin"] = [Use()]
  }

  /// Adds the imports for a declaration of the given access level that is being written.
  ///
  /// If it is conditional, so is the import: the module may exist only in those builds.
  mutating func add(
    _ imports: some Sequence<NeededImport>, usedAt access: Access = .internal,
    under conditions: Condition = Condition()
  ) {
    let conditions = writer.conditions.adding(conditions)
    for needed in imports where needed.module != module {
      var access = access
      // It is not known whether a guess is used at all, so its access level is not raised.
      if let guess = needed.guess, !(statesAccess && guess.isCertain) {
        access = min(guess.access ?? .internal, access)
      }
      let place = needed.guess?.conditions ?? conditions
      uses[needed.module, default: []].insert(
        Use(access: access, conditions: conditions, conditionsOfImport: place))
    }
  }

  /// Writes imports that say `public` exactly where a public declaration needs it.
  ///
  /// They are marked `internal` if the module's own are, because Swift does not allow mixing that
  /// with plain imports, and `@testable`, `@preconcurrency` and `@_spi` if the module's own are.
  func write(to writer: Writer) {
    for (name, uses) in uses.sorted(by: { $0.key < $1.key }) {
      let access = uses.map(\.access).max() ?? .internal
      let conditions = Condition.any(of: uses.map(\.conditionsOfImport)).inOneLine
      let raised = Condition.any(of: uses.filter { $0.access == access }.map(\.conditions))
      // Swift warns about a public import if no code that is compiled needs it.
      let all = access > .internal ? conditions.split(by: raised) : [(conditions, true)]
      for (conditions, isRaised) in all {
        let line = prefix(of: name, at: isRaised ? access : .internal) + "import " + name
        for (conditions, isTestable) in branches(of: conditions, importing: name) {
          writer.conditional(conditions) { writer.line((isTestable ? "@testable " : "") + line) }
        }
      }
    }
  }

  /// Splits conditions into those in which a module's import is `@testable`, as in the module's own
  /// files, and those in which it is not.
  ///
  /// In the latter, the module may be compiled for release, and Swift rejects `@testable`.
  private func branches(of conditions: Condition, importing name: String) -> [(Condition, Bool)] {
    let own = own[name] ?? []
    let all = own.filter { $0.attributes.contains("testable") }.map(\.conditions)
    let testable = Condition.any(of: all)
    return all.isEmpty || all.count == own.count && !testable.excludes(conditions)
      ? [(conditions, !all.isEmpty)] : conditions.split(by: testable)
  }

  private func prefix(of name: String, at access: Access) -> String {
    let own = own[name] ?? []
    let attributes = own.flatMap(\.attributes)
    // Generated code may send values of that module's types with the same lack of checks.
    let kept =
      Set(attributes.filter { $0.name == "_spi" }.map(\.description)).sorted()
      + ["unsafe", "preconcurrency"].filter(attributes.contains).map { "@" + $0 }
    let prefix = kept.map { $0 + " " }.joined()
    let isStated = own.contains { $0.access != nil }
    // A plain import may be public, and Swift refuses to mix that with one for the package.
    if access == .package, !isStated, !hasVisibleRuntimeImport { return prefix }
    if access > .internal { return prefix + access.description + " " }
    return prefix + (isStated ? "internal " : "")
  }
}

extension Condition {
  /// Its builds in which another condition holds, `true`, and those in which it does not, if any.
  fileprivate func split(by other: Condition) -> [(Condition, Bool)] {
    if other.holds(wherever: self) { return [(self, true)] }
    if other.excludes(self) { return [(self, false)] }
    return [(adding(other.inOneLine), true), (adding(other.negated), false)]
  }
}
