import BobbinSyntax

extension Graph {
  /// What makes a gathering impossible.
  func fault(of gathered: GatheredScope) -> Diagnostic? {
    let gathering = gathered.gathering
    let place = gathering.calls[0].location
    let scope = program.nominal(gathering.component)
    let type = gathering.element.written
    func fault(_ message: String, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
      Diagnostic(.cannotGather, message, at: place, notes: notes)
    }
    let use = Diagnostic.Note("'\(gathering.typeDescription)' is gathered here", at: place)
    if let fault = program.unreachable(scope, use) { return fault }
    if type.containsName(where: { $0[0].file != nil }) {
      return fault("'\(type)' is private, so generated code cannot reach it")
    }
    if gathered.isEndless {
      return fault(
        "there are too many ways from '\(scope.name)' to something of type '\(type)'",
        [Diagnostic.Note("components that hold each other are followed along every path")])
    }
    guard gathered.gathered.isEmpty else { return nil }
    let name = Renderer(program, module: scope.module).render(type)
    return fault(
      "nothing of type '\(type)' is in the scope of '\(scope.name)'",
      gathered.elements.compactMap(\.note) + [
        Diagnostic.Note(
          "write ': \(name)', no other type, after a property of '\(scope.name)' or of a child that "
            + "it holds, and do not make it private", at: scope.declaration.location)
      ])
  }
}

extension Gathered {
  /// Says why the module that gathers does not see it, and what to do.
  var note: Diagnostic.Note? {
    hiddenBy.map {
      Diagnostic.Note(
        "'\($0.member.name)' is \($0.access.rawValue); make it public, or '\(member.name)' private "
          + "to keep that out", at: $0.member.location)
    }
  }
}

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
