import BobbinSyntax

/// The type that connects a parent to a child, or to several children that agree, before it is
/// written out.
struct Provider {
  /// What children have in common if they share a provider.
  ///
  /// A shared provider stores nothing that one of the children does not need: it would keep the
  /// parent alive, or look for an upstream that a parent built by hand need not have.
  struct Kind: Hashable {
    var parent: ComponentID
    var isClass: Bool
    /// The names of the properties that it stores.
    var storedParent: String?
    var storedUpstream: String?
    var conditions: Condition
    var availability: Availability
    var isolation: Isolation
    /// The only child, if it cannot share: its protocols provide something, or are not all known.
    var single: ComponentID?
  }

  let kind: Kind
  var name = ""
  /// The positions of its wirings.
  var wirings: [Int]
  var children: Set<ComponentID>
  var conformances: [String]
  var members: [(name: String, member: GeneratedMember)] = []
  var named: [String: [GeneratedMember]] = [:]

  var isShared: Bool { children.count > 1 }

  mutating func add(_ member: GeneratedMember, named name: String) {
    named[name, default: []].append(member)
    members.append((name, member))
  }

  /// Whether a child of the same kind can share it: each name that both need means the same.
  func agrees(with other: Provider) -> Bool {
    other.named.allSatisfy { name, members in named[name].map { $0 == members } ?? true }
  }

  mutating func add(_ other: Provider) {
    wirings += other.wirings
    children.formUnion(other.children)
    conformances += other.conformances.filter { !conformances.contains($0) }
    members += other.members.filter { named[$0.name] == nil }
    named.merge(other.named) { own, _ in own }
  }
}
