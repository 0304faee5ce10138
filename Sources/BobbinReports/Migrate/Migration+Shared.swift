import BobbinCompiler
import BobbinSyntax

// `shared { … }` keeps a value under the name of the member that calls it. Bobbin keeps it in a slot of
// the class, whose type is that of the member, or in a `lazy var` if only the main actor uses it.

/// A member that may keep its value with `shared`.
private protocol SharingMember {
  var name: String { get }
  /// The type of the value.
  var result: TypeSyntax? { get }
  var body: Range<Int>? { get }
  var modifiers: Modifiers { get }
  var conditions: Condition { get }
  var location: Location { get }
}

extension Property: SharingMember {
  fileprivate var result: TypeSyntax? { isStored ? nil : type }
}

extension Function: SharingMember {
  fileprivate var result: TypeSyntax? { signature.result }
}

extension Migration {
  mutating func migrateShared(of component: Component) {
    let nominal = table[component.type]
    var taken = Set(component.provisions.map(\.member.name))
    var slots: [String] = []
    let isTaken = table.topLevelType(named: "Shared", in: nominal.file) != nil
    let slot = isTaken ? "Bobbin.Shared" : "Shared"
    for part in nominal.parts {
      let properties = part.declaration.properties as [any SharingMember]
      let members = (properties + part.declaration.functions).filter { !$0.modifiers.isStatic }
      for member in members.sorted(by: { $0.location < $1.location }) {
        guard let body = member.body, let type = member.result,
          let calls = edits[part.file]?.calls(in: body), !calls.isEmpty
        else { continue }
        sharedCalls.formUnion(calls.compactMap { edits[part.file]?.location($0) })
        if part.declaration.kind == .class, member is Property, isOnMainActor(member, component),
          edits[part.file]?.makeLazy(member.location, body, member.modifiers) == true
        {
          continue
        }
        guard let obstacle = obstacle(for: member, type, calls, in: part, of: nominal) else {
          var name = member.name + "Slot"
          if member.modifiers.contains(.override) {
            name = nominal.baseName.lowercasedFirst + name.capitalizedFirst
          }
          while !taken.insert(name).inserted { name += "_" }
          for call in calls { edits[part.file]?.replace(call, by: name) }
          let access = part.file == nominal.file ? "private " : ""
          slots.append("\(access)let \(name) = \(slot)<\(type)>()")
          if part.file != nominal.file { addImports(for: type, in: part, of: nominal) }
          continue
        }
        remark("cannot move the value of 'shared' to a slot: \(obstacle)", at: member.location)
      }
    }
    if !slots.isEmpty { edits[nominal.file]?.add(slots, toTypeAt: nominal.declaration.location) }
  }

  /// Lists the values that are left, such as those of Needle's plug-in components.
  mutating func remarkOnOtherShared() {
    for (id, edit) in edits where table.importedModules(of: id).contains(Runtime.needle) {
      for call in edit.calls(in: 0..<edit.source.bytes.count) {
        let place = edit.location(call)
        guard edit.reads(["{"], at: call + 1), !sharedCalls.contains(place),
          edit.isFirst(call, after: [.leftBrace, .leftParen, .leftSquare, .comma, .equal])
        else { continue }
        remark(
          "this value of 'shared' stays; move it to a 'Shared' slot or a 'lazy var' of the class",
          at: place)
      }
    }
  }

  private func isOnMainActor(_ member: any SharingMember, _ component: Component) -> Bool {
    let provision = component.provisions.first { $0.member.location == member.location }
    return provision?.member.isolation.actor == .name("MainActor")
  }

  /// Why the values cannot be kept in a slot of the class.
  private func obstacle(
    for member: any SharingMember, _ type: TypeSyntax, _ calls: [Int], in part: Nominal.Part,
    of nominal: Nominal
  ) -> String? {
    if edits[nominal.file] == nil { return "'\(nominal.name)' belongs to another module" }
    if !member.conditions.isEmpty { return "it is under '#if \(member.conditions.conjunction)'" }
    if type.contains(where: { if case .opaque = $0 { true } else { false } }) {
      return "'\(type)' cannot be stored; give it a type that can"
    }
    if case .implicitlyUnwrapped = type { return "its type has '!'" }
    guard let edit = edits[part.file], calls.allSatisfy(edit.isWhole) else {
      return "it is not all that '\(member.name)' returns, so its type is not known"
    }
    return nil
  }

  /// Lets the file of the class name a type that is written in another one.
  private mutating func addImports(for type: TypeSyntax, in part: Nominal.Part, of nominal: Nominal)
  {
    let known = table.importedModules(of: nominal.file) + [nominal.module]
    let needed = Binder(table, file: part.file, type: nominal.id).bind(type).imports.map(\.module)
    for module in Set(needed).subtracting(known).sorted() where !Runtime.contains(module) {
      let declarations = table.file(part.file).imports.filter { $0.module == module }
      if let declaration = declarations.first(where: \.conditions.isEmpty) {
        edits[nominal.file]?.add(declaration)
      } else {
        remark("its file has to import '\(module)' for a slot", at: nominal.declaration.location)
      }
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

  /// Whether the value of a call is that of the member: it is a statement, or is returned.
  fileprivate func isWhole(_ call: Int) -> Bool {
    let next = tokens[afterBracket(call + 1)]
    return isFirst(call, after: [.leftBrace])
      && (next.kind == .rightBrace || next.startsLine && next.kind != .period)
  }

  /// Makes `var x: X { shared { … } }` a `lazy var`.
  fileprivate mutating func makeLazy(
    _ name: Location, _ body: Range<Int>, _ modifiers: Modifiers
  ) -> Bool {
    let all = tokens(in: body)
    let call = all.lowerBound + (tokens[all.lowerBound + 1].keyword == .return ? 2 : 1)
    guard !modifiers.contains(.override), reads(["shared", "{"], at: call),
      closing(call + 1) == all.upperBound - 2, all.upperBound - 2 > call + 2,
      let introducer = tokens[..<token(at: name)].lastIndex(where: { $0.keyword == .var })
    else { return false }
    insert("lazy ", at: tokens[introducer].range.lowerBound)
    let isPlain = isExpression(call + 2..<all.upperBound - 2)
    // The braces of several statements stay.
    let margin = isPlain ? 2 : 1
    let value = range(call + margin, all.upperBound - margin)
    let outer = range(all.lowerBound, all.upperBound)
    replace(outer.lowerBound..<value.lowerBound, by: "= ")
    replace(value.upperBound..<outer.upperBound, by: isPlain ? "" : "()")
    return true
  }

  /// Whether tokens are one expression: none of them begins another statement.
  private func isExpression(_ range: Range<Int>) -> Bool {
    let statements: Set<Keyword> = [.let, .var, .if, .switch, .guard, .for, .return, .do]
    let continuations: Set<Token.Kind> = [.period, .binaryOperator, .infixQuestion, .colon]
    return !statements.contains(tokens[range.lowerBound].keyword)
      && sequence(first: afterBracket(range.lowerBound), next: afterBracket)
        .prefix { $0 < range.upperBound }.map { tokens[$0] }
        .allSatisfy { $0.kind != .semicolon && !$0.startsLine || continuations.contains($0.kind) }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
