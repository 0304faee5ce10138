import BobbinSyntax

extension Graph {
  /// What makes a gathering impossible.
  func faults(ofGathering index: Int) -> [Diagnostic] {
    let gathering = program.gatherings[index]
    let place = gathering.calls[0].location
    let scope = program.nominal(gathering.component)
    let use = Diagnostic.Note("'\(gathering.typeDescription)' is gathered here", at: place)
    if let fault = program.unreachable(scope, .unsupportedComponent, use) { return [fault] }
    if gathering.element.written.isPrivate {
      return [
        Diagnostic(
          .cannotGather,
          "'\(gathering.element.written)' is private, so generated code cannot reach it",
          at: place)
      ]
    }
    if gatherings[index].isEndless {
      return [
        Diagnostic(
          .cannotGather,
          "there are too many ways from '\(scope.name)' to something of type "
            + "'\(gathering.element.written)'",
          at: place,
          notes: [Diagnostic.Note("components that hold each other are walked along every way")])
      ]
    }
    guard gathered(by: index).isEmpty else { return [] }
    let near = nearMisses(of: gathering) + gatherings[index].elements.compactMap(\.note)
    let nothing = Diagnostic.Note("'\(scope.name)' has none", at: scope.declaration.location)
    return [
      Diagnostic(
        .cannotGather,
        "nothing of type '\(gathering.element.written)' is in the scope of '\(scope.name)'",
        at: place, notes: (near.isEmpty ? [nothing] : near) + [help(for: gathering)])
    ]
  }

  /// Help for an empty gathering: a first member to gather.
  private func help(for gathering: Gathering) -> Diagnostic.Note {
    let scope = program.nominal(gathering.component)
    let type = Renderer(program, module: scope.module).render(gathering.element.written)
    return Diagnostic.Note(
      "add a property of type '\(type)' to '\(scope.name)', or to a child that it holds",
      at: scope.declaration.location)
  }

  /// The component's own members that are nearly gathered.
  private func nearMisses(of gathering: Gathering) -> [Diagnostic.Note] {
    let wanted = gathering.element
    return program[gathering.component].provisions.compactMap { provision in
      guard case .property(let type, _) = provision.member.kind, !provision.isStatic else {
        return nil
      }
      let name = "'\(program.nominal(gathering.component).name)' has '\(provision.member.name)'"
      let text: String
      if let type, type.canonical == wanted.canonical {
        text = "\(name), but it is \(provision.access.rawValue)"
      } else if let type, types.accepts(wanted.canonical, type.canonical) {
        text = "\(name) of type '\(type.written)'; write '\(wanted.written)' for it to be gathered"
      } else {
        return nil
      }
      return Diagnostic.Note(text, at: provision.member.location)
    }
  }
}

extension Gathered {
  /// Says why the module that gathers does not see it.
  var note: Diagnostic.Note? {
    hiddenBy.map {
      let what = $0.member == member ? "'\(name)'" : "'\($0.member.name)', on the way to '\(name)',"
      return Diagnostic.Note("\(what) is \($0.access.rawValue)", at: $0.member.location)
    }
  }
}

extension TypeSyntax {
  /// Whether it mentions a name that only one file can see.
  fileprivate var isPrivate: Bool {
    contains { if case .named(let names) = $0 { names[0].file != nil } else { false } }
  }
}
