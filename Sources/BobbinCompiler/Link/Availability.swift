import BobbinSyntax

/// The `@available` attributes of a declaration.
///
/// Code generated for a declaration must not exist where the declaration does not, and only
/// deprecated code may use something deprecated without a warning.
//
// They are kept as written. Of several for one platform, Swift takes the latest version.
package struct Availability: Hashable, Sendable {
  private(set) var attributes: [String] = []

  init() {}

  init(_ modifiers: Modifiers) {
    attributes = modifiers.attributes.filter { $0.hasPrefix("@available(") }
  }

  private init(_ attributes: [String]) { self.attributes = attributes }

  /// The availability of something that needs both.
  func and(_ other: Availability) -> Availability {
    Availability(attributes + other.attributes.filter { !attributes.contains($0) })
  }

  /// The availability of something that needs one of the two.
  func or(_ other: Availability) -> Availability {
    Availability(attributes.filter(other.attributes.contains))
  }

  /// The attributes that a member needs besides those of the type around it.
  func adding(_ inner: Availability) -> Availability {
    let isDeprecated = deprecation != Availability()
    return Availability(
      inner.attributes.filter {
        !attributes.contains($0) && !(isDeprecated && $0.hasWord("deprecated"))
      })
  }

  /// The attributes that warn users of the declaration.
  var deprecation: Availability {
    Availability(attributes.filter { $0.hasWord("deprecated") })
  }
}

extension TypeTable {
  /// Where a type is available, by its own attributes and those of the types around it.
  func availability(of id: TypeID) -> Availability {
    let own = Availability(self[id].declaration.modifiers)
    return self[id].outer.map { availability(of: $0).and(own) } ?? own
  }
}

extension String {
  /// Whether a word is somewhere in an attribute.
  func hasWord(_ word: String) -> Bool {
    split { !$0.isLetter }.contains { $0 == word }
  }
}
