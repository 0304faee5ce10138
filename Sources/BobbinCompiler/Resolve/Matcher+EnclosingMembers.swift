import BobbinSyntax

/// The role of a call in the member that contains it; for several calls, the first case wins.
enum CallRole: Comparable {
  /// The call makes the member's value, so the member does not serve it.
  case value
  /// The member returns the child, or nothing, so it may serve the child: one screen may lead to
  /// the next of its kind.
  case creation
  /// The call is in an observer or a setter, which run when the value exists.
  case setter
}

extension Matcher {
  /// For each call of an edge the members that it is part of, by place.
  func members(aroundCallsOf edge: Edge) -> [[Location: CallRole]] {
    let child = edge.injection == nil ? program[edge.child].type : nil
    return edge.calls.map { members(around: $0, creating: child, below: edge.parent) }
  }

  /// The member of the parent that contains a call, the members that it overrides, and its
  /// counterparts in other branches of an `#if`; no child means that the call creates a service.
  func members(
    around call: WiringCall, creating child: TypeID?, below parent: ComponentID
  ) -> [Location: CallRole] {
    guard let own = provision(around: call), let id = program.component(own.owner),
      // The parent may be cast, or have another name.
      id == parent || program.lineage(of: id).contains(parent)
        || program.lineage(of: parent).contains(id)
    else { return [:] }
    let role: CallRole =
      if own.isMade(by: call) {
        child.map { mayServe($0, own, below: parent) } ?? false ? .creation : .value
      } else { .setter }
    // For most members, no others have to be considered.
    guard own.isOverride || !own.member.conditions.isEmpty
    else { return [own.member.location: role] }
    let others = provisions(named: own.member.name, of: id).filter {
      $0.member.fullName == own.member.fullName
        && ($0.member.conditions.excludes(own.member.conditions)
          || own.isOverride && types.assignability(of: own.member, to: $0.member) != .no)
    }
    let all = others.map(\.member.location) + [own.member.location]
    return Dictionary(all.map { ($0, role) }) { $1 }
  }

  /// Whether a member may serve a component that it creates, because it cannot be a wrapper.
  ///
  /// At a root there is nothing to wrap. Farther down, only a function that returns exactly the
  /// component's class is certainly not a wrapper.
  private func mayServe(_ child: TypeID, _ own: Provision, below parent: ComponentID) -> Bool {
    let (member, scope) = (own.member, program[parent])
    guard scope.isBootstrap || member.isFunction, isMadeEachTime(own) else { return false }
    let result = member.result?.canonical.unwrapped ?? .tuple([])
    let type = program.table[child].type.canonical
    let isCertain =
      program.table.type(of: result) == child
      || scope.isBootstrap
        && (result == .tuple([])
          ? member.isFunction : types.assignability(of: type, to: result) == .yes)
    let required = scope.requirements.map(\.member) + scope.additions.map(\.member)
    return isCertain && !required.contains { $0.fullName == member.fullName }
  }

  /// Whether a member is a function or a computed property.
  func isMadeEachTime(_ member: Provision) -> Bool {
    let bytes = program.table.file(member.file).source.bytes
    return member.value.map { bytes[$0.lowerBound] == UInt8(ascii: "{") } ?? false
  }
}

extension [[Location: CallRole]] {
  /// The members that contain all of the calls, each with the first case that applies.
  var common: [Location: CallRole] {
    dropFirst().reduce(first ?? [:]) { common, members in
      common.reduce(into: [:]) { result, entry in
        result[entry.key] = members[entry.key].map { Swift.min($0, entry.value) }
      }
    }
  }
}

extension [Location: CallRole] {
  /// Whether a member with such a verdict cannot serve the call.
  func exclude(_ member: Member, _ verdict: Verdict) -> Bool {
    switch self[member.location] {
    case .value: true
    case .creation: verdict.assignability != .yes
    case .setter, nil: false
    }
  }
}
