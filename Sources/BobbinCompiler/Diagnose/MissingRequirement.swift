import BobbinSyntax

/// One scope on the way up from a component that needs something, and what it has under the name.
struct SearchStep {
  /// The edge or injection that leads to it.
  let edge: Edge
  /// What its component gets from there.
  let binding: Binding
  /// Its members with another name, other labels or of another kind that nearly fit, the best names
  /// first.
  let near: [Member]

  var candidates: [Candidate] { binding.candidates }

  /// Why its members with the name do not provide.
  var faults: [(member: Member, fault: MemberFault)] {
    candidates.compactMap { candidate in candidate.fault.map { (candidate.member, $0) } }
  }

  var scope: ComponentID { edge.parent }
  /// The module that contains the call.
  var module: String { edge.module }
}

/// A requirement that no scope provides, with everything that the error says about it.
struct MissingRequirement {
  let graph: Graph
  /// The edge or injection at which the search ended.
  let edge: Edge
  /// What is needed; for several bindings, a member that would serve them all.
  let need: Member
  /// The scopes that were searched, nearest to the component that needs it first.
  let steps: [SearchStep]
  /// These scopes from the top, and the component.
  let path: [ComponentID]
  /// All components that need it.
  let consumers: [ComponentID]
  /// The requirement of the component or service.
  let declared: Requirement
  /// That requirement, if changing it would help all components that need it.
  let asked: Requirement?
  /// A member with the same name and a different type is missing in the same place.
  let hasNameConflict: Bool
  /// In the scope where the search ended, a property with the name serves other requirements.
  let servesOthers: Bool

  init(
    _ graph: Graph, _ bindings: [Binding], _ wiring: Wiring, _ consumers: [ComponentID]
  ) {
    let (first, program) = (bindings[0], graph.program)
    let key = first.need.key
    let need = bindings.dropFirst().reduce(first.member) { $0.merged(with: $1.member) }
    let way = graph.path(of: key, through: wiring, to: consumers.first ?? wiring.edge.child)
    steps = way.reversed().compactMap { wiring in
      guard let binding = wiring.bindings.first(where: { $0.need.key == key }) else { return nil }
      // The member that contains the call would then need itself.
      let around = wiring.edge.calls.compactMap { graph.matcher.provision(around: $0)?.member }
      // What serves under its own name, and may have any type, is not meant for another one.
      let others = wiring.bindings.map(\.source).filter(\.verdict.isUndecided).map(\.member)
      let known = Set((binding.candidates.map(\.member) + around + others).map(\.location))
      let near = graph.nearMisses(of: need, in: wiring.edge.parent, besides: known)
      let required = program[wiring.edge.parent].requirements.map(\.member)
        .filter { $0.name != need.name && graph.isNear($0, to: need, in: wiring.edge.parent) }
      return SearchStep(edge: wiring.edge, binding: binding, near: near + required)
    }
    path = [wiring.edge.parent] + way.map(\.edge.child)
    declared = program[path[path.count - 1]].requirements.first { $0.key == key } ?? first.need
    self.consumers = Set(consumers).sorted()
    // Changing the wording of one requirement would not help others with another wording.
    let all = self.consumers.flatMap { program[$0].requirements }.filter { $0.key == key }
    let isSole = Set(all.map(\.member.location)).count == 1
    let isOfProtocol = program.table[declared.owner].declaration.kind == .protocol
    asked = isSole && isOfProtocol ? declared : nil
    let own = Set((steps.last?.candidates ?? []).filter { !$0.verdict.provides }.map(\.member))
    servesOthers =
      !need.isFunction && !own.isEmpty
      && graph.wirings(from: wiring.edge.parent).lazy.flatMap(\.bindings).map(\.source)
        .contains { $0.origin == .own && own.contains($0.member) }
    hasNameConflict = graph.wirings(from: wiring.edge.parent).lazy.flatMap(\.missing)
      .contains { graph.conflictInName($0.member, first.member) }
    (self.graph, self.need) = (graph, need)
    edge = wiring.edge
  }

  var program: Program { graph.program }

  /// The protocol that declares the requirement, or the service whose parameter it is.
  var owner: Nominal { program.table[declared.owner] }

  /// The component that needs it, or the service.
  private var child: ComponentID { path[path.count - 1] }

  /// Where the search ended.
  private var place: Location { edge.calls[0].location }

