import BobbinTestSupport

extension RandomProgram {
  /// Types that serve one another; a name has types of one family, so that many fit.
  private static let families = [
    ["Int", "Int?"], ["any P", "A", "B"], ["String"], ["A?", "A", "B"], ["[Int]", "String"],
    ["any P", "Box<Int>", "Outer.Inner"], ["Int", "String"],
  ]

  /// What is decided once for a program.
  private struct Plan {
    var random: SeededRandom
    var types: [String: [String]] = [:]
    var hasFunctions = false
    var hasEffects = false
    /// Whether edges are under conditions, or else provisions without a counterpart.
    var hasFlaggedEdges = false

    mutating func chance(_ share: Int, of all: Int) -> Bool {
      Int.random(in: 0..<all, using: &random) < share
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    mutating func kind(of name: String, isProvided: Bool) -> Kind {
      // Where a function is needed as a closure, there are functions and closures of its name.
      let isFunction = name == "f" || name == "g" || name == "i" && isProvided && chance(1, of: 2)
      guard isFunction else { return .property }
      return .function(label: pick(["x", "_"]), parameter: pick(["Int", "A", "B"]))
    }

    /// A type for a name; `h` and `i` are closures, which values and functions can fill.
    mutating func type(of name: String, kind: Kind = .property) -> String {
      let closure = "(Int) -> String"
      return switch name {
      case "h": pick(["() -> Int", "() -> Int", "Int"])
      case "i": kind == .property ? pick([closure, closure, "String"]) : "String"
      default: pick(types[name] ?? ["Int"])
      }
    }

    mutating func effects() -> Effects {
      guard hasEffects, chance(1, of: 2) else { return Effects() }
      return Effects(isAsync: chance(1, of: 2), isThrowing: chance(1, of: 2))
    }
  }

  /// Makes the program of a number.
  init(seed: UInt64) {
    self.seed = seed
    var plan = Plan(random: SeededRandom(seed: seed))
    plan.hasFunctions = plan.chance(1, of: 2)
    plan.hasEffects = plan.chance(1, of: 2)
    plan.hasFlaggedEdges = plan.chance(1, of: 2)
    let names = ["a", "b", "c", "f", "g", "h", "i"].filter { name in
      plan.types[name] = plan.pick(Self.families)
      let isUsual = name < "f" || plan.hasFunctions
      return isUsual && plan.chance(name < "h" ? 3 : 2, of: 4)
    }
    // Few provisions make invalid programs.
    let generosity = Int.random(in: 1...4, using: &plan.random)
    let moduleCount = Int.random(in: 1...4, using: &plan.random)
    for module in 0..<moduleCount {
      for _ in 0..<Int.random(in: 1...3, using: &plan.random) {
        let isRoot = module == moduleCount - 1 && plan.chance(1, of: 4)
        addNode(module, isRoot: isRoot, names, generosity, &plan)
      }
    }
    addNode(moduleCount - 1, isRoot: true, names, 5, &plan)
    addChildren(&plan)
    for index in nodes.indices where plan.chance(1, of: 2) {
      for name in names where name < "c" || name > "g" {
        guard plan.chance(1, of: 3) else { continue }
        nodes[index].injected.append(Requirement(name: name, type: plan.type(of: name)))
      }
    }
    makeDefaultsPlain()
    if plan.chance(3, of: 4) { makeValid() }
  }

  /// Removes conditions from members that serve requirements with a default, which would step in.
  private mutating func makeDefaultsPlain() {
    let names = Set(nodes.indices.flatMap(needs).filter(\.hasNilDefault).map(\.name))
    for node in nodes.indices {
      for index in nodes[node].provisions.indices
      where names.contains(nodes[node].provisions[index].name)
        && nodes[node].provisions[index].condition != .always
      {
        nodes[node].provisions[index].condition = .either
      }
    }
  }

  private mutating func addNode(
    _ module: Int, isRoot: Bool, _ names: [String], _ generosity: Int, _ plan: inout Plan
  ) {
    var node = Node(module: module, isRoot: isRoot)
    node.shape = plan.pick([.plain, .plain, .inherited, .composed, .alias])
    node.superclass = plan.pick([.runtime, .runtime, .alias, .base, .genericBase, .openBase])
    if isRoot, node.superclass == .openBase { node.superclass = .base }
    if isRoot, node.superclass == .alias { node.superclass = .runtime }
    node.hasExtra = !isRoot && plan.chance(1, of: 4)
    node.isNested = plan.chance(1, of: 5)
    node.isNamesake =
      !node.isNested && plan.chance(1, of: 4)
      && !nodes.contains { $0.isNamesake && $0.module == module }
    if !isRoot {
      node.needs = names.filter { _ in plan.chance(2, of: 5) }.map { need($0, &plan) }
      let possible = nodes.indices.filter { index in
        !nodes[index].isRoot
          && !needs(of: index).contains { need in node.needs.contains { $0.name == need.name } }
          && !nodes[index].provisions.contains { $0.place == .protocolExtension }
      }
      if !possible.isEmpty, plan.chance(1, of: 4) { node.inheritedFrom = plan.pick(possible) }
    }
    for name in names where plan.chance(generosity, of: 6) {
      node.provisions.append(provision(name, in: node, &plan))
    }
    nodes.append(node)
  }

