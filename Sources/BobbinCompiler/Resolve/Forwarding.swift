import BobbinSyntax

/// Finds what every component forwards.
///
/// See `Resolver` for the equations. Sets of numbers are all that moves while they are solved;
/// names and members come afterwards.
struct Forwarding {
  private let program: Program
  private var matcher: Matcher
  private var accessors = AccessorTable()
  /// The accessors of each component's own requirements.
  private var own: [[Int]] = []
  /// For each component, what it forwards, with the accessor that serves all consumers below.
  private var forwarded: [[Slot: Int]]
  /// Edges into each component from parents that can forward.
  private var edgesInto: [[Edge]]
  /// For each of them the parent's members that cannot serve it.
  private var excluded: [[Set<Location>]]
  /// The components whose class inherits from that of a component.
  private var subclasses: [[ComponentID]]

  /// A requirement that is forwarded, synchronously or not: a synchronous one on an actor does not
  /// serve an asynchronous reader elsewhere.
  private struct Slot: Hashable {
    var key: KeyID
    var isAsync: Bool

    init(key: KeyID, isAsync: Bool) { (self.key, self.isAsync) = (key, isAsync) }

    init(_ requirement: ForwardedRequirement) {
      self.init(key: requirement.key, isAsync: requirement.accessor.effects.isAsync)
    }
  }

  private init(_ matcher: Matcher) {
    self.matcher = matcher
    program = matcher.program
    let count = program.nodes.count
    forwarded = Array(repeating: [:], count: count)
    edgesInto = Array(repeating: [], count: count)
    excluded = Array(repeating: [], count: count)
    subclasses = Array(repeating: [], count: count)
    for component in program.nodes {
      if let superclass = component.superclass { subclasses[superclass.index].append(component.id) }
      own.append(component.requirements.map { accessors.number(Accessor($0), like: $0.member) })
    }
    for edge in program.edges + program.injections.map(\.edge)
    where edge.module == program[edge.parent].module && !program[edge.parent].isBootstrap {
      edgesInto[edge.child.index].append(edge)
      excluded[edge.child.index].append(
        self.matcher.members(of: edge.parent, aroundAll: edge.calls))
    }
  }

  /// Solves the equations.
  ///
  /// - Returns: For each component what it forwards, in order of name. The time is proportional to
  ///   the sum of what is needed over all edges, times the number of components in a circle.
  static func find(_ matcher: inout Matcher) -> [[ForwardedRequirement]] {
    var forwarding = Forwarding(matcher)
    forwarding.solve()
    forwarding.mergeWaiting()
    matcher = forwarding.matcher
    return forwarding.named()
  }

  private mutating func solve() {
    // Children first, so that a chain takes one round and not as many as it has links.
    var waiting = childrenFirst()
    var isWaiting = Array(repeating: true, count: waiting.count)
    var next = 0
    func wait(_ component: ComponentID) {
      guard !isWaiting[component.index] else { return }
      isWaiting[component.index] = true
      waiting.append(component.index)
    }
    while next < waiting.count {
      let child = waiting[next]
      next += 1
      isWaiting[child] = false
      let needs = own[child] + forwarded[child].values
      for (position, edge) in edgesInto[child].enumerated() {
        var hasChanged = false
        for need in needs {
          let need = accessors.number(need, under: edge.conditions)
          guard !isServed(need, at: edge, excluded[child][position]) else { continue }
          if forward(need, by: edge.parent) { hasChanged = true }
        }
        if hasChanged { wait(edge.parent) }
      }
      for subclass in subclasses[child] {
        var hasChanged = false
        for need in forwarded[child].values where forward(need, by: subclass) { hasChanged = true }
        if hasChanged { wait(subclass) }
      }
    }
  }

