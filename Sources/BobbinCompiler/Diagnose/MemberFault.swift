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
    case .hidden, .mismatch(.setter), .mismatch(.condition), .mismatch(.ambiguity):
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
    switch self {
    case .hidden(.access(let access)):
      return "is \(access.rawValue), but \(consumer) needs it"
    case .hidden(.isStatic):
      return "is static, but \(consumer) needs an instance member"
    case .hidden(.unavailable):
      return "is marked unavailable, but \(consumer) needs it"
    case .hidden(.addedAbove):
      return "is added by module '\(member.module)', but module '\(module)', where \(consumer) "
        + "needs it, is compiled without that"
    case .hidden(.ownValue):
      return "cannot be made from itself: no scope above it provides what \(consumer) needs"
    case .otherType:
      return "has type '\(member.typeDescription)', but \(consumer) needs "
        + "'\(need.typeDescription)'"
    case .mismatch(.access(let access)):
      return "is \(access.rawValue), but module '\(module)' needs it for \(consumer)"
    case .mismatch(.effects):
      let allowed = need.closure?.effects ?? need.effects
      let words = member.effects.description.dropFirst()
      return "is '\(words)', but \(consumer) needs it "
        + (allowed == Effects()
          ? "without '\(member.effects.callPrefix.dropLast())'"
          : "to be no more than '\(allowed.description.dropFirst())'")
    case .mismatch(.setter):
      return "cannot be set, but \(consumer) needs to set it"
    case .mismatch(.isolation):
      guard let actor = member.isolation.actor else {
        guard need.closure != nil else {
          return "is '@concurrent', but \(consumer) needs it to stay on its caller's actor"
        }
        return "cannot be kept by the closure '\(need.typeDescription)' that \(consumer) needs"
      }
      return "belongs to '@\(actor)', but \(consumer) needs it \(need.isolation.adjective)"
    case .mismatch(.condition):
      let conditions = need.conditions.conjunction
      return "exists only where '\(member.conditions.conjunction)', but \(consumer) needs it "
        + (conditions.isEmpty ? "everywhere" : "where '\(conditions)'")
    case .mismatch(.ambiguity):
      return "is added by several protocols, so \(consumer) cannot get it; declare it in the class"
    }
  }
}

extension Isolation {
  fileprivate var adjective: String { actor.map { "on '@\($0)'" } ?? "nonisolated" }
}

extension Candidate {
  /// Why the member is not chosen, if it is not.
  package var fault: MemberFault? {
    if let hidden { return .hidden(hidden) }
    return match.provides ? nil : .otherType
  }
}
