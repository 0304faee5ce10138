import BobbinCompiler
import BobbinSyntax

// `shared { … }` keeps a value under the name of the member that calls it. Bobbin keeps it in a
// slot of the class, with the member's type.

extension Migration {
  /// A member that may keep its value with `shared`, and the type of the value.
  private typealias SharingMember = (
    name: String, type: TypeSyntax?, body: Range<Int>?, modifiers: Modifiers,
    conditions: Condition, location: Location
  )

  mutating func migrateShared(of component: Component) {
    let nominal = table[component.type]
    var taken = Set(component.provisions.map(\.member.name))
    var slots: [String] = []
    for part in nominal.parts where part.file.module == nominal.file.module {
      let properties = part.declaration.properties.filter { !$0.isStored }.map {
        ($0.name, $0.type, $0.body, $0.modifiers, $0.conditions, $0.location)
      }
      let functions = part.declaration.functions.map {
        ($0.name, $0.signature.result, $0.body, $0.modifiers, $0.conditions, $0.location)
      }
      let members: [SharingMember] = properties + functions
      for member in members.sorted(by: { $0.location < $1.location }) {
        guard !member.modifiers.isStatic, let body = member.body, let type = member.type,
          let calls = edits[part.file]?.calls(in: body), !calls.isEmpty,
          isMovable(calls, of: member, type, in: part, of: nominal)
        else { continue }
        var name = member.name + "Slot"
        while !taken.insert(name).inserted { name += "_" }
        for call in calls {
          if let place = edits[part.file]?.location(call) { movedCalls.insert(place) }
          edits[part.file]?.replace(call, by: name)
        }
        let access = part.file == nominal.file ? "private " : ""
        slots.append("\(access)let \(name) = Shared<\(type)>()")
        if part.file != nominal.file { addImports(for: type, in: part, of: nominal) }
      }
    }
    if !slots.isEmpty { edits[nominal.file]?.add(slots, toTypeAt: nominal.declaration.location) }
  }

  /// Lists the values that are not migrated: those whose type is not certain, and those in Needle's
  /// plug-in components.
  mutating func remarkOnOtherShared() {
    for (id, edit) in edits where table.importedModules(of: id).contains(Runtime.needle) {
      for call in edit.calls(in: 0..<edit.source.bytes.count) {
        let place = edit.location(call)
        guard edit.reads(["{"], at: call + 1), !movedCalls.contains(place),
          edit.isFirst(call, after: [.leftBrace, .leftParen, .leftSquare, .comma, .equal, .colon])
        else { continue }
        remark(
          "this value of 'shared' stays; move it to a 'Shared' slot or a 'lazy var' of the class",
          at: place)
      }
    }
  }

  /// Whether the values can be kept in a slot of the class: they have the member's type, and the
  /// member returns nothing else.
  private func isMovable(
    _ calls: [Int], of member: SharingMember, _ type: TypeSyntax, in part: Nominal.Part,
    of nominal: Nominal
  ) -> Bool {
    if edits[nominal.file] == nil || !member.conditions.isEmpty { return false }
    if case .implicitlyUnwrapped = type { return false }
    let isOpaque = type.contains { if case .opaque = $0 { true } else { false } }
    return !isOpaque && edits[part.file].map { calls.allSatisfy($0.isWhole) } == true
  }

  /// Lets the file of the class name a type that is written in another one.
  private mutating func addImports(for type: TypeSyntax, in part: Nominal.Part, of nominal: Nominal)
  {
    let known = table.importedModules(of: nominal.file) + [nominal.module]
    let needed = Binder(table, file: part.file, type: nominal.id).bind(type).imports.map(\.module)
    for module in Set(needed).subtracting(known).sorted() where !Runtime.contains(module) {
      edits[nominal.file]?.addImport(module)
    }
  }
}

extension FileEdits {
  /// The words `shared` that call the component's function.
  fileprivate func calls(in body: Range<Int>) -> [Int] {
    tokens(in: body).filter { index in
      index > 1 && text(index) == "shared"
        && [.leftBrace, .leftParen].contains(tokens[index + 1].kind)
        && (tokens[index - 1].kind != .period || tokens[index - 2].keyword == .`self`)
    }
  }

  /// Whether a call begins a statement, or an expression after one of some tokens, and is not part of
  /// an `if` or a declaration.
  fileprivate func isFirst(_ call: Int, after kinds: [Token.Kind]) -> Bool {
    let first = tokens[call - 1].kind == .period ? call - 2 : call
    let before = tokens[max(0, first - 1)]
    return tokens[first].startsLine || before.keyword == .return || kinds.contains(before.kind)
  }

  /// Whether a call makes the member's value: it is a statement of its own, or is returned.
  fileprivate func isWhole(_ call: Int) -> Bool {
    let next = tokens[afterBracket(call + 1)]
    return isFirst(call, after: [.leftBrace])
      && (next.kind == .rightBrace || next.startsLine && next.kind != .period)
  }
}
