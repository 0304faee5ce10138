import BobbinSyntax

extension Warnings {
  /// Members whose services need each other to be created, each circle once.
  ///
  /// Only what generated code reads is known, and it is read at once, except by closures.
  func endlessProvisions() -> [Diagnostic] {
    var members: [Location: Member] = [:]
    var needed: [Location: [Location]] = [:]
    for wiring in wirings where wiring.injection != nil {
      let read = wiring.bindings.map(\.source)
        .filter { $0.origin == .parent && !$0.isClosure }.map(\.member)
      let makers = wiring.edge.calls.filter(\.argument.isSelf)
        .compactMap { graph.enclosing.provision(around: $0)?.member }
      for member in read + makers { members[member.location] = member }
      for maker in makers { needed[maker.location, default: []] += read.map(\.location) }
    }
    // Those that need nothing that is left drop out; usually all do.
    var count = -1
    while needed.count != count {
      count = needed.count
      needed = needed.filter { [needed] in $0.value.contains { needed[$0] != nil } }
    }
    var seen: Set<Location> = []
    return needed.keys.sorted().compactMap { maker in
      if seen.contains(maker) { return nil }
      var before: [Location: Location] = [:]
      _ = reachable(from: [maker]) { place in
        let next = needed[place] ?? []
        for other in next where before[other] == nil { before[other] = place }
        return next
      }
      guard let last = before[maker] else { return nil }
      let circle = [maker] + sequence(first: last) { $0 == maker ? nil : before[$0] }.reversed()
      seen.formUnion(circle)
      let names = (circle.dropFirst() + [maker]).compactMap { members[$0]?.name }
      return Diagnostic(
        .endlessProvision,
        "'\(names.last ?? "")' depends on itself: \(names.joined(separator: " → "))", at: maker,
        notes: [
          Diagnostic.Note("let one of them get the other later, by a weak property or a closure")
        ])
    }
  }
}
