extension RandomProgram {
  /// Where a value comes from.
  enum Provider: Equatable {
    case component(Int)
    /// The protocol's own default.
    case nilDefault
    case missing(Requirement, consumer: Int, isInBase: Bool)
  }

  /// A fault of a chosen member.
  struct Fault: Hashable {
    enum Kind: Hashable {
      case effects, setter, condition
      /// Its type was not read and is another one: only Swift finds that.
      case type
    }

    /// The component that has the member or whose protocol declares it, and the position there.
    var owner: Int
    var position: Int
    var isDeclared: Bool
    var kind: Kind
    /// The name and type that it was chosen for, and how it is read.
    var name: String
    var memberKind: RandomProgram.Kind
    var type: String
    var consumer: Int
  }

  /// A requirement that no scope provides, its consumer, and the child of a root where that shows.
  struct Missing: Hashable, CustomStringConvertible {
    var root: Int
    var child: Int
    var need: Requirement
    var consumer: Int
    var isInBase: Bool

    var description: String {
      "\(root)>\(child) \(need.name): \(need.type) \(need) for \(consumer)"
    }
  }

  /// A service's number is this plus the number of the component that creates it.
  static let firstService = 1000

  /// A path from a root down to a component or a service.
  struct Path: Hashable {
    var root: Int
    /// The positions among the children of the one above.
    var steps: [Int] = []
    var components: [Int]
  }

  /// All paths down that visit no component twice.
  var simplePaths: [Path] {
    walk { path, child in path.count <= nodes.count && !path.contains(child) }
  }

  /// Paths down, around cycles too, as deep as possible without becoming too many.
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
  func provider(ofInjected need: Requirement, at path: Path) -> Provider {
    let last = path.components[path.components.count - 1]
    return provider(
      Lookup(
        scope: last, need: need, consumer: Self.firstService + last, isInBase: false,
        isFlagged: false),
      above: path)
  }

  /// What provides a requirement of the last component of a path: the nearest of those above it.
  func provider(of need: Requirement, at path: Path) -> Provider {
    let last = path.components[path.components.count - 1]
    let lookup = Lookup(
      scope: last, need: need, consumer: last, isInBase: false, isFlagged: need.condition == .flag)
    var above = path
    guard let next = next(lookup, &above) else {
      return .missing(need, consumer: last, isInBase: false)
    }
    return provider(next, above: above)
  }

  /// A requirement that is looked up in a scope.
  fileprivate struct Lookup: Hashable {
    var scope: Int
    var need: Requirement
    var consumer: Int
    var isInBase: Bool
    var isFlagged: Bool
  }

  /// What a scope does about a requirement.
  private enum Outcome {
    case provides(Fault?)
    /// Its own protocol declares this.
    case declares(Requirement, Fault?)
    /// An extension of its own protocol adds it.
    case adds(Fault?)
    case forwards
  }

  /// The lookup in the component that creates the scope on a path.
  private func next(_ lookup: Lookup, _ path: inout Path) -> Lookup? {
    guard let step = path.steps.popLast() else { return nil }
    path.components.removeLast()
    let parent = path.components[path.components.count - 1]
    return lookup.continued(of: parent, through: nodes[parent].children[step])
  }

  /// Looks in the last component of `path` and in those above it, one after the other.
  private func provider(_ first: Lookup, above path: Path) -> Provider {
    var (lookup, path) = (first, path)
    while true {
      switch outcome(of: lookup) {
      case .provides, .adds: return .component(lookup.scope)
      case .declares(let need, _): (lookup.need, lookup.consumer) = (need, lookup.scope)
      case .forwards: break
      }
      guard let next = next(lookup, &path) else {
        return lookup.need.hasNilDefault
          ? .nilDefault
          : .missing(lookup.need, consumer: lookup.consumer, isInBase: lookup.isInBase)
      }
      lookup = next
    }
  }

