import BobbinSyntax

extension Warnings {
  /// Members of one component that are made from each other with nothing deferred.
  static func endlessProvisions(_ graph: Graph, in modules: Set<String>) -> [Diagnostic] {
    let program = graph.program
    let gatherings = program.gatheringsOfComponents
    let ties = Dictionary(grouping: graph.wirings.filter { $0.injection != nil }, by: \.edge.parent)
    return program.components.filter { modules.contains($0.module) }.flatMap {
      component -> [Diagnostic] in
      let name = program.nominal(component.id).name
      let gathered = graph.gathered(by: gatherings[component.id] ?? [], in: component)
      let reads = graph.reads(through: ties[component.id] ?? [])
      return component.circles(in: program.table, gathered, reads).map { circle in
        let first = circle[0]
        let names = (circle + [first]).map { "'\($0.member.name)'" }.joined(separator: " → ")
        return Diagnostic(
          .endlessProvision,
          "'\(first.member.name)' of '\(name)' depends on itself: \(names)",
          at: first.member.location)
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
  /// What calls such as `Service(injecting: self)` read at once from the component that makes them.
  fileprivate func reads(through ties: [Wiring]) -> [BodyPlace: Set<String>] {
    var result: [BodyPlace: Set<String>] = [:]
    for wiring in ties {
      let names = wiring.bindings.filter {
        $0.source.origin == .parent && !$0.source.isClosure
      }.map(\.source.name)
      for call in wiring.edge.calls where call.argument == .`self` {
        let place = BodyPlace(file: call.location.file, offset: call.offset)
        result[place, default: []].formUnion(names)
      }
    }
    return result
  }
}

extension Component {
  /// The circles among properties, and functions that take nothing, which read each other; each
  /// once.
  ///
  /// A depth-first walk; linear in members and what they read. swiftc itself reports a property
  /// that names itself. A property also reads what is gathered, or wired by a call, in it.
  fileprivate func circles(
    in table: TypeTable, _ gathered: [String: Set<String>], _ injected: [BodyPlace: Set<String>]
  ) -> [[Provision]] {
    var members: [String: Provision] = [:]
    var reads: [String: Set<String>] = [:]
    let slots = Set(
      provisions.filter { $0.isInstance(of: ["Shared", "WeakShared"]) }.map(\.member.name))
    // Which of several functions a name means, only swiftc knows.
    let overloads = Dictionary(grouping: provisions, by: \.member.name).filter { _, all in
      all.count > 1 && all.contains { $0.member.name != $0.member.fullName }
    }
    for provision in provisions.reversed() where !provision.isStatic {
      let name = provision.member.name
      guard !provision.takesSomething, overloads[name] == nil, let body = provision.body
      else { continue }
      members[name] = provision
      let uses = BodyUses(table.file(provision.file).source, body, slots: slots)
      let file = table.file(provision.file).path
      let wired = uses.injections.flatMap { injected[BodyPlace(file: file, offset: $0)] ?? [] }
      reads[name] = uses.names.union(gathered[name] ?? []).subtracting([name]).union(wired)
    }
    var isDone: [String: Bool] = [:]
    var path: [String] = []
    var circles: [[Provision]] = []
    func visit(_ name: String) {
      guard members[name] != nil, isDone[name] != true else { return }
      if isDone[name] == false {
        let circle = path.drop { $0 != name }.compactMap { members[$0] }
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
    for name in members.keys.sorted() { visit(name) }
    return circles
  }
}

extension Provision {
  /// Whether it is a property whose type has one of some names.
  func isInstance(of types: Set<String>) -> Bool {
    guard case .property(let type?, _) = member.kind, case .named(let names) = type.canonical,
      let name = names.last?.text
    else { return false }
    return types.contains(name)
  }

  fileprivate var takesSomething: Bool {
    if case .function(let signature) = member.kind { !signature.parameters.isEmpty } else { false }
  }
}

extension Graph {
  /// For each property that only gathers from its component, what is gathered there.
  fileprivate func gathered(
    by gatherings: [Int], in component: Component
  ) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for index in gatherings {
      let gathering = program.gatherings[index]
      let holders = component.provisions.filter { provision in
        gathering.calls.contains { $0.isWhole && isAll(of: provision, $0, gathering) }
      }
      guard !holders.isEmpty else { continue }
      let names = gathered(by: index).filter { $0.path.isEmpty && !$0.isOfDependency }
        .map(\.member.name)
      for holder in holders { result[holder.member.name, default: []].formUnion(names) }
    }
    return result
  }

  /// Whether a call is a property's whole value and has its type, so that no closure is around it.
  private func isAll(
    of provision: Provision, _ call: WiringCall, _ gathering: Gathering
  ) -> Bool {
    guard case .property(let type?, _) = provision.member.kind, let body = provision.body,
      type.canonical == gathering.canonicalType
    else { return false }
    let source = program.table.file(provision.file).source
    guard source.path == call.location.file else { return false }
    let lines = LineTable(source)
    return lines.location(body.lowerBound) <= call.location
      && call.location < lines.location(body.upperBound)
  }
}
