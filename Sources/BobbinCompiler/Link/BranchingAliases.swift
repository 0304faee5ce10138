import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which an alias that it mentions means another type.
  func branches(of site: CallSite, depth: Int = 0) -> [CallSite] {
    // Swift rejects circular aliases; this stops at them.
    guard depth < 16 else { return [site] }
    let callee = site.call.callee.flatMap(site.binder.branchingAlias)
    let argument = site.call.argument.type.flatMap(site.binder.branchingAlias)
    guard let alias = callee ?? argument else { return [site] }
    return alias.parts.flatMap { part -> [CallSite] in
      let conditions = part.declaration.conditions
      guard let target = part.declaration.target, !conditions.excludes(site.call.conditions)
      else { return [] }
      let type = Binder(table, file: part.file, type: alias.outer).bindWritten(target)
      var branch = site
      if callee != nil {
        (branch.call.callee, branch.call.isImplicit) = (type, false)
      } else {
        branch.call.argument = .name("\(type)", type)
      }
      branch.call.conditions = site.call.conditions.adding(conditions)
      return branches(of: branch, depth: depth + 1)
    }
  }
}

extension Binder {
  /// The types that a name means in different builds, with the conditions of each, and the file that
  /// names it; one for most names.
  func branches(
    of type: TypeSyntax, under conditions: Condition
  ) -> [(type: BoundType, conditions: Condition, file: FileID)] {
    let bound = bind(type, choosingBranches: true)
    // Swift rejects circular aliases; this stops at them.
    func find(
      _ type: TypeSyntax, _ conditions: Condition, _ file: FileID, depth: Int
    ) -> [(type: TypeSyntax, conditions: Condition, file: FileID)] {
      guard depth < 16, case .named(let names) = type, let id = table.type(of: type),
        table[id].declaration.kind == .typealias
      else { return [(type, conditions, file)] }
      return table[id].parts.flatMap { part in
        table.target(of: part, in: table[id], names.last?.arguments ?? []).map {
          find($0, conditions.adding(part.declaration.conditions), part.file, depth: depth + 1)
        } ?? []
      }
    }
    let found = find(bound.written, conditions, file, depth: 0)
    if found.count == 1 { return [(bound, found[0].conditions, file)] }
    return found.map { type, conditions, file in
      let canonical = table.normalize(type, inside: ReplacedAliases(choosesBranches: true))
      return (
        BoundType(written: type, canonical: canonical, imports: bound.imports), conditions, file
      )
    }
  }

  /// The first alias on the way from a type that names different types in branches of an `#if`.
  fileprivate func branchingAlias(from type: TypeSyntax) -> Nominal? {
    aliases(from: type).map(\.alias).first(where: \.isBranchingAlias)
  }

  /// The aliases that a type leads through, each with its target and the binder of that.
  func aliases(from type: TypeSyntax) -> [(alias: Nominal, target: TypeSyntax, binder: Binder)] {
    var result: [(alias: Nominal, target: TypeSyntax, binder: Binder)] = []
    var (type, binder) = (type, self)
    // Swift rejects circular aliases; this stops at them.
    while result.count < 16, let id = binder.type(named: type),
      table[id].declaration.kind == .typealias, let target = table[id].declaration.target
    {
      (type, binder) = (target, Binder(table, file: table[id].file, type: table[id].outer))
      result.append((table[id], type, binder))
    }
    return result
  }
}
