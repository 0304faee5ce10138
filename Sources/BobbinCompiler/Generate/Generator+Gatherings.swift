import BobbinSyntax

extension Generator {
  /// Names that mean something else in an extension of a collection.
  private static let namesOfCollections = [
    "Element", "Index", "Indices", "Iterator", "Key", "Keys", "SubSequence", "Value", "Values",
  ]

  /// Writes the module's gatherings, in order of component and type.
  mutating func gatherings() {
    func key(_ gathering: Gathering) -> [String] {
      let name = program[gathering.component].name(in: program)
      return [name, gathering.form.rawValue, gathering.element.canonical.sortKey]
    }
    let indices = program.gatherings.indices
      .filter { index in
        let gathering = program.gatherings[index]
        return gathering.module == module
          && program.nominal(gathering.component).reasonAgainstExtension(in: program.table) == nil
      }
      .sorted {
        key(program.gatherings[$0]).lexicographicallyPrecedes(key(program.gatherings[$1]))
      }
    for index in indices { gathering(program.gatherings[index], graph.gathered(by: index)) }
  }

  private mutating func gathering(_ gathering: Gathering, _ items: [Gathered]) {
    let nominal = program.nominal(gathering.component)
    let renderer = renderer.inside(Generator.namesOfCollections)
    let (name, element) = (
      renderer.render(nominal), renderer.render(gathering.element.written)
    )
    let generics = nominal.declaration.generics
    let arguments = generics.names.joined(separator: ", ")
    let component = name + (arguments.isEmpty ? "" : "<\(arguments)>")
    let effects = items.reduce(Effects()) { $0.joined(with: $1.effects) }
    let attributes = isolation(of: gathering, items).map { $0 + " " }.joined()
    let isArray = gathering.form == .array
    writer.mark("\(name) gathers \(element)\(isArray ? "" : " by name")")
    writer.conditional(gathering.conditions) {
      imports.add([NeededImport(module: nominal.module)])
      imports.add(gathering.element.imports)
      for item in items {
        let modules = (item.path + [item.member]).map { NeededImport(module: $0.module) }
        imports.add(modules, under: item.conditions)
      }
      let constraint = isArray ? "Element == \(element)" : "Key == String, Value == \(element)"
      writer.block("extension \(gathering.form.rawValue) where \(constraint)") {
        if items.isEmpty {
          writer.unavailable(
            "nothing of type '\(gathering.element.written)' is in the scope of '\(nominal.name)'")
        } else {
          let scope = "in the scope of `\(name)`\(isArray ? "" : ", by name")"
          writer.line("/// Everything of type `\(element)` \(scope).")
        }
        let head = "\(attributes)init\(generics.list)"
        let tail = effects.description + generics.clause
        writer.block("\(head)(gathering component: \(component))\(tail)") {
          guard !items.isEmpty else { return writer.line("fatalError()") }
          write(steps(items, gathering.form), isArray: isArray)
        }
      }
    }
  }

  /// One line of the initializer.
  private struct Step {
    let statement: String
    /// What it adds, as an element of a literal; a child that several elements are read from only
    /// gets a name.
    var element: String?
    let conditions: Condition
  }

  /// Writes the lines.
  ///
  /// A single literal is enough unless something is under a condition: a literal
  /// cannot contain `#if`.
  private func write(_ steps: [Step], isArray: Bool) {
    // Everything before the first condition is in a literal.
    let first = steps.prefix { $0.conditions.isEmpty }
    for step in first where step.element == nil { writer.line(step.statement) }
    let elements = first.compactMap(\.element)
    if elements.isEmpty {
      writer.line("self = [\(isArray ? "" : ":")]")
    } else {
      writer.list("self = ", elements, "", brackets: ("[", "]"))
    }
    var rest = steps[first.endIndex...]
    while let conditions = rest.first?.conditions {
      let together = rest.prefix { $0.conditions == conditions }
      rest = rest.dropFirst(together.count)
      writer.conditional(conditions) { writer.lines(together.map(\.statement)) }
    }
  }

  /// One line for each element; if a child has several, a line for the child comes before them.
  private func steps(_ items: [Gathered], _ form: Gathering.Form) -> [Step] {
    var steps: [Step] = []
    /// The expressions for children that have a line, by path.
    var holders: [[Member]: String] = [[]: "component"]
    var taken: Set<String> = ["component"]
    for item in items {
      for length in item.path.indices.map({ $0 + 1 }) {
        let path = Array(item.path[..<length])
        guard holders[path] == nil, items.count(where: { $0.path.starts(with: path) }) > 1 else {
          continue
        }
        let plain = path.map(\.name).camelCased.avoiding(taken)
        taken.insert(plain)
        let name = plain.quotedIfReserved
        let conditions = path.reduce(Condition()) { $0.adding($1.conditions) }
        steps.append(
          Step(
            statement: "let \(name) = \(value(of: path, holders))",
            conditions: conditions.common(with: item.conditions)))
        holders[path] = name
      }
      let value =
        item.isOfDependency
        ? item.member.effects.callPrefix + "component.dependency."
          + item.member.name.quotedIfReserved
        : value(of: item.path + [item.member], holders)
      let key = "\"\(item.name.escaped)\""
      steps.append(
        Step(
          statement: form == .array ? "self.append(\(value))" : "self[\(key)] = \(value)",
          element: form == .array ? value : "\(key): \(value)", conditions: item.conditions))
    }
    return steps
  }

  /// Reads members one after the other, from the nearest child that has a line.
  private func value(of members: [Member], _ holders: [[Member]: String]) -> String {
    var holder = members[...].dropLast()
    while holders[Array(holder)] == nil { holder = holder.dropLast() }
    let rest = members[holder.endIndex...]
    let effects = rest.reduce(Effects()) { $0.joined(with: $1.effects) }
    let names = [holders[Array(holder)] ?? ""] + rest.map(\.name.quotedIfReserved)
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