  /// Name and type choose; whether the choice can be read is checked afterwards.
  private func outcome(of lookup: Lookup) -> Outcome {
    let node = nodes[lookup.scope]
    func fault(_ kind: Fault.Kind?, _ position: Int, isDeclared: Bool) -> Fault? {
      // What a protocol inherits is in the other one.
      var (owner, position) = (lookup.scope, position)
      while isDeclared, position >= nodes[owner].needs.count,
        let inheritedFrom = nodes[owner].inheritedFrom
      {
        position -= nodes[owner].needs.count
        owner = inheritedFrom
      }
      return kind.map {
        Fault(
          owner: owner, position: position, isDeclared: isDeclared, kind: $0,
          name: lookup.need.name, memberKind: lookup.need.kind, type: lookup.need.type,
          consumer: lookup.consumer)
      }
    }
    // First what it is, then what a closure around it can be.
    let wanted = [[lookup.need], uses(of: lookup.need)]
    for wanted in wanted {
      let chosen = node.provisions.indices.first { position in
        let provision = node.provisions[position]
        let isSeen = !lookup.isInBase || provision.place == .base && !provision.isOfParameter
        return isSeen && provision.place != .protocolExtension
          && wanted.contains { mayBeOfType(provision, $0) }
          && isOffered(provision, isFlagged: lookup.isFlagged)
      }
      guard let chosen else { continue }
      let provision = node.provisions[chosen]
      let isCovered =
        provision.condition != .notFlag && (provision.condition != .flag || lookup.isFlagged)
      let kind =
        provision.isUntyped
        ? mismatch(ofUntyped: provision, lookup.need, isCovered: isCovered)
        : mismatch(offer(of: provision), wanted) ?? (isCovered ? nil : .condition)
      return .provides(fault(kind, chosen, isDeclared: false))
    }
    // A base class that leaves its dependency open does not know what it will be.
    guard !lookup.isInBase || node.superclass != .openBase else { return .forwards }
    for wanted in wanted {
      for (position, declared) in needs(of: lookup.scope).enumerated()
      where declared.condition == .always || lookup.isFlagged {
        guard wanted.contains(where: { isOfType(declared, $0) }) else { continue }
        return .declares(
          declared, fault(mismatch(declared, wanted), position, isDeclared: true))
      }
    }
    for wanted in wanted {
      for (position, provision) in node.provisions.enumerated()
      where provision.place == .protocolExtension
        && isOffered(provision, isFlagged: lookup.isFlagged)
      {
        let offer = offer(of: provision)
        guard wanted.contains(where: { isOfType(offer, $0) }) else { continue }
        return .adds(fault(mismatch(offer, wanted), position, isDeclared: false))
      }
    }
    return .forwards
  }

  private func mismatch(_ offer: Requirement, _ wanted: [Requirement]) -> Fault.Kind? {
    if !wanted.contains(where: { covers(offer, $0) }) { return .effects }
    return wanted.contains { canBeSet(offer, $0) } ? nil : .setter
  }

  private func mismatch(
    ofUntyped provision: Provision, _ need: Requirement, isCovered: Bool
  ) -> Fault.Kind? {
    if need.isSettable { return .setter }
    if !isCovered { return .condition }
    return isOfType(offer(of: provision), need) ? nil : .type
  }

  /// Whether a member is of the right type, or nothing says that it is not.
  private func mayBeOfType(_ provision: Provision, _ need: Requirement) -> Bool {
    provision.isUntyped
      ? provision.name == need.name && need.kind == .property
      : isOfType(offer(of: provision), need)
  }

  private func isOffered(_ provision: Provision, isFlagged: Bool) -> Bool {
    (provision.access == "" || provision.access == "public") && !provision.isStatic
      && !(provision.condition == .notFlag && isFlagged)
  }

  private func offer(of provision: Provision) -> Requirement {
    Requirement(
      name: provision.name, kind: provision.kind, type: provision.type,
      effects: provision.effects, isSettable: provision.isSettable)
  }

  /// What a closure that is needed could use.
  private func uses(of need: Requirement) -> [Requirement] {
    // A closure that is made from a member cannot be set.
    guard !need.isSettable else { return [] }
    switch (need.kind, need.type) {
    case (.property, "() -> Int"):
      return [Requirement(name: need.name, type: "Int")]
    case (.property, "(Int) -> String"):
      return ["x", "_"].map { label in
        Requirement(
          name: need.name, kind: .function(label: label, parameter: "Int"), type: "String")
      }
    default:
      return []
    }
  }

  private func isOfType(_ offer: Requirement, _ need: Requirement) -> Bool {
    guard offer.name == need.name, Self.servedBy[need.type]?.contains(offer.type) == true
    else { return false }
    switch (offer.kind, need.kind) {
    case (.property, .property):
      return true
    case (.function(let label, let parameter), .function(let neededLabel, let passed)):
      return label == neededLabel && Self.servedBy[parameter]?.contains(passed) == true
    default:
      return false
    }
  }

  private func covers(_ offer: Requirement, _ need: Requirement) -> Bool {
    isOfType(offer, need) && (!offer.effects.isAsync || need.effects.isAsync)
      && (!offer.effects.isThrowing || need.effects.isThrowing)
  }

  private func canBeSet(_ offer: Requirement, _ need: Requirement) -> Bool {
    covers(offer, need) && (!need.isSettable || offer.isSettable && offer.type == need.type)
  }

  /// All requirements that no scope provides.
  var missing: Set<Missing> {
    var result: Set<Missing> = []
    func add(_ provider: Provider, _ path: Path, _ child: Int) {
      if case .missing(let need, let consumer, let isInBase) = provider {
        result.insert(
          Missing(root: path.root, child: child, need: need, consumer: consumer, isInBase: isInBase)
        )
      }
    }
    for path in simplePaths {
      let last = path.components[path.components.count - 1]
      let child = path.components.count > 1 ? path.components[1] : Self.firstService + last
      if path.components.count > 1 {
        for need in needs(of: last) { add(provider(of: need, at: path), path, child) }
      }
      for need in nodes[last].injected { add(provider(ofInjected: need, at: path), path, child) }
    }
    return result
  }

  /// Everything that was chosen and cannot be read, below roots or not.
  var faults: Set<Fault> { walkLookups().faults }

