import BobbinSyntax

extension Warnings {
  /// Members of the gathered type that cannot be seen from where the gathering is.
  func notGathered() -> [Diagnostic] {
    program.gatherings.indices.filter { modules.contains(program.gatherings[$0].module) }
      .flatMap { notGathered(by: program.gatherings[$0], graph.gatherings[$0]) }
  }

  private func notGathered(by gathering: Gathering, _ scope: GatheredScope) -> [Diagnostic] {
    let type = gathering.element.written
    let place = gathering.calls[0].location
    func warning(
      _ what: String, _ reason: String, at location: Location, _ notes: Diagnostic.Note?...
    ) -> Diagnostic {
      Diagnostic(
        .notGathered, "\(what) not gathered, because \(reason)", at: location, notes: notes)
    }
    let note = Diagnostic.Note("'\(gathering.typeDescription)' is gathered here", at: place)
    let hidden = scope.isEndless ? [] : scope.elements.filter { $0.hiddenBy != nil }
    return hidden.map {
      warning(
        "'\($0.name)' of type '\(type)' is", "module '\(gathering.module)' cannot see it",
        at: place,
        $0.note, help(for: $0))
    }
      + scope.unknown.map {
        warning(
          "'\($0.member.name)' is",
          "its type is not written; write ': \(type)' after its name if "
            + "it is one, or make it private", at: $0.member.location, note)
      }
      + scope.leftOut.map { function, child in
        warning(
          "the members of '\(name(child))' are",
          "'\(function.member.fullName)' is a function; make "
            + "it a property, or private", at: function.member.location, note)
      }
  }

  private func help(for item: Gathered) -> Diagnostic.Note? {
    guard let hidden = item.hiddenBy?.member else { return nil }
    let edit = program.table.editor(of: hidden.location)?
      .replacing(access: "public", before: hidden.location)
    let last = hidden == item.member ? "" : "'\(item.member.name)' "
    return Diagnostic.Note(
      help: "make '\(hidden.name)' public, or \(last)private to keep it out", edit)
  }
}
