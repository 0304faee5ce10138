import BobbinSyntax

/// What ties a component to one that needs, and how the provider between them gets each member.
package struct Tie: Sendable {
  package let edge: Edge
  /// Set where it is a service that needs.
  package var injection: Injection?
  package internal(set) var wires: [Wire] = []
  /// What the parent cannot give.
  package internal(set) var missing: [Need] = []
}

/// Something a component needs from its parent.
package struct Need: Sendable {
  package let member: Member
  package let key: KeyID
  /// The number of name and types, however it is read.
  let subject: KeyID
  /// The name in the protocol of the component that needs it.
  package let name: String
  /// Whether the component declares it; otherwise it only passes it on.
  package let isOwn: Bool
  /// Whether the component passes it on only as its superclass does.
  var isOfSuperclass = false
  let owner: TypeID
  package let hasNilDefault: Bool
}

/// One member of a provider and where the parent gets it.
package struct Wire: Sendable {
  package var need: Need
  package var source: Source

  package var member: Member { need.member }
  package var name: String { need.name }
  package var isOwn: Bool { need.isOwn }

  /// Where an edge's parent gets a requirement of the child.
  package struct Source: Hashable, Sendable {
    /// What the parent reads; of a default what nobody has.
    package var member: Member
    /// Its name there.
    package var name: String
    package var holder: Holder
  }

  /// Whose member it is.
  package enum Holder: String, Sendable {
    /// The parent's own.
    case parent
    /// That of the parent's dependency protocol.
    case dependency
    /// That of the parent's upstream protocol.
    case inherited
    /// Nobody's: the protocol itself gives `nil`.
    case `default`
  }
}

extension Wire.Source {
  init(_ member: Member, of holder: Wire.Holder) {
    self.init(member: member, name: member.name, holder: holder)
  }

  /// Whether the value is read through the parent itself, not only through its upstream.
  var isOfParent: Bool { holder == .parent || holder == .dependency }

  /// Whether the value is read through the parent's own dependency.
  var isOfDependency: Bool { holder == .dependency || holder == .inherited }

  var isInherited: Bool { holder == .inherited }

  /// The module that declares what is read, where that is a member which people wrote.
  var module: String? { isOfParent ? member.module : nil }
}
