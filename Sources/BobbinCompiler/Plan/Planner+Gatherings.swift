import BobbinSyntax

extension Planner {
  /// Names that mean something else in an extension of a collection.
  private static let namesOfCollections = [
    "Element", "Index", "Indices", "Iterator", "Key", "Keys", "SubSequence", "Value", "Values",
  ]

  /// The module's gatherings, in order of component and type.
  mutating func gatherings() -> [GatheringPlan] {
    func key(_ gathering: Gathering) -> [String] {
      let name = program[gathering.component].name(in: program)
      return [name, gathering.form.rawValue, gathering.element.canonical.sortKey]
    }
    return program.gatherings.indices
      .filter { index in
        let gathering = program.gatherings[index]
        return gathering.module == module
          && program.nominal(gathering.component).reasonAgainstExtension(in: program.table) == nil
      }
      .sorted {
        key(program.gatherings[$0]).lexicographicallyPrecedes(key(program.gatherings[$1]))
      }
      .map { plan($0) }
  }

  private mutating func plan(_ index: Int) -> GatheringPlan {
    let gathering = program.gatherings[index]
    let items = graph.gathered(by: index)
    let nominal = program.nominal(gathering.component)
    let renderer = renderer.inside(Planner.namesOfCollections)
    let isInlinable = gathering.calls.contains(where: \.isInlinable)
    let access = isInlinable ? Access.public : .internal
    imports.add([NeededImport(module: nominal.module)], usedAt: access)
    imports.add(gathering.element.imports, usedAt: access)
    for member in items.flatMap({ $0.path + [$0.member] }) {
      imports.add([NeededImport(module: member.module)])
    }
    let element = renderer.render(gathering.element.written)
    let generics = nominal.declaration.generics
    let arguments = generics.parameters.map(\.name).joined(separator: ", ")
    let component = renderer.render(nominal) + (arguments.isEmpty ? "" : "<\(arguments)>")
    let effects = items.reduce(Effects()) { $0.joined(with: $1.effects) }
    let isolation = isolation(of: gathering, items)
    return GatheringPlan(
      component: renderer.render(nominal), element: element,
      collection: gathering.form.rawValue,
      constraint: gathering.form == .array
        ? "Element == \(element)" : "Key == String, Value == \(element)",
      head: inlinability(isInlinable) + isolation.map { $0 + " " }.joined() + "init"
        + renderer.render(generics),
      parameter: "gathering component: \(component)",
      tail: effects.description + renderer.whereClause(of: generics),
      steps: steps(items, gathering.form),
      fault: items.isEmpty
        ? "nothing of type '\(gathering.element.written)' is in the scope of '\(nominal.name)'"
        : nil,
      conditions: gathering.conditions)
  }

  /// One line for each element; if a child has several, a line for the child comes before them.
  private func steps(_ items: [Gathered], _ form: Gathering.Form) -> [GatheringPlan.Step] {
    var steps: [GatheringPlan.Step] = []
    /// The expressions for children that have a line, by path.
    var holders: [[Way]: String] = [[]: "component"]
    var taken: Set<String> = ["component"]
    for item in items {
      let way = item.path.map(Way.init)
      for length in way.indices.map({ $0 + 1 }) {
        let prefix = Array(way[..<length])
        let uses = items.count { $0.path.prefix(length).map(Way.init) == prefix }
        guard uses > 1, holders[prefix] == nil else { continue }
        let name = item.path[..<length].map(\.name).camelCased.avoiding(taken)
        taken.insert(name)
        let conditions = item.path[..<length].reduce(Condition()) { $0.adding($1.conditions) }
        steps.append(
          GatheringPlan.Step(
            kind: .child(name.quotedIfReserved),
            value: value(of: Array(item.path[..<length]), holders),
            conditions: conditions.common(with: item.conditions)))
        holders[prefix] = name.quotedIfReserved
      }
      let value =
        item.isOfDependency
        ? item.member.effects.callPrefix + "component.dependency."
          + item.member.name.quotedIfReserved
        : value(of: item.path + [item.member], holders)
      steps.append(
        GatheringPlan.Step(
          kind: form == .array ? .element : .value("\"\(item.name.escaped)\""), value: value,
          conditions: item.conditions))
    }
    return steps
  }

  /// Reads members one after the other, from the nearest child that has a line.
  private func value(of members: [Member], _ holders: [[Way]: String]) -> String {
    let way = members.map(Way.init)
    var length = members.count - 1
    while length > 0, holders[Array(way[..<length])] == nil { length -= 1 }
    let holder = holders[Array(way[..<length])] ?? "component"
    let rest = members[length...]
    let effects = rest.reduce(Effects()) { $0.joined(with: $1.effects) }
    let names = [holder] + rest.map(\.name.quotedIfReserved)
    return effects.callPrefix + names.joined(separator: ".")
  }

  /// The actors that the component or an element belongs to: the caller has to be on them.
  private func isolation(of gathering: Gathering, _ items: [Gathered]) -> [String] {
    let own = program[gathering.component].isolation
    let all = items.flatMap { $0.path + [$0.member] }.map(\.isolation)
    let isolations = own.actor == nil ? all : [own]
    return Set(isolations.filter { $0.actor != nil }.flatMap(attributes)).sorted()
  }
}

/// One property on the way to a child: there may be two of one name in branches of an `#if`.
private struct Way: Hashable {
  var name: String
  var conditions: Condition

  init(_ member: Member) {
    name = member.name
    conditions = member.conditions
  }
}

extension Gathered {
  /// The effects on the way and at its end.
  fileprivate var effects: Effects {
    path.reduce(member.effects) { $0.joined(with: $1.effects) }
  }
}

extension Effects {
  /// The effects of both together.
  fileprivate func joined(with other: Effects) -> Effects {
    var result = self
    result.isAsync = isAsync || other.isAsync
    // A typed error would need an import, and two of them have no name.
    result.throwing = throwing == .never && other.throwing == .never ? .never : .anything
    return result
  }
}

extension [String] {
  /// The names as one: `networkCache`.
  fileprivate var camelCased: String {
    enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}
