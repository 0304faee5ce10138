package import BobbinSyntax

/// A class that lets a test build components without their parents.
///
/// It stores the arguments of its initialiser, all of them optional, and serves the requirements
/// from them.
package struct StubPlan: Hashable, Sendable {
  package var name: String
  /// The components that can be built from it.
  package var components: [String]
  package var ids: [ComponentID]
  /// The `@available(…)` of the protocols.
  package var attributes: [String]
  /// `@MainActor` or `nonisolated`.
  package var isolation: String?
  package var conformances: [String]
  /// What another object for the same components is, if there is something to override.
  package var base: Base?
  package var members: [StubMemberPlan]
  /// The names of the stub's own members, none of which is that of a requirement.
  package var names: Names
  /// Why no object can be one, if none can.
  package var fault: String?
  package var conditions: Condition

  /// The type of the object that a stub overrides.
  package struct Base: Hashable, Sendable {
    package var type: String
    /// The upstream protocol that the object may conform to as well.
    package var upstream: String?
    /// The argument label in front of it.
    package var label: String
  }

  /// Names for what every stub has.
  package struct Names: Hashable, Sendable {
    package var base: String
    package var upstream: String
    package var file: String
    package var line: String
    package var missing: String
  }

  /// Some requirements cannot be given as a value or closure, so a subclass must be possible.
  package var isFinal: Bool { members.allSatisfy { $0.given != nil } }
}

/// A requirement and how a stub serves it.
package struct StubMemberPlan: Hashable, Sendable {
  /// How an argument becomes a value.
  package enum Kind: Hashable, Sendable {
    case value
    /// The value is optional, and `nil` without an argument.
    case optional
    /// The argument is called; its result may be optional, and is then `nil` without an argument.
    case closure(isOptional: Bool)
  }

  /// A parameter of the initialiser, which the stub stores.
  package struct Given: Hashable, Sendable {
    package var parameter: String
    package var storage: String
    /// An optional type.
    package var type: String
  }

  package var member: MemberPlan
  /// The name for the message: that of the requirement, or of the argument where that is another.
  package var shownName: String
  package var kind: Kind
  /// `nil` if neither a value nor a closure can take its place.
  package var given: Given?
  /// The call of a closure, `try await _load(id)`.
  package var call: String
  /// What is in front of the holder in a call, `try await `.
  package var prefix: String
  /// What is after the holder, `.load(id: id)`.
  package var access: String
  /// The base or its upstream.
  package var holder: String
  /// Setting the other object's value is possible.
  package var setsBase: Bool
}
