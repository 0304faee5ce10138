package import BobbinSyntax

/// A program in which every requirement has been traced to who provides it.
///
/// How everything is wired is worked out once, for whoever looks for faults, warns, writes or draws.
package struct Graph: Sendable {
  package let program: Program
  let scopes: Scopes
  /// For each component, what it only passes on, in order of name.
  let passed: [[Passed]]
  /// The positions in `passed`.
  private let positions: [[KeyID: Int]]
  /// What ties components to those that need: edges, then injections.
  package private(set) var ties: [Tie]
  /// For each component, the ties through which it can pass something on: those of its own module,
  /// then those of modules above, whose children take what is passed on anyhow.
  private let edgesFrom: [[Int]]
  /// Of linking and of resolving.
  package var diagnostics: [Diagnostic]

  init(_ scopes: Scopes, passed: [[Passed]]) {
    self.scopes = scopes
    self.passed = passed
    positions = passed.map { all in
      Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.key, $0) })
    }
    program = scopes.program
    diagnostics = program.diagnostics
    ties =
      program.edges.map { Tie(edge: $0) }
      + program.injections.map { Tie(edge: $0.edge, injection: $0) }
    var edgesFrom: [[Int]] = Array(repeating: [], count: passed.count)
    for isOwn in [true, false] {
      for (index, edge) in ties.lazy.map(\.edge).enumerated()
      where (edge.module == program[edge.parent].module) == isOwn {
        edgesFrom[edge.parent.index].append(index)
      }
    }
    self.edgesFrom = edgesFrom
    ties = ties.map(wired)
  }

  /// A tie with where the parent gets what the child needs; linear in that.
  private func wired(_ tie: Tie) -> Tie {
    var tie = tie
    for need in needs(of: tie.edge.child) {
      if let source = source(for: need, at: tie.edge) {
        tie.wires.append(Wire(need: need, source: source))
      } else {
        tie.missing.append(need)
      }
    }
    return tie
  }
}

/// A requirement that a component inherits, and the nearest below it that declare it.
package struct Passed: Sendable {
  let component: ComponentID
  let key: KeyID
  let ask: Ask
  let declarer: ComponentID
  /// The position of the requirement there.
  let requirement: Int
  /// The components at or below it that declare the requirement: the nearest four at most.
  var nearest: [ComponentID]
  /// The name in the upstream protocol, another one where two requirements share theirs.
  var name: String
  /// The component's superclass passes it on too, and its upstream protocol declares it.
  var isOfSuperclass: Bool

  func requirement(in program: Program) -> Requirement {
    program[declarer].requirements[requirement]
  }
}

extension Graph {
  /// What a component passes on under a key, if it does.
  private func passed(_ key: KeyID, by id: ComponentID) -> Passed? {
    positions[id.index][key].map { passed[id.index][$0] }
  }

  private func declares(_ key: KeyID, _ id: ComponentID) -> Bool {
    program[id].requirements.contains { $0.key == key }
  }

  /// What a component only passes on, in order of name.
  package func inherited(by id: ComponentID) -> [Need] {
    passed[id.index].map { passed in
      let requirement = passed.requirement(in: program)
      return Need(
        member: passed.ask.member(like: requirement.member), key: passed.key,
        subject: requirement.subject, name: passed.name, isOwn: false,
        isOfSuperclass: passed.isOfSuperclass, owner: requirement.owner,
        hasNilDefault: passed.ask.hasNilDefault)
    }
  }

  /// The component whose upstream protocol is that of a component: itself, if it passes on more than
  /// its superclass does; `nil` if it passes nothing on.
  func upstreamOwner(of id: ComponentID) -> ComponentID? {
    program.line(of: id).first { passed[$0.index].contains { !$0.isOfSuperclass } }
  }

  /// Everything a component needs from above: its own requirements, then what it passes on.
  package func needs(of id: ComponentID) -> [Need] {
    let own = program[id].requirements.map { requirement in
      Need(
        member: requirement.member, key: requirement.key, subject: requirement.subject,
        name: requirement.member.name, isOwn: true, owner: requirement.owner,
        hasNilDefault: requirement.hasNilDefault)
    }
    return own + inherited(by: id)
  }

