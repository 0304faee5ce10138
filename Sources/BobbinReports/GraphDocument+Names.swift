import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

extension GraphDocument {
  /// Returns the component whose `id` is a name, or else those whose `id` ends with it.
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
    // The suffix that all names share must not make them look similar.
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

  var children: [String: [String]] {
    Dictionary(grouping: edges, by: \.parent).mapValues { $0.map(\.child) }
  }

  /// A requirement of a component, or a parameter of a service, where another component creates it.
  struct Use {
    /// The `id` of the component, or the name of the service.
    var user: String
    var name: String
    var type: String
    var parent: String
    /// `nil` if nothing serves it there.
    var wired: WiredRequirement?
    var place: Location
    /// `GameComponent.logger`, or `Game.Service, logger`.
    var title: String

    /// Whether nothing serves it, not even a default.
    func isAmong(_ lacking: [String: Set<String>]) -> Bool {
      wired == nil || lacking[parent]?.contains(name) == true
    }
  }

  /// A component by its `id`, or a service by its call, where a component creates it.
  typealias Creation = (parent: String, id: String, uses: [Use])

  var creations: [Creation] {
    let nodes = nodes
    let components: [Creation] = edges.map { edge in
      let uses = (nodes[edge.child]?.requirements ?? []).map { need in
        Use(
          user: edge.child, name: need.name, type: need.type, parent: edge.parent,
          wired: edge.wiring.first { $0.name == need.name && $0.type == need.type },
          place: need.location ?? edge.location, title: "\(edge.child.withoutModule).\(need.name)")
      }
      return (edge.parent, edge.child, uses)
    }
    let services: [Creation] = injections.map { service in
      let uses = service.wiring.map { wired in
        Use(
          user: service.service, name: wired.name, type: wired.type, parent: service.component,
          wired: wired, place: service.location, title: "\(service.service), \(wired.name)")
      }
      return (service.component, service.call, uses)
    }
    return components + services
  }

  /// For each component, the names of what it or one above it needs and nothing provides.
  var lacking: [String: Set<String>] {
    let nodes = nodes
    let missing = edges.flatMap { edge in
      let known = Set(edge.wiring.map(\.name))
      let names = nodes[edge.child].map { $0.requirements.map(\.name) + $0.inherited.map(\.name) }
      return (names ?? []).filter { !known.contains($0) }.map { (edge.child, $0) }
    }
    return spread(missing, along: children)
  }
}

extension GraphDocument.Provider {
  /// `GameComponent.logger`, with or without the module, or the object that a component is built from.
  func title(isLong: Bool) -> String {
    let owner = isLong ? component : component.withoutModule
    return member.map { "\(owner).\($0)" } ?? "the object given to \(owner)"
  }
}

extension GraphDocument.Injected {
  /// The call of its initializer: `App.Loader(injecting:)`.
  var call: String { "\(service)(\(labels.map { $0 + ":" }.joined()))" }
}

extension String {
  /// The module of a component or service.
  var module: String { String(prefix { $0 != "." }) }

  /// Its name without the module.
  var withoutModule: String { String(drop { $0 != "." }.dropFirst()) }
}
