import BobbinSyntax

extension Graph {
  /// A component built by hand from an object that cannot pass on what the component inherits.
  func fault(of handmade: Handmade) -> Diagnostic? {
    let nominal = program.nominal(handmade.component)
    let missing = inherited(by: handmade.component).filter { !$0.hasNilDefault }
    guard let argument = handmade.argument, let first = missing.first else { return nil }
    let owner = upstreamOwner(of: handmade.component) ?? handmade.component
    let upstream = program.nominal(owner).upstreamName
    let parts = program.table[argument].parts
    let conforms = parts.flatMap(\.declaration.inherited).contains {
      $0.type.description.hasSuffix(upstream)
    }
    guard !conforms else { return nil }
    let object = program.table[argument]
    let notes = missing.map { need in
      let needy = declarers(of: need.key, from: handmade.component)
        .map { "'\(program.nominal($0).name)'" }.joined(separator: ", ")
      return Diagnostic.Note(
        "\(needy) below it needs '\(need.member.fullName)' of type "
          + "'\(need.member.typeDescription)'", at: need.member.location)
    }
    let isClass = object.declaration.kind == .class
    let help =
      isClass
      ? "let '\(object.name)' conform to '\(upstream)'"
      : "make '\(object.name)' a class that conforms to '\(upstream)'"
    let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
    return Diagnostic(
      .missingRequirement,
      "'\(nominal.name)' is built from '\(object.name)', which does not conform to '\(upstream)' and "
        + "so cannot pass on '\(first.member.fullName)'\(others)",
      at: handmade.location,
      notes: notes + [Diagnostic.Note("help: \(help)", at: object.declaration.location)])
  }
}