  /// Where the parent of an edge gets what the child needs, `nil` when it cannot.
  private func source(for need: Need, at edge: Edge) -> Wire.Source? {
    let source = scopes.source(
      of: need.member, at: edge.parent, from: edge.module,
      wherever: need.member.conditions.adding(edge.conditions), in: domain(of: edge))
    if let source { return source }
    if let passed = passed(need.key, by: edge.parent) {
      let member = passed.ask.member(like: passed.requirement(in: program).member)
      if scopes.fit.misfit(of: member, for: need.member, in: domain(of: edge)) == nil {
        return Wire.Source(member: member, name: passed.name, holder: .inherited)
      }
    }
    return need.hasNilDefault ? Wire.Source(need.member, of: .default) : nil
  }

  /// The actor that an edge's provider may belong to.
  func domain(of edge: Edge) -> TypeSyntax? { scopes.domain(from: edge.parent, to: edge.child) }

  /// At most four of the `declarers` of something that a component passes on; constant time.
  func nearestDeclarers(of key: KeyID, from id: ComponentID) -> [ComponentID] {
    passed(key, by: id)?.nearest ?? []
  }

  /// The edges of a component and those that it has from its superclass.
  private func edges(from id: ComponentID) -> [Int] {
    program.line(of: id).flatMap { edgesFrom[$0.index] }
  }

  /// Whether the parent of an edge has to pass on what its child needs, and does.
  private func passes(_ key: KeyID, at edge: Edge) -> Bool {
    let given = passed(key, by: edge.parent)
      .map { $0.ask.member(like: $0.requirement(in: program).member) }
    var members = program[edge.child].requirements.filter { $0.key == key }.map(\.member)
    if let passed = passed(key, by: edge.child) {
      members.append(passed.ask.member(like: passed.requirement(in: program).member))
    }
    return members.contains { member in
      scopes.source(
        of: member, at: edge.parent, from: edge.module,
        wherever: member.conditions.adding(edge.conditions), in: domain(of: edge)) == nil
        && given.flatMap { scopes.fit.misfit(of: $0, for: member, in: domain(of: edge)) } == nil
    }
  }

  /// A component that a requirement is passed to, and the position of the one that passes it.
  private typealias Reached = (component: ComponentID, from: Int?)

  /// The components to which something is passed down that `id` needs, itself first, the nearest
  /// before others; linear in the edges that lead there.
  private func reached(by key: KeyID, from id: ComponentID) -> [Reached] {
    var result: [Reached] = [(id, nil)]
    var seen: Set<ComponentID> = [id]
    var next = 0
    while next < result.count {
      let component = result[next].component
      next += 1
      guard passed(key, by: component) != nil else { continue }
      for index in edges(from: component) {
        let child = ties[index].edge.child
        let isOnTheWay = declares(key, child) || passed(key, by: child) != nil
        if isOnTheWay, !seen.contains(child), passes(key, at: ties[index].edge) {
          seen.insert(child)
          result.append((child, next - 1))
        }
      }
    }
    return result
  }

  /// The components at or below `id` that declare a requirement which `id` needs, nearest first.
  package func declarers(of key: KeyID, from id: ComponentID) -> [ComponentID] {
    reached(by: key, from: id).map(\.component).filter { declares(key, $0) }
  }

  /// Those of the declarers that cannot do without it, nearest first, each with the way down to it.
  package func needy(of need: Need, from id: ComponentID) -> [[ComponentID]] {
    let reached = reached(by: need.key, from: id)
    let needy = reached.filter { item in
      program[item.component].requirements.contains { $0.key == need.key && !$0.hasNilDefault }
    }
    return needy.map { item in
      var way = [item.component]
      var position = item.from
      while let next = position {
        way.append(reached[next].component)
        position = reached[next].from
      }
      return way.reversed()
    }
  }
}
