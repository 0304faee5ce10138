import BobbinSyntax

/// What a closure keeps to read a member later.
struct Captured {
  var isolation: Isolation
  var isSendable: Bool
}

extension Component {
  var captured: Captured { Captured(isolation: isolation, isSendable: isSendable) }
}

/// Whether a chosen member can be read where it is needed.
extension TypeMatcher {
  /// What keeps a member from serving its reader, closures aside.
  ///
  /// - Parameters:
  ///   - offer: The member.
  ///   - need: The requirement, with the effects that its reader can handle.
  ///   - actor: The actor that the provider between the two may belong to.
  /// - Returns: All that is wrong; empty for a member that can be read.
  func mismatches(of offer: Member, for need: Member, in actor: TypeSyntax?) -> [MemberFault] {
    var result: [MemberFault] = []
    if assignability(of: offer.effects, to: need.effects) != .yes { result.append(.effects) }
    if need.isSettable, !canBeSet(offer, to: need) { result.append(.setter) }
    let isOutOfReach = offer.isolation.isOutOfReach(
      of: need.isolation, isAsync: need.effects.isAsync, in: actor)
    if isOutOfReach { result.append(.isolation) }
    return result
  }

  /// Whether a property can be set to all values that another one can be set to.
  private func canBeSet(_ offer: Member, to need: Member) -> Bool {
    guard case .property(let offered, let setter) = offer.kind, setter != .none,
      case .property(let needed?, _) = need.kind
    else { return false }
    return offered.map { assignability(of: needed.canonical, to: $0.canonical) != .no } ?? true
  }

  /// The same for a component's own member.
  ///
  /// - Parameters:
  ///   - candidate: The member, compared with the requirement.
  ///   - need: What is needed.
  ///   - scope: What it belongs to: the component, or its dependency.
  ///   - module: The module that reads.
  ///   - actor: The actor that the provider between the two may belong to.
  /// - Returns: All that is wrong, access first.
  func mismatches(
    of candidate: Candidate, for need: Member, in scope: Captured, from module: String,
    _ actor: TypeSyntax?
  ) -> [MemberFault] {
    let provision = candidate.provision
    let least = table.leastAccess(in: provision.module, for: module)
    var result: [MemberFault] = provision.access < least ? [.access(provision.access)] : []
    result += mismatches(of: provision.member, candidate.match, for: need, in: scope, actor)
    if need.isSettable, provision.setterAccess < least, !result.contains(.setter) {
      result.append(.setter)
    }
    return result
  }

  /// The same for a member that may serve as a closure.
  func mismatches(
    of member: Member, _ verdict: Verdict, for need: Member, in scope: Captured,
    _ actor: TypeSyntax?
  ) -> [MemberFault] {
    guard verdict.isClosure, let closure = need.closure else {
      return mismatches(of: member, for: need, in: actor)
    }
    // The closure, not the requirement, decides whether it may use the member.
    let hasEffects = assignability(of: member.effects, to: closure.effects) != .yes
    return (hasEffects ? [.effects] : [])
      + (allows(member, in: need, of: scope, actor) ? [] : [.isolation])
  }

  /// Whether a closure that keeps a component may use a member of it.
  ///
  /// A closure that may run elsewhere can capture only a component of the main actor that may be
  /// sent. One that runs where it is created can use all that the component's own code can, and
  /// members of the actor that it is created on: an initializer of a service belongs to the actor
  /// of the members that it takes.
  func allows(
    _ used: Member, in need: Member, of scope: Captured, _ actor: TypeSyntax?
  ) -> Bool {
    guard let closure = need.closure else { return false }
    let isFree = used.isolation.actor == nil
    let mainActor = Isolation.mainActor.actor
    let isOnMainActor = scope.isolation.actor == mainActor
    let actors = closure.words.filter { $0.hasSuffix("Actor") }
    if !actors.isEmpty {
      return actors == ["@MainActor"] && (isOnMainActor || used.isolation.actor == mainActor)
    }
    guard closure.words.contains("@Sendable") else {
      let isOutOfReach = used.isolation.isOutOfReach(of: need.isolation, isAsync: false, in: actor)
      return isFree || isOnMainActor || !need.effects.isAsync && !isOutOfReach
    }
    let isMarked = used.isolation.modifier != nil
    return isOnMainActor && scope.isSendable && (isMarked || closure.effects.isAsync)
  }
}
