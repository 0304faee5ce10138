import BobbinSyntax

extension Generator {
  /// Names that mean something else in an extension of a collection.
  private static let namesOfCollections = [
    "Element", "Index", "Indices", "Iterator", "Key", "Keys", "SubSequence", "Value", "Values",
  ]

  /// Writes the module's gatherings that are possible, in order of component and type.
  mutating func gatherings() {
    func key(_ gathering: Gathering) -> [String] {
      let name = program.uniqueName(of: gathering.component)
      return [name, gathering.form.rawValue, gathering.element.canonical.sortKey]
    }
    let own = graph.gatherings.filter { $0.module == module && $0.fault == nil }
    let sorted = own.sorted { key($0).lexicographicallyPrecedes(key($1)) }
    for gathering in sorted { write(gathering) }
  }

  private mutating func write(_ gathering: Gathering) {
    let items = gathering.gathered
    let nominal = program.nominal(gathering.component)
    let renderer = renderer.inside(Generics(), hiding: Generator.namesOfCollections)
    let name = renderer.render(nominal)
    let element = renderer.render(value: gathering.element.written)
    var (_, generics) = generics(
      of: gathering.component, around: Generics(), avoiding: Set(Generator.namesOfCollections))
    generics = generics.mapTypes(renderer.inside(generics).spell)
    let component = name + generics.arguments
    let members = items.flatMap(\.members)
    var effects = Effects()
    effects.isAsync = members.contains(where: \.effects.isAsync)
    // A typed error would need an import, and two different ones have no common type.
    if members.contains(where: { $0.effects.throwing != .never }) { effects.throwing = .anything }
    // The caller has to be on the actors of what is read; a dependency is on its component's.
    let own = program[gathering.component].isolation
    let actors = items.flatMap { $0.isOfDependency ? [own] : $0.members.map(\.isolation) }
      .filter { $0.actor != nil }
    // A member that runs on its caller's actor is read there, because the component cannot be sent.
    let runsWithCaller =
      actors.isEmpty && members.contains { $0.isolation.modifier == "nonisolated(nonsending)" }
    let isolation =
      runsWithCaller
      ? "nonisolated(nonsending) "
      : actors.isEmpty && program.needsNonisolatedModifier(.nonisolated, in: module)
        && !members.contains { $0.isolation == .unknown }
        ? "nonisolated " : Set(actors.map(attributes)).sorted().joined()
    let isArray = gathering.form == .array
    let heading = "\(name) gathers \(element)\(isArray ? "" : " by name")"
    writer.section(heading, under: gathering.conditions) {
      imports.add(nominal.type.imports)
      imports.add(actors.reduce(into: gathering.element.imports) { $0.formUnion($1.imports) })
      for item in items {
        imports.add(item.members.map { NeededImport(module: $0.module) }, under: item.conditions)
      }
      let around = program.table.availability(of: nominal.id)
      writer.lines(members.map(\.availability).reduce(around) { $0.adding($1) }.attributes)
      let constraint = isArray ? "Element == \(element)" : "Key == String, Value == \(element)"
      writer.block("extension \(gathering.form.rawValue) where \(constraint)") {
        let scope = "in the scope of `\(name)`\(isArray ? "" : ", by name")"
        writer.line("/// Everything of type `\(element)` \(scope).")
        let head = "\(yielding(gathering.component))\(isolation)init\(generics.list)"
        let tail = effects.description + generics.clause
        writer.block("\(head)(gathering component: \(component))\(tail)") {
          write(items, gathering.form)
        }
      }
    }
  }

  /// Writes a statement for each element, after one for each child on the way to it: what several
  /// elements are read from is one object.
  private func write(_ items: [GatheredElement], _ form: Gathering.Form) {
    var names: [[Member]: String] = [[]: "component"]
    func value(of member: Member, in holder: String?) -> String {
      "\(member.effects.callPrefix)\(holder ?? "").\(member.name.quotedIfReserved)"
    }
    writer.line("self.init()")
    for item in items {
      var path: [Member] = []
      for child in item.path {
        let expression = value(of: child, in: names[path]?.quotedIfReserved)
        path.append(child)
        guard names[path] == nil else { continue }
        let name = child.name.avoiding(Set(names.values))
        names[path] = name
        let uses = items.filter { $0.path.starts(with: path) }
        writer.conditional(.any(of: uses.map(\.conditions))) {
          writer.line("let \(name.quotedIfReserved) = \(expression)")
        }
      }
      let holder = item.isOfDependency ? "component.dependency" : names[path]?.quotedIfReserved
      let value = value(of: item.member, in: holder)
      writer.conditional(item.conditions) {
        writer.line(
          form == .array ? "self.append(\(value))" : "self[\"\(item.name.escaped)\"] = \(value)")
      }
    }
  }
}
