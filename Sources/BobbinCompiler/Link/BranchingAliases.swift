import BobbinSyntax

extension Linker {
  /// A call for each build in which what is called, or its argument, has another type.
  func branches(of site: CallSite) -> [CallSite] {
    func builds(of type: TypeSyntax?) -> [Value] {
      guard let type = type?.unwrapped, let id = site.binder.type(named: type),
        table[id].isAliasSomewhere
      else { return [] }
      return site.binder.branches(of: type).map { ($0.type, $0.conditions) }
    }
    let called = branches(of: site, builds(of: site.call.callee)) { call, type in
      (call.callee, call.isImplicit) = (type, false)
    }
    let arguments =
      site.call.argument.type == nil ? values(of: site) : builds(of: site.call.argument.type)
    return called.flatMap { site in
      branches(of: site, arguments) { call, type in call.argument = .name("\(type)", type) }
    }
  }

  private func branches(
    of site: CallSite, _ values: [Value], _ change: (inout WiringCall, TypeSyntax) -> Void
  ) -> [CallSite] {
    if values.count < 2 || values.contains(where: \.conditions.isEmpty) { return [site] }
    return values.filter { !$0.conditions.excludes(site.call.conditions) }.map { value in
      var result = site
      change(&result.call, value.type.written)
      result.call.conditions = site.call.conditions.adding(value.conditions)
      return result
    }
  }
}

extension Binder {
  /// The types that a property has in different builds: more than one if an alias names them.
  func types(of property: Property) -> [(type: BoundType, conditions: Condition)] {
    if let type = property.type?.unwrapped, let id = self.type(named: type),
      table[id].isBranchingAlias
    {
      return branches(of: type).map { ($0.type, property.conditions.adding($0.conditions)) }
    }
    return type(of: property).map { [($0, property.conditions)] } ?? []
  }

  /// What a type, or each part of a composition, is in each build, and the file that names it.
  func branches(of type: TypeSyntax) -> [(type: BoundType, conditions: Condition, file: FileID)] {
    let bound = bind(type)
    // Swift rejects circular aliases; this stops at them.
    func find(
      _ type: TypeSyntax, _ conditions: Condition, _ file: FileID, depth: Int
    ) -> [(type: TypeSyntax, conditions: Condition, file: FileID)] {
      switch type {
      case .composition, .attributed:
        return type.compositionParts.flatMap { find($0, conditions, file, depth: depth) }
      default: break
      }
      guard depth < 16, case .named(let names) = type, let id = table.type(of: type),
        table[id].isAliasSomewhere
      else { return [(type, conditions, file)] }
      return table[id].parts.filter { $0.declaration.kind != .extension }.flatMap { part in
        let conditions = conditions.adding(part.declaration.conditions)
        return table.target(of: part, names.last?.arguments ?? []).map {
          find($0, conditions, part.file, depth: depth + 1)
        } ?? [(type, conditions, file)]
      }
    }
    let found = find(bound.written, Condition(), file, depth: 0)
    if found.count == 1 { return [(bound, found[0].conditions, file)] }
    return found.map { type, conditions, file in
      let type = BoundType(written: type, canonical: table.normalize(type), imports: bound.imports)
      return (type, conditions, file)
    }
  }
}
