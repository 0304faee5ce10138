import BobbinSyntax

/// An initialiser of a component and those of its parameters that a call passes.
struct InitialiserMatch {
  var initialiser: BoundInitialiser
  var parameters: [BoundSignature.Parameter]

  /// How Swift distinguishes initialisers, as far as a call can.
  struct Identity: Hashable {
    var labels: [String]
    var types: [TypeSyntax]
    var generics: Generics
    var conditions: Condition
  }

  var identity: Identity {
    Identity(
      labels: parameters.map(\.label), types: parameters.map(\.type.canonical),
      generics: initialiser.signature.generics, conditions: initialiser.conditions)
  }

  /// An order that does not depend on the places of the initialisers and their calls.
  static func areInOrder(_ left: InitialiserMatch, _ right: InitialiserMatch) -> Bool {
    func key(_ match: InitialiserMatch) -> [String] {
      let identity = match.identity
      let generics = identity.generics.parameters.map(\.text) + [identity.generics.requirements]
      return identity.labels + [""] + identity.types.map(\.sortKey) + [""] + generics
        + identity.conditions.lines
    }
    return key(left).lexicographicallyPrecedes(key(right))
  }
}

extension Component {
  /// Finds the initialisers that a call may name, with `parent` in place of `dependency`; swiftc
  /// chooses among them by the types of the arguments.
  ///
  /// Parameters with a default may be left out; they are left out of the generated initialiser too,
  /// unless the default depends on the place of the call.
  func initialisers(for call: WiringCall, in module: String) -> [InitialiserMatch] {
    initialisers(for: call).filter { $0.initialiser.isVisible(in: module) }
  }

  /// The same for all access levels.
  func initialisers(for call: WiringCall) -> [InitialiserMatch] {
    var labels = call.labels
    if let position = labels.firstIndex(of: "parent") { labels[position] = "dependency" }
    return initialisers.compactMap { initialiser in
      let parameters = initialiser.signature.parameters
      // Swift cannot pass on the values of a variadic parameter.
      guard let passed = parameters.matching(labels, trailing: call.trailingLabels),
        !passed.contains(where: \.isVariadic)
      else { return nil }
      return InitialiserMatch(initialiser: initialiser, parameters: passed)
    }
  }
}

extension [BoundSignature.Parameter] {
  /// The parameters that a call passes, or `nil` if it cannot be a call with these parameters.
  ///
  /// A first trailing closure is matched with the next parameter that is required or is a function.
  fileprivate func matching(_ labels: [String], trailing: [String]) -> [Element]? {
    var passed: [Element] = []
    var position = startIndex
    func take(where fits: (Element) -> Bool) -> Bool {
      while position < endIndex {
        let parameter = self[position]
        position += 1
        if fits(parameter) {
          passed.append(parameter)
          return true
        }
        guard parameter.hasDefault || parameter.isVariadic else { return false }
        if parameter.callSiteDefault != nil { passed.append(parameter) }
      }
      return false
    }
    for label in labels {
      // Further values of a variadic parameter have no label.
      if label == "_", passed.last?.isVariadic == true { continue }
      guard take(where: { $0.label == label }) else { return nil }
    }
    for (index, label) in trailing.enumerated() {
      let isFound = take { index == 0 ? $0.type.isFunction : $0.label == label }
      guard isFound else { return nil }
    }
    guard self[position...].allSatisfy({ $0.hasDefault || $0.isVariadic }) else { return nil }
    return passed + self[position...].filter { $0.callSiteDefault != nil }
  }
}

extension BoundType {
  var isFunction: Bool {
    func isFunction(_ type: TypeSyntax) -> Bool {
      switch type {
      case .function: true
      case .attributed(_, let type), .optional(let type): isFunction(type)
      default: false
      }
    }
    return isFunction(canonical)
  }
}
