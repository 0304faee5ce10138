import BobbinSyntax

/// A member that a call is part of: to read it is to make what is created there, so it does not serve
/// that call.
struct EnclosingMember: Hashable {
  var location: Location
  /// It may serve what it creates: a screen leads to the next one of its kind.
  var wrapsNothing: Bool
}

extension Matcher {
  /// For each call of an edge the members that it is part of.
  func members(aroundCallsOf edge: Edge) -> [Set<EnclosingMember>] {
    let child = edge.injection == nil ? program[edge.child].type : nil
    return edge.calls.map { members(around: $0, creating: child, below: edge.parent) }
  }

  /// The member of the parent that a call is part of, those that it overrides, and those in its place
  /// in other branches of an `#if`.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - child: The component that it creates; `nil` if it creates a service.
  ///   - parent: The component below which it is created.
  /// - Returns: The members.
  func members(
    around call: WiringCall, creating child: TypeID?, below parent: ComponentID
  ) -> Set<EnclosingMember> {
    guard let own = provision(around: call), let id = program.component(own.owner),
      // The parent may be cast, or have another name.
      program.lineage(of: id).contains(parent) || program.lineage(of: parent).contains(id)
    else { return [] }
    // If the parent's dependency requires the member too, it wraps that one.
    let mayServe =
      child.map { wrapsNothing(own, around: $0) } ?? false
      && !program[parent].requirements.contains { $0.member.fullName == own.member.fullName }
    let others = provisions(named: own.member.name, of: id).filter {
      $0.member.fullName == own.member.fullName
        && ($0.member.conditions.excludes(own.member.conditions)
          || own.isOverride && $0.owner != own.owner
            && types.assignability(of: own.member, to: $0.member) != .no)
    }
    let all = others.map(\.member.location) + [own.member.location]
    return Set(all.map { EnclosingMember(location: $0, wrapsNothing: mayServe) })
  }

  /// Whether a member that creates a component each time returns that component, or is a function
  /// without a result.
  private func wrapsNothing(_ member: Provision, around child: TypeID) -> Bool {
    let bytes = program.table.file(member.file).source.bytes
    guard let body = member.body, bytes[body.lowerBound] == UInt8(ascii: "{") else { return false }
    guard let result = member.member.result?.canonical.unwrapped, result != .tuple([])
    else { return member.member.isFunction }
    return program.table.type(of: result) == child
      || types.assignability(of: program.table[child].type.canonical, to: result) == .yes
  }
}

extension [Set<EnclosingMember>] {
  /// What is in all of the sets.
  var common: Set<EnclosingMember> { dropFirst().reduce(first ?? []) { $0.intersection($1) } }
}

extension Set<EnclosingMember> {
  /// Whether a member is among them that does not serve their call with such a verdict.
  func exclude(_ member: Member, _ verdict: Verdict) -> Bool {
    contains(EnclosingMember(location: member.location, wrapsNothing: false))
      || verdict.assignability != .yes
        && contains(EnclosingMember(location: member.location, wrapsNothing: true))
  }
}
