import BobbinSyntax

/// Finds what nobody provides and tells it, one diagnostic for each root cause.
struct MissingRequirements {
  private struct Case: Hashable {
    var parent: ComponentID
    var subject: KeyID
  }

  private struct Finding {
    var edge: Edge
    /// What is needed: the same, perhaps read in several ways.
    var needs: [Need]
    /// The components below that declare it, each with the way down to it.
    var needy: [[ComponentID]]
  }

  /// Looks at the edges where nothing can be passed further up: those below a bootstrap component,
  /// and those that a module adds below a component of another one.
  static func find(in graph: Graph) -> [Diagnostic] {
    let program = graph.program
    var findings: [Case: Finding] = [:]
    var order: [Case] = []
    for tie in graph.ties {
      let edge = tie.edge
      guard program[edge.parent].isBootstrap || program[edge.parent].module != edge.module
      else { continue }
      for need in tie.missing {
        let found = Case(parent: edge.parent, subject: need.subject)
        if findings[found] == nil {
          findings[found] = Finding(edge: edge, needs: [], needy: [])
          order.append(found)
        }
        findings[found]?.needs.append(need)
        findings[found]?.needy += graph.needy(of: need, from: edge.child)
      }
    }
    var teller = Teller(graph: graph)
    return order.compactMap { findings[$0] }.map {
      teller.diagnostic($0.needs, $0.edge, $0.needy)
    }
  }
}

/// Words a missing requirement: what, for whom, through whom, where was searched, what came near.
private struct Teller {
  let graph: Graph
  private var helper: Helper
  var program: Program { graph.program }

  init(graph: Graph) {
    self.graph = graph
    helper = Helper(graph: graph)
  }

  func name(_ id: ComponentID) -> String { program.nominal(id).name }

  mutating func diagnostic(
    _ needs: [Need], _ edge: Edge, _ ways: [[ComponentID]]
  ) -> Diagnostic {
    let first = needs[0]
    // What helps has to serve all of them.
    let need = needs.dropFirst().reduce(first.member) { $0.merged(with: $1.member) }
    let chain = [edge.parent] + (ways.first ?? [edge.child])
    let neededBy = Set(ways.compactMap(\.last)).sorted()
    let child = chain[chain.count - 1]
    let what = "'\(need.fullName)' of type '\(need.typeDescription)'"
    let isOutside = !program[edge.parent].isBootstrap
    let message =
      isOutside
      ? "'\(name(edge.parent))' of module '\(program[edge.parent].module)' cannot provide \(what), "
        + "which '\(name(child))' needs"
      : "nobody provides \(what), which '\(name(child))' needs"
    let place = edge.creations[0].location
    // Several may need it; the protocol shown is the one at the end of the path.
    let declared = program[child].requirements.first { $0.key == first.key }
    let owner = program.table[declared?.owner ?? first.owner]
    let isOfProtocol = owner.declaration.kind == .protocol
    let verb = isOfProtocol ? "requires" : "is created with"
    var notes = [
      Diagnostic.Note(
        "'\(owner.name)' \(verb) '\(need.fullName)' here",
        at: (declared?.member ?? need).location),
      Diagnostic.Note(
        "the path is " + chain.map { "'\(name($0))'" }.joined(separator: " → "), at: place),
    ]
    var group = DiagnosticGroup.missingRequirement
    let stops = graph.stops(on: chain, from: edge)
    for stop in stops {
      if group == .missingRequirement { group = self.group(of: need, at: stop) }
      notes += searched(stop, for: need)
    }
    let others = neededBy.filter { $0 != child }
    if !others.isEmpty {
      let list = others.map { "'\(name($0))'" }.joined(separator: ", ")
      notes.append(Diagnostic.Note("also needed by \(list)", at: place))
    }
    // Who else needs it in other words would not be helped by changing the words of one.
    let owners = neededBy.flatMap { program[$0].requirements }
      .filter { $0.subject == first.subject }
    let isSole = Set(owners.map(\.member.location)).count == 1
    let asked = isSole && isOfProtocol ? declared : nil
    notes += helper.help(for: need, at: edge, stops, asked: asked)
    if chain.count == 2, let call = call(of: child, passing: first.key) {
      notes.append(Diagnostic.Note("or pass it: '\(call)'", at: place))
    }
    return Diagnostic(
      isOutside ? .unreachableScope : group, message, at: place, notes: notes)
  }

  /// How a service is created with what nobody provides for it.
  private func call(of service: ComponentID, passing key: KeyID) -> String? {
    guard let injection = program.injections.first(where: { $0.edge.child == service }),
      let position = program[service].requirements.firstIndex(where: { $0.key == key }),
      let argument = injection.arguments.firstIndex(of: .filled(position))
    else { return nil }
    let label = injection.initialiser.signature.parameters[argument].label
    return "\(name(service))(injecting: …, \(label == "_" ? "" : label + ": ")…)"
  }