  /// The first step, if it is at calls that create a service: these can pass the value.
  var injecting: SearchStep? { steps.first.flatMap { $0.edge.injection == nil ? nil : $0 } }

  /// A component that is not on the path and has it, if none on the path nearly has.
  private var provider: (id: ComponentID, member: Member)? {
    if steps.contains(where: { !$0.candidates.isEmpty || !$0.near.isEmpty }) { return nil }
    let holders = graph.matcher.holders[need.name] ?? []
    return holders.lazy.filter { !path.contains($0) }.compactMap { [program] id in
      let choice = graph.matcher.choice(
        of: need, at: id, from: program[id].module, wherever: need.conditions)
      return choice.candidates.first { $0.verdict == .fits && !$0.provision.isStatic }
        .map { (id, $0.member) }
    }.first
  }

  /// The name of a component, with its module if another one on the path has that name.
  private func name(_ id: ComponentID) -> String {
    let areAlike = Set(path.map { program.nominal($0).name }).count < Set(path).count
    return areAlike ? program.uniqueName(of: id) : program.nominal(id).name
  }

  /// The call that creates a service without passing a value that is at hand: a parameter of its
  /// function, that function or, if nothing else nearly fits, the component itself or its dependency.
  private var callWithoutValue: WiringCall? {
    guard let step = injecting else { return nil }
    let hasNothing =
      provider == nil && steps.allSatisfy { $0.candidates.isEmpty && $0.near.isEmpty }
    return step.edge.calls.first {
      let local = graph.local(for: need, in: $0, of: step.edge)
      return local == need.name || local != nil && hasNothing
    } ?? (ownClosure != nil || hasNothing && itself(at: step) != nil ? step.edge.calls[0] : nil)
  }

  /// The error: at a call that does not pass it, at the nearest member with the name or a similar
  /// one, or where the search ended.
  var diagnostic: Diagnostic {
    if let callWithoutValue {
      let message = "'\(need.name)' is not passed to '\(name(child))', and no scope provides it"
      let own = ownClosure == nil ? [] : steps.prefix(1).flatMap(searched)
      let notes: [Diagnostic.Note?] = [graph.noteOnOwner(of: declared), noteOnPath] + own
      return Diagnostic(
        .missingRequirement, message, at: callWithoutValue.location,
        notes: notes + [noteOnOthers, noteOnPassing])
    }
    let faults = steps.lazy.flatMap { step in step.faults.map { (step, $0.member, $0.fault) } }
    if let (step, member, fault) = faults.first(where: { $2 != .ownValue }) {
      let phrase = fault.phrase(member, need, of: name(child), in: step.module)
      let message = "'\(member.fullName)' of '\(name(step.scope))' \(phrase)"
      let others = notes.filter { $0?.location != member.location }
      return Diagnostic(fault.group, message, at: member.location, notes: others)
    }
    let what = "'\(need.fullName)' of type '\(need.typeDescription)'"
    // A property where a function is needed, or the other way around, or a misspelled name.
    let alike = steps.lazy.flatMap { step in step.near.map { (step.scope, $0, $0.location) } }
      .first { _, other, _ in other.isNamedLike(need) }
    // Or the only member that nearly fits, which a call that creates a service could pass.
    let passable = injecting.flatMap { step in
      step.near.count == 1 ? (step.scope, step.near[0], step.edge.calls[0].location) : nil
    }
    let meant = alike ?? passable
    let parent = program[edge.parent]
    let message =
      if let (scope, member, _) = meant {
        "'\(name(scope))' has '\(member.fullName)', but '\(name(child))' needs \(what)"
      } else if parent.isBootstrap {
        "no scope provides \(what), which '\(name(child))' needs"
      } else {
        "'\(name(parent.id))' of module '\(parent.module)' cannot provide \(what), which "
          + "'\(name(child))' needs"
      }
    return Diagnostic(.missingRequirement, message, at: meant?.2 ?? place, notes: notes)
  }

  /// Where it is required, the path, what was found on it, and what to write.
  var notes: [Diagnostic.Note?] {
    [graph.noteOnOwner(of: declared), noteOnPath, noteOnDefault] + steps.flatMap(searched)
      + [noteOnProvider, noteOnOthers, help, noteOnOwn, noteOnPassing, noteOnConvenience]
  }

