import BobbinSyntax

/// Finds the members of one component that calls are part of.
struct EnclosingMembers {
  /// For each file the bodies in it, in order; those of members do not overlap.
  private var bodies: [String: [(range: Range<Int>, member: Location)]] = [:]

  init(_ component: Component) {
    for provision in component.provisions {
      guard let body = provision.body else { continue }
      bodies[provision.member.location.file, default: []].append((body, provision.member.location))
    }
    for file in bodies.keys { bodies[file]?.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// The member whose value or body holds a call; logarithmic in the number of members.
  func member(around call: WiringCall) -> Location? {
    guard let all = bodies[call.location.file] else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= call.offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, all[low - 1].range.contains(call.offset) else { return nil }
    return all[low - 1].member
  }
}

extension Matcher {
  /// The member of a component that all of some calls are part of: it cannot serve them.
  mutating func members(of id: ComponentID, aroundAll calls: [WiringCall]) -> Set<Location> {
    guard let first = calls.first, first.argument == .`self` else { return [] }
    let members = enclosing[id] ?? EnclosingMembers(program[id])
    enclosing[id] = members
    guard let member = members.member(around: first) else { return [] }
    let isCommon = calls.allSatisfy { call in
      call.argument == .`self` && members.member(around: call) == member
    }
    return isCommon ? [member] : []
  }
}
