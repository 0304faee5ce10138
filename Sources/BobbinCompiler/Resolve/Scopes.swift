import BobbinSyntax

/// Answers what single components have to give.
package struct Scopes: Sendable {
  let program: Program
  let fit: Fit
  /// For each component, the positions of its provisions and requirements by full name.
  private let provisions: [[String: [Int]]]
  private let requirements: [[String: [Int]]]
  /// For each component, whether its provider may belong to an actor: a `Sendable` one may not.
  private let canBeIsolated: [Bool]
  /// For each component, whether its provider has to be `Sendable`.
  private let isSendable: [Bool]

  /// Protocols with which a conformance may not belong to an actor.
  static let markersAgainstIsolation: Set = ["Sendable", "SendableMetatype"]

  init(_ program: Program) {
    self.program = program
    fit = Fit(table: program.table)
    provisions = program.components.map { component in
      Dictionary(grouping: component.provisions.indices) {
        component.provisions[$0].member.fullName
      }
    }
    requirements = program.components.map { component in
      Dictionary(grouping: component.requirements.indices) {
        component.requirements[$0].member.fullName
      }
    }
    canBeIsolated = program.components.map {
      !program.inherits($0, from: Scopes.markersAgainstIsolation)
    }
    isSendable = zip(program.components, canBeIsolated).map { component, canBeIsolated in
      !canBeIsolated && program.inherits(component, from: ["Sendable"])
    }
  }

  /// Whether what a component gets from above has to be `Sendable`.
  func needsSendable(_ component: ComponentID) -> Bool { isSendable[component.index] }

  /// The actor that the provider between two components may belong to, its conformances included.
  ///
  /// A child is created where its initialiser belongs, or else where its parent is.
  func domain(from parent: ComponentID, to child: ComponentID) -> TypeSyntax? {
    // What a service needs is no member of a protocol.
    guard canBeIsolated.indices.contains(child.index), canBeIsolated[child.index] else {
      return nil
    }
    return program[child].isolation.actor ?? program[parent].isolation.actor
  }

  /// Where a component gets a member without asking its own parent: from itself, or from its
  /// dependency protocol.
  ///
  /// A property that is a function may also be a closure around a member that is not.
  ///
  /// - Parameters:
  ///   - member: What is needed, with the effects that its reader is prepared for.
  ///   - parent: The component that is asked.
  ///   - module: The module that asks; it does not see everything of a component of another one.
  ///   - conditions: Where there has to be an answer.
  ///   - domain: The actor that may stand between the two.
  /// - Returns: The first member that fits, or `nil`. Constant time but for members of one name.
  func source(
    of member: Member, at parent: ComponentID, from module: String, wherever conditions: Condition,
    in domain: TypeSyntax?
  ) -> Wire.Source? {
    let plain = plainSource(
      of: member, at: parent, from: module, wherever: conditions, in: domain)
    if let plain { return plain }
    for used in membersUsed(in: member, at: parent) {
      let source = plainSource(
        of: used, at: parent, from: module, wherever: conditions, in: domain)
      if let source, allows(source.member, in: member, at: parent) { return source }
    }
    return nil
  }

  private func plainSource(
    of member: Member, at parent: ComponentID, from module: String, wherever conditions: Condition,
    in domain: TypeSyntax?
  ) -> Wire.Source? {
    let component = program[parent]
    let fitting = self.provisions(of: member, at: parent, from: module, in: domain).map {
      var found = $0.member
      // Swift warns of an `await` for it.
      if member.effects.isAsync, isReadAnywhere($0, in: module) { found.isolation = .nonisolated }
      return found
    }
    let branches = fitting.map(\.conditions)
    if let first = fitting.first,
      coverEverything(branches)
        || branches.contains(where: { holds($0, wherever: conditions) })
    {
      return Wire.Source(first, of: .parent)
    }
    let fit = fit.seen(from: module)
    let declared = requirements[parent.index][member.fullName]?.first {
      let requirement = component.requirements[$0].member
      // A module above cannot have the component pass on anything else.
      let isReadable =
        module != component.module || !requirement.effects.isAsync
        || !requirement.isolation.leaves(component.isolation)
      return isReadable && fit.misfit(of: requirement, for: member, in: domain) == nil
        && holds(requirement.conditions, wherever: conditions)
    }
    return declared.map { Wire.Source(component.requirements[$0].member, of: .dependency) }
  }

  /// A component's own members that serve a requirement, each under its conditions.
  func provisions(
    of member: Member, at parent: ComponentID, from module: String, in domain: TypeSyntax?
  ) -> [Provision] {
    (provisions[parent.index][member.fullName] ?? []).map { program[parent].provisions[$0] }
      .filter { misfit(of: $0, for: member, in: module, domain) == nil }
  }

  /// Why a provision does not serve a requirement of the same name.
  ///
  /// Everything is judged as the module that asks is compiled, without what others add later.
  func misfit(
    of provision: Provision, for member: Member, in module: String, _ domain: TypeSyntax?
  ) -> Misfit? {
    guard program.table.isVisible(provision.module, from: module) else { return .fromAbove }
    if provision.isStatic { return .isStatic }
    let least: Access = provision.module == module ? .internal : .package
    if provision.access < least { return .invisible(provision.access) }
    let misfit = fit.seen(from: module).misfit(of: provision.member, for: member, in: domain)
    if let misfit {
      return misfit == .isolation && isReadAnywhere(provision, in: module) ? nil : misfit
    }
    if case .property(_, let setter) = member.kind, setter != .none,
      provision.setterAccess < least
    {
      return .notSettable
    }
    return nil
  }

  /// Whether a module reads a member from anywhere, whatever its actor: in its own a constant that can
  /// be sent.
  private func isReadAnywhere(_ provision: Provision, in module: String) -> Bool {
    provision.isConstant && provision.module == module
      && fit.isCertainlySendable(provision.member)
  }
}

extension Program {
  /// Whether a component's dependency inherits from one of some protocols of the standard library.
  func inherits(_ component: Component, from markers: Set<String>) -> Bool {
    inherited(by: component.dependency.map(\.type.canonical)).contains { $0.isMarker(markers) }
  }

  /// These protocols and all that they inherit from, each once.
  func inherited(by protocols: [TypeSyntax]) -> [TypeSyntax] {
    reachable(from: protocols) { type in
      table.type(of: type).map { table.inherited(byProtocol: $0).map(\.type) } ?? []
    }
  }
}