  /// An initializer that does without it, and that `injecting:` does not use.
  private var noteOnConvenience: Diagnostic.Note? {
    guard let step = injecting else { return nil }
    let all = program.table.whole(program[step.edge.child].type).flatMap(\.initializers)
    return all.first { initializer in
      initializer.modifiers.contains(.convenience)
        && !initializer.signature.parameters.contains { need.name == $0.name }
    }.map {
      Diagnostic.Note(
        "'convenience \($0.fullName)' is not used by 'injecting:'; to use it, call it yourself",
        at: $0.location)
    }
  }

  private var noteOnOthers: Diagnostic.Note? {
    graph.noteOnOthers(Set(consumers.map(name)).subtracting([name(child)]), at: place)
  }

  /// The path from where the search ended, whose module may be the only one that sees the error.
  private var noteOnPath: Diagnostic.Note {
    let way = path.map { "'\(name($0))'" }.joined(separator: " → ")
    return Diagnostic.Note("the path is \(way)", at: place)
  }

  private var noteOnDefault: Diagnostic.Note? {
    let extensions = owner.parts.map(\.declaration).filter { $0.kind == .extension }
    return extensions.flatMap(\.heads).first { $0.name == need.fullName }.map {
      Diagnostic.Note(
        "a default counts only if it is the 'nil' of an optional requirement, in all builds and "
          + "without 'where', in a module that '\(name(child))' sees", at: $0.place)
    }
  }

  /// What was found in one scope: members of the same name or of the same type.
  private func searched(_ step: SearchStep) -> [Diagnostic.Note] {
    let name = program.nominal(step.scope).name
    let candidates = (step.faults + step.binding.others.map { ($0, .otherType) })
      .map { ($0, $1.words($0, need, in: step.module).reason) }
    // A long list does not help, and the best names come first.
    let others = step.near.prefix(5).map { ($0, reason(against: $0, in: step.module)) }
    let notes = (candidates + others).map { member, reason in
      Diagnostic.Note("'\(name)' has '\(member.fullName)', which \(reason)", at: member.location)
    }
    let none = "'\(name)' has no '\(need.fullName)'"
    return notes.isEmpty ? [Diagnostic.Note(none, at: program[step.scope].location)] : notes
  }

  /// Why a member that nearly fits does not provide.
  private func reason(against member: Member, in module: String) -> String {
    if member.name == need.name {
      let isSame =
        member.typeDescription == need.typeDescription && member.isFunction == need.isFunction
      return isSame
        ? "has other argument labels" : MemberFault.otherType.words(member, need, in: module).reason
    }
    if member.isFunction != need.isFunction,
      need.closure.flatMap({ graph.types.assignability(of: member, usedIn: $0) }) != .yes
    {
      return "returns one"
    }
    return allowsEffects(of: member)
      ? "would fit if it were called '\(need.name)'"
      : MemberFault.effects.words(member, need, in: module).reason
  }

  /// Whether the requirement allows all effects of a member with another name or of another kind.
  func allowsEffects(of member: Member) -> Bool {
    let closure = member.isFunction ? need.closure : nil
    let allowed = closure?.effects ?? need.effects
    return graph.types.assignability(of: member.effects, to: allowed) == .yes
  }

  private var noteOnProvider: Diagnostic.Note? {
    provider.map { id, member in
      let scopes = path.dropLast()
      let base = program.lineage(of: id).first(where: scopes.contains).map(name)
      let name = program.nominal(id).name
      let isAbove = graph.wirings(from: id).contains { $0.edge.child == edge.parent }
      let end = self.name(edge.parent)
      lazy var below = reachable(from: [edge.parent]) { graph.wirings(from: $0).map(\.edge.child) }
      let reason =
        base.map { "'\($0)' does not know what '\(name)' adds" }
        ?? (isAbove
          ? "'\(end)' forwards only what its dependency protocol requires"
          : injecting != nil && below.contains(id)
            ? "is below '\(end)'; create '\(self.name(child))' there, if it need not live longer"
            : "it is not on the path")
      return Diagnostic.Note("'\(name)' has one, but \(reason)", at: member.location)
    }
  }

