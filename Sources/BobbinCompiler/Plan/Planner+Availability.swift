import BobbinSyntax

extension Planner {
  /// Where a component and its dependency are available.
  func availability(of component: ComponentID) -> Availability {
    let protocols = program[component].dependency.compactMap(\.id)
    return ([program[component].type] + protocols).map(program.table.availability)
      .reduce(Availability()) { $0.and($1) }
  }

  /// Where both ends of an edge are.
  func availability(of edge: Edge) -> Availability {
    program.table.availability(of: program[edge.parent].type).and(availability(of: edge.child))
  }
}

extension Binding {
  /// Where a provider's member is available: where its requirement is; a member that reads
  /// something deprecated is deprecated too.
  var availability: Availability {
    member.availability.deprecation == Availability()
      ? member.availability.and(source.member.availability.deprecation) : member.availability
  }
}
