import BobbinSyntax

/// Finds where in a source the code of a help note goes.
///
/// Facts know the places of names only. Help is rare, so the rest is looked for in the tokens.
struct SourceEditor: TokenizedSource {
  let source: Source
  let tokens: [Token]
  let lines: LineTable

  private static let modifiers: Set = ["final", "lazy", "override", "static", "weak"]

  /// Prepares a source; linear in its size.
  init(_ source: Source) {
    self.source = source
    tokens = Lexer.lex(source).tokens
    lines = LineTable(source)
  }

  /// Makes the declaration whose name is at a place internal, without a modifier, or more visible.
  func making(_ access: Access, before name: Location) -> Diagnostic.Edit? {
    guard let word = introducer(before: name) else { return nil }
    let new = access == .internal ? "" : access.rawValue + " "
    if let modifier = accessModifier(before: word) {
      // With the white space after it.
      let old = Int(tokens[modifier].start)..<Int(tokens[modifier + 1].start)
      return Diagnostic.Edit(location: location(modifier), old: source.text(old), new: new)
    }
    // The level comes first, as in `public lazy var`.
    let others = tokens[..<word].indices.reversed().prefix { Self.modifiers.contains(text($0)) }
    let start = location(others.last ?? word)
    return new.isEmpty ? nil : Diagnostic.Edit(location: start, old: "", new: new)
  }

  /// Replaces a name that is after a place, in the same declaration's head.
  func replacing(_ name: String, by other: String, from place: Location) -> Diagnostic.Edit? {
    guard let start = token(at: place) else { return nil }
    let head = tokens[start...].prefix { $0.kind != .leftBrace && $0.kind != .endOfFile }
    return head.indices.first { text($0) == name }
      .map { Diagnostic.Edit(location: location($0), old: name, new: other) }
  }

  /// The token that begins at a place.
  private func token(at place: Location) -> Int? {
    let start = offset(place)
    return tokens.firstIndex { Int($0.start) == start && $0.kind != .endOfFile }
  }

  /// The word that introduces the declaration whose name is at a place.
  private func introducer(before name: Location) -> Int? {
    guard let start = token(at: name) else { return nil }
    // An initializer has no name.
    if tokens[start].keyword == .`init` { return start }
    let words: Set<Keyword> = [.let, .var, .func, .class, .struct, .enum, .actor, .protocol]
    return tokens[max(0, start - 64)..<start].lastIndex { words.contains($0.keyword) }
  }

  /// The access modifier in front of a declaration's introducer; `private(set)` is another one.
  private func accessModifier(before end: Int) -> Int? {
    let words = ["private", "fileprivate", "internal", "package"]
    let kinds: Set<Token.Kind> = [.identifier, .leftParen, .rightParen, .atSign]
    let start = tokens[..<end].lastIndex { !kinds.contains($0.kind) }.map { $0 + 1 } ?? 0
    return (start..<end).last { words.contains(text($0)) && tokens[$0 + 1].kind != .leftParen }
  }
}
