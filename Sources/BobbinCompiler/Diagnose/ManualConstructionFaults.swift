import BobbinSyntax

extension Graph {
  /// Reports a component built by hand from an object that cannot pass on what it forwards.
  func fault(of construction: ManualConstruction) -> Diagnostic? {
    let (nominal, table) = (program.nominal(construction.component), program.table)
    let missing = forwarded(by: construction.component)
    guard let argument = construction.argument, let first = missing.first,
      let owner = upstreamOwner(of: construction.component)
    else { return nil }
    let upstream = program.upstreamName(of: program.nominal(owner))
    let object = table[argument]
    let inherited = table.classes(from: argument).flatMap { table.inherited(by: $0) }
    let all = table.protocols(from: inherited.map(\.type.canonical))
    guard object.declaration.kind != .protocol,
      !all.contains(where: { $0.description.hasSuffix(upstream) })
    else { return nil }
    let notes = missing.map { need in
      let consumers = declared(need.key, from: construction.component)
        .map { "'\(program.nominal($0.component).name)'" }.joined(separator: ", ")
      let what = "'\(need.member.fullName)' of type '\(need.member.typeDescription)'"
      return Diagnostic.Note("\(consumers) below it needs \(what)", at: need.member.location)
    }
    let advice =
      program.component(argument) == nil
      ? "'\(object.name)' has to be a class that conforms to '\(upstream)'"
      : "pass a component as 'parent:'"
    let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
    return Diagnostic(
      .missingRequirement,
      "'\(nominal.name)' is built from '\(object.name)', which does not conform to '\(upstream)' and "
        + "so cannot pass on '\(first.member.fullName)'\(others)", at: construction.location,
      notes: notes + [Diagnostic.Note(advice, at: object.declaration.location)])
  }
}
