import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which the alias that it names means another type.
  func branches(of site: CallSite) -> [CallSite] {
    guard let id = site.call.callee.type.flatMap(site.binder.type(named:)),
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
