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

  /// Adds what a declaration of the given access level mentions.
  mutating func add(_ imports: some Sequence<NeededImport>, usedAt access: Access = .internal) {
    for needed in imports where needed.module != module {
      // Whether a guess is used at all is not known, so it is no more visible than it was.
      let access = needed.guess.map { min($0.access ?? .internal, access) } ?? access
      var use = uses[needed.module] ?? Use()
      use.access = max(use.access, access)
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
    uses.sorted { $0.key < $1.key }.map { name, use in
      let own = own[name] ?? []
      var prefix = own.contains { $0.attributes.contains("@testable") } ? "@testable " : ""
      if use.access > .internal {
        prefix += use.access.rawValue + " "
      } else if own.contains(where: { $0.access != nil }) {
        prefix += "internal "
      }
      let all = use.conditions.map(\.conjunction).sorted()
      let alternatives = all.count == 1 ? all : all.map { "(\($0))" }
      let conditions = use.conditions.contains([]) ? [] : [alternatives.joined(separator: " || ")]
      return ImportPlan(module: name, prefix: prefix, conditions: conditions)
    }
  }
}
