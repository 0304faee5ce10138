import BobbinSyntax

extension TypeSyntax {
  /// Its name without those of enclosing types, if it has one.
  var lastName: String? { if case .named(let names) = self { names.last?.text } else { nil } }

  /// The attributes and specifiers in front.
  var words: [String] { if case .attributed(let words, _) = self { words } else { [] } }

  var isOptional: Bool { wrapped != nil }

  /// The type without one level of optionality, if it has any.
  var wrapped: TypeSyntax? {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    default: nil
    }
  }

  /// Whether `some` in it makes what mentions it generic.
  var mentionsOpaque: Bool { contains { if case .opaque = $0 { true } else { false } } }
}
