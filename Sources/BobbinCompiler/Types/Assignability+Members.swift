import BobbinSyntax

extension TypeMatcher {
  /// Whether a member with the right name has the right type; effects and isolation do not matter.
  func assignability(of offer: Member, to need: Member) -> Assignability {
    switch (offer.kind, need.kind) {
    case (.property(nil, _), .property): .unknown
    case (.property(let offered?, _), .property(let needed?, _)):
      assignability(of: offered.canonical, to: needed.canonical)
    case (.function(let offered), .function(let needed)): assignability(of: offered, to: needed)
    default: .no
    }
  }

  private func assignability(of offer: BoundSignature, to need: BoundSignature) -> Assignability {
    guard need.parameters.map(\.label) == offer.parameters.map(\.label),
      zip(offer.parameters, need.parameters).allSatisfy({ $0.takes($1) })
    else { return .no }
    let result = assignability(of: offer.closure, to: need.closure)
    // swiftc compares constraints and what depends on them.
    let names = need.generics.names.map(TypeSyntax.name)
    return offer.generics.constraints(names) == need.generics.constraints(names) ? result : .unknown
  }
}

extension BoundSignature.Parameter {
  /// Whether its attributes allow passing on the argument of another parameter: only an escaping
  /// closure can be passed as an escaping one.
  fileprivate func takes(_ other: Self) -> Bool {
    !isEscaping || other.isEscaping || isAutoclosure && !other.isAutoclosure
  }

  /// Whether it keeps a closure, as an optional one does without saying so.
  var isEscaping: Bool {
    type.canonical.closure != nil
      && (type.written.words.contains("@escaping") || type.canonical.isOptional)
  }
}

extension Generics {
  /// All constraints, with other names for the parameters, however they are written.
  fileprivate func constraints(_ names: [TypeSyntax]) -> Set<[TypeSyntax]> {
    let heads = parameters.map { (TypeSyntax.name($0.name), false, $0.constraint ?? .name("Any")) }
    let all = requirements.map { ($0.subject, $0.isSame, $0.object) } + heads
    return Set(
      all.flatMap { subject, isSame, object in
        object.compositionParts.filter { $0 != .name("Any") }.map { object in
          [subject, .name(isSame ? "==" : ":"), object]
            .map { $0.substituting(self.names, by: names) }
        }
      })
  }
}

extension BoundSignature {
  /// The type of the function without effects, as its callers see it.
  var closure: TypeSyntax.Closure {
    TypeSyntax.Closure(
      words: [], parameters: parameters.map { TupleElement(type: $0.typeOfValue.canonical) },
      effects: Effects(), result: result?.canonical ?? .tuple([]))
  }
}
