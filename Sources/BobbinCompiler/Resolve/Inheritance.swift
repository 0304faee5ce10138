import BobbinSyntax

/// Finds what every component inherits.
///
/// See `Resolver` for the equations. Sets of numbers are all that moves while they are solved; names
/// and members come afterwards.
struct Inheritance {
  private let program: Program
  private let scopes: Scopes
  private var asks = AskTable()
  /// The asks of each component's own requirements.
  private var own: [[Int]] = []
  /// For each component, what it inherits: keys, and the ask that serves everybody below.
  private var inherited: [[KeyID: Int]]
  /// A question to a component: an ask, and the actor that its provider may belong to.
  private struct Question: Hashable {
    var ask: Int
    var domain: TypeSyntax?
  }

  /// For each component and question, whether it has that without its parent.
  private var answers: [[Question: Bool]]
  /// Edges into each component from parents that can inherit.
  private var edgesInto: [[Edge]]
  /// The components whose class inherits from that of a component.
  private var subclasses: [[ComponentID]]

  private init(_ scopes: Scopes) {
    self.scopes = scopes
    program = scopes.program
    let count = program.nodes.count
    inherited = Array(repeating: [:], count: count)
    answers = Array(repeating: [:], count: count)
    edgesInto = Array(repeating: [], count: count)
    subclasses = Array(repeating: [], count: count)
    for component in program.nodes {
      if let superclass = component.superclass { subclasses[superclass.index].append(component.id) }
      own.append(component.requirements.map { asks.number(Ask($0), like: $0.member) })
    }
    for edge in program.ties
    where edge.module == program[edge.parent].module && !program[edge.parent].isBootstrap {
      edgesInto[edge.child.index].append(edge)
    }
  }

  /// Solves the equations.
  ///
  /// - Returns: For each component what it inherits, in order of name. The time is proportional to
  ///   the sum of what is needed over all edges, times the number of components in a circle.
  static func find(_ scopes: Scopes) -> [[Passed]] {
    var inheritance = Inheritance(scopes)
    inheritance.solve()
    return inheritance.named()
  }

