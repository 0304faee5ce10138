package import BobbinSyntax

/// Why a member with the right name does not serve: the one table of groups and phrases.
///
/// The first few keep it from being chosen; the others are what is wrong with a chosen member.
package enum MemberFault: Hashable, Sendable {
  /// Generated code cannot see it.
  case access(Access)
  case isStatic
  case unavailable
  /// It is added by a module that the asking one does not see.
  case addedAbove
  /// The call is in the member's own value or body.
  case ownValue
  /// Both types are known and unrelated.
  case otherType
  /// The member has effects that the requirement does not have.
  case effects
  /// It cannot be set, or not to everything that the requirement can be set to.
  case setter
  case isolation
  /// It does not exist under all conditions under which it is needed.
  case condition
  /// Another member serves as well, and Swift chooses neither: an unrelated protocol's extension adds
  /// the same, or a closure could call another function.
  case ambiguity
  /// One call is in its own value or body, and another one would get it from the same initializer.
  case sharedCall(Location, other: Location)

  var isAccess: Bool { if case .access = self { true } else { false } }

  var group: DiagnosticGroup {
    switch self {
    case .access: .invisibleProvision
    case .otherType: .typeMismatch
    case .effects: .effectMismatch
    case .isolation: .isolationMismatch
    default: .missingRequirement
    }
  }

  /// What is wrong, as the end of a sentence that starts with the member: "is private, but 'C'
  /// needs it".
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - need: What is needed.
  ///   - consumer: The name of what needs it, in quotes.
  ///   - module: The module that reads.
  /// - Returns: The words after the member's name.
  package func phrase(
    _ member: Member, _ need: Member, _ consumer: String, in module: String
  ) -> String {
    if self == .setter, member.isSettable, member.key.types != need.key.types {
      return "has type '\(member.typeDescription)', but \(consumer) needs to set it to any "
        + "'\(need.typeDescription)'"
    }
    if self == .otherType, !member.isUntyped {
      return "has type '\(member.typeDescription(beside: need))', but \(consumer) needs "
        + "'\(need.typeDescription(beside: member))'"
    }
    return "\(reason(member)), but \(consumer) needs \(demand(member, need, in: module))"
  }

  /// What is wrong with the member itself.
  func reason(_ member: Member) -> String {
    switch self {
    case .access(let access): "is \(access.rawValue)"
    case .isStatic: "is static"
    case .unavailable: "is marked unavailable"
    case .addedAbove: "is added by module '\(member.module)'"
    case .ownValue, .sharedCall: "cannot be made from itself"
    case .otherType where member.isUntyped: "states no type"
    case .otherType: "has type '\(member.typeDescription)'"
    case .effects: "is '\(member.effects.description.dropFirst())'"
    case .setter: "cannot be set"
    case .isolation:
      member.isolation.actor.map { "belongs to '@\($0)'" }
        ?? member.isolation.modifier.map { "is '\($0)'" } ?? "belongs to no actor"
    case .condition: "exists only where '\(member.conditions.conjunction)'"
    case .ambiguity: "is one of several that would serve"
    }
  }

  /// What is needed instead.
  private func demand(_ member: Member, _ need: Member, in module: String) -> String {
    switch self {
    // In its own module, more than that would be visible.
    case .access(let access) where access > .fileprivate: return "it in module '\(module)'"
    case .access, .unavailable, .ownValue, .sharedCall: return "it"
    case .isStatic: return "an instance member"
    case .addedAbove: return "it in module '\(module)', which is compiled without that"
    case .otherType: return "'\(need.typeDescription)'"
    case .effects:
      let allowed = need.closure?.effects ?? need.effects
      return allowed == Effects()
        ? "it without '\(member.effects.callPrefix.dropLast())'"
        : "it to be no more than '\(allowed.description.dropFirst())'"
    case .setter: return "to set it"
    case .isolation:
      if need.closure != nil { return "a closure '\(need.typeDescription)' that can keep it" }
      return need.isolation.actor.map { "it on '@\($0)'" } ?? "it nonisolated"
    case .condition:
      let conditions = need.conditions.conjunction
      return conditions.isEmpty ? "it everywhere" : "it where '\(conditions)'"
    case .ambiguity: return "a single one"
    }
  }
}