  private func need(_ name: String, _ plan: inout Plan) -> Requirement {
    let kind = plan.kind(of: name, isProvided: false)
    var need = Requirement(
      name: name, kind: kind, type: plan.type(of: name, kind: kind), effects: plan.effects())
    let isProperty = need.kind == .property
    need.hasNilDefault = isProperty && need.type.hasSuffix("?") && plan.chance(1, of: 2)
    need.isSettable =
      isProperty && need.effects == Effects() && !need.hasNilDefault && plan.chance(1, of: 6)
      && name < "h"
    // One name is required only under a condition.
    if name == "c" { need.condition = .flag }
    return need
  }

  private func provision(_ name: String, in node: Node, _ plan: inout Plan) -> Provision {
    let kind = plan.kind(of: name, isProvided: true)
    var provision = Provision(
      name: name, kind: kind, type: plan.type(of: name, kind: kind), effects: plan.effects())
    provision.place = plan.pick([.body, .body, .nearExtension, .farExtension])
    if node.hasBase, plan.chance(1, of: 3) { provision.place = .base }
    let required = node.needs + (node.inheritedFrom.map(needs) ?? [])
    if !node.isRoot, !required.contains(where: { $0.name == name }), plan.chance(1, of: 4) {
      provision.place = .protocolExtension
    }
    provision.isSettable =
      provision.kind == .property && provision.effects == Effects()
      && provision.place != .protocolExtension && plan.chance(1, of: 3)
    let isParametrised = node.provisions.contains(where: \.isOfParameter)
    provision.isOfParameter =
      node.superclass == .genericBase && provision.place == .base && !isParametrised
      && provision.kind == .property && provision.effects == Effects() && !provision.isSettable
      && name < "h"
    // Only what is stored can do without a type.
    let mayBeUntyped =
      kind == .property && provision.effects == Effects() && !provision.isOfParameter
      && (provision.place == .body || provision.place == .base)
    if mayBeUntyped, plan.chance(1, of: 5) {
      provision.isUntyped = true
      provision.isSettable = false
    } else if !provision.isOfParameter, plan.chance(1, of: 6) {
      provision.access = plan.pick([
        "private", "fileprivate", "public", "@available(*, unavailable)",
      ])
      provision.isStatic = plan.chance(1, of: 4)
    }
    if plan.chance(1, of: 4), !provision.isOfParameter {
      // Elsewhere a component farther up would provide, which is an error of its own.
      let isPartly =
        provision.place != .protocolExtension
        && (name == "c" || node.isRoot && !plan.hasFlaggedEdges)
      provision.condition = isPartly ? plan.pick([.flag, .notFlag, .either]) : .either
    }
    return provision
  }

  private mutating func addChildren(_ plan: inout Plan) {
    for index in nodes.indices {
      let possible = nodes.indices.filter {
        nodes[$0].module <= nodes[index].module && !nodes[$0].isRoot
      }
      for child in possible where plan.chance(nodes[index].isRoot ? 2 : 1, of: 4) {
        nodes[index].children.append(
          Child(
            index: child, isInBase: nodes[index].hasBase && plan.chance(1, of: 3),
            condition: plan.hasFlaggedEdges && plan.chance(1, of: 5) ? .flag : .always,
            form: Int.random(in: 0..<12, using: &plan.random)))
      }
    }
    // Walking all paths down has to come to an end.
    while simplePaths.count > 2_000 {
      let index = plan.pick(nodes.indices.filter { !nodes[$0].children.isEmpty })
      nodes[index].children.removeLast()
    }
  }

  /// Lets roots provide what is missing, or else removes the requirement, as it does for those that
  /// cannot read what is chosen for them.
  private mutating func makeValid() {
    while true {
      if let fault = faults.min(by: { "\($0)" < "\($1)" }) {
        withdraw(from: fault.consumer) {
          $0.name == fault.name && $0.kind == fault.memberKind && $0.type == fault.type
        }
      } else if let missing = missing.min(by: { $0.description < $1.description }) {
        let need = missing.need
        if nodes[missing.root].provisions.contains(where: { $0.name == need.name }) {
          withdraw(from: missing.consumer) { $0 == need }
        } else {
          nodes[missing.root].provisions.append(
            Provision(
              name: need.name, kind: need.kind, type: need.type, isSettable: need.isSettable,
              place: missing.isInBase ? .base : .body))
        }
      } else {
        return
      }
    }
  }

  private mutating func withdraw(from consumer: Int, _ isUnwanted: (Requirement) -> Bool) {
    if consumer >= Self.firstService {
      nodes[consumer - Self.firstService].injected.removeAll(where: isUnwanted)
    } else {
      remove(from: consumer, isUnwanted)
    }
  }

  private mutating func remove(from index: Int, _ isUnwanted: (Requirement) -> Bool) {
    nodes[index].needs.removeAll(where: isUnwanted)
    if let inheritedFrom = nodes[index].inheritedFrom { remove(from: inheritedFrom, isUnwanted) }
  }
}
