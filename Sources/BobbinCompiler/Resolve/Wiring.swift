import BobbinSyntax

/// How one edge or injection is wired: where the provider between its ends gets each member.
package struct Wiring {
  package let edge: Edge
  package internal(set) var bindings: [Binding] = []
  /// Why it cannot be generated, or else why no actor can read all that is needed.
  var faults: [Diagnostic] = []
  /// The isolation of the provider of a component, or the one that a service's initializer states.
  var isolation = Isolation.unknown

  /// Set if the consumer is a service.
  package var injection: Injection? { edge.injection }

  /// The bindings that the parent cannot serve.
  package var missing: [Binding] { bindings.filter { $0.source.origin == .missing } }
}

/// One requirement and where the parent gets it: the choice, its faults, and the parent's other
/// members with the name.
///
/// Generated text, diagnostics and drawings read this record; none of them chooses again.
package struct Binding {
  package var need: Requirement
  package var source: Source
  /// What keeps the chosen member from being read.
  var faults: [MemberFault] = []
  /// The parent's own members of that name, each with its verdict; a chosen one is among them.
  package var candidates: [Candidate] = []
  /// What the parent's dependency protocol requires under that name with another type.
  var others: [Member] = []

  package var member: Member { need.member }
  package var name: String { need.name }
  package var isDeclared: Bool { need.isDeclared }

  /// Where an edge's parent gets a requirement of the child.
  package struct Source {
    /// The member that the parent reads; for a default or a missing provider, the requirement.
    package var member: Member
    /// Its name there.
    package var name: String
    /// The protocol of the parent's dependency that an extension adds it to, if none requires it.
    package var addedTo: TypeID?
    package var origin: Origin
    /// The result of the comparison.
    var verdict = Verdict.fits
    /// What can see it and, if it can be set, what can set it.
    var access = Access.open
    var setterAccess = Access.open
  }

  /// Where the member comes from; reports have kept the older names.
  package enum Origin: String, Sendable {
    /// A member of the parent.
    case own = "parent"
    /// A member of the parent's dependency protocol.
    case dependency
    /// A member of the parent's upstream protocol: the parent forwards it.
    case upstream = "inherited"
    /// The protocol itself provides `nil`.
    case `default`
    /// No scope that may be searched provides it.
    case missing
  }
}

extension Binding.Source {
  init(_ member: Member, of origin: Binding.Origin, _ verdict: Verdict = .fits) {
    self.init(member: member, name: member.name, origin: origin, verdict: verdict)
  }

  init(_ candidate: Candidate, of origin: Binding.Origin) {
    let provision = candidate.provision
    self.init(provision.member, of: origin, candidate.verdict)
    (access, setterAccess) = (provision.access, provision.setterAccess)
    if origin == .dependency { addedTo = provision.owner }
  }

  /// Whether the value is read through the parent itself, not only through its upstream.
  var readsParent: Bool { origin == .own || origin == .dependency }

  /// Whether the value is read through the parent's own dependency.
  var readsDependency: Bool { origin == .dependency || origin == .upstream }

  var isForwarded: Bool { origin == .upstream }

  /// Whether the value is a closure around what is read.
  var isClosure: Bool { verdict.isClosure }

  /// The module that declares the member, if the sources declare it.
  var module: String? { readsParent ? member.module : nil }
}
