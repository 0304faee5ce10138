import BobbinSyntax

extension Linker {
  /// The members that extensions add to a type of a module: extensions of protocols, in which it is
  /// `Self`, or of its base class, in which it is `DependencyType`.
  func membersOfExtensions(
    of ids: [TypeID], on type: TypeSyntax, seenFrom module: String
  ) -> [Provision] {
    var result: [Provision] = []
    for part in ids.flatMap({ table[$0].parts }) where part.declaration.kind == .extension {
      let isOfBase = table[part.owner].isBaseClass
      let holds = TypeMatcher(table: table)
        .holds(part, [isOfBase ? "DependencyType" : "Self"], [type])
      guard holds != .no else { continue }
      // An existential type conforms to almost no protocol.
      let isConditional =
        holds != .yes
        || isOfBase && part.declaration.generics.conditions.contains { !$0.isSame }
      for var provision in membersOfExtension(part) {
        provision.isConditional = isConditional
        // A module above may see what it added itself.
        provision.isOutOfSight =
          provision.access <= .internal && table.isVisible(provision.module, from: module)
          && !table.opens(provision.module, to: module)
        result.append(provision)
      }
    }
    return result
  }

  /// The members for which extensions of a protocol provide `nil` in all builds.
  func nilDefaults(of id: TypeID) -> [Provision] {
    let all = table[id].parts.filter { $0.declaration.kind == .extension }
      .flatMap(membersOfExtension).filter(\.returnsNil)
    let conditions = table[id].conditions
    return all.filter { one in
      // In other builds it may come from another branch.
      let alike = all.filter { other in
        other.member.key == one.member.key && other.module == one.module
          && other.access >= one.access && other.isStatic == one.isStatic
          && other.isUnavailable == one.isUnavailable
          && other.part.declaration.generics == one.part.declaration.generics
      }
      return Condition.cover(alike.map(\.member.conditions), wherever: conditions)
    }
  }

  /// What one extension adds, read once for all types that have it.
  private func membersOfExtension(_ part: Nominal.Part) -> [Provision] {
    if let known = extensionMembers[ObjectIdentifier(part)] { return known }
    let nominal = table[part.owner]
    let base: Isolation = nominal.baseName.hasPrefix("MainActor") ? .mainActor : .nonisolated
    let members = members(
      of: part, inTypeOf: nominal.isBaseClass ? base : isolation(ofProtocol: nominal))
    extensionMembers[ObjectIdentifier(part)] = members
    return members
  }
}
