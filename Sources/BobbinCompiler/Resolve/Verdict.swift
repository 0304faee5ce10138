import BobbinSyntax

/// The result of comparing a member with a requirement of the same name.
struct Verdict: Hashable, Sendable {
  var assignability: Assignability
  /// The requirement is a closure, which can read the member.
  var isClosure = false

  static let fits = Verdict(assignability: .yes)

  var provides: Bool { assignability != .no }

  /// Something about the types was not read, so swiftc checks them.
  var isUndecided: Bool { assignability == .unknown }

  func isBetter(than other: Verdict) -> Bool {
    assignability == other.assignability
      ? !isClosure && other.isClosure : assignability > other.assignability
  }
}

/// A member of a scope that was compared with a requirement of the same name.
package struct Candidate {
  package var provision: Provision
  var verdict: Verdict
  /// Why it is not offered, if it is not.
  var hidden: MemberFault?
  /// What keeps it from being read, if it provides.
  var mismatches: [MemberFault] = []

  package var member: Member { provision.member }

  var provides: Bool { hidden == nil && verdict.provides }

  /// Why the member is not chosen, if it is not.
  package var fault: MemberFault? { hidden ?? (verdict.provides ? nil : .otherType) }
}
