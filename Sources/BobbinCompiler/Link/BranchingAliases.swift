import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which the alias that it calls, or passes a value of,
  /// means another type.
  func branches(of site: CallSite, depth: Int = 0) -> [CallSite] {
    // Swift rejects circular aliases; this stops at them.
    guard table.hasBranchingAliases, depth < 16 else { return [site] }
    let callee = site.call.callee.type.flatMap(site.binder.branchingAlias)
    let argument = site.call.argument.type.flatMap(site.binder.branchingAlias)
    guard let alias = callee ?? argument else { return [site] }
    return alias.parts.flatMap { part -> [CallSite] in
      let conditions = part.declaration.conditions
      guard let target = part.declaration.target, !conditions.excludes(site.call.conditions)
      else { return [] }
      let type = Binder(table, file: part.file, type: alias.outer).bindWritten(target)
      var branch = site
      if callee != nil {
        branch.call.callee = .type(type)
      } else {
        branch.call.argument = .call(type)
      }
      branch.call.conditions = site.call.conditions.adding(conditions)
      return branches(of: branch, depth: depth + 1)
    }
  }
}

extension Binder {
  /// The first alias that a type leads through and that names different types in branches of an
  /// `#if`.
  fileprivate func branchingAlias(from type: TypeSyntax) -> Nominal? {
    var (type, binder) = (type, self)
    // Swift rejects circular aliases; this stops at them.
    for _ in 0..<16 {
      guard let alias = binder.type(named: type).map({ table[$0] }),
        alias.declaration.kind == .typealias, let target = alias.declaration.target
      else { return nil }
      if alias.isBranchingAlias { return alias }
      (type, binder) = (target, Binder(table, file: alias.file, type: alias.outer))
    }
    return nil
  }
}

extension Nominal {
  /// Whether it is an alias that is declared in branches of an `#if`.
  var isBranchingAlias: Bool {
    parts.count > 1 && declaration.kind == .typealias
      && parts.allSatisfy { !$0.declaration.conditions.isEmpty }
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

extension WiringCall.Argument {
  /// The type that is written for it, if any.
  var type: TypeSyntax? {
    switch self {
    case .name(_, let type): type
    case .call(let type): type
    case .`self`, .other: nil
    }
  }
}
