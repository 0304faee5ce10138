package import BobbinSyntax

/// A source split into tokens, for changes at places where the facts hold only a name.
///
/// Changes are rare, so the positions are found by searching the tokens.
package struct SourceEditor {
  private let source: Source
  /// All tokens; the last is the end of the file.
  package let tokens: [Token]
  package let lines: LineTable

  private static let modifiers: Set = ["final", "lazy", "override", "static", "weak"]

  /// Prepares a source; linear in its size.
  package init(_ source: Source) {
    self.source = source
    tokens = Lexer.lex(source).tokens
    lines = LineTable(source)
  }

  package func text(_ index: Int) -> String { source.text(tokens[index].range) }

  package func location(_ index: Int) -> Location { lines.location(Int(tokens[index].start)) }

  /// The first token that does not begin before an offset.
  package func token(from offset: Int) -> Int {
    tokens.firstIndex { Int($0.start) >= offset } ?? tokens.count - 1
  }

  /// The token that begins at a place.
  package func token(at place: Location) -> Int {
    token(from: (lines.range(of: place.line)?.lowerBound ?? 0) + place.column - 1)
  }

  /// Makes the declaration whose name is at a place internal, without a modifier, or more visible.
  func making(_ access: Access, before name: Location) -> Diagnostic.Edit? {
    guard let word = introducer(before: name) else { return nil }
    let new = access == .internal ? "" : access.description + " "
    if let modifier = accessModifier(before: word) {
      let gap = source.text(Int(tokens[modifier].end)..<Int(tokens[modifier + 1].start))
      let old = text(modifier) + gap.prefix(while: \.isWhitespace)
      return Diagnostic.Edit(location: location(modifier), old: old, new: new)
    }
    // The level comes first, as in `public lazy var`.
    let others = tokens[..<word].indices.reversed().prefix {
      Self.modifiers.contains(text($0)) && tokens[max(0, $0 - 1)].kind != .period
    }
    let start = location(others.last ?? word)
    return new.isEmpty ? nil : Diagnostic.Edit(location: start, old: "", new: new)
  }

  /// Replaces a name that is after a place, in the same declaration's head.
  func replacing(_ name: String, by other: String, from place: Location) -> Diagnostic.Edit? {
    let head = tokens[token(at: place)...].prefix { $0.kind != .leftBrace && $0.kind != .endOfFile }
    return head.indices.first { text($0) == name }
      .map { Diagnostic.Edit(location: location($0), old: name, new: other) }
  }

  /// Replaces a name everywhere, because none of these places compiles without the others.
  func replacing(_ name: String, by other: String) -> [Diagnostic.Edit] {
    tokens.indices.filter { tokens[$0].kind == .identifier && text($0) == name }
      .map { Diagnostic.Edit(location: location($0), old: name, new: other) }
  }

  /// The word that introduces the declaration whose name is at a place.
  private func introducer(before name: Location) -> Int? {
    let start = token(at: name)
    // An initializer has no name.
    if tokens[start].keyword == .`init` { return start }
    let words: Set<Keyword> = [.let, .var, .func, .class, .struct, .enum, .actor, .protocol]
    // A binding may follow one whose value is a closure with declarations of its own.
    let head = tokens[max(0, start - 64)..<start]
    let end = head.lastIndex { $0.kind == .rightBrace } ?? head.startIndex
    return head[end...].lastIndex { words.contains($0.keyword) }
  }

  /// The access modifier in front of a declaration's introducer; `private(set)` does not count.
  private func accessModifier(before end: Int) -> Int? {
    let words = ["private", "fileprivate", "internal", "package"]
    let kinds: Set<Token.Kind> = [.identifier, .leftParen, .rightParen, .atSign]
    let start = tokens[..<end].lastIndex { !kinds.contains($0.kind) }.map { $0 + 1 } ?? 0
    return (start..<end).last { words.contains(text($0)) && tokens[$0 + 1].kind != .leftParen }
  }
}
