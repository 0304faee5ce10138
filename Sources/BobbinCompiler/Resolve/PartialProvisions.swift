import BobbinSyntax

extension Graph {
  /// Faults of edges whose parent has something for the child only under some conditions, so that
  /// elsewhere it would come from further above without anybody having said so.
  ///
  /// One for each member that is so; linear in what all children need.
  func partialFaults() -> [Diagnostic] {
    // The first note says where the member is.
    var told: Set<Location?> = []
    return ties.flatMap(partialFaults).filter { told.insert($0.notes.first?.location).inserted }
  }

  /// Those of one edge.
  func partialFaults(of tie: Tie) -> [Diagnostic] {
    let edge = tie.edge
    return tie.wires.filter { $0.source.holder != .parent }.compactMap { wire in
      let conditions = wire.member.conditions.adding(edge.conditions)
      let offers = scopes.provisions(
        of: wire.member, at: edge.parent, from: edge.module, in: domain(of: edge)
      ).filter { !excludes($0.member.conditions, conditions) }
      return offers.isEmpty ? nil : partial(wire, offers, at: edge)
    }
  }

  private func partial(_ wire: Wire, _ offers: [Provision], at edge: Edge) -> Diagnostic {
    let parent = program.nominal(edge.parent).name
    let name = wire.member.fullName
    let conditions = offers.map { "'\($0.member.conditions.conjunction)'" }
      .joined(separator: " or ")
    let place = edge.creations[0].location
    var notes = offers.map {
      Diagnostic.Note("it is under a condition here", at: $0.member.location)
    }
    notes.append(
      Diagnostic.Note(
        "where that does not hold it would come from elsewhere; say so in an '#else', or give one of "
          + "the two another name", at: place))
    let value = wire.valueElsewhere
    notes += [Helper(graph: self).completion(of: wire.member, in: edge.parent, value)]
      .compactMap(\.self)
    return Diagnostic(
      .missingRequirement,
      "'\(parent)' has '\(name)', which '\(program.nominal(edge.child).name)' needs, only where "
        + conditions, at: place, notes: notes)
  }
}

extension Wire {
  /// What a component would write to have what its child gets without its own member.
  fileprivate var valueElsewhere: String? {
    switch (source.holder, member.kind) {
    case (.dependency, .property):
      source.member.effects.callPrefix + "dependency." + source.name.quotedIfReserved
    case (.default, _): "nil"
    case (.dependency, _), (.inherited, _), (.parent, _): nil
    }
  }
}
