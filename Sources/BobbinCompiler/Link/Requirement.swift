import BobbinSyntax

/// A requirement of a component: a member of its dependency protocol, or one that it forwards.
package struct Requirement: Sendable {
  package var member: Member
  /// The identity: name and types, however it is read.
  package let key: MemberKey
  /// The name in its component's protocol; it differs from its member's if two would share that.
  package var name: String
  /// The protocol that declares it.
  package var owner: TypeID
  /// The modules whose extensions of the dependency's protocols provide `nil`, with access levels.
  var nilDefaults: [(module: String, access: Access)] = []
  /// The component sees one of these extensions, so the requirement may stay unprovided.
  package var hasNilDefault = false
  /// If the component forwards it, the conditions under which consumers below need it.
  var builds: [Condition] = []
  /// Whether the component declares it; otherwise it only forwards it.
  package var isDeclared = true
  /// Whether the component forwards it only as its superclass does.
  var isOfSuperclass = false

  init(_ member: Member, of owner: TypeID) {
    (self.member, self.owner) = (member, owner)
    (key, name) = (member.key, member.name)
  }
}
