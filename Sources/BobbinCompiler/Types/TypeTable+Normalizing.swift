import BobbinSyntax

/// The aliases that are being replaced.
struct ReplacedAliases {
  var ids: Set<TypeID> = []
  /// How deep they nest in each other, not counting chains: each level may double the text.
  var depth = 0
}

extension TypeTable {
  /// Attributes that say how a value is passed; function types that differ only in these are equal.
  private static let passing: Set = [
    "@autoclosure", "@escaping", "__owned", "__shared", "borrowing", "consuming", "sending",
  ]

  /// Returns the canonical form of a bound type, so that types can be compared.
  ///
  /// `T?` and `Optional<T>`, `[T]` and `Array<T>`, `any P` and `P`, an alias and the type it names,
  /// `A & B` and `B & A` become the same. Modules stay only on names that were found; a foreign type
  /// is the same whether its module is written or not.
  func normalize(
    _ type: TypeSyntax, inside aliases: ReplacedAliases = ReplacedAliases()
  ) -> TypeSyntax {
    type.map { part in
      switch part {
      case .named(let names): return normalizeName(names, inside: aliases)
      case .existential(let constraint): return constraint
      case .attributed(let words, let type):
        let kept = words.filter { !TypeTable.passing.contains($0) }
        return kept.isEmpty ? type : .attributed(kept.sorted(), type)
      case .function(let parameters, let effects, let result):
        // Labels of parameters are not part of a function type.
        let plain = parameters.map { TupleElement(type: $0.type, isVariadic: $0.isVariadic) }
        return .function(plain, effects.plain, result)
      case .composition(let parts):
        let flat = Set(parts.flatMap(\.compositionParts))
        guard flat.count > 1 else { return flat.first ?? .name("Any") }
        return .composition(flat.sorted { $0.sortKey < $1.sortKey })
      default: return part
      }
    }
  }

  private func normalizeName(_ names: [TypeName], inside aliases: ReplacedAliases) -> TypeSyntax {
    var (names, aliases) = (names, aliases)
    // A loop, so that no chain of aliases is too long for the call stack.
    while let id = type(of: .named(names)), self[id].declaration.kind == .typealias,
      // Swift rejects circular aliases; this stops at them.
      !aliases.ids.contains(id), aliases.depth < 16,
      // An alias that varies with the build is kept, so that it is not confused with its targets.
      !varies(id, inside: aliases),
      let target = target(of: self[id].parts[0], names.last?.arguments ?? [])
    {
      aliases.ids.insert(id)
      guard case .named(let next) = target, next.allSatisfy(\.arguments.isEmpty) else {
        aliases.depth += 1
        return normalize(target, inside: aliases)
      }
      names = next
    }
    if names[0].isQualified { names[0].isQualified = false }
    if let module = names[0].module, !contains(module: module) { names[0].module = nil }
    guard names.count == 1, names[0].module == nil else { return .named(names) }
    switch (names[0].text, names[0].arguments.count) {
    case ("Optional", 1): return .optional(names[0].arguments[0])
    case ("Array", 1): return .array(names[0].arguments[0])
    case ("Dictionary", 2): return .dictionary(names[0].arguments[0], names[0].arguments[1])
    case ("Void", 0): return .tuple([])
    case ("TimeInterval", 0): return .name("Double")
    default: return .named(names)
    }
  }

  /// What an alias names in one of its declarations.
  func target(of part: Nominal.Part, _ arguments: [TypeSyntax]) -> TypeSyntax? {
    guard let target = part.declaration.target else { return nil }
    let generics = part.declaration.generics
    var imports: Set<NeededImport> = []
    let bound = Binder(self, headOf: part).bindNames(in: target, &imports)
    // `typealias Base = Component` passes its arguments on.
    if generics.parameters.isEmpty, !arguments.isEmpty, case .named(var names) = bound {
      names[names.count - 1].arguments = arguments
      return .named(names)
    }
    return bound.substituting(generics.names, by: arguments)
  }

  /// Whether an alias means another type in another build.
  private func varies(_ id: TypeID, inside aliases: ReplacedAliases) -> Bool {
    guard self[id].isBranchingAlias else { return false }
    var aliases = aliases
    aliases.ids.insert(id)
    let targets = self[id].parts.map { target(of: $0, []) }
    return Set(targets.map { $0.map { normalize($0, inside: aliases) } }).count > 1
  }
}
