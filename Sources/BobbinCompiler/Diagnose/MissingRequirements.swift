import BobbinSyntax

extension Graph {
  /// Reports requirements that no scope provides, one diagnostic for each root cause.
  ///
  /// Looks at the edges where nothing can be forwarded: those below a bootstrap component, and
  /// those that a module adds below a component of another one.
  ///
  /// - Parameter question: The one requirement to look for, and the component that needs it; `nil`
  ///   for all.
  /// - Returns: The errors.
  func missingRequirements(
    for question: (key: KeyID, consumer: ComponentID)? = nil
  ) -> [Diagnostic] {
    struct Case: Hashable {
      var parent: ComponentID
      var key: KeyID
    }
    let ends = wirings.filter { wiring in
      let parent = program[wiring.edge.parent]
      return parent.isBootstrap || parent.module != wiring.edge.module
    }
    let findings = ends.flatMap { wiring in
      wiring.missing.filter { question?.key ?? $0.need.key == $0.need.key }.map { binding in
        (Case(parent: wiring.edge.parent, key: binding.need.key), (wiring, binding))
      }
    }
    return findings.grouped().compactMap { found, all in
      let consumers = all.flatMap { ways(of: found.key, from: $0.0.edge.child) }
      guard question.map({ asked in consumers.contains { $0.component == asked.consumer } }) ?? true
      else { return nil }
      return missing(all.map(\.1), all[0].0, consumers)
    }
  }
}

extension Graph {
  private func name(_ id: ComponentID) -> String { program.nominal(id).name }

  /// Words a missing requirement: what is missing, for which component, on which path, which scopes
  /// were searched, and what nearly fits.
  private func missing(
    _ bindings: [Binding], _ wiring: Wiring, _ consumers: [Consumer]
  ) -> Diagnostic {
    let first = bindings[0]
    let edge = wiring.edge
    // The help has to serve all of them.
    let need = bindings.dropFirst().reduce(first.member) { $0.merged(with: $1.member) }
    let way = (consumers.first?.way ?? []).map { wirings[$0].edge.child }
    let chain = [edge.parent, edge.child] + way
    let neededBy = Set(consumers.map(\.component)).sorted()
    let child = chain[chain.count - 1]
    let isOutside = !program[edge.parent].isBootstrap
    let place = edge.calls[0].location
    // Several may need it; the protocol shown is the one at the end of the path.
    let declared = program[child].requirements.first { $0.key == first.need.key }
    let owner = program.table[declared?.owner ?? first.need.owner]
    var notes = [
      noteOnOwner(owner, of: need, (declared?.member ?? need).location),
      Diagnostic.Note(
        "the path is " + chain.map { "'\(name($0))'" }.joined(separator: " → "), at: place),
    ]
    if let place = placeOfDefault(of: need, in: owner) {
      notes.append(
        Diagnostic.Note("a default counts only if it is 'nil', of an optional type", at: place))
    }
    let steps = search(for: first, of: wiring, consumers.first)
    let near = steps.map { nearMisses(of: need, at: $0) }
    for (step, near) in zip(steps, near) { notes += searched(step, near, for: need) }
    let others = neededBy.filter { $0 != child }
    if !others.isEmpty {
      let list = others.map { "'\(name($0))'" }.joined(separator: ", ")
      notes.append(Diagnostic.Note("also needed by \(list)", at: place))
    }
    // Changing the wording of one requirement would not help others with another wording.
    let owners = neededBy.flatMap { program[$0].requirements }.filter { $0.key == first.need.key }
    let isSole = Set(owners.map(\.member.location)).count == 1
    let asked = isSole && owner.declaration.kind == .protocol ? declared : nil
    notes.append(help(for: need, at: edge, steps, asked: asked))
    if chain.count == 2, let call = call(of: child, passing: first.need.key) {
      notes.append(Diagnostic.Note("or pass it: '\(call)'", at: place))
    }
    if let (step, candidate, fault) = nearMiss(in: steps) {
      let member = candidate.provision.member
      return Diagnostic(
        fault.group,
        "'\(member.fullName)' of '\(name(step.scope))' "
          + fault.phrase(member, need, "'\(name(child))'", in: step.module),
        at: member.location, notes: notes.filter { $0.location != member.location })
    }
    let what = "'\(need.fullName)' of type '\(need.typeDescription)'"
    // A property where a function is needed, or the other way round, or a misspelt name.
    let provisions = zip(steps, near).flatMap { step, near in
      near.map { (step.scope, $0.provision) }
    }
    let meant = provisions.first { _, other in
      !other.isStatic && (other.member.name == need.name || other.member.name.looksLike(need.name))
    }
    if let (scope, member) = meant.map({ ($0, $1.member) }) {
      return Diagnostic(
        .missingRequirement,
        "'\(member.fullName)' of '\(name(scope))' is not \(what), which '\(name(child))' needs",
        at: member.location, notes: notes)
    }
    return Diagnostic(
      isOutside ? .unreachableScope : .missingRequirement,
      isOutside
        ? "'\(name(edge.parent))' of module '\(program[edge.parent].module)' cannot provide "
          + "\(what), which '\(name(child))' needs"
        : "no scope provides \(what), which '\(name(child))' needs",
      at: place, notes: notes)
  }