  private mutating func solve() {
    // Children first, so that what a chain passes on is found in one round and not in as many as it
    // has links.
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
      let needs = own[child] + inherited[child].values
      for edge in edgesInto[child] {
        let parent = edge.parent
        let domain = scopes.domain(from: parent, to: edge.child)
        var hasChanged = false
        for need in needs {
          let need = asks.number(need, under: edge.conditions)
          guard !has(Question(ask: need, domain: domain), parent) else { continue }
          if pass(need, to: parent) { hasChanged = true }
        }
        if hasChanged { wait(parent) }
      }
      for subclass in subclasses[child] {
        var hasChanged = false
        for need in inherited[child].values where pass(need, to: subclass) { hasChanged = true }
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

  private mutating func has(_ question: Question, _ parent: ComponentID) -> Bool {
    if let answer = answers[parent.index][question] { return answer }
    let ask = question.ask
    let source = scopes.source(
      of: asks.members[ask], at: parent, from: program[parent].module,
      wherever: asks.asks[ask].conditions, in: question.domain)
    let answer = source != nil
    answers[parent.index][question] = answer
    return answer
  }

  /// Adds a need to what a component inherits; `false` when that says nothing new.
  private mutating func pass(_ need: Int, to parent: ComponentID) -> Bool {
    let key = asks.asks[need].key
    let actor = program[parent].isolation
    guard let before = inherited[parent.index][key] else {
      let moved = asks.asks[need].waiting(on: actor)
      inherited[parent.index][key] = asks.number(moved, like: asks.members[need])
      return true
    }
    guard before != need else { return false }
    let merged = asks.asks[before].merged(with: asks.asks[need]).waiting(on: actor)
    let after = asks.number(merged, like: asks.members[before])
    inherited[parent.index][key] = after
    return after != before
  }

  // MARK: Names and ways

  private mutating func named() -> [[Passed]] {
    var result: [[Passed]] = Array(repeating: [], count: inherited.count)
    for passed in ways() { result[passed.component.index].append(passed) }
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

  /// An order for what shares a name that, unlike keys, does not depend on places.
  private func areInOrder(_ one: Passed, _ other: Passed) -> Bool {
    let (one, other) = (one.requirement(in: program).member, other.requirement(in: program).member)
    return one.order.lexicographicallyPrecedes(other.order)
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

  /// For everything inherited the nearest components that declare it.
  ///
  /// For each key a breadth-first walk from those that declare it up through those that inherit it;
  /// it comes to each of them from the nearest four at most.
  private mutating func ways() -> [Passed] {
    var declared: [KeyID: [(component: ComponentID, requirement: Int)]] = [:]
    // Of several that are equally near it is not where they stand that decides.
    let nodes = program.nodes.map { (name: $0.name(in: program), component: $0) }
      .sorted { ($0.name, $0.component.id) < ($1.name, $1.component.id) }
    for (_, component) in nodes {
      for (position, requirement) in component.requirements.enumerated() {
        declared[requirement.key, default: []].append((component.id, position))
      }
    }
    var result: [Passed] = []
    for (key, declarers) in declared {
      var waiting = declarers.map { (at: $0.component, declarer: $0) }
      let own = Set(declarers.map(\.component))
      var positions: [ComponentID: Int] = [:]
      var next = 0
      while next < waiting.count {
        let (child, declarer) = waiting[next]
        next += 1
        var parents: [ComponentID] = []
        for edge in edgesInto[child.index] where inherited[edge.parent.index][key] != nil {
          if hasToAsk(for: key, at: edge) { parents.append(edge.parent) }
        }
        while let parent = parents.popLast() {
          guard let ask = inherited[parent.index][key] else { continue }
          if let known = positions[parent] {
            let nearest = result[known].nearest
            guard nearest.count < 4, !nearest.contains(declarer.component) else { continue }
            result[known].nearest.append(declarer.component)
          } else {
            positions[parent] = result.count
            // Under other conditions, or for more, it says so itself.
            let superclass = program[parent].superclass.map { inherited[$0.index][key] }
            let isOwn = own.contains(parent) && parent != declarer.component
            result.append(
              Passed(
                component: parent, key: key, ask: asks.asks[ask], declarer: declarer.component,
                requirement: declarer.requirement,
                nearest: (isOwn ? [parent] : []) + [declarer.component], name: "",
                isOfSuperclass: superclass == .some(ask)))
          }
          waiting.append((parent, declarer))
          parents += subclasses[parent.index]
        }
      }
    }
    return result
  }

  /// Whether what a child needs under a key its parent can only pass on.
  private mutating func hasToAsk(for key: KeyID, at edge: Edge) -> Bool {
    let child = edge.child.index
    var needs = own[child].filter { asks.asks[$0].key == key }
    if let passed = inherited[child][key] { needs.append(passed) }
    let domain = scopes.domain(from: edge.parent, to: edge.child)
    return needs.contains { need in
      let ask = asks.number(need, under: edge.conditions)
      return !has(Question(ask: ask, domain: domain), edge.parent)
    }
  }

  /// Gives inherited requirements that share a name names of their own.
  ///
  /// All of them get one, so that adding another never changes what a plain name means. What the
  /// subclasses of a component with an open dependency declare, nobody knows here; so there, too.
  ///
  /// - Parameters:
  ///   - all: What a component passes on.
  ///   - component: The component; the names of what it declares itself stay.
  ///   - known: What its superclass passes on, with the names that it has there.
  private func name(
    _ all: inout [Passed], of component: Component, _ known: [Passed]
  ) {
    let requirements = component.requirements
    let isOpen = component.openParameter != nil
    func member(_ index: Int) -> Member { all[index].requirement(in: program).member }
    let names = Dictionary(uniqueKeysWithValues: known.map { ($0.key, $0.name) })
    for index in all.indices { all[index].name = names[all[index].key] ?? "" }
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
      let readings = Dictionary(grouping: indices) { member($0).key }
      for index in indices {
        let member = member(index)
        all[index].name = member.name
        guard isShared else { continue }
        var suffix = member.suffix(qualified: plain.count < indices.count)
        if let actor = member.isolation.actor, readings[member.key]?.count ?? 0 > 1 {
          suffix += "On" + actor.description.filter { $0.isLetter || $0.isNumber }
        }
        all[index].name = (member.name + suffix).avoiding(taken)
        taken.insert(all[index].name)
      }
    }
  }
}

extension Member {
  /// The name under which Swift takes a second declaration for the same one: a function without
  /// parameters has that of a property.
  fileprivate var declaredName: String { fullName.hasSuffix("()") ? name : fullName }

  /// What tells this member from others of its name: `AsSigningService`, `AsIntAsync`.
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

  /// What tells how it is read: `AsyncThrowing`, `Settable`.
  private var readingSuffix: String {
    var suffix = effects.isAsync ? "Async" : ""
    if effects.throwing != .never { suffix += "Throwing" }
    if case .property(_, let setter) = kind, setter != .none { suffix += "Settable" }
    return suffix
  }
}
