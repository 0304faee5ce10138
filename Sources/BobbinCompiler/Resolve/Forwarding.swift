import BobbinSyntax

/// Finds what every component forwards; `Resolver` has the equations.
final class Forwarding {
  private let program: Program
  private let matcher: Matcher
  /// For each component, what it forwards, as it serves all consumers below.
  private var forwarded: [[Slot: Requirement]]
  /// Edges into each component from parents that can forward, with members that cannot serve them.
  private var edgesInto: [[(edge: Edge, excluded: [Location: CallRole])]]

  /// The identity of a forwarded requirement; asynchronous ones are separate, because a synchronous
  /// one on an actor does not serve an asynchronous reader elsewhere.
  private struct Slot: Hashable {
    var key: MemberKey
    var isAsync: Bool

    init(_ need: Requirement) { (key, isAsync) = (need.key, need.member.effects.isAsync) }
  }

  /// Solves the equations; the time is proportional to the sum of what is needed over all edges.
  init(_ matcher: Matcher) {
    self.matcher = matcher
    program = matcher.program
    let count = program.nodes.count
    forwarded = Array(repeating: [:], count: count)
    edgesInto = Array(repeating: [], count: count)
    for edge in program.edges + program.injections {
      let parent = program[edge.parent]
      // A protocol that was not found might require it.
      guard edge.module == parent.module, !parent.isBootstrap, !parent.hasUnknownProtocol
      else { continue }
      edgesInto[edge.child.index].append((edge, matcher.members(aroundCallsOf: edge).common))
    }
    solve()
    for id in program.superclassesFirst where !forwarded[id.index].isEmpty {
      mergeWaiting(of: program[id])
    }
  }

  /// Forwards each need along all edges on which nothing provides it, nearest first.
  private func solve() {
    // In order of name, so that positions in the sources do not decide whose version is used.
    let nodes = program.nodes.map { (name: program.uniqueName(of: $0.id), component: $0) }
      .sorted { ($0.name, $0.component.id) < ($1.name, $1.component.id) }
    var waiting = nodes.flatMap { _, component in
      component.requirements.map { (id: component.id, need: $0) }
    }
    let declaredCount = waiting.count
    var next = 0
    while next < waiting.count {
      let (child, declared) = waiting[next]
      // What is forwarded may have become stronger in the meantime.
      let known = next < declaredCount ? nil : forwarded[child.index][Slot(declared)]
      next += 1
      for (edge, excluded) in edgesInto[child.index] {
        var need = known ?? declared
        if let own = edge.injection?.initializer.isolation {
          // It is read where the component is, or else where the service is created.
          let isolation = program[edge.parent].isolation
          need.member = need.member.with(
            isolation: isolation.actor == nil && own.actor != nil ? own : isolation)
        }
        need.builds = known?.builds ?? [declared.member.conditions]
        if !edge.conditions.isEmpty {
          need.builds = need.builds.map { $0.adding(edge.conditions) }
          need.member = need.member.with(conditions: .any(of: need.builds))
        }
        let choice = matcher.choice(
          of: need.member, at: edge.parent, from: edge.module, wherever: need.member.conditions,
          excluding: excluded, waits: edge.waits)
        if choice.provides { continue }
        var parents = [edge.parent]
        while let parent = parents.popLast() {
          guard forward(need, by: parent) else { continue }
          waiting.append((parent, need))
          // Subclasses forward what their superclass does.
          parents += program.subclasses[parent] ?? []
        }
      }
    }
  }

  /// Adds a need to what a component forwards; `false` if that changes nothing.
  private func forward(_ need: Requirement, by parent: ComponentID) -> Bool {
    let slot = Slot(need)
    let before = forwarded[parent.index][slot]
    var after = before?.merged(with: need) ?? need
    // Values that cannot be sent cannot leave the component's actor.
    let actor = program[parent].isolation
    if slot.isAsync, actor.actor != nil { after.member = after.member.with(isolation: actor) }
    if before.map(after.isRead) ?? false { return false }
    forwarded[parent.index][slot] = after
    return true
  }

