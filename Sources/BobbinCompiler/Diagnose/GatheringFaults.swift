import BobbinSyntax

extension Graph {
  func fault(of gathering: Gathering) -> Diagnostic? {
    let place = gathering.calls[0].location
    let scope = program.nominal(gathering.component)
    let type = gathering.element.written
    func fault(_ message: String, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
      Diagnostic(.cannotGather, message, at: place, notes: notes)
    }
    let use = Diagnostic.Note("'\(gathering.typeDescription)' is gathered here", at: place)
    if let fault = program.unreachable(scope, in: gathering.module, use) { return fault }
    if type.containsName(where: { $0[0].file != nil }) {
      return fault("'\(type)' is private, so generated code cannot reach it")
    }
    if gathering.isEndless {
      return fault(
        "there are too many ways from '\(scope.name)' to something of type '\(type)'",
        [Diagnostic.Note("components that hold each other are followed along every path")])
    }
    guard gathering.gathered.isEmpty else { return nil }
    let near = nearMisses(of: gathering) + gathering.elements.compactMap(\.note)
    let name = Renderer(program, module: scope.module).render(type)
    let advice = "add a property of type '\(name)' to '\(scope.name)', or to a child that it holds"
    let help = Diagnostic.Note(advice, at: scope.declaration.location)
    return fault("nothing of type '\(type)' is in the scope of '\(scope.name)'", near + [help])
  }

  private func nearMisses(of gathering: Gathering) -> [Diagnostic.Note] {
    let wanted = gathering.element
    let scope = program.nominal(gathering.component).name
    return program[gathering.component].provisions.compactMap { provision in
      let member = provision.member
      guard case .property(let type?, _) = member.kind, !provision.isStatic,
        types.assignability(of: type.canonical, to: wanted.canonical) == .yes
      else { return nil }
      let reason =
        type.canonical == wanted.canonical
        ? provision.access > .fileprivate
          ? ", which is made from the collection" : ", which is \(provision.access)"
        : " of type '\(type.written)'; write '\(wanted.written)' for it to be gathered"
      return Diagnostic.Note("'\(scope)' has '\(member.name)'\(reason)", at: member.location)
    }
  }
}

extension GatheredElement {
  /// Says why the module that gathers does not see it, and what to do.
  var note: Diagnostic.Note? {
    hiddenBy.map {
      let (what, which) = $0.member == member ? ("", "it") : ("'\(member.name)' ", "that")
      return Diagnostic.Note(
        "'\($0.member.name)' is \($0.access); make it public, or \(what)private if "
          + "\(which) does not belong", at: $0.member.location)
    }
  }
}

extension Warnings {
  /// Members of the gathered type that the gathering module cannot see.
  func notGathered() -> [Diagnostic] {
    graph.gatherings.filter { modules.contains($0.module) }.flatMap { gathering in
      let type = gathering.element.written
      let place = gathering.calls[0].location
      let use = Diagnostic.Note("'\(gathering.typeDescription)' is gathered here", at: place)
      let hidden = gathering.elements.filter { $0.hiddenBy != nil }.map { element in
        let reason = "because module '\(gathering.module)' cannot see it"
        let message = "'\(element.name)' of type '\(type)' is not gathered, \(reason)"
        return Diagnostic(.notGathered, message, at: place, notes: [element.note])
      }
      let unknown = gathering.unknown.map(\.member).map { member in
        let advice = "write '\(type)' if it belongs, or else the type that it has"
        let message = "'\(member.name)' is not gathered, because its type is not written; \(advice)"
        return Diagnostic(.notGathered, message, at: member.location, notes: [use])
      }
      return hidden + unknown
    }
  }
}
