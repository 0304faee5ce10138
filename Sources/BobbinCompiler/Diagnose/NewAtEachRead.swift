import BobbinSyntax

extension Warnings {
  /// Members that pass on what a child stores, where each read creates the child anew, and with it
  /// what it stores; only of members that serve something, because that is to be one object.
  func newAtEachRead() -> [Diagnostic] {
    var (seen, children): (Set<Location>, [ComponentID: [String: Child]]) = ([], [:])
    return wirings.flatMap { wiring in
      wiring.bindings.compactMap { binding in
        guard binding.source.origin == .own, case let member = binding.source.member,
          !member.isConstant,
          let property = binding.candidates.first(where: { $0.member == member })?.provision,
          graph.matcher.isMadeEachTime(property), seen.insert(member.location).inserted,
          case let path = path(in: property), path.count == 2, path[0] != "dependency"
        else { return nil }
        let parent = wiring.edge.parent
        let all = children[parent] ?? childrenByMaker(of: parent)
        children[parent] = all
        guard let child = all[path[0]], creates(path[1], child.id) else { return nil }
        let message =
          "'\(member.name)' is new at each read, because '\(path[0])' creates a new "
          + "'\(name(child.id))' each time"
        let advice = "store the child: 'lazy var \(path[0]) = \(name(child.id))(parent: self)'"
        let note = Diagnostic.Note(advice, at: child.maker.location)
        return Diagnostic(.newAtEachRead, message, at: member.location, notes: [note])
      }
    }
  }

  private typealias Child = (id: ComponentID, maker: Member)

  /// The children that computed properties of a component create and return, by their names.
  private func childrenByMaker(of parent: ComponentID) -> [String: Child] {
    let all = graph.wirings(from: parent).filter { $0.injection == nil }.flatMap { wiring in
      makers(of: wiring).filter {
        graph.matcher.isMadeEachTime($0)
          && path(in: $0) == [name(wiring.edge.child), "parent", "self"]
      }.map { ($0.member.fullName, (wiring.edge.child, $0.member)) }
    }
    return Dictionary(all) { one, _ in one }
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
      // An interface holds no bodies.
      guard modules.contains(provision.module) else { return false }
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
