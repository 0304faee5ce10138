import BobbinSyntax

/// Whether a chosen member can be read where it is needed.
extension Graph {
  /// All reasons why a member of an edge's parent cannot be read for a requirement, access first.
  func mismatches(of source: Binding.Source, for need: Member, at edge: Edge) -> [MemberFault] {
    let (member, parent) = (source.member, program[edge.parent])
    // The closure, not the requirement, decides whether it may use the member.
    let closure = source.isClosure ? need.closure : nil
    let least = program.table.leastAccess(in: member.module, for: edge.module)
    var result: [MemberFault] = []
    if source.access < least { result.append(.access(source.access)) }
    let allowed = closure?.effects ?? need.canonicalEffects
    if types.assignability(of: member.canonicalEffects, to: allowed) != .yes {
      result.append(.effects)
    }
    if need.isSettable, !canBeSet(source, to: need, at: least) { result.append(.setter) }
    // Most members belong to no actor.
    if closure == nil, member.isolation.actor == nil { return result }
    // Only the component can be sent, not what it depends on.
    let isSent = parent.isSendable && source.origin == .own
    let isInReach =
      closure?.mayUse(
        member, of: parent, isSent: isSent, for: need,
        edge.injection?.initializer.isolation?.actor ?? program.conformanceActor(of: edge))
      ?? (!member.isolation.isOutOfReach(
        of: need.isolation, isAsync: need.effects.isAsync,
        in: program.conformanceActor(of: edge)) || isFree(member, in: edge.module))
    if !isInReach { result.append(.isolation) }
    return result
  }

  /// Whether a member may be read anywhere in a module, whatever actor its class is on.
  func isFree(_ member: Member, in module: String) -> Bool {
    guard member.isConstant, member.module == module, let type = member.result?.canonical.unwrapped
    else { return false }
    if case .named(let names) = type, names[0].arguments.isEmpty, StandardLibrary.declares(names) {
      return true
    }
    return types.assignability(of: type, to: .name("Sendable")) == .yes
  }

  /// Whether a property can be set wherever it can be read, to all values of the requirement's type.
  private func canBeSet(_ source: Binding.Source, to need: Member, at least: Access) -> Bool {
    let member = source.member
    guard member.isSettable, source.setterAccess >= min(least, source.access),
      // The dependency is a constant.
      member.setter == .nonmutating || source.origin != .dependency
    else { return false }
    return member.isUntyped || types.assignability(of: need, to: member) != .no
  }
}

extension TypeSyntax.Closure {
  /// The attribute that names the closure's actor: of Swift's own only `@Sendable` is capitalized.
  var actorAttribute: String? {
    words.first { $0 != "@Sendable" && $0.dropFirst().first?.isUppercase ?? false }
  }

  /// Whether it may run on another actor than the one where it is created.
  var mayLeave: Bool { words.contains("@Sendable") || actorAttribute != nil }

  /// Whether it may use a member of a component that it captures.
  ///
  /// A closure that may run elsewhere can capture only a `Sendable` component; one on the main
  /// actor can also use a member of that actor if it is created there. A closure that runs where it
  /// is created can use everything that the component's own code can, and members on the actor
  /// where it is created: a service's initializer is on the actor of the members that it takes.
  func mayUse(
    _ used: Member, of component: Component, isSent: Bool, for need: Member, _ actor: TypeSyntax?
  ) -> Bool {
    let isOutOfReach = used.isolation.isOutOfReach(of: need.isolation, isAsync: false, in: actor)
    if let word = actorAttribute {
      func isActor(_ actor: TypeSyntax?) -> Bool { actor.map { "@\($0)" } == word }
      // A member, a provider or a service's initializer of the same actor creates the closure there.
      let isCaptured =
        isSent || used.isolation.actor != nil && !isOutOfReach || isActor(need.isolation.actor)
        || isActor(actor) && need.isolation.modifier == nil && need.isolation.actor == nil
      return word == "@MainActor" && isActor(component.isolation.actor)
        || isCaptured && (used.isolation.actor == nil || isActor(used.isolation.actor))
    }
    guard words.contains("@Sendable") else { return !isOutOfReach }
    return isSent && (used.isolation.actor == nil || effects.isAsync)
  }
}
