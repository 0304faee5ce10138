import BobbinSyntax

extension Generator {
  /// How visible the upstream protocol of a component is: as the component, or as the least visible
  /// type it mentions.
  func upstreamAccess(of owner: ComponentID) -> Access {
    let inherited = graph.inherited(by: owner).filter { !$0.isOfSuperclass }
    let types =
      program[owner].dependency.map(\.type.written) + inherited.flatMap(\.member.writtenTypes)
    var access = types.map(program.table.access).reduce(.public, min)
    access = min(access, program.nominal(owner).access(in: program.table))
    if let superclass = program[owner].superclass.flatMap(graph.upstreamOwner) {
      access = min(access, upstreamAccess(of: superclass))
    }
    return max(access, .internal)
  }
}

extension Member {
  /// All types that a declaration of the member mentions.
  var writtenTypes: [TypeSyntax] {
    if case .typed(let error) = effects.throwing { return types.map(\.written) + [error] }
    return types.map(\.written)
  }
}

extension TypeTable {
  /// The access level of the least visible type in a bound type; what is foreign has to be public.
  func access(of type: TypeSyntax) -> Access {
    var access = Access.public
    type.visitNames { names in
      for length in 1...names.count {
        guard let id = self.type(of: .named(Array(names.prefix(length)))) else { break }
        access = min(access, self[id].access(in: self))
      }
    }
    return access
  }
}
