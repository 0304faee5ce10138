package import BobbinSyntax

/// Why a member with the right name does not provide: the only table of groups and phrases.
///
/// The first few cases keep a member from being chosen; the others are faults of a chosen member.
package enum MemberFault: Hashable, Sendable {
  /// Generated code cannot see it.
  case access(Access)
  case isStatic
  case unavailable
  /// It is added by a module that the module with the call does not see.
  case addedAbove(by: String)
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
  indirect case sharedCall(Location, other: Location)

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
  package func phrase(
    _ member: Member, _ need: Member, of consumer: String, in module: String
  ) -> String {
    let (reason, demand) = words(member, need, in: module)
    return "\(reason), but '\(consumer)' needs \(demand)"
  }

  /// What is wrong with the member itself, and what is needed instead.
  func words(
    _ member: Member, _ need: Member, in module: String
  ) -> (reason: String, demand: String) {
    switch self {
    case .access(let access):
      // In its own module, more than that would be visible.
      return ("is \(access)", access > .fileprivate ? "it in module '\(module)'" : "it")
    case .isStatic: return ("is static", "an instance member")
    case .unavailable: return ("is marked unavailable", "it")
    case .addedAbove(let above):
      let demand = "it in module '\(module)', which is compiled without that"
      return ("is added by module '\(above)'", demand)
    case .ownValue, .sharedCall: return ("cannot be made from itself", "it")
    case .otherType:
      let type = member.typeDescription(beside: need)
      let needed = need.typeDescription(beside: member)
      if type == needed, member.isFunction != need.isFunction {
        return need.isFunction ? ("is a property", "a function") : ("is a function", "a property")
      }
      return (member.isUntyped ? "states no type" : "has type '\(type)'", "'\(needed)'")
    case .effects:
      let allowed = need.closure?.effects ?? need.effects
      let demand =
        allowed == Effects()
        ? "it without '\(member.effects.callPrefix.dropLast())'"
        : "it with only '\(allowed.description.dropFirst())'"
      return ("is marked '\(member.effects.description.dropFirst())'", demand)
    case .setter where member.isSettable && member.key.types != need.key.types:
      return (
        "has type '\(member.typeDescription)'",
        "to set it to any value of type '\(need.typeDescription)'"
      )
    case .setter: return ("cannot be set", "to set it")
    case .isolation:
      let own = member.isolation
      let reason = own.actor.map { "belongs to '@\($0)'" } ?? own.modifier.map { "is '\($0)'" }
      let asked = need.isolation.actor.map { "it on '@\($0)'" } ?? "it nonisolated"
      let closure = need.closure.map { closure in
        let isAnywhere = closure.words.contains("@Sendable") && !closure.effects.isAsync
        let reach =
          isAnywhere && own.actor != nil
          ? ", which may run anywhere"
          : closure.words.isEmpty ? "" : ", which can capture only 'Sendable' values"
        return "a closure '\(need.typeDescription)'\(reach)"
      }
      return (reason ?? "is not isolated", closure ?? asked)
    case .condition:
      let conditions = need.conditions.conjunction
      let demand = conditions.isEmpty ? "it everywhere" : "it under '#if \(conditions)'"
      return ("exists only in some builds ('#if \(member.conditions.conjunction)')", demand)
    case .ambiguity: return ("is one of several that would fit", "a single one")
    }
  }
}
