import BobbinSyntax

extension Warnings {
  /// Members that pass on what a child stores, where each read creates the child anew, and with it
  /// what it stores; only of members that serve something, because that is to be one object.
  func newAtEachRead() -> [Diagnostic] {
    Dictionary(grouping: wirings, by: \.edge.parent).flatMap { id, wirings -> [Diagnostic] in
      let used = wirings.flatMap(\.bindings).filter { $0.source.origin == .own }
      let places = Set(used.map(\.source.member.location))
      lazy var children = Dictionary(
        wirings.filter { $0.injection == nil }.flatMap { wiring in
          makers(of: wiring).filter(graph.matcher.isMadeEachTime).map {
            ($0.member.fullName, (id: wiring.edge.child, maker: $0))
          }
        }, uniquingKeysWith: { one, _ in one })
      return program[id].provisions.compactMap { property in
        guard places.contains(property.member.location), graph.matcher.isMadeEachTime(property),
          case let path = path(in: property), path.count == 2, let child = children[path[0]],
          self.path(in: child.maker) == [name(child.id), "parent", "self"],
          creates(path[1], child.id)
        else { return nil }
        let message =
          "'\(property.member.name)' is new at each read, because '\(path[0])' creates a new "
          + "'\(name(child.id))' each time"
        let note = Diagnostic.Note(
          "store the child: 'lazy var \(path[0]) = \(name(child.id))(parent: self)'",
          at: child.maker.member.location)
        return Diagnostic(.newAtEachRead, message, at: property.member.location, notes: [note])
      }
    }
  }

  /// The names in the value of a member, without `return` and a leading `self`.
  private func path(in provision: Provision) -> [String] {
    let names = words(in: provision.value, of: provision.file).drop { $0 == "return" }
    return Array(names.first == "self" ? names.dropFirst() : names)
  }

  /// Whether a component keeps an object that is created for a member, in a property or a slot.
  private func creates(_ name: String, _ id: ComponentID) -> Bool {
    func named(_ name: String) -> Provision? {
      program[id].provisions.first { $0.member.name == name }
    }
    guard let provision = named(name), let value = provision.value else { return false }
    if graph.matcher.isMadeEachTime(provision) {
      let slot = path(in: provision).first.flatMap(named)?.member.result?.canonical
      return slot?.isNamed(["Shared", "WeakShared"]) ?? false
    }
    let text = program.table.file(provision.file).source.text(value).drop { !$0.isLetter }
    let type = text.prefix { $0.isLetter || $0.isNumber }
    let isValue =
      provision.member.result.flatMap { program.table.type(of: $0.canonical) }
      .map { [.struct, .enum].contains(program.table[$0].declaration.kind) } ?? false
    return type.first?.isUppercase ?? false && text[type.endIndex...].first == "(" && !isValue
  }
}
