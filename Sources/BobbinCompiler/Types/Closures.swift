import BobbinSyntax

/// Closures in place of members.
///
/// Where `(Int) -> Detail` is needed under the name `detail`, a component with
/// `func detail(id: Int) -> Detail` has it: `{ component.detail(id: $0) }`. Where `() -> Store` is
/// needed under the name `store`, one with `var store: Store` has it: `{ component.store }`, which
/// is read when the closure is called.
extension Member {
  /// The closure that the property holds, if it is a closure and cannot be set.
  var closure: TypeSyntax.Closure? {
    if case .property(let type?, .none) = kind { type.canonical.closure } else { nil }
  }
}

extension TypeMatcher {
  /// Whether a closure type can use a member; `nil` if it has a different number of parameters.
  func assignability(of offer: Member, usedIn closure: TypeSyntax.Closure) -> Assignability? {
    if closure.parameters.contains(where: \.isVariadic) { return nil }
    switch offer.kind {
    case .property(let type, _):
      // A property that holds a closure is passed as it is, not wrapped in another closure, because
      // its result is not known.
      let isClosure = type?.canonical.closure != nil
      guard closure.parameters.isEmpty, !isClosure || closure.result.closure != nil else {
        return nil
      }
      return type.map { assignability(of: $0.canonical, to: closure.result) } ?? .unknown
    case .function(let signature):
      var need = closure
      (need.words, need.effects) = ([], Effects())
      return assignability(of: signature.closure, to: need)
    }
  }
}

extension TypeSyntax {
  /// A function type in its parts.
  struct Closure {
    /// `@Sendable` and global actors.
    var words: [String]
    var parameters: [TupleElement]
    var effects: Effects
    var result: TypeSyntax
  }

  /// The parts of a function type, also of an optional one.
  var closure: Closure? {
    switch self {
    case .function(let parameters, let effects, let result):
      return Closure(words: [], parameters: parameters, effects: effects, result: result)
    case .attributed(let words, let type):
      guard var closure = type.closure else { return nil }
      closure.words += words
      return closure
    case .optional(let type), .implicitlyUnwrapped(let type): return type.closure
    default: return nil
    }
  }
}
