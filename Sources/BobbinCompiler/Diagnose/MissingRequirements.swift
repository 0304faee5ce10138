import BobbinSyntax

/// One scope on the way up from a component that needs something, and what it has under the name.
struct SearchStep {
  /// The edge or injection that leads to it.
  let edge: Edge
  let candidates: [Candidate]
  /// Its members with another name or of another kind that nearly fit, the best names first.
  let near: [Member]

  var scope: ComponentID { edge.parent }
  /// The module that asks.
  var module: String { edge.module }
}

extension Graph {
  private func name(_ id: ComponentID) -> String { program.nominal(id).name }

  /// Words a missing requirement: what is missing, for which component, on which path, which scopes
  /// were searched, and what nearly fits; something else of the name may be missing as well.
  func missing(
    _ bindings: [Binding], _ wiring: Wiring, _ consumers: [ComponentID], hasNamesake: Bool
  ) -> Diagnostic {
    let first = bindings[0]
    let edge = wiring.edge
    // The help has to serve all of them.
    let need = bindings.dropFirst().reduce(first.member) { $0.merged(with: $1.member) }
    let way = self.way(of: first.need.key, through: wiring, to: consumers.first ?? edge.child)
    let chain = [edge.parent] + way.map(\.edge.child)
    // Components of two modules may have one name.
    let areAlike = Set(chain.map(self.name)).count < Set(chain).count
    let name = areAlike ? { program[$0].name(in: program) } : self.name
    let neededBy = Set(consumers).sorted()
    let child = chain[chain.count - 1]
    let place = edge.calls[0].location
    // Several may need it; the protocol shown is the one at the end of the path.
    let declared = program[child].requirements.first { $0.key == first.need.key }
    let owner = program.table[declared?.owner ?? first.need.owner]
    var notes = [
      noteOnOwner(owner, of: declared?.member ?? need),
      Diagnostic.Note(
        "the path is " + chain.map { "'\(name($0))'" }.joined(separator: " → "), at: place),
      placeOfDefault(of: need, in: owner).map {
        Diagnostic.Note(
          "a default counts only if it is the 'nil' of an optional property, without conditions, in "
            + "a module that '\(name(child))' sees", at: $0)
      },
    ]
    let steps = way.reversed().map { wiring in
      let found = wiring.bindings.first { $0.need.key == first.need.key }?.candidates ?? []
      let near = nearMisses(of: need, in: wiring.edge.parent, besides: found)
      return SearchStep(edge: wiring.edge, candidates: found, near: near)
    }
    for step in steps { notes += searched(step, for: need) }
    if steps.allSatisfy({ $0.candidates.isEmpty && $0.near.isEmpty }) {
      notes.append(noteOnProvider(of: need, besides: chain))
    }
    notes.append(noteOnOthers(neededBy.filter { $0 != child }.map(name), at: place))
    // Changing the wording of one requirement would not help others with another wording.
    let owners = neededBy.flatMap { program[$0].requirements }.filter { $0.key == first.need.key }
    let isSole = Set(owners.map(\.member.location)).count == 1
    let asked = isSole && owner.declaration.kind == .protocol ? declared : nil
    notes.append(help(for: need, at: edge, steps, asked: asked, hasNamesake: hasNamesake))
    let own = program[child].provisions.first { $0.member.key == need.key && !$0.isStatic }?.member
    if let own, declared != nil {
      notes.append(
        Diagnostic.Note(
          "'\(name(child))' has its own '\(own.fullName)'; to use that one, remove the requirement",
          at: own.location))
    }
    if chain.count == 2, let injection = wiring.injection {
      let isLabeled = injection.initializer.signature.parameters.contains { $0.label == need.name }
      let value = isLabeled ? otherName(of: need, at: steps[0]) : nil
      let what = value.map { "'\(need.name): \($0)'" } ?? "it"
      notes.append(Diagnostic.Note("or pass \(what) after 'injecting: self'", at: place))
    }
    // The nearest member with the right name is what has to change.
    let nearest = steps.lazy.flatMap { step in
      step.candidates.lazy.compactMap { candidate in
        candidate.fault.map { (step, candidate.provision.member, $0) }
      }
    }.first { $2 != .ownValue }
    if let (step, member, fault) = nearest {
      return Diagnostic(
        fault.group,
        "'\(member.fullName)' of '\(name(step.scope))' "
          + fault.phrase(member, need, "'\(name(child))'", in: step.module),
        at: member.location, notes: notes.filter { $0?.location != member.location })
    }
    let what = "'\(need.fullName)' of type '\(need.typeDescription)'"
    // A property where a function is needed, or the other way round, or a misspelt name.
    let meant = steps.lazy.flatMap { step in step.near.map { (step.scope, $0) } }
      .first { _, other in other.isNamedLike(need) }
    let parent = program[edge.parent]
    let message =
      if let (scope, member) = meant {
        "'\(name(scope))' has '\(member.fullName)', but '\(name(child))' needs \(what)"
      } else if parent.isBootstrap {
        "no scope provides \(what), which '\(name(child))' needs"
      } else {
        "'\(name(parent.id))' of module '\(parent.module)' cannot provide \(what), which "
          + "'\(name(child))' needs"
      }
    return Diagnostic(
      .missingRequirement, message, at: meant?.1.location ?? place, notes: notes)
  }

