import BobbinSyntax

extension Warnings {
  /// Properties of one component that are made from each other with nothing deferred.
  static func endlessProvisions(_ graph: Graph, in modules: Set<String>) -> [Diagnostic] {
    let program = graph.program
    return program.components.filter { modules.contains($0.module) }.flatMap {
      component -> [Diagnostic] in
      let name = program.nominal(component.id).name
      let reads = (graph.gatheredBy(component), graph.reads(of: component))
      return component.circles(in: program.table, reads.0, reads.1).map { circle in
        let first = circle[0]
        let names = (circle + [first]).map { "'\($0.member.name)'" }.joined(separator: " → ")
        return Diagnostic(
          .endlessProvision,
          "'\(first.member.name)' of '\(name)' is made from what is made from it",
          at: first.member.location,
          notes: [Diagnostic.Note("the path is \(names)")])
      }
    }
  }
}

/// A place in a file, in bytes.
private struct BodyPlace: Hashable {
  var file: String
  var offset: Int
}

extension Graph {
  /// What the calls that wire services read of a component that does it for itself, at once.
  fileprivate func reads(of component: Component) -> [BodyPlace: Set<String>] {
    var result: [BodyPlace: Set<String>] = [:]
    for injection in program.injections where injection.edge.parent == component.id {
      let names = wiring(of: injection.edge).wires.compactMap { wire -> String? in
        guard case .parent(let member) = wire.source,
          !scopes.fit.needsClosure(member, for: wire.member)
        else { return nil }
        return member.name
      }
      for creation in injection.edge.creations where creation.argument == .`self` {
        let place = BodyPlace(file: creation.location.file, offset: creation.offset)
        result[place, default: []].formUnion(names)
      }
    }
    return result
  }
}

extension Component {
  /// The circles among properties that read each other, each once.
  ///
  /// A depth-first walk; linear in properties and what they read. That a property names itself, swiftc
  /// tells; what is gathered in it, or wired by a call in it, it reads as well.
  fileprivate func circles(
    in table: TypeTable, _ gathered: [String: Set<String>], _ injected: [BodyPlace: Set<String>]
  ) -> [[Provision]] {
    var properties: [String: Provision] = [:]
    var reads: [String: Set<String>] = [:]
    for provision in provisions.reversed() where !provision.isStatic {
      guard case .property = provision.member.kind, let body = provision.body else { continue }
      let name = provision.member.name
      properties[name] = provision
      let uses = BodyUses(table.file(provision.file).source, body)
      let file = table.file(provision.file).path
      let wired = uses.injections.flatMap { injected[BodyPlace(file: file, offset: $0)] ?? [] }
      reads[name] = uses.names.union(gathered[name] ?? []).subtracting([name]).union(wired)
    }
    var isDone: [String: Bool] = [:]
    var path: [String] = []
    var circles: [[Provision]] = []
    func visit(_ name: String) {
      guard properties[name] != nil, isDone[name] != true else { return }
      if isDone[name] == false {
        let circle = path.drop { $0 != name }.compactMap { properties[$0] }
        let start = circle.indices.min { circle[$0].member.location < circle[$1].member.location }
        if let start { circles.append(Array(circle[start...] + circle[..<start])) }
        return
      }
      isDone[name] = false
      path.append(name)
      for read in (reads[name] ?? []).sorted() { visit(read) }
      path.removeLast()
      isDone[name] = true
    }
    for name in properties.keys.sorted() { visit(name) }
    return circles
  }
}

extension Graph {
  /// For each property that is no more than a gathering from its component, what is gathered there.
  fileprivate func gatheredBy(_ component: Component) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for (index, gathering) in program.gatherings.enumerated()
    where gathering.component == component.id {
      let holders = component.provisions.filter { provision in
        gathering.creations.contains { $0.isWhole && isAll(of: provision, $0, gathering) }
      }
      guard !holders.isEmpty else { continue }
      let names = gathered(by: index).filter { $0.path.isEmpty && !$0.isOfDependency }
        .map(\.member.name)
      for holder in holders { result[holder.member.name, default: []].formUnion(names) }
    }
    return result
  }

  /// Whether a call stands in a property and has its type, so that no closure is around it.
  private func isAll(
    of provision: Provision, _ creation: Creation, _ gathering: Gathering
  ) -> Bool {
    guard case .property(let type?, _) = provision.member.kind, let body = provision.body,
      type.canonical == gathering.canonicalType
    else { return false }
    let source = program.table.file(provision.file).source
    guard source.path == creation.location.file else { return false }
    let lines = LineTable(source)
    return lines.location(body.lowerBound) <= creation.location
      && creation.location < lines.location(body.upperBound)
  }
}
