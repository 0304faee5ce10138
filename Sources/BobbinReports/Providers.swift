import BobbinCompiler
import BobbinSyntax

/// A way up from a component to a provider of something that it needs.
struct Route {
  /// One wiring on the way, and what its child needs there.
  struct Step {
    var wiring: Wiring
    var binding: Binding
  }

  /// `nil` where the way ends at a default, or nothing provides.
  var provider: GraphDocument.Provider?
  /// From the component up.
  var steps: [Step]
}

/// Follows bindings up to the members that provide.
///
/// A component with several parents may get one requirement from several members. Each lookup is a
/// walk up that visits no component twice, and its result is kept.
struct Providers {
  private struct Lookup: Hashable {
    var component: ComponentID
    var key: KeyID
  }

  let graph: Graph
  /// For each component, the wirings that create it or a subclass, whose dependency is the same.
  private var wirings: [ComponentID: [Int]] = [:]
  private var known: [Lookup: [GraphDocument.Provider]] = [:]

  init(_ graph: Graph) {
    self.graph = graph
    for (index, wiring) in graph.wirings.enumerated() {
      for id in graph.program.line(of: wiring.edge.child) { wirings[id, default: []].append(index) }
    }
  }

  /// Returns the members that serve a binding, by component; none if it is missing or has a default.
  mutating func of(_ binding: Binding, in wiring: Wiring) -> [GraphDocument.Provider] {
    let parent = wiring.edge.parent
    if binding.source.origin == .parent { return [provider(parent, binding.source.member)] }
    guard let key = key(of: binding, at: parent) else { return [] }
    let lookup = Lookup(component: parent, key: key)
    if let providers = known[lookup] { return providers }
    let result = Set(routes(of: key, to: parent).compactMap(\.provider)).sorted()
    known[lookup] = result
    return result
  }

  /// Returns a shortest way to everything that serves, or fails to serve, what a component needs.
  func routes(of key: KeyID, to id: ComponentID) -> [Route] {
    let start = Lookup(component: id, key: key)
    var seen: Set<Lookup> = [start]
    var open = [(lookup: start, steps: [Route.Step]())][...]
    var result: [Route] = []
    while let (lookup, steps) = open.popFirst() {
      let above = wirings[lookup.component] ?? []
      if above.isEmpty {
        result.append(Route(provider: provider(lookup.component), steps: steps))
      }
      for wiring in above.map({ graph.wirings[$0] }) {
        let parent = wiring.edge.parent
        for binding in wiring.bindings where binding.need.key == lookup.key {
          let steps = steps + [Route.Step(wiring: wiring, binding: binding)]
          if let key = self.key(of: binding, at: parent) {
            let further = Lookup(component: parent, key: key)
            if seen.insert(further).inserted { open.append((further, steps)) }
          } else {
            let isOwn = binding.source.origin == .parent || binding.source.addedTo != nil
            let provider = isOwn ? provider(parent, binding.source.member) : nil
            result.append(Route(provider: provider, steps: steps))
          }
        }
      }
    }
    return result
  }

  /// What the parent itself needs so that it can serve a binding; `nil` where it serves it itself.
  private func key(of binding: Binding, at parent: ComponentID) -> KeyID? {
    switch binding.source.origin {
    case .inherited: binding.need.key
    case .dependency:
      graph.program[parent].requirements.first { $0.member == binding.source.member }?.key
    case .parent, .default, .missing: nil
    }
  }

  private func provider(_ id: ComponentID, _ member: Member? = nil) -> GraphDocument.Provider {
    GraphDocument.Provider(
      component: graph.program[id].name(in: graph.program), member: member?.fullName,
      location: member?.location)
  }
}
