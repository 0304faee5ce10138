import BobbinSyntax

extension Graph {
  /// Reports a component built by hand from an object that lacks what it forwards.
  func fault(of construction: ManualConstruction) -> Diagnostic? {
    let nominal = program.nominal(construction.component)
    let missing = forwarded(by: construction.component)
    guard let argument = construction.argument, let first = missing.first,
      let owner = upstreamOwner(of: construction.component)
    else { return nil }
    let upstream = program.upstreamName(of: program.nominal(owner))
    let object = program.table[argument]
    let isProtocol = object.declaration.kind == .protocol
    // A test may pass a stub as the protocol that it implements.
    let isInTest =
      isProtocol
      && program.table.modules.contains { $0.name == construction.module && $0.wantsStubs }
    guard
      construction.isDependency
        ? !passesOn(object, owner) : !isInTest && !mayConform(object, to: upstream)
    else { return nil }
    let notes = missing.map { need in
      let consumers = declared(need.key, from: construction.component)
        .map { "'\(program.nominal($0.component).name)'" }
      let what = "'\(need.member.fullName)' of type '\(need.member.typeDescription)'"
      let verb = consumers.count == 1 ? "needs" : "need"
      let text = "\(consumers.joined(separator: ", ")) below it \(verb) \(what)"
      return Diagnostic.Note(text, at: need.member.location)
    }
    let mayChange = !isProtocol && program.component(argument) == nil
    let advice =
      mayChange
      ? "let '\(object.name)' be a class that conforms to '\(upstream)', or add to "
        + "'\(nominal.name)' what is needed below it"
      : "pass an object of type 'any \(upstream)', or create '\(nominal.name)' with 'parent:'"
    let what = (construction.isDependency ? "the dependency of " : "") + "'\(object.name)'"
    let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
    return Diagnostic(
      .missingRequirement,
      "'\(nominal.name)' is built from \(what), which does not conform to '\(upstream)' and "
        + "so cannot forward '\(first.member.fullName)'\(others)", at: construction.call.location,
      notes: notes + [Diagnostic.Note(advice, at: mayChange ? object.declaration.location : nil)])
  }

  /// Whether the dependency of a component may be more than a provider for it.
  private func passesOn(_ component: Nominal, _ owner: ComponentID) -> Bool {
    guard let id = program.component(component.id),
      program.edges.contains(where: { $0.child == id })
    else { return true }
    return program.lineage(of: id).contains(owner)
  }

  /// Whether an object may conform to an upstream protocol, as a generated stub does.
  private func mayConform(_ object: Nominal, to upstream: String) -> Bool {
    let table = program.table
    let inherited = table.classes(from: object.id).flatMap { table.inherited(by: $0) }
    return table.protocols(from: inherited.map(\.type.canonical)).contains { type in
      type.lastName == upstream
        || type.lastName?.hasSuffix("Stub") ?? false && table.type(of: type) == nil
    }
  }
}
