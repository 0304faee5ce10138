import BobbinCompiler
import BobbinSyntax

/// A path from a component up to a provider of something that it needs.
struct Route {
  /// One wiring on the way, and what its child needs there.
  typealias Step = (wiring: Wiring, binding: Binding)

  /// `nil` if the path ends at a default or without a provider.
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
  /// For what components only forward, those below that declare it.
  private var declarers: [Need: Set<ComponentID>] = [:]

  init(_ graph: Graph) {
    self.graph = graph
    var ends: [(Need, GraphDocument.Provider)] = []
    var below: [Need: [Need]] = [:]
    var forwarding: [Need: [Need]] = [:]
    for (index, wiring) in graph.wirings.enumerated() {
      for id in graph.program.lineage(of: wiring.edge.child) {
        wirings[id, default: []].append(index)
        for binding in wiring.bindings {
          let need = Need(component: id, key: binding.need.key)
          guard let above = self.need(of: binding, in: wiring) else {
            if let provider = end(of: binding, in: wiring) { ends.append((need, provider)) }
            continue
          }
          below[above, default: []].append(need)
          // Subclasses forward what their superclass does.
          if binding.source.origin == .upstream, id == wiring.edge.child || !binding.isDeclared {
            forwarding[need, default: []].append(above)
          }
        }
      }
    }
    // A component that is built by hand gets an object.
    for need in below.keys where wirings[need.component] == nil {
      ends.append((need, provider(need.component)))
    }
    known = spread(ends, along: below)
    let declared = graph.program.nodes.flatMap { component in
      component.requirements.map { (Need(component: component.id, key: $0.key), component.id) }
    }
    declarers = spread(declared, along: forwarding)
  }

  /// Returns the members that serve a binding, by component; none if it is missing or has a default.
  func of(_ binding: Binding, in wiring: Wiring) -> [GraphDocument.Provider] {
    if let need = need(of: binding, in: wiring) { return of(need.key, to: need.component) }
    return end(of: binding, in: wiring).map { [$0] } ?? []
  }

  /// Returns the members that provide what a component needs, on all paths to it.
  func of(_ key: MemberKey, to id: ComponentID) -> [GraphDocument.Provider] {
    (known[Need(component: id, key: key)] ?? []).sorted()
  }

  /// Returns the components below that declare what a component, or its superclass, forwards.
  func declarers(of key: MemberKey, below id: ComponentID) -> Set<ComponentID> {
    Set(graph.program.lineage(of: id).flatMap { declarers[Need(component: $0, key: key)] ?? [] })
  }

  /// Returns a shortest path to everything that provides, or fails to provide, a component's need.
  func routes(of key: MemberKey, to id: ComponentID) -> [Route] {
    var open = [(Need(component: id, key: key), [Route.Step]())]
    var seen: Set = [open[0].0]
    var routes: [Route] = []
    var position = 0
    while position < open.count {
      let (need, steps) = open[position]
      position += 1
      let above = wirings[need.component] ?? []
      if above.isEmpty { routes.append(Route(provider: provider(need.component), steps: steps)) }
      for wiring in above.map({ graph.wirings[$0] }) {
        for binding in wiring.bindings where binding.need.key == need.key {
          let steps = steps + [(wiring, binding)]
          if let further = self.need(of: binding, in: wiring) {
            if seen.insert(further).inserted { open.append((further, steps)) }
          } else {
            routes.append(Route(provider: end(of: binding, in: wiring), steps: steps))
          }
        }
      }
    }
    return routes
  }

  /// What the parent itself needs so that it can serve a binding; `nil` where it serves it itself.
  private func need(of binding: Binding, in wiring: Wiring) -> Need? {
    let parent = wiring.edge.parent
    let key: MemberKey? =
      switch binding.source.origin {
      case .upstream: binding.need.key
      case .dependency:
        graph.program[parent].requirements.first { $0.member == binding.source.member }?.key
      case .own, .default, .missing: nil
      }
    return key.map { Need(component: parent, key: $0) }
  }

  /// The parent's member that serves a binding, if one does.
  private func end(of binding: Binding, in wiring: Wiring) -> GraphDocument.Provider? {
    let isOwn = binding.source.origin == .own || binding.source.addedTo != nil
    return isOwn ? provider(wiring.edge.parent, binding.source.member) : nil
  }

  /// A member of a component as a provider, or the object that the component is built from.
  func provider(_ id: ComponentID, _ member: Member? = nil) -> GraphDocument.Provider {
    GraphDocument.Provider(
      component: graph.program.uniqueName(of: id), member: member?.fullName,
      location: member?.location)
  }
}

/// What a component needs from above.
private struct Need: Hashable {
  var component: ComponentID
  var key: MemberKey
}

/// Returns for each key its values and those of all keys that lead to it; linear in the result.
func spread<Key: Hashable, Value: Hashable>(
  _ values: [(Key, Value)], along steps: [Key: [Key]]
) -> [Key: Set<Value>] {
  var result: [Key: Set<Value>] = [:]
  var open = values
  while let (key, value) = open.popLast() {
    guard result[key, default: []].insert(value).inserted else { continue }
    for next in steps[key] ?? [] { open.append((next, value)) }
  }
  return result
}