  /// What was found in one scope: members of the same name or of the same type.
  private func searched(
    _ stop: Stop, for need: Member
  ) -> [Diagnostic.Note] {
    let component = program[stop.scope]
    let near = component.provisions.compactMap { provision -> Diagnostic.Note? in
      guard let reason = reason(provision, need, at: stop) else { return nil }
      return Diagnostic.Note(
        "'\(name(stop.scope))' has '\(provision.member.fullName)', \(reason)",
        at: provision.member.location)
    }
    guard near.isEmpty else { return near }
    return [
      Diagnostic.Note("'\(name(stop.scope))' has no '\(need.fullName)'", at: component.location)
    ]
  }

  /// The group of a requirement that fails only because of what a scope's own member is like.
  private func group(
    of need: Member, at stop: Stop
  ) -> DiagnosticGroup {
    for provision in program[stop.scope].provisions
    where provision.member.fullName == need.fullName {
      switch graph.misfit(of: provision, for: need, at: stop) {
      case .otherType, .untyped: return .typeMismatch
      case .effects: return .effectMismatch
      case .invisible: return .invisibleProvision
      case .isolation: return .isolationMismatch
      case .fromAbove, .otherKind, .isStatic, .notSettable, nil: continue
      }
    }
    return .missingRequirement
  }

  /// What is asked of a property's type before it fits.
  private func condition(for offer: Member, toBe need: Member) -> String? {
    guard case .property(let offered?, _) = offer.kind, case .property(let needed?, _) = need.kind
    else { return nil }
    return graph.scopes.fit.condition(for: offered.canonical, toBe: needed.canonical)
  }

  /// Why a member that comes near does not serve.
  private func reason(_ provision: Provision, _ need: Member, at stop: Stop) -> String? {
    if provision.member.fullName == need.fullName {
      switch graph.misfit(of: provision, for: need, at: stop) {
      case nil:
        let conditions = provision.member.conditions.conjunction
        return conditions.isEmpty ? nil : "but only where '\(conditions)'"
      case .otherKind: return "but as another kind of member"
      case .otherType:
        let condition = condition(for: provision.member, toBe: need)
        return "but of type '\(provision.member.typeDescription)'"
          + (condition.map { ", which fits only where '\($0)'" } ?? "")
      case .untyped: return "but without a type; write it"
      case .isStatic: return "but it is static"
      case .invisible(let access): return "but it is \(access.rawValue)"
      case .effects:
        let effects = provision.member.effects.description.dropFirst()
        return "but with '\(effects)', which the requirement does not allow"
      case .fromAbove:
        let module = provision.module
        return "but module '\(stop.module)' is compiled without '\(module)', which adds it"
      case .isolation:
        let actor = provision.member.isolation.actor.map { "@\($0)" } ?? ""
        return "but it is '\(actor)', and the requirement is \(need.isolation.adjective)"
      case .notSettable: return "but it cannot be set"
      }
    }
    if provision.member.name == need.name {
      if case .property(let type?, _) = need.kind, type.isFunction {
        return "but of type '\(provision.member.typeDescription)'"
      }
      return provision.member.kind.difference(need.kind)
    }
    let nearMiss = "which would fit if it were called '\(need.name)'"
    if graph.couldUse(provision, for: need, at: stop) { return nearMiss }
    guard case .property = need.kind, case .property(let type?, _) = provision.member.kind,
      case .property(let needed?, _) = need.kind, !provision.isStatic,
      graph.scopes.fit.accepts(needed.canonical, type.canonical),
      !needed.canonical.isCommon || provision.member.name.looksLike(need.name)
    else { return nil }
    return nearMiss
  }
}

extension Isolation {
  fileprivate var adjective: String { actor.map { "'@\($0)'" } ?? "nonisolated" }
}

extension TypeSyntax {
  /// Types of which there are many, so that another one of them is no near miss.
  var isCommon: Bool {
    switch self {
    case .optional(let type), .array(let type): type.isCommon
    case .named(let names):
      names.count == 1 && ["Bool", "Int", "String", "Double", "Sendable"].contains(names[0].text)
    default: false
    }
  }
}

extension Member.Kind {
  /// How a member differs from one of the same name that is wanted.
  fileprivate func difference(_ need: Member.Kind) -> String {
    switch (self, need) {
    case (.property, _): "but as a property"
    case (.function, .property): "but as a function"
    case (.function, .function): "but with other argument labels"
    }
  }
}
