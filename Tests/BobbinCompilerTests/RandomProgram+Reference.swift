extension RandomProgram {
  /// Where a value comes from.
  enum Giver: Equatable {
    case component(Int)
    /// The protocol's own default.
    case noProvider
    case missing(Need, consumer: Int, isInBase: Bool)
  }

  /// A fault of a chosen member.
  struct Fault: Hashable {
    enum Kind: Hashable {
      case effects, setter, condition
      /// Its type was not read and is another one: only Swift finds that.
      case type
    }

    /// The component that has the member, or whose protocol declares it, and the position there.
    var holder: Int
    var position: Int
    var isDeclared: Bool
    var kind: Kind
    /// What it was chosen for: name and type, however it is read.
    var name: String
    var memberKind: RandomProgram.Kind
    var type: String
    var consumer: Int
  }

  /// Something that no scope provides: for whom, and at which child of a root that shows.
  struct Missing: Hashable, CustomStringConvertible {
    var root: Int
    var child: Int
    var need: Need
    var consumer: Int
    var isInBase: Bool

    var description: String {
      "\(root)>\(child) \(need.name): \(need.type) \(need) for \(consumer)"
    }
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

  /// All ways down that visit no component twice.
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
      Question(
        scope: last, need: need, consumer: Self.firstService + last, isInBase: false,
        isFlagged: false),
      above: path)
  }

  /// Who provides a need to the last component of a path: the nearest of those above it.
  func giver(of need: Need, at path: Path) -> Giver {
    let last = path.components[path.components.count - 1]
    let question = Question(
      scope: last, need: need, consumer: last, isInBase: false, isFlagged: need.condition == .flag)
    var above = path
    guard let next = next(question, &above) else {
      return .missing(need, consumer: last, isInBase: false)
    }
    return giver(next, above: above)
  }

  /// What a scope is asked.
  fileprivate struct Question: Hashable {
    var scope: Int
    var need: Need
    var consumer: Int
    var isInBase: Bool
    var isFlagged: Bool
  }

  /// What a scope answers.
  private enum Answer {
    case provides(Fault?)
    /// Its own protocol declares this.
    case declares(Need, Fault?)
    case forwards
  }

  /// The question to the component that creates the scope on a path.
  private func next(_ question: Question, _ path: inout Path) -> Question? {
    guard let step = path.steps.popLast() else { return nil }
    path.components.removeLast()
    let parent = path.components[path.components.count - 1]
    return question.asked(of: parent, through: nodes[parent].children[step])
  }

  /// Asks the last component of `path` and those above it, one after the other.
  private func giver(_ first: Question, above path: Path) -> Giver {
    var (question, path) = (first, path)
    while true {
      switch answer(to: question) {
      case .provides: return .component(question.scope)
      case .declares(let need, _): (question.need, question.consumer) = (need, question.scope)
      case .forwards: break
      }
      guard let next = next(question, &path) else {
        return question.need.hasNilDefault
          ? .noProvider
          : .missing(question.need, consumer: question.consumer, isInBase: question.isInBase)
      }
      question = next
    }
  }

  /// Name and type choose; whether the choice can be read is checked afterwards.
  private func answer(to question: Question) -> Answer {
    let node = nodes[question.scope]
    func fault(_ kind: Fault.Kind?, _ position: Int, isDeclared: Bool) -> Fault? {
      // What a protocol inherits is in the other one.
      var (holder, position) = (question.scope, position)
      while isDeclared, position >= nodes[holder].needs.count, let heir = nodes[holder].heir {
        position -= nodes[holder].needs.count
        holder = heir
      }
      return kind.map {
        Fault(
          holder: holder, position: position, isDeclared: isDeclared, kind: $0,
          name: question.need.name, memberKind: question.need.kind, type: question.need.type,
          consumer: question.consumer)
      }
    }
    // First what it is, then what a closure around it can be.
    let wanted = [[question.need], uses(of: question.need)]
    for wanted in wanted {
      let chosen = node.provisions.indices.first { position in
        let provision = node.provisions[position]
        let isSeen = !question.isInBase || provision.place == .base && !provision.isOfParameter
        return isSeen && wanted.contains { mayBeOfType(provision, $0) }
          && isOffered(provision, isFlagged: question.isFlagged)
      }
      guard let chosen else { continue }
      let provision = node.provisions[chosen]
      let isCovered =
        provision.condition != .notFlag && (provision.condition != .flag || question.isFlagged)
      let kind =
        provision.isUntyped
        ? mismatch(ofUntyped: provision, question.need, isCovered: isCovered)
        : mismatch(offer(of: provision), wanted) ?? (isCovered ? nil : .condition)
      return .provides(fault(kind, chosen, isDeclared: false))
    }
    // A base class that leaves its dependency open does not know what it will be.
    guard !question.isInBase || node.superclass != .openBase else { return .forwards }
    for wanted in wanted {
      for (position, declared) in needs(of: question.scope).enumerated()
      where declared.condition == .always || question.isFlagged {
        guard wanted.contains(where: { isOfType(declared, $0) }) else { continue }
        return .declares(
          declared, fault(mismatch(declared, wanted), position, isDeclared: true))
      }
    }
    return .forwards
  }

  private func mismatch(_ offer: Need, _ wanted: [Need]) -> Fault.Kind? {
    if !wanted.contains(where: { covers(offer, $0) }) { return .effects }
    return wanted.contains { canBeSet(offer, $0) } ? nil : .setter
  }

  private func mismatch(
    ofUntyped provision: Provision, _ need: Need, isCovered: Bool
  ) -> Fault.Kind? {
    if need.isSettable { return .setter }
    if !isCovered { return .condition }
    return isOfType(offer(of: provision), need) ? nil : .type
  }

  /// Whether a member is of the right type, or nothing says that it is not.
  private func mayBeOfType(_ provision: Provision, _ need: Need) -> Bool {
    provision.isUntyped
      ? provision.name == need.name && need.kind == .property
      : isOfType(offer(of: provision), need)
  }

  private func isOffered(_ provision: Provision, isFlagged: Bool) -> Bool {
    (provision.access == "" || provision.access == "public") && !provision.isStatic
      && !(provision.condition == .notFlag && isFlagged)
  }

  private func offer(of provision: Provision) -> Need {
    Need(
      name: provision.name, kind: provision.kind, type: provision.type,
      effects: provision.effects, isSettable: provision.isSettable)
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

  private func isOfType(_ offer: Need, _ need: Need) -> Bool {
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

  private func covers(_ offer: Need, _ need: Need) -> Bool {
    isOfType(offer, need) && (!offer.effects.isAsync || need.effects.isAsync)
      && (!offer.effects.isThrowing || need.effects.isThrowing)
  }

  private func canBeSet(_ offer: Need, _ need: Need) -> Bool {
    covers(offer, need) && (!need.isSettable || offer.isSettable && offer.type == need.type)
  }

  /// All requirements that no scope provides.
  var missing: Set<Missing> {
    var result: Set<Missing> = []
    func add(_ giver: Giver, _ path: Path, _ child: Int) {
      if case .missing(let need, let consumer, let isInBase) = giver {
        result.insert(
          Missing(root: path.root, child: child, need: need, consumer: consumer, isInBase: isInBase)
        )
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

  /// Everything that was chosen and cannot be read, below roots or not.
  var faults: Set<Fault> { walkQuestions().faults }

  /// The members that have a requirement's name and another type, where a farther scope provides;
  /// by component and name.
  var passedOver: Set<String> { walkQuestions().passedOver }

  private func walkQuestions() -> (faults: Set<Fault>, passedOver: Set<String>) {
    var result: Set<Fault> = []
    var passedOver: Set<String> = []
    var seen: Set<Question> = []
    var waiting: [Question] = []
    func askParents(_ question: Question) {
      for (parent, node) in nodes.enumerated() {
        for child in node.children where child.index == question.scope {
          let next = question.asked(of: parent, through: child)
          if seen.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    for index in nodes.indices {
      for need in needs(of: index) where !nodes[index].isRoot {
        askParents(
          Question(
            scope: index, need: need, consumer: index, isInBase: false,
            isFlagged: need.condition == .flag))
      }
      for need in nodes[index].injected {
        waiting.append(
          Question(
            scope: index, need: need, consumer: Self.firstService + index, isInBase: false,
            isFlagged: false))
      }
    }
    while let question = waiting.popLast() {
      let answer = answer(to: question)
      switch answer {
      case .provides(let fault):
        if let fault { result.insert(fault) }
      case .declares(_, let fault):
        passedOver.formUnion(others(question))
        if let fault { result.insert(fault) }
      case .forwards:
        // Of a root what is left of a valid program is a default.
        if !nodes[question.scope].isRoot { passedOver.formUnion(others(question)) }
        askParents(question)
      }
    }
    return (result, passedOver)
  }

  /// The offered members of a scope that only the type keeps from serving.
  private func others(_ question: Question) -> [String] {
    let node = nodes[question.scope]
    let need = question.need
    return node.provisions.filter { provision in
      let isSeen = !question.isInBase || provision.place == .base
      let hasName =
        switch (provision.kind, need.kind) {
        case (.property, .property): true
        case (.function(let label, _), .function(let needed, _)): label == needed
        case (.function, .property): !need.isSettable && need.type == "(Int) -> String"
        case (.property, .function): false
        }
      return isSeen && hasName && provision.name == need.name
        && isOffered(provision, isFlagged: question.isFlagged)
    }.map { "\(shortName(question.scope)).\($0.name)" }
  }

  var isValid: Bool { missing.isEmpty && faults.isEmpty }
}

extension RandomProgram.Question {
  /// The same to a component that creates the scope.
  fileprivate func asked(
    of parent: Int, through child: RandomProgram.Child
  ) -> RandomProgram.Question {
    var next = self
    next.scope = parent
    next.isInBase = child.isInBase
    next.isFlagged = isFlagged || child.condition == .flag
    return next
  }
}
