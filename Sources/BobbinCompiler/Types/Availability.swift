import BobbinSyntax

/// The `@available` attributes of a declaration.
///
/// Code generated for a declaration must not exist where the declaration does not, and only
/// deprecated code may use something deprecated without a warning.
package struct Availability: Hashable, Sendable {
  /// From `@available(macOS 13, iOS 16, *)`: for each platform the version it needs.
  private var platforms: [String: [Int]] = [:]
  /// All other forms.
  private var others: [Attribute] = []

  // Most declarations have none.
  private var isEmpty: Bool { platforms.isEmpty && others.isEmpty }

  init(others: [Attribute] = []) { self.others = others }

  init(_ modifiers: Modifiers) {
    for attribute in modifiers.attributes where attribute.name == "available" {
      var parts = attribute.arguments.map { $0.split(separator: " ") }
      if parts.popLast() == ["*"], parts.allSatisfy({ $0.count == 2 }) {
        for part in parts {
          add([String(part[0]): part[1].split(separator: ".").compactMap { Int($0) }])
        }
      } else {
        others.append(attribute)
      }
    }
  }

  var attributes: [String] {
    if isEmpty { return [] }
    let list = platforms.sorted { $0.key < $1.key }.map { name, version in
      "\(name) \(version.map(String.init).joined(separator: ".")), "
    }
    return (list.isEmpty ? [] : ["@available(\(list.joined())*)"]) + others.map(\.description)
  }

  /// The availability of something that needs both.
  func adding(_ other: Availability) -> Availability {
    if other.isEmpty { return self }
    var result = self
    result.add(other.platforms)
    result.others += other.others.filter { !others.contains($0) }
    return result
  }

  /// The availability of something that needs one of the two.
  func or(_ other: Availability) -> Availability {
    var result = Availability(others: others.filter(other.others.contains))
    for (name, version) in platforms {
      let others = other.platforms[name]
      result.platforms[name] = others.map { $0.lexicographicallyPrecedes(version) ? $0 : version }
    }
    return result
  }

  /// The attributes that a member needs in addition to those of the enclosing type.
  func additions(of inner: Availability) -> Availability {
    if inner.isEmpty { return inner }
    var result = adding(inner)
    if result.platforms == platforms { result.platforms = [:] }
    let isDeprecated = deprecation != Availability()
    result.others.removeAll { others.contains($0) || isDeprecated && $0.has("deprecated") }
    return result
  }

  /// Whether a declaration with this availability may be missing where one with `outer` exists.
  func isNewer(than outer: Availability) -> Bool {
    let added = outer.additions(of: self)
    return !added.platforms.isEmpty || added.others.contains { $0.has("introduced") }
  }

  /// Whether there is a platform where something does not exist in any version.
  var isUnavailableSomewhere: Bool { others.contains { $0.has("unavailable") } }

  /// The attributes that warn users of the declaration.
  var deprecation: Availability { Availability(others: others.filter { $0.has("deprecated") }) }

  private mutating func add(_ others: [String: [Int]]) {
    platforms.merge(others) { $0.lexicographicallyPrecedes($1) ? $1 : $0 }
  }
}

extension Modifiers {
  /// Whether an attribute says that the declaration cannot be used on any platform.
  var isUnavailable: Bool {
    attributes.contains {
      $0.name == "available" && $0.arguments.first == "*" && $0.has("unavailable")
    }
  }
}

extension TypeTable {
  /// Where a type is available, by its own attributes and those of the types around it.
  func availability(of id: TypeID) -> Availability {
    let own = Availability(self[id].declaration.modifiers)
    return self[id].outer.map { availability(of: $0).adding(own) } ?? own
  }

  /// Where the members of a part of a type are available, if the type is.
  func availability(ofMembersIn part: Nominal.Part) -> Availability {
    switch part.declaration.kind {
    case .extension: Availability(part.declaration.modifiers)
    // A member is forwarded without its protocol.
    case .protocol: availability(of: part.owner)
    default: Availability()
    }
  }
}
