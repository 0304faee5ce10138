import BobbinSyntax

extension Warnings {
  /// Members of the gathered type that cannot be seen from where the gathering is.
  static func notGathered(_ graph: Graph, in modules: Set<String>) -> [Diagnostic] {
    let program = graph.program
    return program.gatherings.indices.filter { modules.contains(program.gatherings[$0].module) }
      .flatMap { index in
        let gathering = program.gatherings[index]
        let scope = graph.gatherings[index]
        let hidden = scope.isEndless ? [] : scope.elements.filter { $0.hiddenBy != nil }
        return hidden.map { warning($0, of: gathering, program.table) }
          + scope.unknown.map { warning($0, of: gathering) }
          + scope.leftOut.map { function, child in
            Diagnostic(
              .notGathered,
              "the members of '\(program.nominal(child).name)' are not gathered, because "
                + "'\(function.member.fullName)' is a function; make it a property, or private",
              at: function.member.location, notes: [note(on: gathering)])
          }
      }
  }

  private static func note(on gathering: Gathering) -> Diagnostic.Note {
    Diagnostic.Note(
      "'\(gathering.typeDescription)' is gathered here", at: gathering.calls[0].location)
  }

  private static func warning(_ unknown: Provision, of gathering: Gathering) -> Diagnostic {
    let type = gathering.element.written
    return Diagnostic(
      .notGathered,
      "'\(unknown.member.name)' is not gathered, because its type is not written; write ': \(type)' "
        + "after its name if it is one, or make it private",
      at: unknown.member.location,
      notes: [note(on: gathering)])
  }

  private static func warning(
    _ item: Gathered, of gathering: Gathering, _ table: TypeTable
  ) -> Diagnostic {
    let type = gathering.element.written
    return Diagnostic(
      .notGathered,
      "'\(item.name)' of type '\(type)' is not gathered, because module '\(gathering.module)' cannot "
        + "see it",
      at: gathering.calls[0].location,
      notes: [item.note, help(for: item, table)])
  }

  private static func help(for item: Gathered, _ table: TypeTable) -> Diagnostic.Note? {
    guard let hidden = item.hiddenBy?.member else { return nil }
    let edit = table.editor(of: hidden.location)?
      .replacing(access: "public", before: hidden.location)
    let last = hidden == item.member ? "" : "'\(item.member.name)' "
    return Diagnostic.Note(
      help: "make '\(hidden.name)' public, or \(last)private to keep it out", edit)
  }
}
