import BobbinSyntax

/// Gathers what a generated file has to import, and how.
struct ImportCollector {
  let module: String
  /// Writes the code that needs the imports.
  private let writer: Writer
  /// How the module's own files import each module.
  private let own: [String: [Import]]
  private var uses: [String: Use] = [:]
  /// Some import of the module states its access level: those that do not may be internal.
  private let saysAccess: Bool
  /// Some import of the runtime says that it is more than internal: where imports are not, those of
  /// a module with such components have to.
  private let raisesAccess: Bool

  private struct Use {
    /// The most visible declaration that needs the module.
    var access = Access.internal
    /// Where it is as visible as that; an empty set means everywhere.
    var visible: Set<Condition> = []
    /// Empty when some use is unconditional.
    var conditions: Set<Condition> = []
  }

  init(module: String, table: TypeTable, writer: Writer) {
    (self.module, self.writer) = (module, writer)
    let all = table.modules.first { $0.name == module }?.files.flatMap(\.imports) ?? []
    own = Dictionary(grouping: all, by: \.module)
    saysAccess = all.contains { $0.access != nil }
    raisesAccess = all.contains { $0.isOfRuntime && $0.access ?? .internal > .internal }
    uses["Bobbin"] = Use(conditions: [Condition()])
  }

  /// Adds what a declaration of the given access level, which is being written, mentions.
  ///
  /// Where it is under conditions, so is the import: the module may exist only in those builds.
  mutating func add(
    _ imports: some Sequence<NeededImport>, usedAt access: Access = .internal,
    under conditions: Condition = Condition()
  ) {
    let conditions = writer.conditions.adding(conditions)
    for needed in imports where needed.module != module {
      var access = access
      // It is not known whether a guess is used at all, so its access level is not raised.
      if let guess = needed.guess, !(saysAccess && guess.isCertain) {
        access = min(guess.access ?? .internal, access)
      }
      var use = uses[needed.module] ?? Use()
      if access > use.access { use.visible = [] }
      use.access = max(use.access, access)
      if access == use.access { use.visible.insert(conditions) }
      use.conditions.insert(needed.guess?.conditions ?? conditions)
      uses[needed.module] = use
    }
  }

  /// Writes imports that say `public` exactly where a public declaration needs it.
  ///
  /// They say `internal` where the module's own files do, because Swift refuses to mix that with
  /// plain imports; and are `@testable`, `@preconcurrency` and `@_spi` where theirs are.
  func write(to writer: Writer) {
    for (name, use) in uses.sorted(by: { $0.key < $1.key }) {
      let conditions = Condition.any(of: use.conditions).inOneLine
      let raised = Condition.any(of: use.visible).inOneLine
      // Swift warns of an import that is public for what is not compiled.
      let varies = use.access > .internal && !raised.holds(wherever: conditions)
      let all: [(Access, Condition)] =
        varies
        ? [(use.access, conditions.adding(raised)), (.internal, conditions.adding(raised.negated))]
        : [(use.access, conditions)]
      for (access, conditions) in all {
        let line = prefix(of: name, at: access) + "import " + name
        for (conditions, isTestable) in branches(of: conditions, importing: name) {
          writer.conditional(conditions) { writer.line((isTestable ? "@testable " : "") + line) }
        }
      }
    }
  }

  /// Where in the builds of some conditions a module's import is testable, as one of the files' own is.
  ///
  /// Where another is not, the module may be compiled for release, and Swift refuses it.
  private func branches(
    of conditions: Condition, importing name: String
  ) -> [(conditions: Condition, isTestable: Bool)] {
    let own = own[name] ?? []
    let all = own.filter { $0.attributes.contains("@testable") }.map(\.conditions)
    let testable = Condition.any(of: Set(all)).inOneLine
    if all.isEmpty || testable.excludes(conditions) { return [(conditions, false)] }
    if all.count == own.count || testable.holds(wherever: conditions) {
      return [(conditions, true)]
    }
    return [(conditions.adding(testable), true), (conditions.adding(testable.negated), false)]
  }

  private func prefix(of name: String, at access: Access) -> String {
    let own = own[name] ?? []
    let spi = Set(own.flatMap(\.attributes).filter { $0.hasPrefix("@_spi(") })
    var prefix = spi.sorted().map { $0 + " " }.joined()
    // Values of that module's types are sent as unchecked here as there.
    for attribute in ["@unsafe", "@preconcurrency"]
    where own.contains(where: { $0.attributes.contains(attribute) }) {
      prefix += attribute + " "
    }
    let isStated = own.contains { $0.access != nil }
    // A plain import may be public, and Swift refuses to mix that with one for the package.
    if access == .package, !isStated, !raisesAccess { return prefix }
    if access > .internal { return prefix + access.rawValue + " " }
    return prefix + (isStated ? "internal " : "")
  }
}