  /// Lets a component's synchronous slots serve asynchronous readers, unless actors are involved.
  private func mergeWaiting(of component: Component) {
    let index = component.id.index
    for (slot, waiting) in forwarded[index] where slot.isAsync {
      var immediate = slot
      immediate.isAsync = false
      guard let one = forwarded[index][immediate] else { continue }
      let isolation = one.member.isolation
      let isShared = isolation.actor.map { $0 == waiting.member.isolation.actor } ?? false
      guard isShared || isolation.isNonisolated else { continue }
      var merged = one.merged(with: waiting)
      merged.member = merged.member.with(setter: one.member.setter, isolation: isolation)
      forwarded[index][immediate] = merged
      // If the superclass's protocol declares the asynchronous one, it has to be kept.
      let isOfSuperclass = component.superclass.map { forwarded[$0.index][slot] != nil } ?? false
      if !isOfSuperclass { forwarded[index][slot] = nil }
    }
  }

  // MARK: Names

  /// For each component what it forwards, in order of name.
  func named() -> [[Requirement]] {
    var result: [[Requirement]] = Array(repeating: [], count: forwarded.count)
    for id in program.superclassesFirst where !forwarded[id.index].isEmpty {
      let (component, index) = (program[id], id.index)
      let known = component.superclass.map { result[$0.index] } ?? []
      let knownNames = Dictionary(known.map { (Slot($0), $0.name) }) { first, _ in first }
      result[index] = forwarded[index].map { slot, requirement in
        let superclass = component.superclass.flatMap { forwarded[$0.index][slot] }
        var result = requirement
        result.isDeclared = false
        if let name = knownNames[slot] { result.name = name }
        result.isOfSuperclass = superclass?.isRead(like: requirement) ?? false
        return result
      }
      name(&result[index], of: component, known)
      result[index].sort {
        $0.name == $1.name ? $0.member.precedes($1.member) : $0.name < $1.name
      }
    }
    return result
  }

  /// Gives distinct names to forwarded requirements that share one; those that the superclass
  /// forwards keep theirs.
  private func name(_ all: inout [Requirement], of component: Component, _ known: [Requirement]) {
    let requirements = component.requirements
    let isOpen = component.openParameter != nil
    let named = Set(known.map { Slot($0) })
    let rest = all.indices.filter { named.isEmpty || !named.contains(Slot(all[$0])) }
    var own = Set((requirements + known).map { $0.member.declaredName })
    // What extensions add to its protocols can be read through the same object; its module's code
    // does not see those of modules above.
    for addition in component.additions
    where program.table.isVisible(addition.module, from: component.module) {
      own.insert(addition.member.declaredName)
    }
    // All of them get one, so that adding another never changes what a plain name means. So do those
    // of a component with an open dependency, because what its subclasses declare is not known here.
    let shared = Dictionary(grouping: rest) { all[$0].member.declaredName }
      .filter { isOpen || $0.value.count > 1 || own.contains($0.key) }.flatMap(\.value)
    lazy var taken = Set((requirements + known + all).map(\.name))
    for index in shared.sorted(by: { all[$0].member.precedes(all[$1].member) }) {
      all[index].name = taken.add(all[index].name + all[index].member.suffix)
    }
  }
}

extension Member {
  /// An order for members with one name that, unlike keys, does not depend on places.
  fileprivate func precedes(_ other: Member) -> Bool {
    order.lexicographicallyPrecedes(other.order)
  }

  private var order: [String] {
    let key = key
    return [name] + (key.labels ?? []) + [""] + key.types.map(\.sortKey)
      + ["\(effects)", "\(isSettable)", isolation.actor?.sortKey ?? ""]
  }

  /// The name by which Swift finds redeclarations: that of a property if no argument has a label.
  fileprivate var declaredName: String {
    // Most are properties, and their signature costs more than this.
    guard fullName.utf8.count > name.utf8.count, case .function(let signature) = kind,
      signature.parameters.contains(where: { $0.label != "_" })
    else { return name }
    return fullName
  }

  /// A suffix that few other members of this name share: `AsSigningService`.
  fileprivate var suffix: String {
    let words = types.map(\.canonical.description).reduce(into: "As") { suffix, type in
      let words = type.map { $0 == "?" ? " Optional" : $0 == "[" ? "ListOf " : String($0) }
        .joined().split { !$0.isLetter && !$0.isNumber }
      suffix += words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    return isFunction ? words + "Function" : words
  }
}
