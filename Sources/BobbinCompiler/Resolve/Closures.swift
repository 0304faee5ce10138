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

  /// Another member with the type that this property's closure needs it to have; `nil` if this is
  /// not a closure, or if it cannot use such a member.
  func using(_ other: Member) -> Member? {
    guard let closure, !closure.parameters.contains(where: \.isVariadic) else { return nil }
    let kind: Kind
    switch other.kind {
    case .function(let signature):
      guard signature.parameters.count == closure.parameters.count else { return nil }
      let types = closure.parameters.map { BoundType(bound: $0.type) }
      kind = .function(
        BoundSignature(
          generics: Generics(),
          parameters: zip(signature.parameters, types).map { parameter, type in
            BoundSignature.Parameter(label: parameter.label, name: parameter.name, type: type)
          },
          result: closure.result == .tuple([]) ? nil : BoundType(bound: closure.result)))
    case .property:
      guard closure.parameters.isEmpty else { return nil }
      kind = .property(BoundType(bound: closure.result), .none)
    }
    // The closure, not the requirement, decides whether it may use the member.
    return Member(
      name: other.name, fullName: other.fullName, kind: kind, effects: closure.effects,
      isolation: .unknown, availability: availability, conditions: conditions, module: module,
      location: location, effectImports: effectImports)
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
    case .optional(let type), .implicitlyUnwrapped(let type):
      return type.closure
    case .tuple(let elements) where elements.count == 1:
      return elements[0].type.closure
    default:
      return nil
    }
  }
}

extension BoundType {
  /// A type that is only compared, never written.
  fileprivate init(bound canonical: TypeSyntax) {
    self.init(written: canonical, canonical: canonical, imports: [])
  }
}
