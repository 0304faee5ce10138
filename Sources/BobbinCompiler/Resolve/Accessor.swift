import BobbinSyntax

/// How a requirement is read: its name and type, and the effects that its reader can handle.
struct Accessor: Hashable {
  var key: KeyID
  var effects: Effects
  var setter: Member.Setter
  var isolation: Isolation
  var availability: Availability
  /// The conditions under which a provider is needed.
  var conditions: Condition
  /// `nil` is enough for every reader.
  var hasNilDefault: Bool

  init(_ requirement: Requirement) {
    self.init(requirement.member, requirement.key, hasNilDefault: requirement.hasNilDefault)
  }

  fileprivate init(_ member: Member, _ key: KeyID, hasNilDefault: Bool) {
    self.key = key
    effects = member.effects
    isolation = member.isolation
    availability = member.availability
    conditions = member.conditions
    self.hasNilDefault = hasNilDefault
    if case .property(_, let setter) = member.kind {
      self.setter = setter
    } else {
      setter = .none
    }
  }

  /// The same accessor under further conditions.
  func under(_ conditions: Condition) -> Accessor {
    if conditions.isEmpty { return self }
    var narrower = self
    narrower.conditions = self.conditions.adding(conditions)
    return narrower
  }

  /// An accessor that serves both: it has only effects that both allow.
  func merged(with other: Accessor) -> Accessor {
    var result = self
    result.effects = effects.intersection(other.effects)
    // Providers are constants, so only a nonmutating setter is of use.
    if setter != other.setter { result.setter = .nonmutating }
    // A reader without isolation has to be able to read it.
    result.availability = availability.or(other.availability)
    result.isolation = isolation.merged(with: other.isolation)
    result.conditions = conditions.weakened(by: other.conditions)
    result.hasNilDefault = hasNilDefault && other.hasNilDefault
    return result
  }

  /// The accessor that a component forwards: an asynchronous one is served on the component's actor,
  /// because values that cannot be sent cannot leave it.
  func waiting(on actor: Isolation) -> Accessor {
    guard effects.isAsync, actor.actor != nil else { return self }
    var result = self
    result.isolation = actor
    return result
  }

  /// The member with exactly this accessor.
  func member(like member: Member) -> Member {
    var member = member
    member.effects = effects
    member.isolation = isolation
    member.availability = availability
    member.conditions = conditions
    if case .property(let type, _) = member.kind { member.kind = .property(type, setter) }
    return member
  }
}

extension Member {
  /// A member that serves readers of this one and of another.
  func merged(with other: Member) -> Member {
    func accessor(_ member: Member) -> Accessor {
      Accessor(member, KeyID(index: 0), hasNilDefault: false)
    }
    return accessor(self).merged(with: accessor(other)).member(like: self)
  }
}

extension Condition {
  /// A condition that holds wherever either of two does.
  func weakened(by other: Condition) -> Condition {
    if holds(wherever: other) { return self }
    return other.holds(wherever: self) ? other : Condition()
  }
}

extension Effects {
  /// The effects that both allow.
  fileprivate func intersection(_ other: Effects) -> Effects {
    var result = self
    result.isAsync = isAsync && other.isAsync
    switch (throwing, other.throwing) {
    case (let one, let two) where one == two: break
    case (.anything, let narrower), (let narrower, .anything): result.throwing = narrower
    default: result.throwing = .never
    }
    return result
  }
}