  private var noteOnOwn: Diagnostic.Note? {
    // One that is computed, or read from the dependency, only passes on what it gets.
    let own = program[child].provisions.first { provision in
      let value = provision.body.map(program.table.file(provision.file).source.text) ?? ""
      return provision.member.key == need.key && !provision.isStatic
        && !graph.matcher.isMadeEachTime(provision) && !value.hasPrefix("= dependency.")
    }
    return own.map {
      Diagnostic.Note(
        "'\(name(child))' has its own '\($0.member.fullName)'; to use that one, remove the "
          + "requirement", at: $0.member.location)
    }
  }

  private var noteOnPassing: Diagnostic.Note? {
    guard let step = injecting else {
      guard let edge = steps.first?.edge,
        let call = edge.calls.first(where: { graph.local(for: need, in: $0, of: edge) == need.name }
        )
      else { return nil }
      let text =
        "to pass '\(need.name)' here, let the initializer of '\(name(child))' take it instead"
      return Diagnostic.Note(text, at: call.location)
    }
    if let callWithoutValue {
      let local = graph.local(for: need, in: callWithoutValue, of: step.edge)
      let value = local ?? ownClosure ?? itself(at: step)
      return step.edge.noteOnPassing(need.name, value, in: callWithoutValue)
    }
    let value = other(at: step).flatMap { argument($0, at: step) } ?? itself(at: step)
    return step.edge.noteOnPassing(need.name, value, after: "or ")
  }

  /// The member that creates the service, as a closure, if the service needs such a closure.
  ///
  /// Calling it there is not endless: one screen may lead to the next of its kind.
  var ownClosure: String? {
    guard let step = injecting,
      let own = step.candidates.first(where: { $0.hidden == .ownValue && $0.verdict.isClosure })
    else { return nil }
    let name = own.member.name
    return own.member.isFunction ? name : closure(reading: name, in: step.edge)
  }

  /// `self` or `dependency`, if that is what a service needs from a component.
  private func itself(at step: SearchStep) -> String? {
    guard let needed = need.result?.canonical, !needed.isCommon,
      step.edge.calls.allSatisfy({ $0.argument == .`self` })
    else { return nil }
    let dependency = program[step.scope].dependency.map(\.canonical)
    let own = program.nominal(step.scope).type.canonical
    return [("self", own), ("dependency", .composition(dependency))]
      .first { graph.types.assignability(of: $0.1, to: needed) == .yes }?.0
  }
}

extension Graph {
  /// Whether two requirements with the same name exist together, no member can provide both, and a
  /// scope cannot have two members with that name, as it could if they were functions.
  fileprivate func conflictInName(_ one: Member, _ other: Member) -> Bool {
    one.fullName == other.fullName && !one.isFunction && !one.conditions.excludes(other.conditions)
      && [(one, other), (other, one)].allSatisfy {
        types.assignability(of: $0, to: $1) == .no && !fits($0, $1)
      }
  }

  /// The value in the code around a call that the call could pass for what is created: one of that
  /// name or, if there is none, the only one that certainly fits a type of which there are few values.
  func local(for need: Member, in call: WiringCall, of edge: Edge) -> String? {
    guard !call.locals.isEmpty, let needed = need.result?.canonical,
      let file = program.table.file(at: call.location.file)
    else { return nil }
    let binder = Binder(program.table, file: file, type: program[edge.parent].type)
    func fits(_ type: TypeSyntax) -> Bool {
      types.assignability(of: binder.bind(type).canonical, to: needed) == .yes
    }
    if let type = call.locals[need.name] {
      return type == .name("_") || fits(type) ? need.name : nil
    }
    if needed.isCommon { return nil }
    let others = call.locals.filter { $0.value != .name("_") && fits($0.value) }.map(\.key)
    return others.count == 1 ? others[0] : nil
  }
}

extension Edge {
  /// A note that a call can pass the value, which always works for a service.
  func noteOnPassing(
    _ name: String, _ value: String? = nil, in call: WiringCall? = nil, after start: String = ""
  ) -> Diagnostic.Note? {
    injection.map { injection in
      let parameter = injection.initializer.signature.parameters.first { $0.names.contains(name) }
      let label = parameter?.labelOfArgument ?? ""
      let isOther = !label.isEmpty && parameter?.label != name
      let passed =
        value.map { "'\(label)\($0)'" } ?? (isOther ? "it as '\(label.dropLast())'" : "it")
      return Diagnostic.Note("\(start)pass \(passed) in this call", at: (call ?? calls[0]).location)
    }
  }
}
