import BobbinSyntax

extension Matcher {
  /// The member whose value or body holds a call.
  func provision(around call: WiringCall) -> Provision? { call.member.flatMap { provisions[$0] } }

  /// The member of the parent that a call is part of, those that it overrides, and those in its place
  /// in other branches of an `#if`: to read one of them is to read it, so they cannot serve the call.
  func members(around call: WiringCall, below parent: ComponentID) -> Set<Location> {
    guard let own = provision(around: call), let id = program.componentOfType[own.owner],
      // The parent may be cast, or have another name.
      program.line(of: id).contains(parent) || program.line(of: parent).contains(id)
    else { return [] }
    guard own.isOverride || !own.member.conditions.isEmpty else { return [own.member.location] }
    let others = provisions(named: own.member.name, of: id).filter {
      $0.member.conditions.excludes(own.member.conditions)
        || own.isOverride && $0.owner != own.owner && $0.member.fullName == own.member.fullName
          && types.assignability(of: own.member, to: $0.member) != .no
    }
    return Set(others.map(\.member.location)).union([own.member.location])
  }
}

extension [Set<Location>] {
  /// What is in all of the sets.
  var common: Set<Location> { dropFirst().reduce(first ?? []) { $0.intersection($1) } }
}
