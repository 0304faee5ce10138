import BobbinSyntax

extension TypeMatcher {
  /// Whether a type can be sent for certain; swiftc judges the rest.
  func canBeSent(_ type: TypeSyntax) -> Bool {
    switch type {
    case .named(let names):
      guard let id = table.type(of: type) else {
        let isListed = names.count == 1 && Self.sendableNames.contains(names[0].text)
        return isListed && names[0].arguments.allSatisfy(canBeSent)
      }
      return table[id].declaration.kind == .actor || inherits(type, from: Self.sendable)
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part):
      return canBeSent(part)
    case .dictionary(let key, let value): return canBeSent(key) && canBeSent(value)
    case .tuple(let elements): return elements.map(\.type).allSatisfy(canBeSent)
    case .composition(let parts): return parts.contains { $0 == Self.sendable || canBeSent($0) }
    case .attributed(let words, .function): return words.contains("@Sendable")
    default: return false
    }
  }

  /// Types of the standard library that may be sent if their arguments may.
  private static let sendableNames: Set = [
    "Bool", "Character", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
    "Set", "StaticString", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]
}
