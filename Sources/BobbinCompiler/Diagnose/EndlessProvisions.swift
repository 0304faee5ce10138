import BobbinSyntax

extension Warnings {
  /// Members whose services need each other to be created, each cycle once.
  ///
  /// Only what generated code reads is known, and it is read at once, except by closures. Takes
  /// linear time without cycles (Kahn, "Topological sorting of large networks", 1962).
  func endlessProvisions() -> [Diagnostic] {
    var members: [Location: Member] = [:]
    var needed: [Location: [Location]] = [:]
    let injections = wirings.filter { $0.injection != nil }.map { wiring in
      let read = wiring.bindings.map(\.source).filter { !$0.isClosure }
      return (calls: wiring.edge.calls, read: read.map(\.member))
    }
    let gatherings = graph.gatherings.filter { modules.contains($0.module) }
      .map { (calls: $0.calls, read: $0.gathered.map(\.member)) }
    for (calls, read) in injections + gatherings {
      let makers = calls.filter(\.argument.isSelf).compactMap { call in
        graph.matcher.provision(around: call).flatMap { $0.isMade(by: call) ? $0.member : nil }
      }
      for member in read + makers { members[member.location] = member }
      for maker in makers { needed[maker.location, default: []] += read.map(\.location) }
    }
    var users: [Location: [Location]] = [:]
    var openCounts: [Location: Int] = [:]
    for (maker, places) in needed {
      let made = Set(places).filter { needed[$0] != nil }
      openCounts[maker] = made.count
      for place in made { users[place, default: []].append(maker) }
    }
    // Usually all of them end: those that need no other, and those that need only ones that end.
    let ending = reachable(from: needed.keys.filter { openCounts[$0] == 0 }) { place in
      (users[place] ?? []).filter { maker in
        openCounts[maker, default: 0] -= 1
        return openCounts[maker] == 0
      }
    }
    var seen: Set<Location> = []
    return Set(needed.keys).subtracting(ending).sorted().compactMap { maker in
      if seen.contains(maker) { return nil }
      var before: [Location: Location] = [:]
      _ = reachable(from: [maker]) { place in
        let next = needed[place] ?? []
        for other in next where before[other] == nil { before[other] = place }
        return next
      }
      guard let last = before[maker] else { return nil }
      let circle = sequence(first: last) { $0 == maker ? nil : before[$0] }.reversed()
      seen.formUnion(circle)
      let names = (circle + [maker]).compactMap { members[$0]?.name }
      let message = "'\(names.last ?? "")' depends on itself: \(names.joined(separator: " → "))"
      let advice = "let one of them get the other later, through a weak property or a closure"
      return Diagnostic(.endlessProvision, message, at: maker, notes: [Diagnostic.Note(advice)])
    }
  }
}
