import BobbinSyntax

extension Warnings {
  /// Members whose services need each other to be created, each circle once.
  ///
  /// Only what generated code reads is known, and it is read at once, except by closures. Quadratic
  /// in the services of one component.
  func endlessProvisions() -> [Diagnostic] {
    var members: [Location: Member] = [:]
    var needed: [Location: [Location]] = [:]
    let injections = wirings.filter { $0.injection != nil }.map { wiring in
      let read = wiring.bindings.map(\.source).filter { $0.origin == .parent && !$0.isClosure }
      return (calls: wiring.edge.calls, read: read.map(\.member))
    }
    let gatherings = graph.gatherings.filter { modules.contains($0.module) }.map { gathering in
      let own = gathering.gathered.filter { !$0.isOfDependency && $0.path.isEmpty }
      return (calls: gathering.calls, read: own.map(\.member))
    }
    for (calls, read) in injections + gatherings {
      let makers = calls.filter(\.argument.isSelf).compactMap { call in
        graph.matcher.provision(around: call).flatMap { $0.isMade(by: call) ? $0.member : nil }
      }
      for member in read + makers { members[member.location] = member }
      for maker in makers { needed[maker.location, default: []] += read.map(\.location) }
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
