import BobbinSyntax

extension Warnings {
  /// Members of the gathered type that the gathering module cannot see.
  func notGathered() -> [Diagnostic] {
    graph.gatherings.filter { modules.contains($0.gathering.module) }.flatMap(notGathered)
  }

  private func notGathered(in scope: GatheredScope) -> [Diagnostic] {
    let gathering = scope.gathering
    let type = gathering.element.written
    let place = gathering.calls[0].location
    let hidden = scope.isEndless ? [] : scope.elements.filter { $0.hiddenBy != nil }
    return hidden.map {
      Diagnostic(
        .notGathered,
        "'\($0.name)' of type '\(type)' is not gathered, because module '\(gathering.module)' "
          + "cannot see it", at: place, notes: [$0.note])
    }
      + scope.unknown.map {
        Diagnostic(
          .notGathered,
          "'\($0.member.name)' is not gathered, because its type is not written; write ': \(type)' "
            + "after its name if it is one, or make it private", at: $0.member.location,
          notes: [
            Diagnostic.Note("'\(gathering.typeDescription)' is gathered here", at: place)
          ])
      }
  }
}
