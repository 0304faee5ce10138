import BobbinSyntax

/// Which types are `Sendable` without declaring it.
extension TypeMatcher {
  /// Whether a type may be sent, as far as the sources show; swiftc judges the rest.
  ///
  /// An internal structure or enumeration conforms implicitly if its parts do, which is not looked
  /// at here. A public one has to declare it.
  func sendability(of type: TypeSyntax) -> Assignability {
    switch type {
    case .named(let names):
      guard let id = table.type(of: type) else {
        let isListed = names.count == 1 && Self.sendableNames.contains(names[0].text)
        let isCertain = isListed && names[0].arguments.allSatisfy { sendability(of: $0) == .yes }
        return isCertain ? .yes : .unknown
      }
      let isDeclared =
        table[id].declaration.kind == .actor || inherits(type, from: Self.sendable)
      return isDeclared ? .yes : mayConform(table[id]) ? .unknown : .no
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part):
      return sendability(of: part)
    case .inlineArray(_, let part), .existential(let part), .opaque(let part), .pack(_, let part):
      return min(sendability(of: part), .unknown)
    case .dictionary(let key, let value):
      return min(sendability(of: key), sendability(of: value))
    case .tuple(let elements):
      return elements.map { sendability(of: $0.type) }.min() ?? .yes
    case .composition(let parts):
      return parts.contains(Self.sendable) ? .yes : parts.map(sendability).max() ?? .no
    case .function:
      return .no
    case .attributed(let words, .function):
      return words.contains("@Sendable") ? .yes : words.contains("@MainActor") ? .unknown : .no
    case .attributed(_, let part):
      return min(sendability(of: part), .unknown)
    case .metatype, .suppressed:
      return .unknown
    }
  }

  /// Types of the standard library that may be sent if their arguments may.
  private static let sendableNames: Set = [
    "Bool", "Character", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
    "Set", "StaticString", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  private func mayConform(_ nominal: Nominal) -> Bool {
    let declaration = nominal.declaration
    switch declaration.kind {
    case .struct, .enum:
      let isInternal = nominal.access(in: table) <= .internal
      return isInternal && !declaration.modifiers.attributes.contains("@usableFromInline")
        || declaration.modifiers.attributes.contains("@frozen")
    case .class:
      let setting = table.modules[nominal.file.module].defaultIsolation
      return (nominal.isolation(in: table) ?? Isolation(setting)).actor != nil
    default: return false
    }
  }
}
