import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax

extension Verb {
  static let explain = Verb(
    "explain", "Show what a component, service or member gets, and what uses it.",
    operands: ["<name>[.<member>]"]
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
  private typealias Node = GraphDocument.Node
  private typealias User = (id: String, title: String, place: Location)

  private let graph: Graph
  private let document: GraphDocument
  private let ids: [String: ComponentID]
  /// The requirements, parameters and collections that each provider serves.
  private var users: [GraphDocument.Provider: [User]] = [:]
  private let lacking: [String: Set<String>]
  private let providers: Providers
  /// Whether the explained requirement has no provider.
  private(set) var hasFaults = false

  init(_ compilation: Compilation) {
    graph = compilation.resolved
    document = GraphDocument(compilation)
    lacking = document.lacking
    providers = Providers(graph)
    let program = graph.program
    let named = program.components.map { (program.uniqueName(of: $0.id), $0.id) }
    ids = Dictionary(named, uniquingKeysWith: { first, _ in first })
    for use in document.creations.flatMap(\.uses) {
      for provider in use.wired?.providers ?? [] {
        users[provider, default: []].append((use.user, use.title, use.place))
      }
    }
    for gathering in graph.gatherings {
      let title = "\(gathering.typeDescription) of \(name(gathering.component))"
      for item in gathering.gathered {
        let child = item.path.last.flatMap { program.component($0.result) }
        let provider = providers.provider(child ?? gathering.component, item.member)
        users[provider, default: []].append((title, title, gathering.calls[0].location))
      }
    }
  }

  /// Returns a page for each thing that a name may mean: `Game.GameComponent`,
  /// `GameComponent.logger` or `logger`.
  mutating func pages(
    about name: String, _ render: ([Diagnostic]) -> String
  ) throws(Failure) -> [String] {
    let whole = document.components(named: name)
    if !whole.isEmpty { return whole.compactMap { node in ids[node.id].map { card(node, $0) } } }
    let services = services(named: name)
    if !services.isEmpty { return services.map(card) }
    let dot = name.lastIndex(of: ".")
    let owner = dot.map { String(name[..<$0]) }
    let member = dot.map { String(name[name.index(after: $0)...]) } ?? name
    var nodes = document.components
    if let owner {
      nodes = document.components(named: owner)
      if nodes.isEmpty {
        let services = self.services(named: owner)
        let users = services.filter { service in
          (service.wiring.map(\.name) + missing(of: service).map(\.fullName))
            .contains { $0.isCalled(member) }
        }
        if !users.isEmpty { return users.map(card) }
        if !services.isEmpty { throw .usage("'\(owner)' is not created with '\(member)'") }
        // Says that there is no such component.
        nodes = [try document.component(named: owner)]
      }
    }
    var (pages, unused): ([String], [String]) = ([], [])
    // A requirement is shown if its component was named, or if no member has its name.
    let hasOffer = nodes.contains { $0.provisions.contains { $0.name.isCalled(member) } }
    for node in nodes {
      for offer in node.provisions where offer.name.isCalled(member) {
        // A member that nothing uses is shown only if its component was named, or nothing else is.
        let users = users(of: offer, in: node)
        let page = page(offer, of: node, users)
        if owner != nil || !users.isEmpty { pages.append(page) } else { unused.append(page) }
      }
      guard owner != nil || !hasOffer, let id = ids[node.id] else { continue }
      for need in graph.needs(of: id) where need.member.fullName.isCalled(member) {
        pages.append(page(need, of: node, id, render))
      }
    }
    guard pages.isEmpty, unused.isEmpty else { return pages.isEmpty ? unused : pages }
    let names = nodes.flatMap { node in
      node.provisions.map(\.name) + node.requirements.map(\.name) + node.inherited.map(\.name)
    }
    let what = owner.map { "'\($0)' has no '\(member)'" } ?? "nothing is called '\(member)'"
    let known = owner == nil ? names + document.components.map(\.name) : names
    throw .usage(what + Spelling.suggestion(for: member, in: known, otherwise: ""))
  }

  // MARK: A requirement

  private mutating func page(
    _ need: Requirement, of node: Node, _ id: ComponentID, _ render: ([Diagnostic]) -> String
  ) -> String {
    let member = need.member
    let verb = need.isDeclared ? "needs" : "only forwards"
    var page = TextPage("\(node.name) \(verb) \(member.fullName): \(member.typeDescription)")
    if need.isDeclared {
      let owner = graph.program.table[need.owner].name
      page.add("Required by", [[owner, member.location.description]])
    } else {
      page.add("Needed by", declarers(of: need, below: id).map { [$0] })
    }
    let routes = providers.routes(of: need.key, to: id)
    for route in routes where route.steps.last?.binding.source.origin != .missing {
      let provider = route.provider?.title(isLong: false)
      page.add(provider.map { "Provided by \($0)" } ?? "Gets its default", rows(of: route))
    }
    var passedOver: [[String]] = []
    for step in routes.flatMap(\.steps) {
      for candidate in step.binding.candidates {
        guard let fault = candidate.fault else { continue }
        let found = candidate.member
        let phrase = fault.phrase(
          found, step.binding.member, of: node.name, in: step.wiring.edge.module)
        let title = "\(name(step.wiring.edge.parent)).\(found.fullName)"
        let row = [title, phrase, found.location.description]
        if !passedOver.contains(row) { passedOver.append(row) }
      }
    }
    page.add("Passed over", passedOver)
    let others = users(of: routes.compactMap(\.provider)).filter { $0.id != node.id }
    page.add("Also used by", others.map(row))
    let faults = graph.requirementFaults()
      .filter { $0.key == need.key && $0.consumers.contains(id) }.map(\.diagnostic)
      .sorted { ($0.location, $0.message) < ($1.location, $1.message) }
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
      let owner = document.components(named: provider.component).first
      let location = provider.location ?? owner?.location
      rows.append([provider.component.withoutModule, "has it", location?.description ?? ""])
    }
    for step in route.steps.reversed() {
      let edge = step.wiring.edge
      let action =
        switch step.binding.source.origin {
        case .dependency where step.binding.source.addedTo == nil: "requires it too, and creates"
        case .upstream: "forwards it, and creates"
        default: "creates"
        }
      let place = edge.calls[0].location.description
      rows.append([name(edge.parent), "\(action) \(name(edge.child))", place])
    }
    return rows
  }

