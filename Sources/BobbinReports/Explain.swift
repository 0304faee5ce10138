import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax

extension Verb {
  static let explain = Verb(
    "explain", "Show what provides a requirement, and what uses a member.",
    operands: ["<component>[.<member>]"]
  ) { invocation throws(Failure) in
    let program = try invocation.compile(whole: false)
    var explainer = Explainer(program.compilation)
    let pages = try explainer.pages(about: invocation.arguments.operands[0], invocation.text)
    invocation.environment.output(pages.joined(separator: "\n"))
    return explainer.hasFaults ? .diagnostics : .success
  }
}

/// Answers questions about one component, requirement or provision.
private struct Explainer {
  typealias Node = GraphDocument.Node

  private let graph: Graph
  private let document: GraphDocument
  private let nodes: [String: Node]
  private let users: [GraphDocument.Provider: Set<GraphDocument.User>]
  private var defaults: Defaults
  private let providers: Providers
  /// What was explained is not provided.
  private(set) var hasFaults = false

  init(_ compilation: Compilation) {
    graph = compilation.resolved
    document = GraphDocument(compilation)
    (nodes, users, defaults) = (document.nodes, document.users, Defaults(document))
    providers = Providers(graph)
  }

  /// Returns a page for each thing that a name may mean: `Game.GameComponent`,
  /// `GameComponent.logger` or `logger`.
  mutating func pages(
    about name: String, _ render: ([Diagnostic]) -> String
  ) throws(Failure) -> [String] {
    let whole = document.components(named: name)
    if !whole.isEmpty { return whole.map { card($0) } }
    let (owner, member) = name.split
    var nodes = document.components
    if let owner {
      nodes = document.components(named: owner)
      // Says that there is no such component.
      if nodes.isEmpty { nodes = [try document.component(named: owner)] }
    }
    var pages: [String] = []
    for node in nodes {
      for offer in node.provisions where offer.name.isCalled(member) {
        // What nothing uses is of interest only where its component was named.
        let users = users(of: offer, in: node)
        if owner != nil || !users.isEmpty { pages.append(page(offer, of: node, users)) }
      }
      guard owner != nil,
        let component = graph.program.components.first(where: {
          $0.name(in: graph.program) == node.id
        })
      else { continue }
      for requirement in component.requirements
      where requirement.member.fullName.isCalled(member) {
        pages.append(page(requirement, of: component.id, node, render))
      }
      for need in node.inherited where need.name.isCalled(member) {
        pages.append(page(need, of: node))
      }
    }
    guard pages.isEmpty else { return pages }
    let names = nodes.flatMap { node in
      node.provisions.map(\.name) + node.requirements.map(\.name) + node.inherited.map(\.name)
    }
    let what = owner.map { "'\($0)' has no '\(member)'" } ?? "nothing is called '\(member)'"
    let known = owner == nil ? names + document.components.map(\.name) : names
    throw .usage(what + Spelling.suggestion(for: member, in: known, otherwise: ""))
  }

  // MARK: A requirement

  private mutating func page(
    _ requirement: Requirement, of id: ComponentID, _ node: Node,
    _ render: ([Diagnostic]) -> String
  ) -> String {
    let member = requirement.member
    let owner = graph.program.table[requirement.owner].name
    var page = TextPage("\(node.name) needs \(member.fullName): \(member.typeDescription)")
    page.add("Required by", [[owner, member.location.description]])
    let routes = providers.routes(of: requirement.key, to: id)
    for route in routes where route.steps.last?.binding.source.origin != .missing {
      let title = route.provider.map { "Provided by \(row($0)[0])" } ?? "Left to its default"
      page.add(title, rows(of: route))
    }
    var passedOver: [[String]] = []
    for step in routes.flatMap(\.steps) {
      for candidate in step.binding.candidates {
        guard let fault = candidate.fault else { continue }
        let found = candidate.provision.member
        let phrase = fault.phrase(
          found, step.binding.member, "'\(node.name)'", in: step.wiring.edge.module)
        let row = [
          "\(name(step.wiring.edge.parent)).\(found.fullName)", phrase, found.location.description,
        ]
        if !passedOver.contains(row) { passedOver.append(row) }
      }
    }
    page.add("Passed over", passedOver)
    let others = users(of: routes.compactMap(\.provider)).filter { $0.user != node.id }
    page.add("Also served by it", others.map { [$0.name, $0.place.description] })
    let faults = graph.faults(of: requirement.key, for: id)
    if !faults.isEmpty {
      hasFaults = true
      page.add(render(faults))
    }
    return page.text
  }

