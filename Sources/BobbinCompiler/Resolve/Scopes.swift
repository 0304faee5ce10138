import BobbinSyntax

/// Answers what single components have to give.
package struct Scopes: Sendable {
  let program: Program
  let fit: Fit
  /// For each component, the positions of its provisions and requirements by full name.
  private let provisions: [[String: [Int]]]
  private let requirements: [[String: [Int]]]

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
  /// - Returns: The first member that fits, or `nil`. Constant time but for members of one name.
  func source(
    of member: Member, at parent: ComponentID, from module: String, wherever conditions: [String]
  ) -> Wire.Source? {
    let plain = plainSource(of: member, at: parent, from: module, wherever: conditions)
    if let plain { return plain }
    for used in membersUsed(in: member, at: parent) {
      let source = plainSource(of: used, at: parent, from: module, wherever: conditions)
      if let source, allows(source, in: member, at: parent) { return source }
    }
    return nil
  }

  private func plainSource(
    of member: Member, at parent: ComponentID, from module: String, wherever conditions: [String]
  ) -> Wire.Source? {
    let component = program[parent]
    let fitting = (provisions[parent.index][member.fullName] ?? []).filter {
      misfit(of: component.provisions[$0], for: member, in: module) == nil
    }
    let branches = fitting.map { component.provisions[$0].member.conditions }
    if let first = fitting.first,
      coverEverything(branches)
        || branches.contains(where: { holds($0, wherever: conditions) })
    {
      return .parent(component.provisions[first].member)
    }
    let fit = fit.seen(from: module)
    let declared = requirements[parent.index][member.fullName]?.first {
      fit.misfit(of: component.requirements[$0].member, for: member) == nil
        && holds(component.requirements[$0].member.conditions, wherever: conditions)
    }
    return declared.map { .dependency(component.requirements[$0].member) }
  }

  /// Why a provision does not serve a requirement of the same name.
  ///
  /// Everything is judged as the module that asks is compiled, without what others add later.
  func misfit(of provision: Provision, for member: Member, in module: String) -> Misfit? {
    guard program.table.isVisible(provision.module, from: module) else { return .fromAbove }
    if provision.isStatic { return .isStatic }
    let least: Access = provision.module == module ? .internal : .package
    if provision.access < least { return .invisible(provision.access) }
    if let misfit = fit.seen(from: module).misfit(of: provision.member, for: member) {
      return misfit
    }
    if case .property(_, let setter) = member.kind, setter != .none,
      provision.setterAccess < least
    {
      return .notSettable
    }
    return nil
  }
}
