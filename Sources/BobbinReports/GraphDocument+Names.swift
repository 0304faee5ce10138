import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

extension GraphDocument {
  /// Returns the components that a name may mean: an `id`, or the end of some.
  func components(named name: String) -> [Node] {
    let exact = components.filter { $0.id == name }
    return exact.isEmpty ? components.filter { $0.id.hasSuffix("." + name) } : exact
  }

  func component(named name: String) throws(Failure) -> Node {
    let found = components(named: name)
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let list = found.map { "'\($0.id)'" }.joined(separator: ", ")
      throw .usage("'\(name)' may be any of \(list)")
    }
    // What all names have in common must not make them look alike.
    func stem(_ name: String) -> String { name.replacingOccurrences(of: "Component", with: "") }
    let names = components.flatMap { [$0.id, $0.name] }
    let stems = Dictionary(names.map { (stem($0), $0) }, uniquingKeysWith: min)
    let guess = Spelling.closest(to: stem(name), in: Array(stems.keys)).flatMap { stems[$0] }
    throw .usage(
      "there is no component '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""))
  }

  var nodes: [String: Node] {
    Dictionary(components.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A requirement of a component or service where another component creates it.
  struct Use {
    /// The `id` of the component, or the name of the service.
    var user: String
    var name: String
    var type: String
    var parent: String
    /// All that the user gets there.
    var wiring: [WiredRequirement]
    var place: Location

    var wired: WiredRequirement? { wiring.first { $0.serves(name, type) } }
  }

  var uses: [Use] {
    let nodes = nodes
    let ofComponents = edges.flatMap { edge in
      (nodes[edge.child]?.requirements ?? []).map { need in
        Use(
          user: edge.child, name: need.name, type: need.type, parent: edge.parent,
          wiring: edge.wiring, place: need.location ?? edge.location)
      }
    }
    let ofServices = injections.flatMap { service in
      service.wiring.map { wired in
        Use(
          user: service.service, name: wired.name, type: wired.type, parent: service.component,
          wiring: service.wiring, place: service.location)
      }
    }
    return ofComponents + ofServices
  }

  /// The requirement of a component, or a parameter of a service.
  struct User: Hashable {
    var user: String
    /// `GameComponent.logger`, or `Game.Service, logger`.
    var name: String
    var place: Location
  }

  /// For each member, the components that declare, and services that take, what it serves.
  var users: [Provider: Set<User>] {
    let nodes = nodes
    var users: [Provider: Set<User>] = [:]
    for use in uses {
      let name = nodes[use.user].map { "\($0.name).\(use.name)" } ?? "\(use.user), \(use.name)"
      let user = User(user: use.user, name: name, place: use.place)
      // Several parents may have it from one provider.
      for provider in use.wired?.providers ?? [] { users[provider, default: []].insert(user) }
    }
    return users
  }
}

/// Tells whether what no member provides is left to a default.
struct Defaults {
  /// What creates each component.
  private let edges: [String: [GraphDocument.Link]]
  /// For each name, the components above which nothing lacks it.
  private var known: [String: Set<String>] = [:]

  init(_ graph: GraphDocument) { edges = Dictionary(grouping: graph.edges, by: \.child) }

  /// Whether nothing on the way up lacks it.
  ///
  /// `wiring` is what a component gets from a parent, or a service from its component.
  mutating func serve(
    _ name: String, _ wiring: [GraphDocument.WiredRequirement], in parent: String
  ) -> Bool {
    guard let wired = wiring.first(where: { $0.name == name }) else { return false }
    if wired.source == "default" { return true }
    var isComplete = true
    let components = reachable(from: [parent]) { component in
      if known[name]?.contains(component) == true { return [] }
      return edges[component, default: []].compactMap { edge in
        let wired = edge.wiring.first { $0.name == name }
        if wired == nil { isComplete = false }
        return wired?.source == "default" ? nil : edge.parent
      }
    }
    if isComplete { known[name, default: []].formUnion(components) }
    return isComplete
  }
}

extension GraphDocument.WiredRequirement {
  func serves(_ name: String, _ type: String) -> Bool { self.name == name && self.type == type }
}

extension GraphDocument.Injected {
  /// The call of its initializer: `App.Loader(injecting:)`.
  var call: String { "\(service)(\(labels.map { $0 + ":" }.joined()))" }
}