  /// All components, children before those that create them wherever there is no circle.
  private func childrenFirst() -> [Int] {
    var children: [[Int]] = Array(repeating: [], count: edgesInto.count)
    for (child, edges) in edgesInto.enumerated() {
      for edge in edges { children[edge.parent.index].append(child) }
    }
    var order: [Int] = []
    var isSeen = Array(repeating: false, count: children.count)
    for start in children.indices where !isSeen[start] {
      isSeen[start] = true
      var path = [(component: start, next: 0)]
      while let (component, next) = path.last {
        guard next < children[component].count else {
          order.append(component)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let child = children[component][next]
        guard !isSeen[child] else { continue }
        isSeen[child] = true
        path.append((child, 0))
      }
    }
    return order
  }

  /// Whether the parent of an edge serves a need of the child without asking its own parent.
  private mutating func isServed(
    _ accessor: Int, at edge: Edge, _ excluded: Set<Location>
  ) -> Bool {
    !matcher.choice(
      of: accessors.members[accessor], accessors.all[accessor].key, at: edge.parent,
      from: edge.module,
      wherever: accessors.all[accessor].conditions, excluding: excluded
    ).isEmpty
  }

  /// Adds a need to what a component forwards; `false` if that changes nothing.
  private mutating func forward(_ need: Int, by parent: ComponentID) -> Bool {
    let accessor = accessors.all[need]
    let slot = Slot(key: accessor.key, isAsync: accessor.effects.isAsync)
    let actor = program[parent].isolation
    guard let before = forwarded[parent.index][slot] else {
      forwarded[parent.index][slot] = accessors.number(
        accessor.waiting(on: actor), like: accessors.members[need])
      return true
    }
    guard before != need else { return false }
    let merged = accessors.all[before].merged(with: accessor).waiting(on: actor)
    let after = accessors.number(merged, like: accessors.members[before])
    forwarded[parent.index][slot] = after
    return after != before
  }

  /// Lets synchronous slots serve asynchronous readers as well, unless actors are involved.
  private mutating func mergeWaiting() {
    let depths = depths()
    let order = program.components.map(\.id).sorted { depths[$0.index] < depths[$1.index] }
    for id in order {
      let component = id.index
      for (slot, waiting) in forwarded[component] where slot.isAsync {
        let immediate = Slot(key: slot.key, isAsync: false)
        // What the superclass's protocol declares has to be served.
        let isOfSuperclass =
          program[id].superclass.map { forwarded[$0.index][slot] != nil } ?? false
        guard !isOfSuperclass, let known = forwarded[component][immediate] else { continue }
        let (one, other) = (accessors.all[known], accessors.all[waiting])
        let serves =
          one.isolation.isNonisolated
          || one.isolation.actor != nil && one.isolation.actor == other.isolation.actor
        guard serves else { continue }
        var merged = one.merged(with: other)
        (merged.setter, merged.isolation) = (one.setter, one.isolation)
        forwarded[component][immediate] = accessors.number(merged, like: accessors.members[known])
        forwarded[component][slot] = nil
      }
    }
  }

  // MARK: Names and paths

  private mutating func named() -> [[ForwardedRequirement]] {
    var result: [[ForwardedRequirement]] = Array(repeating: [], count: forwarded.count)
    for found in ways() { result[found.component.index].append(found) }
    let depths = depths()
    for component in program.components.sorted(by: { depths[$0.id.index] < depths[$1.id.index] }) {
      let index = component.id.index
      let known = component.superclass.map { result[$0.index] } ?? []
      name(&result[index], of: component, known)
      result[index].sort {
        $0.name == $1.name ? areInOrder($0, $1) : $0.name < $1.name
      }
    }
    return result
  }

  /// An order for requirements with one name that, unlike keys, does not depend on places.
  private func areInOrder(_ one: ForwardedRequirement, _ other: ForwardedRequirement) -> Bool {
    one.member(in: program).order.lexicographicallyPrecedes(other.member(in: program).order)
  }

  /// For each component, how many others its class descends from.
  private func depths() -> [Int] {
    var depths: [Int?] = Array(repeating: nil, count: program.components.count)
    for component in program.components {
      var path: [ComponentID] = []
      var next: ComponentID? = component.id
      while let id = next, depths[id.index] == nil {
        path.append(id)
        next = program[id].superclass
      }
      var depth = next.flatMap { depths[$0.index] } ?? -1
      for id in path.reversed() {
        depth += 1
        depths[id.index] = depth
      }
    }
    return depths.map { $0 ?? 0 }
  }

  /// For everything forwarded the nearest components that declare it.
  ///
  /// For each requirement a breadth-first walk from those that declare it up through those that
  /// forward it; it comes to each of them from the nearest four at most.
  private mutating func ways() -> [ForwardedRequirement] {
    var declared: [KeyID: [(component: ComponentID, requirement: Int)]] = [:]
    // Names, not places in the sources, decide between components that are equally near.
    let nodes = program.nodes.map { (name: $0.name(in: program), component: $0) }
      .sorted { ($0.name, $0.component.id) < ($1.name, $1.component.id) }
    for (_, component) in nodes {
      for (position, requirement) in component.requirements.enumerated() {
        declared[requirement.key, default: []].append((component.id, position))
      }
    }
    var result: [ForwardedRequirement] = []
    for (key, declarers) in declared {
      var waiting = declarers.map { (at: $0.component, declarer: $0) }
      let own = Set(declarers.map(\.component))
      var nearest: [ComponentID: [ComponentID]] = [:]
      var first: [(parent: ComponentID, declarer: (component: ComponentID, requirement: Int))] = []
      var next = 0
      while next < waiting.count {
        let (child, declarer) = waiting[next]
        next += 1
        var parents: [ComponentID] = []
        for (position, edge) in edgesInto[child.index].enumerated()
        where forwards(key, edge.parent) {
          if isForwarded(key, at: edge, excluded[child.index][position]) {
            parents.append(edge.parent)
          }
        }
        while let parent = parents.popLast() {
          if let known = nearest[parent] {
            guard known.count < 4, !known.contains(declarer.component) else { continue }
            nearest[parent]?.append(declarer.component)
          } else {
            // Under other conditions it declares the requirement itself.
            let isOwn = own.contains(parent) && parent != declarer.component
            nearest[parent] = (isOwn ? [parent] : []) + [declarer.component]
            first.append((parent, declarer))
          }
          waiting.append((parent, declarer))
          parents += subclasses[parent.index]
        }
      }
      for (parent, declarer) in first {
        for isAsync in [false, true] {
          let slot = Slot(key: key, isAsync: isAsync)
          guard let accessor = forwarded[parent.index][slot] else { continue }
          let superclass = program[parent].superclass.map { forwarded[$0.index][slot] }
          result.append(
            ForwardedRequirement(
              component: parent, key: key, accessor: accessors.all[accessor],
              declarer: declarer.component,
              requirement: declarer.requirement, nearest: nearest[parent] ?? [], name: "",
              isOfSuperclass: superclass == .some(accessor)))
        }
      }
    }
    return result
  }

  private func forwards(_ key: KeyID, _ id: ComponentID) -> Bool {
    [false, true].contains { forwarded[id.index][Slot(key: key, isAsync: $0)] != nil }
  }

  /// Whether a parent can only forward what its child needs.
  private mutating func isForwarded(
    _ key: KeyID, at edge: Edge, _ excluded: Set<Location>
  ) -> Bool {
    let child = edge.child.index
    var needs = own[child].filter { accessors.all[$0].key == key }
    for isAsync in [false, true] {
      if let need = forwarded[child][Slot(key: key, isAsync: isAsync)] { needs.append(need) }
    }
    return needs.contains { need in
      let accessor = accessors.number(need, under: edge.conditions)
      return !isServed(accessor, at: edge, excluded)
    }
  }

  /// Gives distinct names to forwarded requirements that share one.
  ///
  /// All of them get one, so that adding another never changes what a plain name means. So do those
  /// of a component with an open dependency, because what its subclasses declare is not known here.
  ///
  /// - Parameters:
  ///   - all: What a component forwards.
  ///   - component: The component; the names that it declares itself stay.
  ///   - known: What its superclass forwards, with the names that it has there.
  private func name(
    _ all: inout [ForwardedRequirement], of component: Component, _ known: [ForwardedRequirement]
  ) {
    let requirements = component.requirements
    let isOpen = component.openParameter != nil
    func member(_ index: Int) -> Member { all[index].member(in: program) }
    let names = Dictionary(known.map { (Slot($0), $0.name) }) { first, _ in first }
    for index in all.indices { all[index].name = names[Slot(all[index])] ?? "" }
    var own = Set(requirements.map(\.member.declaredName))
    own.formUnion(known.map { $0.requirement(in: program).member.declaredName })
    let byName = Dictionary(grouping: all.indices.filter { all[$0].name.isEmpty }) {
      member($0).declaredName
    }.mapValues { indices in indices.sorted { areInOrder(all[$0], all[$1]) } }
    var taken = Set(requirements.map(\.member.name) + known.map(\.name))
    taken.formUnion(byName.values.map { member($0[0]).name })
    for (declaredName, indices) in byName.sorted(by: { $0.key < $1.key }) {
      let isShared = isOpen || indices.count > 1 || own.contains(declaredName)
      let plain = isShared ? Set(indices.map { member($0).suffix(qualified: false) }) : []
      for index in indices {
        let member = member(index)
        all[index].name = member.name
        guard isShared else { continue }
        let suffix = member.suffix(qualified: plain.count < indices.count)
        all[index].name = (member.name + suffix).avoiding(taken)
        taken.insert(all[index].name)
      }
    }
  }
}

extension Member {
  /// The name by which Swift finds redeclarations: a function without parameters has that of a
  /// property.
  fileprivate var declaredName: String { fullName.hasSuffix("()") ? name : fullName }

  /// A suffix that distinguishes the member from others with its name: `AsSigningService`,
  /// `AsIntAsync`.
  fileprivate func suffix(qualified: Bool) -> String {
    let types: [TypeSyntax?] =
      switch kind {
      case .property(let type, _): [type?.canonical]
      case .function(let signature):
        signature.parameters.map(\.type.canonical) + [signature.result?.canonical]
      }
    let words = types.compactMap { type in
      (qualified ? type?.sortKey : type?.description)?
        .reduce(into: "") { words, character in
          switch character {
          case "?": words += " Optional"
          case "[": words += "ListOf "
          default: words.append(character)
          }
        }
        .split { !$0.isLetter && !$0.isNumber }
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    let isFunction = fullName.hasSuffix("()")
    return "As" + words.joined() + (isFunction ? "Function" : "") + readingSuffix
  }

  /// The part of the suffix for effects and setters: `AsyncThrowing`, `Settable`.
  private var readingSuffix: String {
    var suffix = effects.isAsync ? "Async" : ""
    if effects.throwing != .never { suffix += "Throwing" }
    if case .property(_, let setter) = kind, setter != .none { suffix += "Settable" }
    return suffix
  }
}