  /// The nearest member with the right name: that is what has to change.
  private func nearMiss(
    in steps: [SearchStep]
  ) -> (step: SearchStep, candidate: Candidate, fault: MemberFault)? {
    for step in steps {
      for candidate in step.candidates {
        if let fault = candidate.fault, fault != .hidden(.ownValue) {
          return (step, candidate, fault)
        }
      }
    }
    return nil
  }

  /// Where a protocol's extension provides a default.
  private func placeOfDefault(of need: Member, in owner: Nominal) -> Location? {
    let extensions = owner.parts.map(\.declaration).filter { $0.kind == .extension }
    let places =
      extensions.flatMap(\.properties).map { ($0.name, $0.location) }
      + extensions.flatMap(\.functions).map { ($0.fullName, $0.location) }
    return places.first { $0.0 == need.fullName }?.1
  }

  /// How a service is created with what no scope provides for it.
  private func call(of service: ComponentID, passing key: KeyID) -> String? {
    guard let injection = program.injections.first(where: { $0.edge.child == service }),
      let position = program[service].requirements.firstIndex(where: { $0.key == key }),
      let argument = injection.arguments.firstIndex(of: .filled(position))
    else { return nil }
    let label = injection.initializer.signature.parameters[argument].label
    return "\(name(service))(injecting: …, \(label == "_" ? "" : label + ": ")…)"
  }

  /// What was found in one scope: members of the same name or of the same type.
  private func searched(
    _ step: SearchStep, _ near: [NearMiss], for need: Member
  ) -> [Diagnostic.Note] {
    let name = name(step.scope)
    let found =
      step.candidates.compactMap { candidate in
        candidate.fault.map { (candidate.provision.member, reason($0, candidate)) }
      } + near.map { ($0.provision.member, $0.reason) }
    let notes = found.map { member, reason in
      Diagnostic.Note("'\(name)' has '\(member.fullName)', \(reason)", at: member.location)
    }
    let none = Diagnostic.Note(
      "'\(name)' has no '\(need.fullName)'", at: program[step.scope].location)
    return notes.isEmpty ? [none] : notes
  }

  /// A member of another name or kind, and why it nearly fits.
  private typealias NearMiss = (provision: Provision, reason: String)

  private func nearMisses(of need: Member, at step: SearchStep) -> [NearMiss] {
    let known = Set(step.candidates.map(\.provision.member.location))
    return program[step.scope].provisions.filter { !known.contains($0.member.location) }
      .compactMap { provision in
        nearMiss(provision, need, at: step).map { (provision, $0) }
      }
  }

  /// Why a member with the right name does not serve.
  private func reason(_ fault: MemberFault, _ candidate: Candidate) -> String {
    let member = candidate.provision.member
    return switch fault {
    case .hidden(.access(let access)): "but it is \(access.rawValue)"
    case .hidden(.isStatic): "but it is static"
    case .hidden(.unavailable): "but it is unavailable"
    case .hidden(.addedAbove): "but module '\(member.module)' adds it"
    case .hidden(.ownValue): "but the call is part of it"
    case .otherType, .mismatch: "but of type '\(member.typeDescription)'"
    }
  }

  /// Why a member with another name nearly fits.
  private func nearMiss(
    _ provision: Provision, _ need: Member, at step: SearchStep
  ) -> String? {
    let member = provision.member
    if member.name == need.name, !member.conditions.excludes(need.conditions) {
      if case .property(let type?, _) = need.kind, type.isFunction {
        return "but of type '\(member.typeDescription)'"
      }
      return member.kind.difference(need.kind)
    }
    let nearMiss = "which would fit if it were called '\(need.name)'"
    if couldUse(provision, for: need, at: step) { return nearMiss }
    guard case .property = need.kind, case .property(let type?, _) = member.kind,
      case .property(let needed?, _) = need.kind, !provision.isStatic,
      types.accepts(needed.canonical, type.canonical),
      !needed.canonical.isCommon || member.name.looksLike(need.name)
    else { return nil }
    return nearMiss
  }
}

extension TypeSyntax {
  /// Whether values of the type are so common that another one is not a near miss.
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
  /// How a member differs from the one with the same name that is needed.
  fileprivate func difference(_ need: Member.Kind) -> String {
    switch (self, need) {
    case (.property, _): "but as a property"
    case (.function, .property): "but as a function"
    case (.function, .function): "but with other argument labels"
    }
  }
}
