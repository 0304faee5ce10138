extension RandomProgram {
  /// Who gives a value.
  enum Giver: Equatable {
    case component(Int)
    /// The protocol's own default.
    case nobody
    case missing(Need, needy: Int, isInBase: Bool)
  }

  /// Something that nobody provides: for whom, and at which child of a root that shows.
  struct Missing: Hashable, CustomStringConvertible {
    var root: Int
    var child: Int
    var need: Need
    var needy: Int
    var isInBase: Bool

    var description: String { "\(root)>\(child) \(need.name): \(need.type) \(need) for \(needy)" }
  }

  /// Services have the numbers of those that wire them, from here on.
  static let firstService = 1000

  /// A way from a root down to a component or a service.
  struct Path: Hashable {
    var root: Int
    /// The positions among the children of the one above.
    var steps: [Int] = []
    var components: [Int]
  }

  /// All ways down on which no component stands twice.
  var simplePaths: [Path] {
    walk { path, child in path.count <= nodes.count && !path.contains(child) }
  }

  /// Ways down, round circles too, as deep as there are not too many.
  var paths: [Path] {
    var result: [Path] = []
    for depth in 1...6 {
      let deeper = walk { path, _ in path.count < depth }
      guard depth < 3 || deeper.count < 300 else { break }
      result = deeper
    }
    return result
  }

  private func walk(_ goesOn: ([Int], Int) -> Bool) -> [Path] {
    var result: [Path] = []
    var waiting = nodes.indices.filter { nodes[$0].isRoot }
      .map { Path(root: $0, components: [$0]) }
    while let path = waiting.popLast() {
      result.append(path)
      guard let last = path.components.last, result.count + waiting.count < 5_000 else { continue }
      for (step, child) in nodes[last].children.enumerated()
      where goesOn(path.components, child.index) {
        waiting.append(
          Path(
            root: path.root, steps: path.steps + [step],
            components: path.components + [child.index]))
      }
    }
    return result
  }

  /// What a service of the last component of a path gets.
  func giver(ofInjected need: Need, at path: Path) -> Giver {
    let last = path.components[path.components.count - 1]
    return giver(
      of: need, to: Self.firstService + last, above: path, isInBase: false, isFlagged: false)
  }

  /// Who provides a need to the last component of a path: the nearest of those above it.
  func giver(of need: Need, at path: Path) -> Giver {
    let last = path.components[path.components.count - 1]
    var above = path
    guard let step = above.steps.popLast() else {
      return .missing(need, needy: last, isInBase: false)
    }
    above.components.removeLast()
    let edge = nodes[above.components[above.components.count - 1]].children[step]
    return giver(
      of: need, to: last, above: above, isInBase: edge.isInBase,
      isFlagged: edge.condition == .flag || need.condition == .flag)
  }

  /// Asks the last component of `path` and those above it, one after the other.
  ///
  /// What one of them declares itself it hands on as it gets it.
  private func giver(
    of need: Need, to needy: Int, above path: Path, isInBase: Bool, isFlagged: Bool
  ) -> Giver {
    let index = path.components[path.components.count - 1]
    let node = nodes[index]
    // First what it is, then what a closure around it can be.
    var (need, needy) = (need, needy)
    let wanted = need
    search: for wanted in [[wanted], uses(of: wanted)] {
      let isProvided = node.provisions.contains { provision in
        (!isInBase || provision.place == .base)
          && !(isInBase && provision.isOfParameter)
          && wanted.contains { serves(provision, $0, isFlagged: isFlagged) }
      }
      if isProvided { return .component(index) }
      // A base class that leaves its dependency open does not know what it will be.
      guard !isInBase || node.superclass != .openBase else { continue }
      for declared in needs(of: index) where declared.condition == .always || isFlagged {
        guard wanted.contains(where: { serves(declared, $0) }) else { continue }
        (need, needy) = (declared, index)
        break search
      }
    }
    var above = path
    guard let step = above.steps.popLast() else {
      return need.hasNilDefault ? .nobody : .missing(need, needy: needy, isInBase: isInBase)
    }
    above.components.removeLast()
    let edge = nodes[above.components[above.components.count - 1]].children[step]
    return giver(
      of: need, to: needy, above: above, isInBase: edge.isInBase,
      isFlagged: isFlagged || edge.condition == .flag)
  }

  private func serves(_ provision: Provision, _ need: Need, isFlagged: Bool) -> Bool {
    guard provision.access == "" || provision.access == "public", !provision.isStatic else {
      return false
    }
    let isThere =
      switch provision.condition {
      case .always, .either: true
      case .flag: isFlagged
      case .notFlag: false
      }
    return isThere
      && serves(
        Need(
          name: provision.name, kind: provision.kind, type: provision.type,
          effects: provision.effects, isSettable: provision.isSettable), need)
  }

  /// What a closure that is needed could use.
  private func uses(of need: Need) -> [Need] {
    // What would it mean to set one?
    guard !need.isSettable else { return [] }
    switch (need.kind, need.type) {
    case (.property, "() -> Int"):
      return [Need(name: need.name, type: "Int")]
    case (.property, "(Int) -> String"):
      return ["x", "_"].map { label in
        Need(
          name: need.name, kind: .function(label: label, parameter: "Int"), type: "String")
      }
    default:
      return []
    }
  }

  private func serves(_ offer: Need, _ need: Need) -> Bool {
    guard offer.name == need.name, Self.servedBy[need.type]?.contains(offer.type) == true,
      !offer.effects.isAsync || need.effects.isAsync,
      !offer.effects.isThrowing || need.effects.isThrowing
    else { return false }
    switch (offer.kind, need.kind) {
    case (.property, .property):
      return !need.isSettable || offer.isSettable && offer.type == need.type
    case (.function(let label, let parameter), .function(let neededLabel, let passed)):
      return label == neededLabel && Self.servedBy[parameter]?.contains(passed) == true
    default:
      return false
    }
  }

  /// Everything that nobody provides.
  var missing: Set<Missing> {
    var result: Set<Missing> = []
    func add(_ giver: Giver, _ path: Path, _ child: Int) {
      if case .missing(let need, let needy, let isInBase) = giver {
        result.insert(
          Missing(root: path.root, child: child, need: need, needy: needy, isInBase: isInBase))
      }
    }
    for path in simplePaths {
      let last = path.components[path.components.count - 1]
      let child = path.components.count > 1 ? path.components[1] : Self.firstService + last
      if path.components.count > 1 {
        for need in needs(of: last) { add(giver(of: need, at: path), path, child) }
      }
      for need in nodes[last].injected { add(giver(ofInjected: need, at: path), path, child) }
    }
    return result
  }
}
