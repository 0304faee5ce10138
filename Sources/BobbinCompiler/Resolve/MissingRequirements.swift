import BobbinSyntax

/// Finds what nobody provides and tells it, one diagnostic for each root cause.
struct MissingRequirements {
  private struct Case: Hashable {
    var parent: ComponentID
    var key: KeyID
  }

  private struct Finding {
    var need: Need
    var edge: Edge
    /// The children of the same parent that need it.
    var children: [ComponentID]
  }

  /// Looks at the edges where nothing can be passed further up: those below a bootstrap component,
  /// and those that a module adds below a component of another one.
  static func find(in graph: Graph) -> [Diagnostic] {
    let program = graph.program
    var findings: [Case: Finding] = [:]
    var order: [Case] = []
    for edge in program.edges
    where program[edge.parent].isBootstrap || program[edge.parent].module != edge.module {
      for need in graph.needs(of: edge.child) where graph.source(for: need, at: edge) == nil {
        let found = Case(parent: edge.parent, key: need.key)
        if findings[found]?.children.append(edge.child) == nil {
          findings[found] = Finding(need: need, edge: edge, children: [edge.child])
          order.append(found)
        }
      }
    }
    let teller = Teller(graph: graph)
    return order.compactMap { findings[$0] }.map { finding in
      let needy = finding.children.flatMap {
        graph.declarers(of: finding.need.key, from: $0)
      }
      return teller.diagnostic(finding.need, finding.edge, Set(needy).sorted())
    }
  }
}

/// Words a missing requirement: what, for whom, through whom, where was searched, what came near.
private struct Teller {
  let graph: Graph
  var program: Program { graph.program }

  func name(_ id: ComponentID) -> String { program.nominal(id).name }

  func diagnostic(
    _ need: Need, _ edge: Edge, _ neededBy: [ComponentID]
  ) -> Diagnostic {
    let chain = [edge.parent] + graph.way(from: edge.child, to: need.key)
    let child = chain[chain.count - 1]
    let what = "'\(need.member.fullName)' of type '\(need.member.typeDescription)'"
    let isOutside = !program[edge.parent].isBootstrap
    let message =
      isOutside
      ? "'\(name(edge.parent))' of module '\(program[edge.parent].module)' cannot provide \(what), "
        + "which '\(name(child))' needs"
      : "nobody provides \(what), which '\(name(child))' needs"
    let place = edge.creations[0].location
    // Several may need it; the protocol shown is the one at the end of the path.
    let declared = program[child].requirements.first { $0.key == need.key }
    var notes = [
      Diagnostic.Note(
        "'\(program.table[declared?.owner ?? need.owner].name)' requires "
          + "'\(need.member.fullName)' here",
        at: (declared?.member ?? need.member).location),
      Diagnostic.Note(
        "the path is " + chain.map { "'\(name($0))'" }.joined(separator: " → "), at: place),
    ]
    var group = DiagnosticGroup.missingRequirement
    for scope in chain.dropLast().reversed() {
      let module = scope == edge.parent ? edge.module : program[scope].module
      if group == .missingRequirement { group = self.group(of: need.member, in: scope, module) }
      notes += searched(scope, for: need.member, in: module)
    }
    let others = neededBy.filter { $0 != child }
    if !others.isEmpty {
      let list = others.map { "'\(name($0))'" }.joined(separator: ", ")
      notes.append(Diagnostic.Note("also needed by \(list)", at: place))
    }
    notes.append(help(for: need.member, at: edge, chain))
    return Diagnostic(
      isOutside ? .unreachableScope : group, message, at: place, notes: notes)
  }

  /// What to write, and where: at the nearest scope that has almost what is needed, else at the
  /// edge's parent.
  private func help(
    for need: Member, at edge: Edge, _ chain: [ComponentID]
  ) -> Diagnostic.Note {
    for scope in chain.dropLast().reversed() {
      let module = scope == edge.parent ? edge.module : program[scope].module
      for provision in program[scope].provisions where provision.member.fullName == need.fullName {
        guard let change = change(of: provision, for: need, in: module) else { continue }
        return Diagnostic.Note("help: \(change)", at: provision.member.location)
      }
    }
    let parent = program[edge.parent]
    let name = name(parent.id)
    if parent.provisions.contains(where: { $0.member.fullName == need.fullName }) {
      return Diagnostic.Note(
        "help: '\(name)' would have to have '\(need.stub)'", at: parent.location)
    }
    let isOutside = !parent.isBootstrap
    return Diagnostic.Note(
      isOutside
        ? "help: declare '\(need.fullName)' in the dependency protocol of '\(name)', or add "
          + "'\(need.stub)' to it"
        : "help: add '\(need.stub)' to '\(name)'", at: parent.location)
  }

