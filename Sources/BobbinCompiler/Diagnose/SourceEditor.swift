package import BobbinSyntax

/// Finds where in a source the code of a help note goes.
///
/// Facts know the places of names only. Help is rare, so the rest is looked for here, among the
/// tokens around a name.
package struct SourceEditor: TokenizedSource {
  package typealias Edit = Diagnostic.Edit

  package let source: Source
  package let tokens: [Token]
  package let lines: LineTable

  /// Prepares a source; linear in its size.
  package init(_ source: Source) {
    self.source = source
    tokens = Lexer.lex(source).tokens
    lines = LineTable(source)
  }

  // MARK: Insertions

  /// Adds a member as the first one of the type whose name is at a place.
  package func adding(_ member: String, toTypeAt name: Location) -> Edit? {
    guard let brace = body(after: name) else { return nil }
    let indent = indentation(of: name)
    let end = tokens[brace + 1].startsLine ? "" : "\n" + indent
    return Edit(at: location(after: brace), new: "\n" + indent + "  " + member + end)
  }

  // MARK: Changes

  /// Removes a modifier in front of the name at a place, with its argument.
  package func removing(modifier words: Set<String>, before name: Location) -> Edit? {
    modifier(words, before: name).map { edit($0, afterModifier($0), "") }
  }

  /// Replaces the access modifier in front of the name at a place, or writes one.
  package func replacing(access: String, before name: Location) -> Edit? {
    let words: Set = ["private", "fileprivate", "internal", "package"]
    if let start = modifier(words, before: name), tokens[start + 1].kind != .leftParen {
      return edit(start, start + 1, access + " ")
    }
    return introducer(before: name).map { Edit(at: location($0), new: access + " ") }
  }

  /// Isolates the declaration whose name is at a place to a global actor.
  package func isolating(_ name: Location, to actor: String) -> Edit? {
    if let word = modifier(["nonisolated"], before: name) {
      return edit(word, afterModifier(word), "@\(actor) ")
    }
    guard let introducer = introducer(before: name) else { return nil }
    if introducer > 1, tokens[introducer - 2].kind == .atSign { return nil }
    return Edit(at: location(introducer), new: "@\(actor) ")
  }

  /// Replaces a name that is after a place, in the same declaration's head.
  package func replacing(_ name: String, by other: String, from place: Location) -> Edit? {
    guard let start = token(at: place) else { return nil }
    let head = tokens[start...].prefix { $0.kind != .leftBrace && $0.kind != .endOfFile }
    return head.indices.first { text($0) == name }
      .map { Edit(at: location($0), old: name, new: other) }
  }

  /// Removes the member of a protocol whose name is at a place, with its documentation, if it has
  /// a line of its own.
  package func removing(memberAt name: Location) -> Edit? {
    guard var range = lines.range(of: name.line) else { return nil }
    let line = token(from: range.lowerBound)..<token(from: range.upperBound)
    // Attributes and modifiers may be on lines above, effects and the result on the one below.
    let above = tokens[..<line.lowerBound].reversed()
      .prefix { ![.leftBrace, .rightBrace, .semicolon].contains($0.kind) }
    guard !tokens[line].contains(where: { $0.kind == .semicolon || $0.keyword == .protocol }),
      tokens[line].reduce(0, { $0 + $1.kind.depth }) == 0, !tokens[line.upperBound].continuesMember,
      !above.contains(where: { $0.kind == .atSign }), !(above.first?.keyword.isModifier ?? false)
    else { return nil }
    var first = name.line
    while let above = lines.range(of: first - 1), source.text(above).isDocumentation {
      (first, range) = (first - 1, above.lowerBound..<range.upperBound)
    }
    return Edit(at: lines.location(range.lowerBound), old: source.text(range), new: "")
  }

  // MARK: Tokens

  private static let introducers: Set<Keyword> = [
    .`init`, .let, .var, .func, .class, .struct, .enum, .actor, .protocol,
  ]

  /// The token that begins at a place.
  private func token(at place: Location) -> Int? {
    let start = offset(place)
    let index = token(from: start)
    return Int(tokens[index].start) == start && tokens[index].kind != .endOfFile ? index : nil
  }

  /// The replacement of the tokens from one to another, with the white space after them.
  private func edit(_ start: Int, _ end: Int, _ new: String) -> Edit {
    let range = Int(tokens[start].start)..<Int(tokens[end].start)
    return Edit(at: location(start), old: source.text(range), new: new)
  }

  /// The word that introduces the declaration whose name is at a place.
  private func introducer(before name: Location) -> Int? {
    guard let start = token(at: name) else { return nil }
    // An initializer has no name.
    if tokens[start].keyword == .`init` { return start }
    return tokens[max(0, start - 64)..<start].lastIndex { Self.introducers.contains($0.keyword) }
  }

  /// The token after a modifier and its argument, as in `private(set)`.
  private func afterModifier(_ word: Int) -> Int {
    tokens[word + 1].kind == .leftParen ? afterBracket(word + 1) : word + 1
  }

  /// The modifier among those in front of a declaration.
  private func modifier(_ words: Set<String>, before name: Location) -> Int? {
    guard let end = introducer(before: name) else { return nil }
    let kinds: Set<Token.Kind> = [.identifier, .leftParen, .rightParen, .atSign]
    let start = tokens[..<end].lastIndex { !kinds.contains($0.kind) }.map { $0 + 1 } ?? 0
    return (start..<end).last { words.contains(text($0)) }
  }
}

extension Token {
  /// Whether the token continues a protocol's member although it is the first on its line.
  fileprivate var continuesMember: Bool {
    [.arrow, .leftBrace].contains(kind) || [.async, .throws, .rethrows, .where].contains(keyword)
  }
}

extension String {
  fileprivate var isDocumentation: Bool { drop { $0 == " " || $0 == "\t" }.hasPrefix("///") }
}
