import BobbinSyntax

extension Linker {
  /// A call for each branch of an `#if` in which an alias that it names means another type.
  func branches(of site: CallSite) -> [CallSite] {
    guard table.hasBranchingAliases else { return [site] }
    var site = site
    if case .name(let name, nil) = site.call.argument, let owner = site.owner,
      let (type, binder) = typesOfProperties(name, of: owner).first
    {
      site.call.argument = .name(name, binder.bindWritten(type))
    }
    var finished: [CallSite] = []
    var waiting = [site]
    // Swift rejects circular aliases; this stops at them.
    for _ in 0..<64 {
      guard let next = waiting.popLast() else { break }
      guard let (written, alias) = branchingAlias(in: next) else {
        finished.append(next)
        continue
      }
      for part in alias.parts where !part.declaration.conditions.excludes(next.call.conditions) {
        guard let target = part.declaration.target else { continue }
        let type = Binder(table, file: part.file, type: alias.outer).bindWritten(target)
        var branch = next
        branch.call = next.call.mapTypes { $0 == written ? type : $0 }
        branch.call.conditions = next.call.conditions.adding(part.declaration.conditions)
        waiting.append(branch)
      }
    }
    return finished + waiting
  }

  /// An alias with several declarations that a call names, and its place in the call.
  private func branchingAlias(in site: CallSite) -> (written: TypeSyntax, alias: Nominal)? {
    for written in site.call.types {
      var (type, binder) = (written, site.binder)
      // One alias may name another.
      for _ in 0..<16 {
        guard let id = binder.type(named: type) else { break }
        let nominal = table[id]
        if nominal.isBranchingAlias { return (written, nominal) }
        guard nominal.declaration.kind == .typealias, let target = nominal.declaration.target
        else { break }
        (type, binder) = (target, Binder(table, file: nominal.file, type: nominal.outer))
      }
    }
    return nil
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
  /// The types that the call itself names.
  fileprivate var types: [TypeSyntax] {
    var types: [TypeSyntax] = []
    _ = mapTypes {
      types.append($0)
      return $0
    }
    return types
  }

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
