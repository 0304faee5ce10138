import BobbinSyntax

/// Finds where in a source the code of a help note goes.
///
/// Facts know the places of names only. Help is rare, so the rest is looked for here, among the
/// tokens around a name.
struct SourceEditor: TokenizedSource {
  let source: Source
  let tokens: [Token]
  let lines: LineTable

  /// Prepares a source; linear in its size.
  init(_ source: Source) {
    self.source = source
    tokens = Lexer.lex(source).tokens
    lines = LineTable(source)
  }

  /// Removes a modifier in front of the name at a place.
  func removing(modifier words: Set<String>, before name: Location) -> Diagnostic.Edit? {
    modifier(words, before: name).map { replacing($0, by: "") }
  }

  /// Replaces the access modifier in front of the name at a place, or writes one.
  func replacing(access: String, before name: Location) -> Diagnostic.Edit? {
    modifier(["private", "fileprivate", "internal", "package"], before: name)
      .map { replacing($0, by: access + " ") }
      ?? introducer(before: name)
      .map { Diagnostic.Edit(location: location($0), old: "", new: access + " ") }
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
    let index = token(from: start)
    return Int(tokens[index].start) == start && tokens[index].kind != .endOfFile ? index : nil
  }

  /// Replaces a word and the white space after it.
  private func replacing(_ word: Int, by new: String) -> Diagnostic.Edit {
    let range = Int(tokens[word].start)..<Int(tokens[word + 1].start)
    return Diagnostic.Edit(location: location(word), old: source.text(range), new: new)
  }

  /// The word that introduces the declaration whose name is at a place.
  private func introducer(before name: Location) -> Int? {
    guard let start = token(at: name) else { return nil }
    // An initializer has no name.
    if tokens[start].keyword == .`init` { return start }
    let words: Set<Keyword> = [.let, .var, .func, .class, .struct, .enum, .actor, .protocol]
    return tokens[max(0, start - 64)..<start].lastIndex { words.contains($0.keyword) }
  }

  /// The modifier among those in front of a declaration; one with an argument, such as
  /// `private(set)`, is another one.
  private func modifier(_ words: Set<String>, before name: Location) -> Int? {
    guard let end = introducer(before: name) else { return nil }
    let kinds: Set<Token.Kind> = [.identifier, .leftParen, .rightParen, .atSign]
    let start = tokens[..<end].lastIndex { !kinds.contains($0.kind) }.map { $0 + 1 } ?? 0
    return (start..<end).last {
      words.contains(text($0)) && tokens[$0 + 1].kind != .leftParen
    }
  }
}
