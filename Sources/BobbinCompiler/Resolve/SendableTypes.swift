import BobbinSyntax

/// Which types are `Sendable` without declaring it.
extension TypeMatcher {
  /// Whether a type may be sent as far as the sources show; swiftc judges the rest.
  ///
  /// An internal structure or enumeration conforms implicitly if its parts do, which is assumed
  /// here. A public one has to declare it.
  func isSendable(_ type: TypeSyntax) -> Bool {
    switch type {
    case .named:
      guard let id = table.type(of: type) else { return true }
      return isSendable(table[id]) || inherits(type, from: Self.sendable)
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part),
      .inlineArray(_, let part), .existential(let part), .opaque(let part), .pack(_, let part):
      return isSendable(part)
    case .dictionary(let key, let value): return isSendable(key) && isSendable(value)
    case .tuple(let elements): return elements.allSatisfy { isSendable($0.type) }
    case .composition(let parts): return parts.contains(where: isSendable)
    case .function: return false
    case .attributed(let words, let part):
      if case .function = part {
        return words.contains("@Sendable") || words.contains("@MainActor")
      }
      return isSendable(part)
    case .metatype, .suppressed: return true
    }
  }

  /// Whether a property's type can certainly be sent; for foreign types and types that are not
  /// written, only swiftc knows.
  func isCertainlySendable(_ member: Member) -> Bool {
    guard case .property(let type?, _) = member.kind else { return false }
    return isCertainlySendable(type.canonical)
  }

  private func isCertainlySendable(_ type: TypeSyntax) -> Bool {
    switch type {
    case .named(let names):
      if let id = table.type(of: type) {
        return table[id].declaration.kind == .actor || inherits(type, from: Self.sendable)
      }
      return names.count == 1 && Self.sendableNames.contains(names[0].text)
        && names[0].arguments.allSatisfy(isCertainlySendable)
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part):
      return isCertainlySendable(part)
    case .dictionary(let key, let value):
      return isCertainlySendable(key) && isCertainlySendable(value)
    case .tuple(let elements): return elements.allSatisfy { isCertainlySendable($0.type) }
    case .composition(let parts):
      return parts.contains { $0 == Self.sendable || isCertainlySendable($0) }
    case .attributed(let words, .function): return words.contains("@Sendable")
    default: return false
    }
  }

  /// Types of the standard library that may be sent if their arguments may.
  private static let sendableNames: Set = [
    "Bool", "Character", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
    "Set", "StaticString", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  private func isSendable(_ nominal: Nominal) -> Bool {
    let declaration = nominal.declaration
    switch declaration.kind {
    case .actor: return true
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
