import BobbinSyntax

extension Warnings {
  /// Services in two members of a component that are made from each other, with nothing deferred.
  func endlessProvisions() -> [Diagnostic] {
    let services = wirings.filter { $0.injection != nil }
    return Dictionary(grouping: services, by: \.edge.parent).flatMap { id, wirings in
      let component = program[id]
      let reads = component.reads(through: wirings)
      return reads.flatMap { first, members in
        members.filter { first < $0 && reads[$0]?.contains(first) ?? false }.map { second in
          let names = [first, second, first].map { place in
            let member = component.provisions.first { $0.member.location == place }?.member
            return "'\(member?.name ?? "")'"
          }
          return Diagnostic(
            .endlessProvision,
            "\(names[0]) of '\(name(id))' depends on itself: "
              + names.joined(separator: " → "),
            at: first)
        }
      }
    }
  }
}

extension Component {
  /// The members that hold nothing but a service, by place, with those that it is made from at once.
  fileprivate func reads(through wirings: [Wiring]) -> [Location: Set<Location>] {
    let enclosing = EnclosingMembers(self)
    let values = Set(provisions.filter(\.isValue).map(\.member.location))
    var result: [Location: Set<Location>] = [:]
    for wiring in wirings {
      let members = wiring.bindings.filter {
        $0.source.origin == .parent && !$0.source.isClosure
      }.map(\.source.member.location)
      for call in wiring.edge.calls where call.argument == .`self` && call.isWhole {
        guard let holder = enclosing.member(around: call), values.contains(holder) else { continue }
        result[holder, default: []].formUnion(members)
      }
    }
    return result
  }
}

extension Provision {
  /// Whether it is a property that is known to be no closure.
  fileprivate var isValue: Bool {
    guard case .property(let type?, _) = member.kind else { return false }
    if case .function = type.canonical.unwrapped { return false }
    return !isStatic
  }
}
