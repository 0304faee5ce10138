import BobbinSyntax

// What extensions of protocols and of the runtime's classes add to components and dependencies.

extension Linker {
  /// The members that extensions of protocols add to a type of a module that conforms to them.
  func membersOfExtensions(
    of protocols: [TypeID], on type: TypeSyntax, seenFrom module: String
  ) -> [Provision] {
    var result: [Provision] = []
    for id in protocols {
      for part in table[id].parts where part.declaration.kind == .extension {
        let binder = Binder(table, file: part.file, type: id)
        let holds = TypeMatcher(table: table).conditions(of: part, ["Self"], [type], binder)
        guard holds != .no else { continue }
        for var provision in membersOfExtension(part, of: id) {
          provision.isConditional = holds != .yes
          provision.isOutOfSight =
            provision.access <= .internal && !table.opens(provision.module, to: module)
          result.append(provision)
        }
      }
    }
    return result
  }

  /// What one extension adds, read once for all types that conform to the protocol.
  private func membersOfExtension(_ part: Nominal.Part, of id: TypeID) -> [Provision] {
    if let known = extensionMembers[ObjectIdentifier(part)] { return known }
    let isolation = isolation(of: part, inTypeOf: isolation(of: table[id]))
    let members = members(of: part, in: table[id], isolation).map {
      var provision = $0
      provision.access = min(provision.access, table[id].access(in: table))
      return provision
    }
    extensionMembers[ObjectIdentifier(part)] = members
    return members
  }

  /// The members that the sources add to the runtime's base class.
  func membersOfBase(of ancestry: Ancestry) -> [Provision] {
    let dependency = ancestry.dependency?.canonical ?? .name("EmptyDependency")
    return table.foreignTypes(named: .name(ancestry.base)).flatMap { id in
      table[id].parts.flatMap { part -> [Provision] in
        let binder = Binder(table, file: part.file, type: id)
        let holds = TypeMatcher(table: table)
          .conditions(of: part, ["DependencyType"], [dependency], binder)
        if holds == .no { return [] }
        // An existential conforms to hardly anything.
        return members(
          of: part, in: table[id], ancestry.isMainActor ? .mainActor : .unknown,
          isConditional: holds != .yes || part.declaration.generics.hasConstraint)
      }
    }
  }
}

extension Generics {
  /// Whether something has to conform to or inherit from something.
  fileprivate var hasConstraint: Bool { requirements.contains { !$0.isSame } }
}
