import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which the alias that it names means another type.
  func branches(of site: CallSite) -> [CallSite] {
    let type: TypeSyntax? =
      switch site.call.callee {
      case .type(let type): type
      case .implicit(let type): type
      }
    guard table.hasBranchingAliases, let id = type.flatMap(site.binder.type(named:)),
      table[id].isBranchingAlias
    else { return [site] }
    return table[id].parts.compactMap { part in
      let conditions = part.declaration.conditions
      guard let target = part.declaration.target, !conditions.excludes(site.call.conditions) else {
        return nil
      }
      let binder = Binder(table, file: part.file, type: table[id].outer)
      var branch = site
      branch.call.callee = .type(binder.bindWritten(target))
      branch.call.conditions = site.call.conditions.adding(conditions)
      return branch
    }
  }
}

extension Nominal {
  /// Whether it names different types in branches of an `#if`.
  var isBranchingAlias: Bool {
    parts.count > 1 && declaration.kind == .typealias
      && parts.allSatisfy { !$0.declaration.conditions.isEmpty }
  }
}
