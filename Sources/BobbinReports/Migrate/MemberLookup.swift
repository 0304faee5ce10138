import BobbinCompiler
import BobbinSyntax

/// Finds where code reads from a component what only its dependency has, as Needle's dynamic member
/// lookup allows: `component.x` for `component.dependency.x`.
///
/// A name refers to a component if its last declaration before the use states a component as its
/// type, or creates one as its value.
struct MemberLookup {
  let program: Program
  let edit: FileEdits
  private let binder: Binder
  /// The bodies of components in this file, as ranges of tokens.
  private let bodies: [(range: Range<Int>, id: ComponentID)]

  init(_ program: Program, _ file: FileID, _ edit: FileEdits) {
    self.program = program
    self.edit = edit
    binder = Binder(program.table, file: file, type: nil)
    bodies = program.components.flatMap { component in
      program.table[component.type].parts.filter { $0.file == file }.compactMap { part in
        edit.body(after: part.declaration.location)
          .map { ($0..<edit.afterBracket($0), component.id) }
      }
    }
  }

  /// The tokens in front of which `dependency.` is missing.
  var found: [Int] {
    var names: [String: ComponentID] = [:]
    var found: [Int] = []
    let tokens = edit.tokens
    for index in tokens.indices.dropFirst(3).dropLast(2) where tokens[index].kind == .identifier {
      let text = edit.text(index)
      let (before, next) = (tokens[index - 1], tokens[index + 1].kind)
      let isDeclared = [.let, .var].contains(before.keyword)
      if next == .colon {
        let type = component(namedAt: index + 2)
        if type != nil || isDeclared { names[text] = type?.id }
      } else if isDeclared, next == .equal {
        names[text] = component(namedAt: index + 2).flatMap { type in
          let isCall = tokens[type.next].kind == .leftParen
          return isCall && tokens[edit.afterBracket(type.next)].kind != .period ? type.id : nil
        }
      } else if before.kind != .period || isOfSelf(index) {
        // `self?.x`, `child!.x`.
        let period = isMark(index + 1) ? index + 2 : index + 1
        guard let id = text == "self" ? component(around: index) : names[text],
          tokens[period].kind == .period, tokens[period + 1].kind == .identifier
        else { continue }
        let member = edit.text(period + 1)
        if !program[id].provisions.contains(where: { $0.member.name == member }),
          program[id].requirements.contains(where: { $0.member.name == member })
        {
          found.append(period + 1)
        }
      }
    }
    return found
  }

  /// The marks after `dependency`, which is an implicitly unwrapped optional in Needle; not in
  /// components that have something else of that name inside.
  var marksOfDependency: [Int] {
    bodies.filter { body in !body.range.contains(where: declaresDependency) }.flatMap(\.range)
      .filter { index in
        isMark(index) && edit.text(index - 1) == "dependency"
          && (edit.tokens[index - 2].kind != .period || isOfSelf(index - 1))
          // Swift rejects `if let x = dependency.x`.
          && !(edit.text(index - 2) == "=" && ["if", "guard", ","].contains(edit.text(index - 5)))
      }
  }

  private func declaresDependency(_ index: Int) -> Bool {
    guard edit.text(index) == "dependency" else { return false }
    let (before, next) = (edit.tokens[index - 1].keyword, edit.tokens[index + 1])
    let type = edit.text(index + 2)
    return [.let, .var].contains(before) || next.keyword == .in
      || next.kind == .colon && (type.first?.isUppercase ?? false || ["any", "["].contains(type))
  }

  private func isMark(_ index: Int) -> Bool {
    [.postfixQuestion, .exclamation].contains(edit.tokens[index].kind)
  }

  /// Whether a name after a period is a member of `self`, also in `self?.x`.
  private func isOfSelf(_ index: Int) -> Bool {
    edit.tokens[isMark(index - 2) ? index - 3 : index - 2].keyword == .`self`
  }

  private func component(around index: Int) -> ComponentID? {
    bodies.filter { $0.range.contains(index) }.min { $0.range.count < $1.range.count }?.id
  }

  /// The component that the type name at a token refers to, and the token after it.
  private func component(namedAt index: Int) -> (id: ComponentID, next: Int)? {
    guard edit.text(index).first?.isUppercase == true else { return nil }
    var names: [TypeName] = []
    var index = index
    while edit.tokens[index].kind == .identifier {
      names.append(TypeName(text: edit.text(index)))
      index += 1
      if let id = program.component(binder.bind(.named(names))) { return (id, index) }
      guard edit.tokens[index].kind == .period else { break }
      index += 1
    }
    return nil
  }
}

extension Migration {
  mutating func migrateMemberLookup() {
    guard !components.isEmpty else { return }
    for (file, edit) in edits {
      let lookup = MemberLookup(program, file, edit)
      for token in lookup.found {
        edits[file]?.insert("dependency.", at: edit.tokens[token].range.lowerBound)
      }
      for mark in lookup.marksOfDependency { edits[file]?.replace(mark, by: "") }
    }
  }
}
