import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which the alias that it names means another type.
  func branches(of site: CallSite) -> [CallSite] {
    guard let type = site.call.callee.type, let alias = branchingAlias(named: type, site.binder)
    else { return [site] }
    return alias.parts.compactMap { part in
      let conditions = part.declaration.conditions
      guard let target = part.declaration.target, !conditions.excludes(site.call.conditions) else {
        return nil
      }
      let binder = Binder(table, file: part.file, type: alias.outer)
      var branch = site
      branch.call.callee = .type(binder.bindWritten(target))
      branch.call.conditions = site.call.conditions.adding(conditions)
      return branch
    }
  }

  /// The alias with several declarations that a name leads to; swiftc rejects circular ones.
  private func branchingAlias(
    named type: TypeSyntax, _ binder: Binder, depth: Int = 0
  ) -> Nominal? {
    guard depth < 16, let nominal = binder.type(named: type).map({ table[$0] }) else { return nil }
    if nominal.isBranchingAlias { return nominal }
    guard nominal.declaration.kind == .typealias, let target = nominal.declaration.target
    else { return nil }
    let inner = Binder(table, file: nominal.file, type: nominal.outer)
    return branchingAlias(named: target, inner, depth: depth + 1)
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

extension Nominal {
  /// Whether it names different types in branches of an `#if`.
  fileprivate var isBranchingAlias: Bool {
    parts.count > 1 && declaration.kind == .typealias
      && parts.allSatisfy { !$0.declaration.conditions.isEmpty }
  }
}
