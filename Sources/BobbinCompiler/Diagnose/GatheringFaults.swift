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
    let name = matcher.renderer(for: scope.module).render(type)
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
        : " of type '\(type.written)'; write '\(wanted.written)', or return it from a "
          + "property of that type, for it to be gathered"
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
  /// Members of the gathered type that the gathering module cannot see, and properties of the
  /// component itself that conform to it.
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
      let conforming = conforming(to: gathering).map { member in
        let reason = "because its type is '\(member.typeDescription)'"
        // To change the type of a child would leave out what it has.
        let isOnPath = gathering.gathered.contains { $0.path.first?.location == member.location }
        let way =
          isOnPath
          ? "return it from a property of type '\(type)'"
          : "write '\(type)', or return it from a property of that type"
        let message = "'\(member.name)' is not gathered, \(reason); if it belongs, \(way)"
        let other = Diagnostic.Note(
          "otherwise, make it private, or write '// bobbin:allow not-gathered' on this line",
          at: member.location)
        return Diagnostic(.notGathered, message, at: member.location, notes: [use, other])
      }
      return hidden + unknown + conforming
    }
  }

  /// The component's properties whose types conform to the element's, without those that another
  /// member mentions or takes, through which they may be gathered, and what is made from the collection.
  private func conforming(to gathering: Gathering) -> [Member] {
    let element = gathering.element.canonical
    if gathering.fault != nil || program.table.type(of: element) == nil { return [] }
    let own = program[gathering.component].provisions.filter { $0.module == gathering.module }
    let places = gathering.gathered.map(\.member.location)
    let collections = gathering.calls.compactMap(graph.matcher.provision).map(\.member.name)
    return own.filter { provision in
      guard case .property(let type?, _) = provision.member.kind, type.canonical != element,
        provision.access > .fileprivate, !provision.isStatic,
        graph.types.assignability(of: type.canonical, to: element) == .yes
      else { return false }
      return !gathering.calls.contains(where: provision.isMade)
        && !words(in: provision.body, of: provision.file).contains(where: collections.contains)
        && !isMentioned(provision.member, in: gathering.component)
        && !isTaken([provision.member.location], by: places, in: gathering.component)
    }.map(\.member)
  }

  /// Whether another member of a component mentions a member.
  func isMentioned(_ member: Member, in id: ComponentID) -> Bool {
    program[id].provisions.contains {
      $0.member.location != member.location && words(in: $0.body, of: $0.file).contains(member.name)
    }
  }

  /// Whether one of some members of a component makes something that takes one of some others.
  func isTaken(_ taken: [Location], by makers: [Location], in id: ComponentID) -> Bool {
    graph.wirings(from: id).contains { wiring in
      wiring.bindings.contains { taken.contains($0.source.member.location) }
        && wiring.edge.calls.compactMap(graph.matcher.provision).map(\.member.location)
          .contains(where: makers.contains)
    }
  }
}
