import BobbinSyntax

/// Finds the members of one scope that serve a requirement: the only place where providers are
/// chosen.
final class Matcher {
  let program: Program
  let types: TypeMatcher
  /// For each component, its members by name without labels.
  private var members: [[String: Members]] = []
  /// For each file the members of components in it with a body, in order; bodies do not overlap.
  private var bodies: [FileID: [(body: Range<Int>, component: ComponentID, index: Int)]] = [:]

  /// The components that have a member of a name, for messages.
  private(set) lazy var holders = members.indices.reduce(into: [String: [ComponentID]]()) {
    for name in members[$1].keys { $0[name, default: []].append(ComponentID(index: $1)) }
  }
  /// How the modules spell types in messages.
  private var renderers: [String: Renderer] = [:]

  /// The members of a component that have one name.
  private struct Members {
    var own: [Int] = []
    var required: [Member] = []
    /// The members that extensions add to its dependency.
    var added: [Provision] = []
  }

  /// The members of a scope with a requirement's name.
  struct Choice {
    /// Its own members, in order of declaration, then what extensions add to its dependency and does
    /// not provide.
    var candidates: [Candidate] = []
    /// What its dependency has under the name, if that has the right type.
    private(set) var declared: Binding.Source?
    /// What its dependency protocol requires under the name with another type.
    fileprivate(set) var others: [Member] = []
    /// What its dependency protocol requires in some builds only.
    fileprivate(set) var partial: [Condition] = []
    /// Whether the members that extensions add to its dependency exist only in some builds.
    fileprivate(set) var isPartial = false
    /// Its dependency protocol has it, but not in a form that the reader can use, so the component
    /// forwards it separately.
    fileprivate(set) var isForwardedSeparately = false

    /// Whether something in it provides.
    var provides: Bool { declared != nil || candidates.contains { $0.provides } }

    /// Whether a member that provides certainly has the right type.
    var isCertain: Bool {
      declared?.verdict.assignability == .yes
        || candidates.contains { $0.hidden == nil && $0.verdict.assignability == .yes }
    }

    /// Notes what its dependency has, unless something better is known.
    fileprivate mutating func declare(_ source: Binding.Source) {
      if declared.map({ source.verdict.isBetter(than: $0.verdict) }) ?? true { declared = source }
    }
  }

  init(_ program: Program) {
    self.program = program
    types = TypeMatcher(table: program.table)
    for component in program.components {
      // A local class lies inside another body, and bodies must not overlap.
      let isLocal = program.table[component.type].declaration.isLocal
      let count = component.provisions.count + component.requirements.count
      var members: [String: Members] = Dictionary(minimumCapacity: count)
      for index in component.provisions.indices {
        let provision = component.provisions[index]
        members[provision.member.name, default: Members()].own.append(index)
        if let body = provision.body, provision.owner == component.type, !isLocal {
          bodies[provision.file, default: []].append((body, component.id, index))
        }
      }
      for requirement in component.requirements {
        members[requirement.member.name, default: Members()].required.append(requirement.member)
      }
      for provision in component.additions {
        members[provision.member.name, default: Members()].added.append(provision)
      }
      self.members.append(members)
    }
    bodies = bodies.mapValues { $0.sorted { $0.body.lowerBound < $1.body.lowerBound } }
  }

