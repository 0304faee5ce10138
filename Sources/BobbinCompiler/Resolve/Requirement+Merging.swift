import BobbinSyntax

// How a requirement is read: with which effects, setter, isolation, availability and conditions.

extension Requirement {
  /// A requirement that serves the readers of both.
  func merged(with other: Requirement) -> Requirement {
    var result = self
    result.builds = Condition.weakest(of: builds + other.builds)
    result.member = member.merged(with: other.member, in: result.builds)
    result.hasNilDefault = hasNilDefault && other.hasNilDefault
    return result
  }

  /// Whether two requirements with one identity are read in the same way.
  func isRead(like other: Requirement) -> Bool {
    hasNilDefault == other.hasNilDefault && member.setter == other.member.setter
      && member.canonicalEffects == other.member.canonicalEffects
      && member.isolation == other.member.isolation
      && member.availability == other.member.availability
      && member.conditions == other.member.conditions
  }
}

extension Member {
  /// A member that serves readers of this one and of another: it has only effects that both allow.
  ///
  /// It exists in the given builds, or else wherever one of the two does.
  func merged(with other: Member, in builds: [Condition]? = nil) -> Member {
    // Providers are constants, so only a nonmutating setter is of use; and a nonisolated reader has
    // to be able to read it.
    with(
      setter: setter == other.setter ? setter : .nonmutating,
      effects: canonicalEffects == other.canonicalEffects
        ? effects : effects.intersection(other.effects),
      isolation: isolation.merged(with: other.isolation),
      mayBeBuilt: mayBeBuilt || other.mayBeBuilt, availability: availability.or(other.availability),
      conditions: .any(of: builds ?? Condition.weakest(of: [conditions, other.conditions])),
      otherImports: otherImports.union(other.otherImports))
  }
}

extension Condition {
  /// The weakest of some conditions: those that do not imply another one.
  ///
  /// One of them holds wherever one of the given ones does. More than eight become the empty
  /// condition, so that comparing them stays cheap.
  static func weakest(of all: [Condition]) -> [Condition] {
    // Most code has none.
    if all.contains(where: \.isEmpty) { return [Condition()] }
    let all = Set(all)
    let weakest = all.filter { one in
      !all.contains { other in
        // Of equal ones the first by text is kept.
        one != other && other.holds(wherever: one)
          && (other.lines.lexicographicallyPrecedes(one.lines) || !one.holds(wherever: other))
      }
    }
    return weakest.count > 8 || cover(Array(weakest)) ? [Condition()] : Array(weakest)
  }
}

extension Effects {
  fileprivate func intersection(_ other: Effects) -> Effects {
    let throwing: Throwing =
      switch (throwing, other.throwing) {
      case (let one, let two) where one == two: one
      case (.anything, let narrower), (let narrower, .anything): narrower
      default: .never
      }
    return Effects(isAsync: isAsync && other.isAsync, throwing: throwing)
  }
}
