package import BobbinSyntax

/// A member of a component that may serve requirements.
package struct Provision {
  package var member: Member
  let modifiers: Modifiers
  package let access: Access
  /// It is `nil` whenever it is read.
  var returnsNil: Bool
  /// The declaration or extension that it is in.
  let part: Nominal.Part
  /// The bytes of its value and accessors, or of its body.
  package var body: Range<Int>?
  /// The bytes that make its value: the initial value, the getter, or the body of a function.
  var value: Range<Int>?
  /// Whether it comes from an extension and its component's module cannot see it.
  var isOutOfSight = false
  /// The conditions of its extension may not hold.
  var isConditional: Bool
  /// The module that declares the class's conformance to the protocol that it comes from.
  var adopter: String?
  package var module: String { member.module }
  /// The type that declares it.
  package var owner: TypeID { part.owner }
  package var file: FileID { part.file }
  var setterAccess: Access { modifiers.setterAccess ?? access }
  package var isStatic: Bool { modifiers.isStatic }
  var isOverride: Bool { modifiers.contains(.override) }
  var isWeak: Bool { modifiers.contains(.weak) || modifiers.contains(.unowned) }
  /// An attribute makes it, or all that its extension adds, unavailable.
  var isUnavailable: Bool {
    modifiers.isUnavailable
      || part.declaration.kind == .extension && part.declaration.modifiers.isUnavailable
  }

  /// The same where some conditions hold, too.
  func under(_ conditions: Condition) -> Provision {
    if conditions.isEmpty { return self }
    var result = self
    result.member = member.with(conditions: member.conditions.adding(conditions))
    return result
  }

  /// Why it is not offered to a module, if it is not.
  func hidden(from module: String, _ table: TypeTable) -> MemberFault? {
    if !table.isVisible(self.module, from: module) { return .addedAbove(by: self.module) }
    if let adopter, !table.isVisible(adopter, from: module) { return .addedAbove(by: adopter) }
    if isStatic { return .isStatic }
    if access <= .fileprivate || isOutOfSight { return .access(access) }
    return isUnavailable ? .unavailable : nil
  }

  /// Whether a call is part of what makes the member's value.
  func isMade(by call: WiringCall) -> Bool {
    value?.contains(call.offset) ?? false && member.location.file == call.location.file
  }
}