  /// The member whose value or body holds a call; logarithmic in the number of members.
  func provision(around call: WiringCall) -> Provision? {
    guard let all = program.table.file(at: call.location.file).flatMap({ bodies[$0] })
    else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].body.lowerBound <= call.offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, all[low - 1].body.contains(call.offset) else { return nil }
    return program[all[low - 1].component].provisions[all[low - 1].index]
  }

  /// How a module spells types; made once for all messages, because it looks at all types.
  func renderer(for module: String) -> Renderer {
    let renderer = renderers[module] ?? Renderer(program, module: module)
    renderers[module] = renderer
    return renderer
  }

  func provisions(named name: String, of id: ComponentID) -> [Provision] {
    (members[id.index][name]?.own ?? []).map { program[id].provisions[$0] }
  }

  /// Compares a requirement with the members of a component and its dependency protocol that have
  /// its name; linear in their number.
  ///
  /// - Parameters:
  ///   - need: The requirement.
  ///   - scope: The component whose members are compared.
  ///   - module: The module with the call, which may not see all of another module's component.
  ///   - conditions: The conditions under which a provider is needed.
  ///   - excluded: The members that contain the call.
  ///   - waits: Whether the reader can `await`, even if the requirement is synchronous.
  /// - Returns: The members, each with its verdict.
  func choice(
    of need: Member, at scope: ComponentID, from module: String, wherever conditions: Condition,
    excluding excluded: [Location: CallRole] = [:], waits: Bool = false
  ) -> Choice {
    var choice = Choice()
    // Most components have no member with the name.
    guard let members = members[scope.index][need.name] else { return choice }
    let component = program[scope]
    choice.candidates = members.own.compactMap {
      candidate(
        component.provisions[$0], for: need, of: component, from: module, conditions,
        excluding: excluded)
    }
    let waits = waits || need.closure?.effects.isAsync ?? need.effects.isAsync
    for declared in members.required {
      // For an asynchronous reader, the component forwards it separately, on its own actor; a
      // module above cannot make it do so.
      let isReadable =
        module != component.module || !waits || !declared.effects.isAsync
        || !declared.isolation.leaves(component.isolation)
      guard !declared.conditions.excludes(conditions),
        let verdict = verdict(of: declared, for: need, in: module, conditions)
      else { continue }
      if !declared.conditions.holds(wherever: conditions) {
        if verdict.provides { choice.partial.append(declared.conditions) }
      } else if !verdict.provides {
        choice.others.append(declared)
      } else if isReadable {
        choice.declare(Binding.Source(declared, of: .dependency, verdict))
      } else {
        choice.isForwardedSeparately = true
      }
    }
    if members.added.isEmpty || choice.declared != nil { return choice }
    var added: [Condition] = []
    for addition in members.added {
      guard let candidate = candidate(addition, for: need, of: component, from: module, conditions)
      else { continue }
      if candidate.provides {
        choice.declare(Binding.Source(candidate, of: .dependency))
        added.append(candidate.member.conditions)
      } else {
        choice.candidates.append(candidate)
      }
    }
    choice.isPartial = !added.isEmpty && !Condition.cover(added, wherever: conditions)
    return choice
  }

  /// A member with its verdict, or `nil` if it does not exist where it is needed or has other labels.
  private func candidate(
    _ provision: Provision, for need: Member, of component: Component, from module: String,
    _ conditions: Condition, excluding excluded: [Location: CallRole] = [:]
  ) -> Candidate? {
    let own = provision.member.conditions
    guard own.isEmpty || !own.excludes(conditions),
      var verdict = verdict(of: provision.member, for: need, in: module, conditions)
    else { return nil }
    if verdict.isUndecided, isOfParameter(provision.member, of: component) {
      verdict.assignability = .no
    }
    // `static let shared` is not meant.
    if provision.isStatic, !verdict.provides { return nil }
    if provision.isConditional { verdict.assignability = min(verdict.assignability, .unknown) }
    return Candidate(
      provision: provision, verdict: verdict,
      hidden: provision.hidden(from: module, program.table)
        ?? (excluded.exclude(provision.member, verdict) ? .ownValue : nil))
  }

  /// The verdict on a member's type, or `nil` for a function with other labels.
  private func verdict(
    of offer: Member, for need: Member, in module: String, _ conditions: Condition
  ) -> Verdict? {
    let types = TypeMatcher(
      table: program.table, module: module, conditions: conditions.adding(offer.conditions))
    var verdict: Verdict?
    if offer.fullName == need.fullName {
      verdict = Verdict(assignability: types.assignability(of: offer, to: need))
    }
    if let assignability = need.closure.flatMap({ types.assignability(of: offer, usedIn: $0) }) {
      let closure = Verdict(assignability: assignability, isClosure: true)
      if verdict.map(closure.isBetter) ?? true { verdict = closure }
    }
    return verdict
  }

  /// Whether a member's type depends on an unconstrained generic parameter of its component, so
  /// that it cannot match a declared type.
  private func isOfParameter(_ member: Member, of component: Component) -> Bool {
    let generics = program.table[component.type].declaration.generics
    guard generics.requirements.isEmpty else { return false }
    let names = Set(generics.parameters.filter { $0.description == $0.name }.map(\.name))
    return member.key.types.contains { type in
      type.containsName { $0[0].module == nil && names.contains($0[0].text) }
    }
  }
}
