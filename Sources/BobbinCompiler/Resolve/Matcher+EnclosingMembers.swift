import BobbinSyntax

extension Matcher {
  /// For each call of an edge the members that cannot serve it.
  func members(aroundCallsOf edge: Edge) -> [Set<Location>] {
    let child = edge.injection == nil ? program[edge.child].type : nil
    return edge.calls.map { members(around: $0, creating: child, below: edge.parent) }
  }

  /// The member of the parent that a call is part of, those that it overrides, and those in its place
  /// in other branches of an `#if`: to read one of them is to read it, so they cannot serve the call.
  ///
  /// A function that returns the component that it creates may serve that component: a screen leads to
  /// the next one of its kind. If the parent's dependency requires the function too, it wraps that one.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - child: The component that it creates; `nil` if it creates a service.
  ///   - parent: The component below which it is created.
  /// - Returns: The places of the members.
  func members(
    around call: WiringCall, creating child: TypeID?, below parent: ComponentID
  ) -> Set<Location> {
    guard let own = provision(around: call), let id = program.component(own.owner),
      // The parent may be cast, or have another name.
      program.lineage(of: id).contains(parent) || program.lineage(of: parent).contains(id)
    else { return [] }
    if let child, own.member.isFunction,
      child == own.member.result.flatMap({ program.table.type(of: $0.canonical.unwrapped) }),
      !program[parent].requirements.contains(where: { $0.member.fullName == own.member.fullName })
    {
      return []
    }
    guard own.isOverride || !own.member.conditions.isEmpty else { return [own.member.location] }
    let others = provisions(named: own.member.name, of: id).filter {
      $0.member.fullName == own.member.fullName
        && ($0.member.conditions.excludes(own.member.conditions)
          || own.isOverride && $0.owner != own.owner
            && types.assignability(of: own.member, to: $0.member) != .no)
    }
    return Set(others.map(\.member.location)).union([own.member.location])
  }
}

extension [Set<Location>] {
  /// What is in all of the sets.
  var common: Set<Location> { dropFirst().reduce(first ?? []) { $0.intersection($1) } }
}
