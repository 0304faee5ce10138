import BobbinSyntax

/// All that is known of one edge or injection: how the provider between its ends gets each member.
package struct Wiring: Sendable {
  package let edge: Edge
  /// Set where it is a service that needs.
  package var injection: Injection?
  package internal(set) var bindings: [Binding] = []

  /// What the parent cannot give.
  var missing: [Binding] { bindings.filter { $0.source.origin == .missing } }
}

/// Something a component needs from its parent.
package struct Need: Sendable {
  package let member: Member
  /// The identity: name and types, however it is read.
  package let key: KeyID
  /// The name in the protocol of the component that needs it.
  package let name: String
  /// Whether the component declares it; otherwise it only forwards it.
  package let isOwn: Bool
  /// Whether the component forwards it only as its superclass does.
  var isOfSuperclass = false
  let owner: TypeID
  package let hasNilDefault: Bool
}

/// One requirement and where the parent gets it: the choice, what is wrong with it, and what else the
/// parent has under the name.
///
/// Generated text, diagnostics and drawings read this record; none of them compares members again.
package struct Binding: Sendable {
  package var need: Need
  package var source: Source
  /// What keeps the chosen member from being read.
  var faults: [Mismatch] = []
  /// The parent's own members of that name, each with its verdict; the chosen one is among them.
  var candidates: [Candidate] = []

  package var member: Member { need.member }
  package var name: String { need.name }
  package var isOwn: Bool { need.isOwn }

  /// Where an edge's parent gets a requirement of the child.
  package struct Source: Sendable {
    /// What the parent reads; of a default, and of what is missing, the requirement.
    package var member: Member
    /// Its name there.
    package var name: String
    package var origin: Origin
    /// What the comparison came to.
    var verdict = Verdict.fits(asClosure: false)
  }

  /// Whose member it is.
  package enum Origin: String, Sendable {
    /// The parent's own.
    case parent
    /// That of the parent's dependency protocol.
    case dependency
    /// That of the parent's upstream protocol: the parent forwards it.
    case inherited
    /// The protocol itself gives `nil`.
    case `default`
    /// No scope that may be asked provides it.
    case missing
  }
}

extension Binding.Source {
  init(_ member: Member, of origin: Binding.Origin, _ verdict: Verdict = .fits(asClosure: false)) {
    self.init(member: member, name: member.name, origin: origin, verdict: verdict)
  }

  /// Whether the value is read through the parent itself, not only through its upstream.
  var isOfParent: Bool { origin == .parent || origin == .dependency }

  /// Whether the value is read through the parent's own dependency.
  var isOfDependency: Bool { origin == .dependency || origin == .inherited }

  var isInherited: Bool { origin == .inherited }

  /// Whether a closure is made around what is read.
  var isClosure: Bool { verdict.isClosure }

  /// The module that declares what is read, where that is a member which people wrote.
  var module: String? { isOfParent ? member.module : nil }
}
