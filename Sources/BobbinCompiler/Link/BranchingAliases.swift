import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which an alias that it names means another type.
  func branches(of site: CallSite, depth: Int = 0) -> [CallSite] {
    // Swift rejects circular aliases; this stops at them.
    guard table.hasBranchingAliases, depth < 16 else { return [site] }
    var site = site
    if case .name(let name, nil) = site.call.argument, let owner = site.owner,
      let (type, binder) = typesOfProperties(name, of: owner).first
    {
      site.call.argument = .name(name, binder.bindWritten(type))
    }
    var found: (written: TypeSyntax, alias: Nominal)?
    _ = site.call.mapTypes { written in
      let aliases = site.binder.aliases(from: written).map(\.alias)
      found = found ?? aliases.first(where: \.isBranchingAlias).map { (written, $0) }
      return written
    }
    guard let (written, alias) = found else { return [site] }
    return alias.parts.flatMap { part -> [CallSite] in
      let conditions = part.declaration.conditions
      guard let target = part.declaration.target, !conditions.excludes(site.call.conditions)
      else { return [] }
      let type = Binder(table, file: part.file, type: alias.outer).bindWritten(target)
      var branch = site
      branch.call = site.call.mapTypes { $0 == written ? type : $0 }
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

extension Nominal {
  /// Whether it names different types in branches of an `#if`.
  var isBranchingAlias: Bool {
    parts.count > 1 && declaration.kind == .typealias
      && parts.allSatisfy { !$0.declaration.conditions.isEmpty }
  }
}

extension WiringCall {
  /// The call with other types in place of those that it names.
  fileprivate func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> WiringCall {
    var result = self
    switch callee {
    case .type(let type): result.callee = .type(transform(type))
    case .implicit(let type): result.callee = .implicit(type.map(transform))
    }
    switch argument {
    case .name(let name, let type?): result.argument = .name(name, transform(type))
    case .call(let type): result.argument = .call(transform(type))
    case .`self`, .name(_, nil), .other: break
    }
    return result
  }
}