  /// The small change that would make a member fit, if there is one.
  private func change(of provision: Provision, for need: Member, in module: String) -> String? {
    let member = provision.member
    switch graph.scopes.misfit(of: provision, for: need, in: module) {
    case .invisible:
      let wanted = member.module == module ? "internal" : "public"
      return "make '\(member.fullName)' \(wanted)"
    case .untyped:
      return "write '\(need.typeDescription)' behind '\(member.name)'"
    case .isStatic:
      return "remove 'static'"
    case nil:
      return "provide '\(member.fullName)' in every branch"
    case .fromAbove, .otherKind, .otherType, .effects, .notSettable:
      return nil
    }
  }

  /// What was found in one scope: members of the same name or of the same type.
  private func searched(
    _ scope: ComponentID, for need: Member, in module: String
  ) -> [Diagnostic.Note] {
    let component = program[scope]
    let near = component.provisions.compactMap { provision -> Diagnostic.Note? in
      guard let reason = reason(provision, need, module) else { return nil }
      return Diagnostic.Note(
        "'\(name(scope))' has '\(provision.member.fullName)', \(reason)",
        at: provision.member.location)
    }
    guard near.isEmpty else { return near }
    return [
      Diagnostic.Note("'\(name(scope))' has no '\(need.fullName)'", at: component.location)
    ]
  }

  /// The group of a requirement that fails only because of what a scope's own member is like.
  private func group(
    of need: Member, in scope: ComponentID, _ module: String
  ) -> DiagnosticGroup {
    for provision in program[scope].provisions where provision.member.fullName == need.fullName {
      switch graph.scopes.misfit(of: provision, for: need, in: module) {
      case .otherType, .untyped: return .typeMismatch
      case .effects: return .effectMismatch
      case .invisible: return .invisibleProvision
      case .fromAbove, .otherKind, .isStatic, .notSettable, nil: continue
      }
    }
    return .missingRequirement
  }

  /// Why a member that comes near does not serve.
  private func reason(_ provision: Provision, _ need: Member, _ module: String) -> String? {
    if provision.member.fullName == need.fullName {
      switch graph.scopes.misfit(of: provision, for: need, in: module) {
      case nil:
        let conditions = provision.member.conditions.conjunction
        return conditions.isEmpty ? nil : "but only where '\(conditions)'"
      case .otherKind: return "but as another kind of member"
      case .otherType: return "but of type '\(provision.member.typeDescription)'"
      case .untyped: return "but without a type; write it"
      case .isStatic: return "but it is static"
      case .invisible(let access): return "but it is \(access.rawValue)"
      case .effects:
        let effects = provision.member.effects.description.dropFirst()
        return "but with '\(effects)', which the requirement does not allow"
      case .fromAbove:
        return "but module '\(module)' is compiled without '\(provision.module)', which adds it"
      case .notSettable: return "but it cannot be set"
      }
    }
    if provision.member.name == need.name { return provision.member.kind.difference(need.kind) }
    guard case .property = need.kind, case .property(let type?, _) = provision.member.kind,
      case .property(let needed?, _) = need.kind, !provision.isStatic,
      graph.scopes.fit.accepts(needed.canonical, type.canonical), !needed.canonical.isCommon
    else { return nil }
    return "which would fit if it were called '\(need.name)'"
  }
}

extension TypeSyntax {
  /// Types of which there are many, so that another one of them is no near miss.
  fileprivate var isCommon: Bool {
    switch self {
    case .optional(let type), .array(let type): type.isCommon
    case .named(let names):
      names.count == 1 && ["Bool", "Int", "String", "Double"].contains(names[0].text)
    default: false
    }
  }
}

extension Nominal {
  /// The name of the generated protocol that a parent's provider conforms to.
  package var upstreamName: String { path.joined() + "Upstream" }
}

extension Member {
  /// The declaration as someone would write it in a component.
  var stub: String {
    let name = name.quotedIfReserved
    switch kind {
    case .property(let type, let setter):
      let body = setter == .none ? " { … }" : " = …"
      return "var \(name): \(type?.written.description ?? "…")\(body)"
    case .function(let signature):
      let parameters = signature.parameters.map { parameter in
        let names =
          parameter.label == parameter.name
          ? parameter.name : "\(parameter.label) \(parameter.name)"
        return "\(names): \(parameter.type.written)" + (parameter.isVariadic ? "..." : "")
      }
      let result = signature.result.map { " -> \($0.written)" } ?? ""
      return "func \(name)(\(parameters.joined(separator: ", ")))\(effects)\(result) { … }"
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
