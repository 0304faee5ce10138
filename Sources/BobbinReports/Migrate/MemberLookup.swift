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
        edit.body(after: part.declaration.location).map { ($0...edit.closing($0), component.id) }
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
        names[text] = start(at: index + 2).flatMap { walk(from: $0.id, at: $0.next).end }
      } else if [.period, .leftParen, .postfixQuestion, .exclamation].contains(next),
        let start = start(at: index)
      {
        found += walk(from: start.id, at: start.next).missing.filter { !found.contains($0) }
      }
    }
  }

  /// The component that an expression begins with, and the token after it.
  private func start(at index: Int) -> (id: ComponentID, next: Int)? {
    let text = edit.text(index)
    let around = bodies.filter { $0.range.contains(index) }
      .min { $0.range.count < $1.range.count }?.id
    if index > 0, edit.tokens[index - 1].kind == .period {
      let isOfSelf = index > 1 && edit.tokens[index - 2].keyword == .`self`
      guard isOfSelf, around == nil else { return nil }
      return names[text].map { ($0, index + 1) }
    }
    if text == "self" { return around.map { ($0, index + 1) } }
    if let named = component(namedAt: index), edit.tokens[named.next].kind == .leftParen {
      return (named.id, edit.afterBracket(named.next))
    }
    if let id = names[text] { return (id, index + 1) }
    let provision = around.flatMap { id in program[id].provisions.first { $0.member.name == text } }
    return component(provision?.member.result).map { ($0, afterUse(index)) }
  }

  /// The component that a type's name at a token means, and the token after it.
  private func component(namedAt index: Int) -> (id: ComponentID, next: Int)? {
    guard edit.text(index).first?.isUppercase == true else { return nil }
    var names: [TypeName] = []
    var index = index
    while edit.tokens[index].kind == .identifier {
      names.append(TypeName(text: edit.text(index)))
      index += 1
      if let id = component(binder.bind(.named(names))) { return (id, index) }
      guard edit.tokens[index].kind == .period else { break }
      index += 1
    }
    return nil
  }

  /// Follows `.a.b` from a component on.
  private func walk(from start: ComponentID, at index: Int) -> (missing: [Int], end: ComponentID?) {
    var missing: [Int] = []
    var current: ComponentID? = start
    var index = index
    var isInDependency = false
    while let id = current {
      // `self?.x`, `child!.x`.
      if [.postfixQuestion, .exclamation].contains(edit.tokens[index].kind) { index += 1 }
      guard edit.tokens[index].kind == .period, edit.tokens[index + 1].kind == .identifier
      else { break }
      let name = edit.text(index + 1)
      if !isInDependency, name == "dependency" {
        isInDependency = true
        index += 2
        continue
      }
      let provision = program[id].provisions.first { !isInDependency && $0.member.name == name }
      let requirement = program[id].requirements.first { $0.member.name == name }
      if !isInDependency, provision == nil, requirement != nil { missing.append(index + 1) }
      current = component((provision?.member ?? requirement?.member)?.result)
      isInDependency = false
      index = afterUse(index + 1)
    }
    // What the dependency itself is called has its members already.
    return (missing, isInDependency ? nil : current)
  }

  /// The token after a member's name and the arguments of its call.
  private func afterUse(_ index: Int) -> Int {
    edit.tokens[index + 1].kind == .leftParen ? edit.afterBracket(index + 1) : index + 1
  }

  private func component(_ type: BoundType?) -> ComponentID? {
    (type?.canonical.unwrapped).flatMap(program.table.type)
      .flatMap { program.componentOfType[$0] }
  }
}

extension Migration {
  mutating func migrateMemberLookup() {
    guard !components.isEmpty else { return }
    for (file, edit) in edits {
      var lookup = MemberLookup(program, file, edit)
      lookup.run()
      for token in lookup.found {
        edits[file]?.insert("dependency.", at: edit.tokens[token].range.lowerBound)
      }
    }
  }
}
