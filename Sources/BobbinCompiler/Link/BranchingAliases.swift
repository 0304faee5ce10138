import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which the alias that it calls means another type.
  func branches(of site: CallSite, depth: Int = 0) -> [CallSite] {
    // Swift rejects circular aliases; this stops at them.
    guard table.hasBranchingAliases, depth < 16, let type = site.call.callee.type,
      let alias = site.binder.aliases(from: type).map(\.alias).first(where: { alias in
        alias.parts.count > 1
          && alias.parts.allSatisfy { !$0.declaration.conditions.isEmpty }
      })
    else { return [site] }
    return alias.parts.flatMap { part -> [CallSite] in
      let conditions = part.declaration.conditions
      guard let target = part.declaration.target, !conditions.excludes(site.call.conditions)
      else { return [] }
      var branch = site
      branch.call.callee = .type(
        Binder(table, file: part.file, type: alias.outer).bindWritten(target))
      branch.call.conditions = site.call.conditions.adding(conditions)
      return branches(of: branch, depth: depth + 1)
    }
  }
}

extension Binder {
  /// The aliases that a type leads through, each with its target and the binder of that.
  func aliases(
    from type: TypeSyntax
  ) -> [(alias: Nominal, target: TypeSyntax, binder: Binder)] {
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

extension WiringCall.Callee {
  /// The type that is written, or that is expected.
  var type: TypeSyntax? {
    switch self {
    case .type(let type): type
    case .implicit(let type): type
    }
  }
}
