import BobbinSyntax

/// Gathers what a generated file has to import, and how.
struct ImportCollector {
  let module: String
  private let table: TypeTable
  /// How the module's own files import each module.
  private var own: [String: [Import]] = [:]
  private var uses: [String: Use] = [:]

  private struct Use {
    /// The most visible declaration that needs the module.
    var access = Access.internal
    /// Where it is as visible as that; empty conditions say that it is everywhere.
    var visible: Set<[String]> = []
    /// Empty when some use is unconditional.
    var conditions: Set<[String]> = []
  }

  init(module: String, table: TypeTable) {
    self.module = module
    self.table = table
    for file in table.modules.first(where: { $0.name == module })?.files ?? [] {
      for declaration in file.imports { own[declaration.module, default: []].append(declaration) }
    }
    uses["Bobbin"] = Use(conditions: [[]])
  }

  /// Adds what a declaration of the given access level mentions, which stands under conditions.
  mutating func add(
    _ imports: some Sequence<NeededImport>, usedAt access: Access = .internal,
    under conditions: [String] = []
  ) {
    for needed in imports where needed.module != module {
      // Whether a guess is used at all is not known, so it is no more visible than it was.
      let access = needed.guess.map { min($0.access ?? .internal, access) } ?? access
      var use = uses[needed.module] ?? Use()
      if access > use.access { use.visible = [] }
      use.access = max(use.access, access)
      if access == use.access { use.visible.insert(conditions) }
      use.conditions.insert(needed.guess?.conditions ?? [])
      uses[needed.module] = use
    }
  }

  /// The imports in order of name.
  ///
  /// An import says `public` exactly where a public declaration needs it. It says `internal` where
  /// the module's own files do, because Swift refuses to mix that with plain imports; and it is
  /// `@testable` where theirs is.
  func finish() -> [ImportPlan] {
    uses.sorted { $0.key < $1.key }.flatMap { name, use in
      let conditions = use.conditions.alternatives
      let raised = use.visible.alternatives
      // Swift warns of an import that is public for what is not compiled.
      guard use.access > .internal, !raised.isEmpty, conditions.isEmpty else {
        return [plan(name, at: use.access, under: conditions)]
      }
      return [
        plan(name, at: use.access, under: raised),
        plan(name, at: .internal, under: ["!(\(raised[0]))"]),
      ]
    }
  }

  private func plan(_ name: String, at access: Access, under conditions: [String]) -> ImportPlan {
    let own = own[name] ?? []
    var prefix = own.contains { $0.attributes.contains("@testable") } ? "@testable " : ""
    if access > .internal {
      prefix += access.rawValue + " "
    } else if own.contains(where: { $0.access != nil }) {
      prefix += "internal "
    }
    return ImportPlan(module: name, prefix: prefix, conditions: conditions)
  }
}

extension Set<[String]> {
  /// One condition that holds where any of these do; none if one of them always does.
  fileprivate var alternatives: [String] {
    if isEmpty || contains([]) { return [] }
    let all = map(\.conjunction).sorted()
    let list = all.count == 1 ? all : all.map { "(\($0))" }
    return [list.joined(separator: " || ")]
  }
}
