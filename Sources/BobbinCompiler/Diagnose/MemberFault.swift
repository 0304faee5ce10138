import BobbinSyntax

/// Why a member with the right name does not serve: the one table of groups and phrases.
package enum MemberFault: Hashable {
  case hidden(Verdict.Reason)
  case otherType
  case mismatch(Mismatch)

  var group: DiagnosticGroup {
    switch self {
    case .hidden(.access), .mismatch(.access): .invisibleProvision
    case .otherType: .typeMismatch
    case .mismatch(.effects): .effectMismatch
    case .mismatch(.isolation): .isolationMismatch
    case .hidden, .mismatch(.setter), .mismatch(.condition), .mismatch(.ambiguity),
      .mismatch(.ownValue):
      .missingRequirement
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
    "\(reason(member)), but \(consumer) needs \(demand(member, need, in: module))"
  }

  /// What is wrong with the member itself.
  func reason(_ member: Member) -> String {
    switch self {
    case .hidden(.access(let access)), .mismatch(.access(let access)): "is \(access.rawValue)"
    case .hidden(.isStatic): "is static"
    case .hidden(.unavailable): "is marked unavailable"
    case .hidden(.addedAbove): "is added by module '\(member.module)'"
    case .hidden(.ownValue), .mismatch(.ownValue): "cannot be made from itself"
    case .otherType: "has type '\(member.typeDescription)'"
    case .mismatch(.effects): "is '\(member.effects.description.dropFirst())'"
    case .mismatch(.setter): "cannot be set"
    case .mismatch(.isolation):
      member.isolation.actor.map { "belongs to '@\($0)'" }
        ?? member.isolation.modifier.map { "is '\($0)'" } ?? "belongs to no actor"
    case .mismatch(.condition): "exists only where '\(member.conditions.conjunction)'"
    case .mismatch(.ambiguity): "is added by several protocols"
    }
  }

  /// What is needed instead.
  private func demand(_ member: Member, _ need: Member, in module: String) -> String {
    switch self {
    case .hidden(.access), .hidden(.unavailable), .hidden(.ownValue), .mismatch(.ownValue):
      return "it"
    case .hidden(.isStatic): return "an instance member"
    case .hidden(.addedAbove): return "it in module '\(module)', which is compiled without that"
    case .otherType: return "'\(need.typeDescription)'"
    case .mismatch(.access): return "it in module '\(module)'"
    case .mismatch(.effects):
      let allowed = need.closure?.effects ?? need.effects
      return allowed == Effects()
        ? "it without '\(member.effects.callPrefix.dropLast())'"
        : "it to be no more than '\(allowed.description.dropFirst())'"
    case .mismatch(.setter): return "to set it"
    case .mismatch(.isolation):
      if need.closure != nil { return "a closure '\(need.typeDescription)' that can keep it" }
      return need.isolation.actor.map { "it on '@\($0)'" } ?? "it nonisolated"
    case .mismatch(.condition):
      let conditions = need.conditions.conjunction
      return conditions.isEmpty ? "it everywhere" : "it where '\(conditions)'"
    case .mismatch(.ambiguity): return "a single one; declare it in the class"
    }
  }
}

extension Candidate {
  /// Why the member is not chosen, if it is not.
  package var fault: MemberFault? {
    if let hidden { return .hidden(hidden) }
    return match.provides ? nil : .otherType
  }
}