  private func declarers(of need: Requirement, below id: ComponentID) -> [String] {
    providers.declarers(of: need.key, below: id).map(graph.program.uniqueName).sorted()
  }

  // MARK: A provision

  private func users(of offer: GraphDocument.Item, in node: Node) -> [User] {
    users(of: [
      GraphDocument.Provider(component: node.id, member: offer.name, location: offer.location)
    ])
  }

  private func users(of providers: [GraphDocument.Provider]) -> [User] {
    // Several parents may have it from one provider.
    var seen: Set<[String]> = []
    return providers.flatMap { users[$0] ?? [] }
      .sorted { ($0.title, $0.id, $0.place) < ($1.title, $1.id, $1.place) }
      .filter { seen.insert([$0.id] + row($0)).inserted }
  }

  private func page(_ offer: GraphDocument.Item, of node: Node, _ users: [User]) -> String {
    var page = TextPage("\(node.name).\(offer.name): \(offer.type)", offer.location)
    page.add("Used by", users.map(row))
    if users.isEmpty { page.add("No other component uses it.\n") }
    return page.text
  }

  // MARK: A component

  private func card(_ node: Node, _ id: ComponentID) -> String {
    var page = TextPage("\(node.name) of module \(node.module)", node.location)
    let above = document.edges.filter { $0.child == node.id }
    let below = document.edges.filter { $0.parent == node.id }
    page.add("Created by", above.map { [$0.parent.withoutModule, $0.location.description] })
    page.add("Creates", below.map { [$0.child.withoutModule, $0.location.description] })
    func cells(_ need: Requirement) -> [String] {
      let name = need.member.fullName
      var sources = providers.of(need.key, to: id).map { $0.title(isLong: false) }
      if sources.isEmpty {
        sources = [lacking[node.id]?.contains(name) == true ? "nothing" : "its default"]
      }
      let source = above.isEmpty ? "" : "← " + sources.joined(separator: ", ")
      return ["\(name): \(need.member.typeDescription)", source]
    }
    let needs = graph.program[id].requirements
    page.add("Needs", needs.map { cells($0) + [$0.member.location.description] })
    let forwarded = graph.forwarded(by: id).map { need in
      let names = declarers(of: need, below: id).map(\.withoutModule)
      return cells(need) + ["for " + names.joined(separator: ", ")]
    }
    page.add("Only forwards", forwarded)
    let provisions = node.provisions.map { offer in
      let count = Set(users(of: offer, in: node).map(\.id)).count
      let users = count == 0 ? "" : "serves \(count)"
      return ["\(offer.name): \(offer.type)", users, offer.location?.description ?? ""]
    }
    page.add("Has", provisions)
    let services = document.injections.filter { $0.component == node.id }
    page.add("Wires", services.map { [$0.call, $0.location.description] })
    let collections = document.gatherings.filter { $0.component == node.id }.map {
      [$0.type, "← " + $0.members.joined(separator: ", "), $0.location.description]
    }
    page.add("Gathers", collections)
    return page.text
  }

  /// The services with a name, qualified or not, one for each component that creates it.
  private func services(named name: String) -> [GraphDocument.Injected] {
    document.injections.filter { injection in
      [injection.service, String(injection.service.prefix { $0 != "<" })]
        .contains { ".\($0)".hasSuffix(".\(name)") }
    }
  }

  /// What no scope provides for a service.
  private func missing(of service: GraphDocument.Injected) -> [Member] {
    graph.wirings.filter {
      $0.injection != nil && $0.edge.calls[0].location == service.location
        && graph.program.uniqueName(of: $0.edge.parent) == service.component
    }.flatMap(\.missing).map(\.member)
  }

  /// A service, as one component wires it.
  private func card(_ service: GraphDocument.Injected) -> String {
    var page = TextPage("\(service.call) in \(service.component.withoutModule)", service.location)
    var needs = service.wiring.map { need in
      let sources = need.providers.map { $0.title(isLong: false) }.joined(separator: ", ")
      let isForwarded = need.source == Binding.Origin.upstream.rawValue
      let isLacking = isForwarded || lacking[service.component]?.contains(need.name) == true
      let otherwise = isLacking ? "nothing" : "its default"
      return ["\(need.name): \(need.type)", "← \(sources.isEmpty ? otherwise : sources)"]
    }
    needs += missing(of: service).map { ["\($0.fullName): \($0.typeDescription)", "← nothing"] }
    page.add("Needs", needs)
    return page.text
  }

  private func row(_ user: User) -> [String] { [user.title, user.place.description] }

  private func name(_ id: ComponentID) -> String { graph.program.nominal(id).name }
}

extension String {
  /// Whether it is the name that was typed; a function may be typed without its labels.
  fileprivate func isCalled(_ name: String) -> Bool {
    self == name || contains("(") && prefix { $0 != "(" } == name[...]
  }
}