  /// The scopes on the way, the provider first.
  private func rows(of route: Route) -> [[String]] {
    var rows: [[String]] = []
    if let provider = route.provider {
      let location = provider.location ?? nodes[provider.component]?.location
      rows.append([name(provider.component), "has it", location?.description ?? ""])
    }
    for step in route.steps.reversed() {
      let edge = step.wiring.edge
      let action =
        switch step.binding.source.origin {
        case .dependency where step.binding.source.addedTo == nil: "requires it too, and creates"
        case .inherited: "passes it on, and creates"
        default: "creates"
        }
      rows.append([
        name(edge.parent), "\(action) \(name(edge.child))", edge.calls[0].location.description,
      ])
    }
    return rows
  }

  private func page(_ need: GraphDocument.InheritedRequirement, of node: Node) -> String {
    var page = TextPage("\(node.name) only passes on \(need.name): \(need.type)")
    page.add("Needed by", need.neededBy.map { [$0] })
    let above = document.edges.filter { $0.child == node.id }
    page.add("Provided by", providers(of: need.name, need.type, in: above).map(row))
    return page.text
  }

  /// The members that serve what a component needs, on all ways to it.
  private func providers(
    of name: String, _ type: String, in above: [GraphDocument.Link]
  ) -> [GraphDocument.Provider] {
    let wires = above.flatMap(\.wiring).filter { $0.serves(name, type) }
    return Set(wires.flatMap { $0.providers ?? [] }).sorted()
  }

  // MARK: A provision

  private func users(of offer: GraphDocument.Item, in node: Node) -> [GraphDocument.User] {
    users(of: [
      GraphDocument.Provider(component: node.id, member: offer.name, location: offer.location)
    ])
  }

  private func users(of providers: [GraphDocument.Provider]) -> [GraphDocument.User] {
    Set(providers.flatMap { users[$0] ?? [] })
      .sorted { ($0.name, $0.user, $0.place) < ($1.name, $1.user, $1.place) }
  }

  private func page(
    _ offer: GraphDocument.Item, of node: Node, _ users: [GraphDocument.User]
  ) -> String {
    var page = TextPage("\(node.name).\(offer.name): \(offer.type)", offer.location)
    page.add("Serves", users.map { [$0.name, $0.place.description] })
    if users.isEmpty { page.add("It serves no other component.\n") }
    return page.text
  }

  // MARK: A component

  private mutating func card(_ node: Node) -> String {
    var page = TextPage("\(node.name) of module \(node.module)", node.location)
    let above = document.edges.filter { $0.child == node.id }
    let below = document.edges.filter { $0.parent == node.id }
    page.add("Created by", above.map { [name($0.parent), $0.location.description] })
    page.add("Creates", below.map { [name($0.child), $0.location.description] })
    func sources(_ name: String, _ type: String) -> String {
      let all = providers(of: name, type, in: above).map { row($0)[0] }
      if !all.isEmpty { return "← " + all.joined(separator: ", ") }
      if above.isEmpty { return "" }
      let isDefault = above.allSatisfy { defaults.serve(name, $0.wiring, in: $0.parent) }
      return isDefault ? "← its default" : "← nothing"
    }
    page.add(
      "Needs",
      node.requirements.map { need in
        let place = need.location?.description ?? ""
        return ["\(need.name): \(need.type)", sources(need.name, need.type), place]
      })
    page.add(
      "Only passes on",
      node.inherited.map { need in
        let names = need.neededBy.map(self.name).joined(separator: ", ")
        return ["\(need.name): \(need.type)", sources(need.name, need.type), "for \(names)"]
      })
    page.add(
      "Has",
      node.provisions.map { offer in
        let count = Set(users(of: offer, in: node).map(\.user)).count
        let users = count == 0 ? "" : "serves \(count)"
        return ["\(offer.name): \(offer.type)", users, offer.location?.description ?? ""]
      })
    page.add(
      "Wires",
      document.injections.filter { $0.component == node.id }.map { service in
        [service.call, service.location.description]
      })
    page.add(
      "Gathers",
      document.gatherings.filter { $0.component == node.id }.map { collection in
        let members = collection.members.joined(separator: ", ")
        return [collection.type, "← \(members)", collection.location.description]
      })
    return page.text
  }

  private func row(_ provider: GraphDocument.Provider) -> [String] {
    let owner = name(provider.component)
    guard let member = provider.member else { return ["the object given to \(owner)"] }
    return ["\(owner).\(member)", provider.location?.description ?? ""]
  }

  /// The name of a component without its module.
  private func name(_ id: String) -> String { nodes[id]?.name ?? id }

  private func name(_ id: ComponentID) -> String { graph.program.nominal(id).name }
}

extension String {
  /// Whether it is the name that was typed; a function may be typed without its labels.
  fileprivate func isCalled(_ name: String) -> Bool {
    self == name || contains("(") && prefix { $0 != "(" } == name[...]
  }

  /// What was typed, taken apart at the last period.
  fileprivate var split: (owner: String?, member: String) {
    guard let dot = lastIndex(of: ".") else { return (nil, self) }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
