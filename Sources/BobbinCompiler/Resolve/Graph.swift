import BobbinSyntax

/// A program in which every requirement has been traced to what provides it.
package struct Graph {
  package let program: Program
  let matcher: Matcher
  /// For each component, what it only forwards, in order of name.
  let forwarded: [[Requirement]]
  /// The positions in `forwarded` by identity.
  private let positions: [[MemberKey: [Int]]]
  /// The wirings of edges, then those of injections.
  package private(set) var wirings: [Wiring] = []
  /// The gatherings of the program with what they collect.
  package private(set) var gatherings: [Gathering]
  /// The wirings of subclasses for which no call was seen, as far as they can be written.
  private(set) var implied: [Wiring] = []
  /// For each component, the wirings that it can forward something through: those of its own
  /// module, then those of modules above, whose children can only use what is forwarded anyway.
  private var wiringsFrom: [ComponentID: [Int]] = [:]
  /// The diagnostics of linking and of resolving.
  package var diagnostics: [Diagnostic]

  var types: TypeMatcher { matcher.types }

  init(_ matcher: Matcher, forwarded: [[Requirement]]) {
    self.matcher = matcher
    program = matcher.program
    gatherings = program.gatherings.map { [program] in Gatherer.gather($0, in: program) }
    self.forwarded = forwarded
    positions = forwarded.map { all in Dictionary(grouping: all.indices) { all[$0].key } }
    diagnostics = program.diagnostics
    let edges = program.edges + program.injections
    wirings = wirings(of: edges)
    let isOwn = edges.map { [program] in $0.module == program[$0.parent].module }
    let order = edges.indices.filter { isOwn[$0] } + edges.indices.filter { !isOwn[$0] }
    wiringsFrom = Dictionary(grouping: order) { edges[$0].parent }
    for index in gatherings.indices { gatherings[index].fault = fault(of: gatherings[index]) }
    // A wiring that cannot be written is left out without a message.
    implied = wirings(of: program.implied).filter { $0.faults.isEmpty && obstacle(to: $0) == nil }
  }

  private func wirings(of edges: [Edge]) -> [Wiring] {
    edges.map { edge in
      var wiring = Wiring(edge: edge, bindings: bindings(of: edge))
      wiring.faults = program.faults(of: edge)
      let (isolation, fault) =
        edge.injection.map { self.isolation(of: $0, in: wiring) }
        ?? (providerIsolation(of: wiring), crossingFault(of: wiring))
      wiring.isolation = isolation
      // Faults that do not depend on the providers come first.
      if let fault, wiring.faults.isEmpty, wiring.bindings.allSatisfy({ $0.faults.isEmpty }) {
        wiring.faults = [fault]
      }
      return wiring
    }
  }

  /// The bindings of an edge: where the parent gets what the child needs; linear in their number.
  private func bindings(of edge: Edge) -> [Binding] {
    let around = matcher.members(aroundCallsOf: edge)
    let excluded = around.common
    return needs(of: edge.child).map {
      var binding = binding(of: $0, at: edge, excluding: excluded)
      let (member, verdict) = (binding.source.member, binding.source.verdict)
      if around.count > 1, let call = around.firstIndex(where: { $0.exclude(member, verdict) }),
        let other = around.firstIndex(where: { !$0.exclude(member, verdict) })
      {
        binding.faults.append(
          .sharedCall(edge.calls[call].location, other: edge.calls[other].location))
      }
      return binding
    }
  }

  private func binding(
    of need: Requirement, at edge: Edge, excluding excluded: [Location: CallRole]
  ) -> Binding {
    let member = need.member
    let conditions = member.conditions.adding(edge.conditions)
    let choice = matcher.choice(
      of: member, at: edge.parent, from: edge.module, wherever: conditions, excluding: excluded,
      waits: edge.waits)
    var candidates = choice.candidates
    for index in candidates.indices where candidates[index].provides {
      let source = Binding.Source(candidates[index], of: .own)
      candidates[index].mismatches = mismatches(of: source, for: member, at: edge)
    }
    var binding = Binding(
      need: need, source: Binding.Source(member, of: .missing), candidates: candidates,
      others: choice.others)
    if let own = own(candidates, for: member, conditions, in: edge.module) {
      (binding.source, binding.faults) = (own.source, own.faults)
      // Nothing above could provide it in the other builds, so there it has its default.
      if need.hasNilDefault, own.faults == [.condition], program[edge.parent].isBootstrap {
        let builds = member.conditions.adding(.any(of: own.builds))
        binding.need.member = member.with(conditions: builds)
        binding.faults = []
      }
      // What the module of the edge cannot see may be visible in the scope's own dependency.
      guard choice.declared != nil, own.faults.contains(where: \.isAccess) else { return binding }
    }
    if let declared = choice.declared {
      (binding.source, binding.faults) = (declared, mismatches(of: declared, for: member, at: edge))
      if choice.isPartial { binding.faults.append(.condition) }
      return binding
    }
    let inherited = forwarded(need, by: edge.parent).map {
      Binding.Source(member: $0.member, name: $0.name, origin: .upstream)
    }
    if let inherited, mismatches(of: inherited, for: member, at: edge).isEmpty {
      binding.source = inherited
    } else if need.hasNilDefault {
      binding.source = Binding.Source(member, of: .default)
    }
    return binding
  }

  /// The best of a component's own members, what is wrong with it, and, if it has conditions, those
  /// under which one of them can be read.
  private func own(
    _ candidates: [Candidate], for need: Member, _ conditions: Condition, in module: String
  ) -> (source: Binding.Source, faults: [MemberFault], builds: [Condition])? {
    let providing = candidates.filter { $0.provides }
    let best = providing.filter { candidate in
      !providing.contains { $0.verdict.isBetter(than: candidate.verdict) }
    }
    // If several fit equally, one that can be read is meant, as in any call; and an asynchronous
    // requirement means the asynchronous one, even if there is a synchronous one.
    let readable = best.count == 1 ? [] : best.filter(\.mismatches.isEmpty)
    let meant = readable.first { candidate in
      let effects = candidate.verdict.isClosure ? need.closure?.effects : need.effects
      return candidate.member.effects.isAsync == effects?.isAsync
    }
    guard let taken = meant ?? readable.first ?? best.first else { return nil }
    var faults = taken.mismatches
    let isAmbiguous = readable.contains {
      $0.member.fullName != taken.member.fullName
        || program.table.clash($0.provision, taken.provision, in: module)
    }
    if isAmbiguous { faults.append(.ambiguity) }
    // Most members have no condition. What cannot be read in another branch does not serve there.
    var builds: [Condition] = []
    if !taken.member.conditions.isEmpty {
      builds = providing.filter(\.mismatches.isEmpty).map(\.member.conditions)
      if !Condition.cover(builds, wherever: conditions) { faults.append(.condition) }
    }
    return (Binding.Source(taken, of: .own), faults, builds)
  }

  /// What a component forwards for a need; an asynchronous need may get a synchronous requirement.
  private func forwarded(_ need: Requirement, by id: ComponentID) -> Requirement? {
    let all = (positions[id.index][need.key] ?? []).map { forwarded[id.index][$0] }
    return all.first { $0.member.effects.isAsync == need.member.effects.isAsync } ?? all.first
  }

  package func forwarded(by id: ComponentID) -> [Requirement] { forwarded[id.index] }

  /// The component that declares the upstream protocol of a component: itself, if it forwards more
  /// than its superclass does; `nil` if it forwards nothing.
  func upstreamOwner(of id: ComponentID) -> ComponentID? {
    program.lineage(of: id).first { forwarded[$0.index].contains { !$0.isOfSuperclass } }
  }

  /// All that a component needs from above: its own requirements, then what it forwards.
  package func needs(of id: ComponentID) -> [Requirement] {
    program[id].requirements + forwarded(by: id)
  }

  /// The components at or below `id` that get `key` through it, nearest first, and the step that
  /// leads to each but `id` itself; linear in the edges that lead there.
  func reached(
    by key: MemberKey, from id: ComponentID
  ) -> (components: [ComponentID], steps: [ComponentID: (from: ComponentID, wiring: Int)]) {
    var steps: [ComponentID: (from: ComponentID, wiring: Int)] = [:]
    let components = reachable(from: [id]) { component in
      guard positions[component.index][key] != nil else { return [] }
      return program.lineage(of: component).flatMap { wiringsFrom[$0] ?? [] }.compactMap { index in
        let child = wirings[index].edge.child
        let isForwarded = wirings[index].bindings.contains {
          $0.need.key == key && $0.source.isForwarded
        }
        guard isForwarded, child != id else { return nil }
        if steps[child] == nil { steps[child] = (component, index) }
        return child
      }
    }
    return (components, steps)
  }

  /// The wirings of what a component creates.
  func wirings(from id: ComponentID) -> [Wiring] { (wiringsFrom[id] ?? []).map { wirings[$0] } }

  /// The wirings, with the default in place of what is forwarded but provided nowhere.
  var servedWirings: [Wiring] {
    var result = wirings
    for wiring in wirings {
      for binding in wiring.bindings
      where binding.source.origin == .default && !binding.isDeclared {
        let key = binding.need.key
        let below = reached(by: key, from: wiring.edge.child).components
        for index in below.flatMap({ wiringsFrom[$0] ?? [] }) {
          for (position, binding) in result[index].bindings.enumerated()
          where binding.need.key == key && binding.source.isForwarded {
            result[index].bindings[position].source.origin = .default
          }
        }
      }
    }
    return result
  }

  /// The components at or below `id` that declare a requirement that `id` needs, each with its
  /// declaration, nearest first.
  func declared(
    _ key: MemberKey, from id: ComponentID
  ) -> [(component: ComponentID, need: Requirement)] {
    reached(by: key, from: id).components.compactMap { id in
      program[id].requirements.first { $0.key == key }.map { (id, $0) }
    }
  }

  /// The components that declare it without a default, nearest first.
  package func consumers(of key: MemberKey, from id: ComponentID) -> [ComponentID] {
    declared(key, from: id).filter { !$0.need.hasNilDefault }.map(\.component)
  }

  /// A wiring and those on a shortest path from its child down to one of the declarers.
  func path(of key: MemberKey, through wiring: Wiring, to declarer: ComponentID) -> [Wiring] {
    let steps = reached(by: key, from: wiring.edge.child).steps
    let path = sequence(first: declarer) { steps[$0]?.from }
    return [wiring] + path.compactMap { steps[$0].map { wirings[$0.wiring] } }.reversed()
  }
}

extension TypeTable {
  /// Whether a module sees the same member twice, so that Swift cannot choose: extensions of
  /// unrelated protocols add it, or extensions of a third module's type in two modules.
  fileprivate func clash(_ one: Provision, _ other: Provision, in module: String) -> Bool {
    guard one.member.key == other.member.key,
      one.member.effects.isAsync == other.member.effects.isAsync
    else { return false }
    if one.owner == other.owner {
      return one.module != other.module
        && Set([one.module, other.module]).isDisjoint(with: [module, self[one.owner].module])
    }
    return [(one, other), (other, one)].allSatisfy { provision, rival in
      let parts = self[provision.owner].parts
      // The one with more conditions would be chosen.
      return parts[0].declaration.kind == .protocol && provision.member.conditions.isEmpty
        && parts.allSatisfy(\.declaration.generics.isEmpty)
        && !protocols(from: [provision.owner]).contains(rival.owner)
    }
  }
}
