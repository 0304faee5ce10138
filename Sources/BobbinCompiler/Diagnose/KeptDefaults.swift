import BobbinSyntax

/// Warnings about optionals and parameters that keep their defaults although a member may be meant.
extension Warnings {
  /// Optional requirements that stay unserved although a scope has a member that fits.
  func unservedOptionals() -> [Diagnostic] {
    lazy var used = serving
    return doubtful.compactMap { wiring, binding in
      guard binding.source.origin == .default, binding.candidates.isEmpty else { return nil }
      let child =
        graph.declared(binding.need.key, from: wiring.edge.child).first?.component
        ?? wiring.edge.child
      return graph.nearMisses(of: binding.member, in: wiring.edge.parent, besides: [])
        .first { fits($0, binding.member) && !used.contains($0.location) }
        .map { warning(about: $0, for: binding.member, of: child, wiring) }
    }
  }

  /// Parameters of services that keep their defaults although the component has a member of almost
  /// the name, or a scope farther up has one of the name.
  func keptDefaults() -> [Diagnostic] {
    lazy var used = serving
    lazy var edges = Dictionary(grouping: program.edges, by: \.child)
    return wirings.flatMap { wiring -> [Diagnostic] in
      let (parent, service) = (wiring.edge.parent, wiring.edge.child)
      return (wiring.injection?.unfilled ?? []).compactMap { need in
        let near = program[parent].provisions.first {
          $0.member.isNamedFor(need) && !$0.isStatic && program.nominal(parent).canRead($0)
            && fits($0.member, need) && !used.contains($0.member.location)
        }
        if let near { return warning(about: near.member, for: need, of: service, wiring) }
        guard let type = need.result?.canonical, !type.isCommon,
          let farther = certainProvider(
            of: need, in: reachable(from: [parent]) { edges[$0]?.map(\.parent) ?? [] })
        else { return nil }
        let message =
          "'\(need.name)' of '\(name(service))' gets its default, although '\(name(farther.scope))' "
          + "has one; require it in the dependency of '\(name(parent))', or pass it"
        let notes = [Diagnostic.Note("it is declared here", at: farther.location)]
        let place = wiring.edge.calls[0].location
        return Diagnostic(.unservedOptional, message, at: place, notes: notes)
      }
    }
  }

  /// The members that serve under their own names, and are not meant for others.
  private var serving: Set<Location> {
    Set(
      graph.wirings.lazy.flatMap(\.bindings).filter { $0.source.origin == .parent }
        .map(\.source.member.location))
  }

  private func fits(_ member: Member, _ need: Member) -> Bool {
    graph.types.assignability(of: member.asProperty ?? member, to: need) == .yes
  }

  private func warning(
    about near: Member, for need: Member, of child: ComponentID, _ wiring: Wiring
  ) -> Diagnostic {
    let found = "'\(name(wiring.edge.parent))' has '\(near.fullName)'"
    let message = "'\(need.fullName)' of '\(name(child))' is not served, but \(found)"
    return warning(message, at: near, need, wiring, .default)
  }
}

extension Injection {
  /// What would fill the parameters that keep their defaults, unless members of the names are known.
  fileprivate var unfilled: [Member] {
    let parameters = initializer.signature.parameters
    return parameters.indices.compactMap { position in
      let parameter = parameters[position]
      guard arguments[position] == .omitted, !parameter.isVariadic,
        let name = parameter.names.last,
        !defaulted.contains(where: { parameter.names.contains($0.need.name) })
      else { return nil }
      return initializer.member(position, named: name, effects: initializer.effects)
    }
  }
}
