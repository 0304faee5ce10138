import BobbinCommandLine
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

  /// The name of a component without its module.
  func name(_ id: String) -> String {
    components.first { $0.id == id }?.name ?? id
  }

  /// The members that serve what a component needs, on all ways to it.
  func providers(of name: String, _ type: String, for node: Node) -> [Provider] {
    let wires = edges.filter { $0.child == node.id }.flatMap(\.wiring)
      .filter { $0.serves(name, type) }
    return Set(wires.flatMap { $0.providers ?? [] }).sorted()
  }

  /// Whether nothing on the way up lacks what no member provides.
  ///
  /// `wiring` is what a component gets from a parent, or a service from its component; `below` are the
  /// components that were visited before.
  func hasDefault(
    _ name: String, _ wiring: [WiredRequirement], in parent: String, below: Set<String> = []
  ) -> Bool {
    guard let wired = wiring.first(where: { $0.name == name }) else { return false }
    return wired.source == "default" || below.contains(parent)
      || edges.filter { $0.child == parent }.allSatisfy {
        hasDefault(name, $0.wiring, in: $0.parent, below: below.union([parent]))
      }
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

  /// The components that declare, and services that take, what some members serve.
  func users(of providers: [Provider]) -> [User] {
    let wanted = Set(providers)
    let nodes = nodes
    let users = uses.compactMap { use -> User? in
      guard !wanted.isDisjoint(with: use.wired?.providers ?? []) else { return nil }
      let name = nodes[use.user].map { "\($0.name).\(use.name)" } ?? "\(use.user), \(use.name)"
      return User(user: use.user, name: name, place: use.place)
    }
    // Several parents may have it from one provider.
    return Set(users).sorted { ($0.name, $0.user, $0.place) < ($1.name, $1.user, $1.place) }
  }
}

extension GraphDocument.WiredRequirement {
  func serves(_ name: String, _ type: String) -> Bool { self.name == name && self.type == type }
}

extension GraphDocument.Injected {
  /// The call of its initializer: `App.Loader(injecting:)`.
  var call: String { "\(service)(\(labels.map { $0 + ":" }.joined()))" }
}
