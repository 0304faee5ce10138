import BobbinCompiler
import BobbinSyntax

/// Finds where a component is asked for what only its dependency has, as Needle's dynamic member
/// lookup allows: `component.x` for `component.dependency.x`.
///
/// A name has the type that is written, or plain from a value, where it was last declared before;
/// from there the members' types lead on, as far as they are known.
struct MemberLookup {
  let program: Program
  let edit: FileEdits
  private let binder: Binder
  /// The bodies of components in this file, as ranges of tokens.
  private let bodies: [(range: ClosedRange<Int>, id: ComponentID)]
  private var names: [String: ComponentID] = [:]
  /// The tokens in front of which `dependency.` is missing.
  private(set) var found: [Int] = []

  init(_ program: Program, _ file: FileID, _ edit: FileEdits) {
    self.program = program
    self.edit = edit
    binder = Binder(program.table, file: file, type: nil)
    bodies = program.components.flatMap { component in
      program.table[component.type].parts.filter { $0.file == file }.compactMap { part in
        let name = edit.token(at: part.declaration.location)
        guard let brace = edit.tokens[name...].firstIndex(where: { $0.kind == .leftBrace }) else {
          return nil
        }
        return (brace...edit.closing(brace), component.id)
      }
    }
  }

  mutating func run() {
    for index in edit.tokens.indices.dropLast(2) where edit.tokens[index].kind == .identifier {
      let text = edit.text(index)
      let next = edit.tokens[index + 1].kind
      let isDeclared = index > 0 && [.let, .var].contains(edit.tokens[index - 1].keyword)
      if next == .colon {
        if let id = component(namedAt: index + 2)?.id {
          names[text] = id
        } else if isDeclared {
          names[text] = nil
        }
      } else if isDeclared, next == .equal {
        names[text] = value(at: index + 2)
      } else if next == .period || next == .leftParen, let start = start(at: index) {
        found += walk(from: start.id, at: start.next).missing.filter { !found.contains($0) }
      }
    }
  }

  private func enclosing(_ index: Int) -> ComponentID? {
    bodies.filter { $0.range.contains(index) }.min { $0.range.count < $1.range.count }?.id
  }

  /// The component that an expression begins with, and the token after it.
  private func start(at index: Int) -> (id: ComponentID, next: Int)? {
    if index > 0, edit.tokens[index - 1].kind == .period {
      let isOfSelf = index > 1 && edit.tokens[index - 2].keyword == .`self`
      guard isOfSelf, enclosing(index) == nil else { return nil }
      return names[edit.text(index)].map { ($0, index + 1) }
    }
    let text = edit.text(index)
    let around = enclosing(index)
    if text == "self" { return around.map { ($0, index + 1) } }
    if let named = component(namedAt: index), edit.tokens[named.next].kind == .leftParen {
      return (named.id, edit.closing(named.next) + 1)
    }
    if let id = names[text] { return (id, index + 1) }
    guard let around, let type = type(of: text, in: program[around].provisions.map(\.member)),
      let id = component(type)
    else { return nil }
    let isCall = edit.tokens[index + 1].kind == .leftParen
    return (id, isCall ? edit.closing(index + 1) + 1 : index + 1)
  }

  /// The component that a type's name at a token means, and the token after it.
  private func component(namedAt index: Int) -> (id: ComponentID, next: Int)? {
    var names: [TypeName] = []
    var index = index
    while edit.tokens[index].kind == .identifier {
      names.append(TypeName(text: edit.text(index)))
      index += 1
      guard edit.tokens[index].kind == .period, edit.tokens[index + 1].kind == .identifier else {
        break
      }
      if let id = type(names) { return (id, index) }
      index += 1
    }
    return type(names).map { ($0, index) }
  }

  private func type(_ names: [TypeName]) -> ComponentID? {
    guard !names.isEmpty, names[0].text.first?.isUppercase == true else { return nil }
    return component(binder.bind(.named(names)).canonical)
  }

  private func value(at index: Int) -> ComponentID? {
    guard edit.tokens[index].kind == .identifier, let start = start(at: index) else { return nil }
    return walk(from: start.id, at: start.next).end
  }

  /// Follows `.a.b` from a component on.
  private func walk(from start: ComponentID, at index: Int) -> (missing: [Int], end: ComponentID?) {
    var missing: [Int] = []
    var current: ComponentID? = start
    var index = index
    var isInDependency = false
    while let id = current, edit.tokens[index].kind == .period,
      edit.tokens[index + 1].kind == .identifier
    {
      let name = edit.text(index + 1)
      let scope = program[id]
      let own = scope.provisions.map(\.member)
      let needed = scope.requirements.map(\.member)
      if !isInDependency, name == "dependency" {
        isInDependency = true
        index += 2
        continue
      }
      if !isInDependency, !own.contains(where: { $0.name == name }),
        needed.contains(where: { $0.name == name })
      {
        missing.append(index + 1)
        isInDependency = true
      }
      current = type(of: name, in: isInDependency ? needed : own).flatMap(component)
      isInDependency = false
      index += 2
      if edit.tokens[index].kind == .leftParen { index = edit.closing(index) + 1 }
    }
    return (missing, current)
  }

  private func type(of name: String, in members: [Member]) -> TypeSyntax? {
    guard let member = members.first(where: { $0.name == name }) else { return nil }
    return switch member.kind {
    case .property(let type, _): type?.canonical
    case .function(let signature): signature.result?.canonical
    }
  }

  private func component(_ type: TypeSyntax) -> ComponentID? {
    program.table.type(of: type).flatMap { program.componentOfType[$0] }
  }
}

extension Migration {
  mutating func migrateMemberLookup() {
    let needle = Set(components.map(\.id))
    guard !needle.isEmpty else { return }
    for file in edits.keys {
      guard let edit = edits[file] else { continue }
      var lookup = MemberLookup(program, file, edit)
      lookup.run()
      for token in lookup.found {
        edits[file]?.insert("dependency.", at: Int(edit.tokens[token].start))
      }
    }
  }
}
