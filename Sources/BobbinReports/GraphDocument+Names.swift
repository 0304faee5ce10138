package import BobbinCommandLine
import Foundation

extension GraphDocument {
  /// Returns the components that a name may mean: an `id`, or the end of some.
  package func components(named name: String) -> [Node] {
    let exact = components.filter { $0.id == name }
    return exact.isEmpty ? components.filter { $0.id.hasSuffix("." + name) } : exact
  }

  package func component(named name: Argument) throws(Failure) -> Node {
    let found = components(named: name.text)
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let list = found.map { "'\($0.id)'" }.joined(separator: ", ")
      throw .usage("'\(name.text)' may be any of \(list)", at: name.location)
    }
    // What all names have in common must not make them look alike.
    func stem(_ name: String) -> String { name.replacingOccurrences(of: "Component", with: "") }
    let names = components.flatMap { [$0.id, $0.name] }
    let stems = Dictionary(names.map { (stem($0), $0) }, uniquingKeysWith: min)
    let guess = Spelling.closest(to: stem(name.text), in: Array(stems.keys)).flatMap { stems[$0] }
    throw .usage(
      "there is no component '\(name.text)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      at: name.location)
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
    return Set(wires.flatMap { $0.providers ?? [] }).sorted {
      ($0.component, $0.member ?? "") < ($1.component, $1.member ?? "")
    }
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

  /// A requirement that some member serves.
  struct User: Hashable {
    /// The `id` of the component, or the name of the service.
    var user: String
    /// `GameComponent.logger`.
    var name: String
    var place: Place
  }

  /// The components that declare, and services that take, what some members serve.
  func users(of providers: [Provider]) -> [User] {
    let wanted = Set(providers)
    func isServed(_ wired: WiredRequirement) -> Bool {
      !wanted.isDisjoint(with: wired.providers ?? [])
    }
    let nodes = nodes
    var result: [User] = []
    var seen: Set<User> = []
    for edge in edges {
      guard let child = nodes[edge.child] else { continue }
      for need in child.requirements
      where edge.wiring.contains(where: { $0.serves(need.name, need.type) && isServed($0) }) {
        let name = "\(child.name).\(need.name)"
        let user = User(user: child.id, name: name, place: need.location ?? edge.location)
        // Several parents may have it from one provider.
        if seen.insert(user).inserted { result.append(user) }
      }
    }
    for service in injections {
      for wired in service.wiring where isServed(wired) {
        result.append(
          User(
            user: service.service, name: "\(service.service), \(wired.name)",
            place: service.location))
      }
    }
    return result.sorted { ($0.name, $0.user) < ($1.name, $1.user) }
  }
}

extension GraphDocument.WiredRequirement {
  func serves(_ name: String, _ type: String) -> Bool { self.name == name && self.type == type }
}

extension GraphDocument.Injected {
  /// The call of its initializer: `App.Loader(injecting:)`.
  var call: String { "\(service)(\(labels.map { $0 + ":" }.joined()))" }
}
