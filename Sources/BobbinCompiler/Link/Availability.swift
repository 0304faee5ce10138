import BobbinSyntax

/// The `@available` attributes of a declaration.
///
/// Code generated for a declaration must not exist where the declaration does not, and only
/// deprecated code may use something deprecated without a warning.
package struct Availability: Hashable, Sendable {
  /// From `@available(macOS 13, iOS 16, *)`: platforms in order, each with the version it needs.
  fileprivate var platforms: [Platform] = []
  /// All other forms, as written.
  private var others: [String] = []

  fileprivate struct Platform: Hashable, Sendable {
    var name: String
    var version: [Int]
  }

  init() {}

  init(_ modifiers: Modifiers) {
    for attribute in modifiers.attributes where attribute.hasPrefix("@available(") {
      let parts = attribute.dropFirst(11).dropLast().split(separator: ",")
        .map { $0.split(separator: " ").map(String.init) }
      let found = parts.dropLast().compactMap(Platform.init)
      if parts.last == ["*"], found.count == parts.count - 1, !found.isEmpty {
        add(found)
      } else {
        others.append(attribute)
      }
    }
  }

  var attributes: [String] {
    let list = platforms.map(\.text) + ["*"]
    return (platforms.isEmpty ? [] : ["@available(\(list.joined(separator: ", ")))"]) + others
  }

  /// The availability of something that needs both.
  func and(_ other: Availability) -> Availability {
    var result = self
    result.add(other.platforms)
    result.others += other.others.filter { !others.contains($0) }
    return result
  }

  /// The availability of something that needs one of the two.
  func or(_ other: Availability) -> Availability {
    var result = Availability()
    for platform in platforms {
      guard let same = other.platforms.first(where: { $0.name == platform.name }) else { continue }
      result.platforms.append(
        same.version.lexicographicallyPrecedes(platform.version) ? same : platform)
    }
    result.others = others.filter(other.others.contains)
    return result
  }

  /// The attributes that a member needs besides those of the type around it.
  func adding(_ inner: Availability) -> Availability {
    var result = and(inner)
    if result.platforms == platforms { result.platforms = [] }
    let isDeprecated = deprecation != Availability()
    result.others.removeAll {
      others.contains($0) || isDeprecated && $0.hasWord("deprecated")
    }
    return result
  }

  /// The attributes that warn users of the declaration.
  var deprecation: Availability {
    var result = Availability()
    result.others = others.filter { $0.hasWord("deprecated") }
    return result
  }

  private mutating func add(_ others: [Platform]) {
    for other in others {
      guard let index = platforms.firstIndex(where: { $0.name == other.name }) else {
        platforms.append(other)
        continue
      }
      let isLater = platforms[index].version.lexicographicallyPrecedes(other.version)
      if isLater { platforms[index] = other }
    }
  }
}

extension Availability.Platform {
  /// Reads `macOS` and `13.1`.
  fileprivate init?(_ words: [String]) {
    guard words.count == 2 else { return nil }
    let version = words[1].split(separator: ".").map { Int($0) }
    guard !version.contains(nil) else { return nil }
    name = words[0]
    self.version = version.compactMap(\.self)
  }

  fileprivate var text: String { "\(name) \(version.map(String.init).joined(separator: "."))" }
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
