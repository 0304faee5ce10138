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
/// A component with several parents may get one requirement from several members.
struct Providers {
  let graph: Graph
  /// For each component, the wirings that create it or a subclass, whose dependency is the same.
  private var wirings: [ComponentID: [Int]] = [:]
  private var known: [Need: Set<GraphDocument.Provider>] = [:]

  init(_ graph: Graph) {
    self.graph = graph
    var ends: [(need: Need, value: GraphDocument.Provider)] = []
    var below: [Need: [Need]] = [:]
    for (index, wiring) in graph.wirings.enumerated() {
      for id in graph.program.line(of: wiring.edge.child) {
        wirings[id, default: []].append(index)
        for binding in wiring.bindings {
          let need = Need(component: id, key: binding.need.key)
          if let above = self.need(of: binding, in: wiring) {
            below[above, default: []].append(need)
          } else if let provider = end(of: binding, in: wiring) {
            ends.append((need, provider))
          }
        }
      }
    }
    // What is built by hand is given an object.
    for need in below.keys where wirings[need.component] == nil {
      ends.append((need, provider(need.component)))
    }
    known = Need.spread(ends, along: below)
  }

  /// Returns the members that serve a binding, by component; none if it is missing or has a default.
  func of(_ binding: Binding, in wiring: Wiring) -> [GraphDocument.Provider] {
    if let need = need(of: binding, in: wiring) { return (known[need] ?? []).sorted() }
    return binding.source.origin == .parent ? [end(of: binding, in: wiring)].compactMap(\.self) : []
  }

  /// Returns a shortest way to everything that serves, or fails to serve, what a component needs.
  func routes(of key: KeyID, to id: ComponentID) -> [Route] {
    // Each need with the step that led there from the need at a position.
    var open: [(need: Need, step: Route.Step?, origin: Int)] = [
      (Need(component: id, key: key), nil, 0)
    ]
    var seen: Set<Need> = [open[0].need]
    var result: [Route] = []
    var position = 0
    func end(_ provider: GraphDocument.Provider?, _ last: [Route.Step] = []) {
      var (steps, next) = (last, open[position])
      while let step = next.step {
        steps.append(step)
        next = open[next.origin]
      }
      result.append(Route(provider: provider, steps: steps.reversed()))
    }
    while position < open.count {
      let need = open[position].need
      let above = wirings[need.component] ?? []
      if above.isEmpty { end(provider(need.component)) }
      for wiring in above.map({ graph.wirings[$0] }) {
        for binding in wiring.bindings where binding.need.key == need.key {
          let step = Route.Step(wiring: wiring, binding: binding)
          if let further = self.need(of: binding, in: wiring) {
            if seen.insert(further).inserted { open.append((further, step, position)) }
          } else {
            end(self.end(of: binding, in: wiring), [step])
          }
        }
      }
      position += 1
    }
    return result
  }

  /// What the parent itself needs so that it can serve a binding; `nil` where it serves it itself.
  private func need(of binding: Binding, in wiring: Wiring) -> Need? {
    let parent = wiring.edge.parent
    let key: KeyID? =
      switch binding.source.origin {
      case .inherited: binding.need.key
      case .dependency:
        graph.program[parent].requirements.first { $0.member == binding.source.member }?.key
      case .parent, .default, .missing: nil
      }
    return key.map { Need(component: parent, key: $0) }
  }

  /// The parent's member that serves a binding, if one does.
  private func end(of binding: Binding, in wiring: Wiring) -> GraphDocument.Provider? {
    let isOwn = binding.source.origin == .parent || binding.source.addedTo != nil
    return isOwn ? provider(wiring.edge.parent, binding.source.member) : nil
  }

  private func provider(_ id: ComponentID, _ member: Member? = nil) -> GraphDocument.Provider {
    GraphDocument.Provider(
      component: graph.program[id].name(in: graph.program), member: member?.fullName,
      location: member?.location)
  }
}

/// What a component needs from above.
struct Need: Hashable {
  var component: ComponentID
  var key: KeyID

  /// Returns for each need its values and those of all needs that lead to it; linear in the result.
  static func spread<Value: Hashable>(
    _ values: [(need: Need, value: Value)], along steps: [Need: [Need]]
  ) -> [Need: Set<Value>] {
    var result: [Need: Set<Value>] = [:]
    var open = values
    while let (need, value) = open.popLast() {
      guard result[need, default: []].insert(value).inserted else { continue }
      for next in steps[need] ?? [] { open.append((next, value)) }
    }
    return result
  }
}

extension Graph {
  /// For what components only forward, those below that declare it.
  var declarers: [Need: Set<ComponentID>] {
    var forwarding: [Need: [Need]] = [:]
    for wiring in wirings {
      for binding in wiring.bindings where binding.source.origin == .inherited {
        let need = Need(component: wiring.edge.child, key: binding.need.key)
        forwarding[need, default: []].append(Need(component: wiring.edge.parent, key: need.key))
      }
    }
    // A component forwards what its superclass does.
    for component in program.components {
      guard let superclass = component.superclass else { continue }
      for key in inherited(by: component.id).map(\.key) {
        forwarding[Need(component: superclass, key: key), default: []]
          .append(Need(component: component.id, key: key))
      }
    }
    let declared = program.nodes.flatMap { component in
      component.requirements.map {
        (need: Need(component: component.id, key: $0.key), value: component.id)
      }
    }
    return Need.spread(declared, along: forwarding)
  }
}