  /// The members that have a requirement's name and another type, or are private, where a farther
  /// scope provides; by component and name.
  var passedOver: Set<String> { walkLookups().passedOver }

  /// The members that a class adds to its base class, which creates a child that they would serve.
  var outOfReach: Set<String> { walkLookups().outOfReach }

  private func walkLookups() -> (
    faults: Set<Fault>, passedOver: Set<String>, outOfReach: Set<String>
  ) {
    var result: Set<Fault> = []
    var (passedOver, outOfReach): (Set<String>, Set<String>) = ([], [])
    var seen: Set<Lookup> = []
    var waiting: [Lookup] = []
    func lookInParents(_ lookup: Lookup) {
      for (parent, node) in nodes.enumerated() {
        for child in node.children where child.index == lookup.scope {
          let next = lookup.continued(of: parent, through: child)
          if seen.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    for index in nodes.indices {
      for need in needs(of: index) where !nodes[index].isRoot {
        lookInParents(
          Lookup(
            scope: index, need: need, consumer: index, isInBase: false,
            isFlagged: need.condition == .flag))
      }
      for need in nodes[index].injected {
        waiting.append(
          Lookup(
            scope: index, need: need, consumer: Self.firstService + index, isInBase: false,
            isFlagged: false))
      }
    }
    while let lookup = waiting.popLast() {
      let outcome = outcome(of: lookup)
      if lookup.isInBase {
        var ofSubclass = lookup
        ofSubclass.isInBase = false
        if case .provides = outcome {
        } else if case .provides = self.outcome(of: ofSubclass) {
          outOfReach.insert("\(shortName(lookup.scope)).\(lookup.need.name)")
        }
      }
      switch outcome {
      // A component has one member of each name.
      case .provides(let fault), .adds(let fault):
        if let fault { result.insert(fault) }
      case .declares(_, let fault):
        passedOver.formUnion(others(lookup))
        if let fault { result.insert(fault) }
      case .forwards:
        // In a valid program, what a root does not provide has a default.
        if !nodes[lookup.scope].isRoot {
          passedOver.formUnion(others(lookup) + unread(lookup) + hidden(lookup))
        }
        lookInParents(lookup)
      }
    }
    return (result, passedOver, outOfReach)
  }

  /// The offered members of a scope that only the type keeps from serving.
  private func others(_ lookup: Lookup) -> [String] {
    let node = nodes[lookup.scope]
    let need = lookup.need
    return node.provisions.filter { provision in
      let isSeen =
        !lookup.isInBase || provision.place == .base
        || provision.place == .protocolExtension && node.superclass != .openBase
      let hasName =
        switch (provision.kind, need.kind) {
        case (.property, .property): true
        case (.function(let label, _), .function(let needed, _)): label == needed
        case (.function, .property): !need.isSettable && need.type == "(Int) -> String"
        case (.property, .function): false
        }
      return isSeen && hasName && provision.name == need.name
        && isOffered(provision, isFlagged: lookup.isFlagged)
    }.map { "\(shortName(lookup.scope)).\($0.name)" }
  }

  /// The members of a scope that would certainly serve if they were not private.
  private func hidden(_ lookup: Lookup) -> [String] {
    let needs = [lookup.need] + uses(of: lookup.need)
    return nodes[lookup.scope].provisions.filter { provision in
      provision.name == lookup.need.name && provision.access.hasSuffix("private")
        && !provision.isStatic && !provision.isUntyped && provision.place != .protocolExtension
        && (!lookup.isInBase || provision.place == .base)
        && !(provision.condition == .notFlag && lookup.isFlagged)
        && needs.contains { isOfType(offer(of: provision), $0) }
    }.map { "\(shortName(lookup.scope)).\($0.name)" }
  }

  /// The properties of the name that the component of a service requires with another type.
  private func unread(_ lookup: Lookup) -> [String] {
    guard lookup.consumer == Self.firstService + lookup.scope else { return [] }
    return needs(of: lookup.scope).filter {
      $0.name == lookup.need.name && $0.kind == .property && !isOfType($0, lookup.need)
    }.map { "\(shortName(lookup.scope)).\($0.name)" }
  }

  var isValid: Bool { missing.isEmpty && faults.isEmpty }

  /// Whether members without a type have the one that is needed under their names.
  ///
  /// Otherwise swiftc may refuse what is generated for calls in subclasses, even where there are
  /// none.
  var isCertain: Bool {
    let all = nodes.indices.flatMap(needs) + nodes.flatMap(\.injected)
    return nodes.flatMap(\.provisions).filter(\.isUntyped).allSatisfy { provision in
      all.allSatisfy { $0.name != provision.name || isOfType(offer(of: provision), $0) }
    }
  }
}

extension RandomProgram.Lookup {
  /// The same lookup in a component that creates the scope.
  fileprivate func continued(
    of parent: Int, through child: RandomProgram.Child
  ) -> RandomProgram.Lookup {
    var next = self
    next.scope = parent
    next.isInBase = child.isInBase
    next.isFlagged = isFlagged || child.condition == .flag
    return next
  }
}
