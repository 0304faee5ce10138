import BobbinSyntax

/// Finds the members that calls are part of, in all components that can be wired.
struct EnclosingMembers {
  private let provisions: [Provision]
  /// For each file the bodies in it, in order; those of members do not overlap.
  private var bodies: [String: [(range: Range<Int>, provision: Int)]] = [:]

  init(_ program: Program) {
    provisions = program.components.filter { !program.table[$0.type].declaration.isLocal }
      .flatMap { component in component.provisions.filter { $0.owner == component.type } }
    for (index, provision) in provisions.enumerated() {
      guard let body = provision.body else { continue }
      bodies[provision.member.location.file, default: []].append((body, index))
    }
    for file in bodies.keys { bodies[file]?.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// The member whose value or body holds a call; logarithmic in the number of members.
  func provision(around call: WiringCall) -> Provision? {
    guard let all = bodies[call.location.file] else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= call.offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, all[low - 1].range.contains(call.offset) else { return nil }
    return provisions[all[low - 1].provision]
  }
}

extension Matcher {
  /// The members that all of some calls below a component are part of: they cannot serve them.
  func members(aroundAll calls: [WiringCall], below parent: ComponentID) -> Set<Location> {
    let around = calls.map { members(around: $0, below: parent) }
    return around.dropFirst().reduce(around.first ?? []) { $0.intersection($1) }
  }

  /// The member of the parent that a call is part of, those that it overrides, and those in its place
  /// in other branches of an `#if`: to read one of them is to read it.
  func members(around call: WiringCall, below parent: ComponentID) -> Set<Location> {
    guard let own = enclosing.provision(around: call), let id = program.componentOfType[own.owner],
      // The parent may be cast, or have another name.
      program.line(of: id).contains(parent) || program.line(of: parent).contains(id)
    else { return [] }
    guard own.isOverride || !own.member.conditions.isEmpty else { return [own.member.location] }
    let others = (provisions[id.index][own.member.name] ?? [])
      .map { program[id].provisions[$0] }.filter {
        $0.member.conditions.excludes(own.member.conditions)
          || own.isOverride && $0.owner != own.owner && $0.member.fullName == own.member.fullName
            && types.assignability(of: own.member, to: $0.member) != .no
      }
    return Set(others.map(\.member.location)).union([own.member.location])
  }
}
