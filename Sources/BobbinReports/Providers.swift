import BobbinCompiler
import BobbinSyntax

/// What serves a requirement in the end.
struct Provider: Hashable {
  var component: ComponentID
  /// `nil` where the component is built by hand, from an object that has what it needs.
  var member: Member?
}

/// Follows bindings up to the members that provide.
///
/// A component with several parents may get one requirement from several members. Each question is a
/// walk up that visits no component twice, and its answer is kept.
struct Providers {
  private struct Question: Hashable {
    var component: ComponentID
    var key: KeyID
  }

  private let graph: Graph
  /// For each component, the wirings that create it or a subclass, whose dependency is the same.
  private var wirings: [ComponentID: [Int]] = [:]
  private var answers: [Question: [Provider]] = [:]

  init(_ graph: Graph) {
    self.graph = graph
    for (index, wiring) in graph.wirings.enumerated() {
      for id in graph.program.line(of: wiring.edge.child) { wirings[id, default: []].append(index) }
    }
  }

  /// Returns the members that serve a binding, by component; none if it is missing or has a default.
  mutating func of(_ binding: Binding, in wiring: Wiring) -> [Provider] {
    let parent = wiring.edge.parent
    if binding.source.origin == .parent {
      return [Provider(component: parent, member: binding.source.member)]
    }
    guard let key = key(of: binding, at: parent) else { return [] }
    return answer(Question(component: parent, key: key))
  }

  /// What the parent itself needs so that it can serve a binding.
  private func key(of binding: Binding, at parent: ComponentID) -> KeyID? {
    switch binding.source.origin {
    case .inherited: binding.need.key
    case .dependency:
      graph.program[parent].requirements.first {
        $0.member.location == binding.source.member.location
          && $0.member.name == binding.source.member.name
      }?.key
    case .parent, .default, .missing: nil
    }
  }

  private mutating func answer(_ question: Question) -> [Provider] {
    if let known = answers[question] { return known }
    var found: Set<Provider> = []
    var seen: Set<Question> = [question]
    var open = [question]
    while let next = open.popLast() {
      let above = wirings[next.component] ?? []
      if above.isEmpty { found.insert(Provider(component: next.component)) }
      for index in above {
        let wiring = graph.wirings[index]
        let parent = wiring.edge.parent
        for binding in wiring.bindings where binding.need.key == next.key {
          if binding.source.origin == .parent {
            found.insert(Provider(component: parent, member: binding.source.member))
          } else if let key = key(of: binding, at: parent) {
            let further = Question(component: parent, key: key)
            if seen.insert(further).inserted { open.append(further) }
          }
        }
      }
    }
    let program = graph.program
    let result = found.sorted {
      (program[$0.component].name(in: program), $0.member?.fullName ?? "")
        < (program[$1.component].name(in: program), $1.member?.fullName ?? "")
    }
    answers[question] = result
    return result
  }
}
