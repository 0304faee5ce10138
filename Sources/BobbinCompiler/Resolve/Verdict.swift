package import BobbinSyntax

/// The result of comparing a member with a requirement of the same name.
///
/// Name and type choose the provider. Whether the member can also be read where it is needed is
/// checked afterwards; a failure is a `Mismatch`, and never makes a farther scope step in.
package enum Verdict: Hashable, Sendable {
  /// The type is right, or the requirement is a closure that can read the member.
  case fits(asClosure: Bool)
  /// Something about the types was not read: the member provides, and swiftc checks it.
  case undecided(asClosure: Bool)
  /// Both types are known and unrelated, so a farther scope may provide.
  case other
  /// The member is not offered.
  case hidden(Reason)

  /// Why a member is not offered.
  package enum Reason: Hashable, Sendable {
    case access(Access)
    case isStatic
    case unavailable
    /// It is added by a module that the asking one does not see.
    case addedAbove
    /// The call is in the member's own value or body.
    case ownValue
  }

  init(_ assignability: Assignability, asClosure: Bool) {
    switch assignability {
    case .yes: self = .fits(asClosure: asClosure)
    case .unknown: self = .undecided(asClosure: asClosure)
    case .no: self = .other
    }
  }

  /// The better one of two counts; only the first two provide.
  private var rank: Int {
    switch self {
    case .fits(asClosure: false): 5
    case .fits(asClosure: true): 4
    case .undecided(asClosure: false): 3
    case .undecided(asClosure: true): 2
    case .other: 1
    case .hidden: 0
    }
  }

  var provides: Bool { rank > 1 }

  var fits: Bool { rank > 3 }

  var isUndecided: Bool { provides && !fits }

  var isClosure: Bool { self == .fits(asClosure: true) || self == .undecided(asClosure: true) }

  func isBetter(than other: Verdict) -> Bool { rank > other.rank }
}

/// What is wrong with a chosen member.
package enum Mismatch: Hashable, Sendable {
  /// The member has effects that the requirement does not have.
  case effects
  /// It cannot be set, or not to everything that the requirement can be set to.
  case setter
  case isolation
  /// The module that creates the child cannot see it.
  case access(Access)
  /// It does not exist under all conditions under which it is needed.
  case condition
  /// An unrelated protocol's extension adds the same, and Swift chooses neither.
  case ambiguity
  /// One call is in its own value or body, and another one would get it from the same initializer.
  case ownValue(call: Location, other: Location)

  var isAccess: Bool { if case .access = self { true } else { false } }
}

/// A component's own member that was compared with a requirement of its name.
package struct Candidate: Sendable {
  package var provision: Provision
  /// The verdict on the types.
  var match: Verdict
  /// Why it is not offered, if it is not.
  var hidden: Verdict.Reason?

  var verdict: Verdict { hidden.map(Verdict.hidden) ?? match }
}