  /// A component that is not on the path and has what is missing.
  private func noteOnProvider(of need: Member, besides path: [ComponentID]) -> Diagnostic.Note? {
    let others = program.components.map(\.id).filter { !path.contains($0) }
    return others.lazy.compactMap { id in
      matcher.provisions(named: need.name, of: id)
        .first { !$0.isStatic && types.assignability(of: $0.member, to: need) == .yes }
        .map { .init("'\(name(id))' has one, but it is not on the path", at: $0.member.location) }
    }.first
  }

  /// Where a protocol's extension provides a default.
  private func placeOfDefault(of need: Member, in owner: Nominal) -> Location? {
    let extensions = owner.parts.map(\.declaration).filter { $0.kind == .extension }
    let places =
      extensions.flatMap(\.properties).map { ($0.name, $0.location) }
      + extensions.flatMap(\.functions).map { ($0.fullName, $0.location) }
    return places.first { $0.0 == need.fullName }?.1
  }

  /// What was found in one scope: members of the same name or of the same type.
  private func searched(_ step: SearchStep, for need: Member) -> [Diagnostic.Note] {
    let name = name(step.scope)
    let candidates = step.candidates.compactMap { candidate in
      let member = candidate.provision.member
      return candidate.fault.map { (member, $0.words(member, need, in: step.module).reason) }
    }
    // Nobody reads hundreds, and the best names come first.
    let shown = step.near.prefix(5)
    let others = shown.map { member in
      let reason =
        member.name != need.name
        ? member.isFunction ? "returns one" : "would fit if it were called '\(need.name)'"
        : member.typeDescription == need.typeDescription && member.isFunction == need.isFunction
          ? "has other argument labels"
          : MemberFault.otherType.words(member, need, in: step.module).reason
      return (member, reason)
    }
    let notes = (candidates + others).map { member, reason in
      Diagnostic.Note("'\(name)' has '\(member.fullName)', which \(reason)", at: member.location)
    }
    let more = step.near.count - shown.count
    let rest =
      notes.isEmpty ? "no '\(need.fullName)'" : more > 0 ? "\(more) more that nearly fit" : nil
    guard let rest else { return notes }
    return notes + [Diagnostic.Note("'\(name)' has \(rest)", at: program[step.scope].location)]
  }

  /// Members of a scope with another name or of another kind that nearly fit, the best names first.
  func nearMisses(
    of need: Member, in scope: ComponentID, besides candidates: [Candidate]
  ) -> [Member] {
    let known = Set(candidates.map(\.provision.member.location))
    let near = program[scope].provisions.filter { provision in
      let member = provision.member
      if provision.isStatic || known.contains(member.location) { return false }
      if member.name == need.name { return !member.conditions.excludes(need.conditions) }
      guard case .property(let type?, _) = (member.asProperty ?? member).kind,
        case .property(let needed?, _) = need.kind,
        types.assignability(of: type.canonical, to: needed.canonical) == .yes
      else { return false }
      return !needed.canonical.isCommon || member.name.looksLike(need.name)
    }.map(\.member)
    return near.filter { $0.isNamedLike(need) } + near.filter { !$0.isNamedLike(need) }
  }
}

extension Member {
  /// Whether one of the two names may be a typing error for the other.
  func isNamedLike(_ other: Member) -> Bool { name == other.name || name.looksLike(other.name) }

  /// The property that a function without parameters could be.
  var asProperty: Member? {
    guard case .function(let signature) = kind, signature.parameters.isEmpty else { return nil }
    return with(kind: .property(signature.result, .none))
  }
}

extension TypeSyntax {
  /// Whether values of the type are so common that another one is not a near miss.
  var isCommon: Bool {
    switch self {
    case .optional(let type), .array(let type): type.isCommon
    case .named(let names):
      names.count == 1
        && ["Any", "AnyObject", "Bool", "Int", "String", "Double", "Sendable"]
          .contains(names[0].text)
    default: false
    }
  }
}
