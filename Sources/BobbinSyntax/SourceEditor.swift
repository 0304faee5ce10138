/// Finds where in a source the code of a help note goes.
///
/// Facts know the places of names only. Help is rare, so the rest is looked for here, among the tokens
/// around a name.
package struct SourceEditor {
  package typealias Edit = Diagnostic.Edit

  private let source: Source
  private let tokens: [Token]
  private let lines: LineTable

  /// Prepares a source; linear in its size.
  package init(_ source: Source) {
    self.source = source
    tokens = Lexer.lex(source).tokens
    lines = LineTable(source)
  }

  // MARK: Insertions

  /// Adds a member as the first one of the type whose name stands at a place.
  package func adding(_ member: String, toTypeAt name: Location) -> Edit? {
    guard let brace = body(behind: name) else { return nil }
    let indent = indentation(of: name)
    let text = member.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\n" + indent + "  " + $0 }.joined()
    let isFollowed = tokens[brace + 1].flags.contains(.startsLine)
    return Edit(at: location(behind: brace), new: text + (isFollowed ? "" : "\n" + indent))
  }

  /// Adds a type to the inheritance clause of the type whose name stands at a place.
  package func conforming(_ type: String, typeAt name: Location) -> Edit? {
    guard let start = token(at: name), let brace = body(behind: name),
      !tokens[start..<brace].contains(where: { $0.keyword == .where })
    else { return nil }
    let inherits = tokens[start..<brace].contains { $0.kind == .colon }
    return Edit(at: location(behind: brace - 1), new: (inherits ? ", " : ": ") + type)
  }

  /// Adds text behind the name at a place.
  package func inserting(_ text: String, behind name: Location) -> Edit? {
    token(at: name).map { Edit(at: location(behind: $0), new: text) }
  }

  /// Adds an import behind the others.
  package func importing(_ module: String) -> Edit {
    guard let last = tokens.lastIndex(where: { $0.keyword == .import }), last + 1 < tokens.count,
      let end = tokens[(last + 1)...].firstIndex(where: { $0.flags.contains(.startsLine) })
    else { return Edit(at: lines.location(0), new: "import \(module)\n") }
    return Edit(at: location(behind: end - 1), new: "\nimport \(module)")
  }

  /// Makes the class final whose name stands at a place.
  package func finalising(_ name: Location) -> Edit? {
    guard let introducer = introducer(before: name), tokens[introducer].keyword == .class else {
      return nil
    }
    if let open = modifier(["open"], before: name) { return edit(open, open + 1, "public final ") }
    return Edit(at: location(introducer), new: "final ")
  }

  // MARK: Changes

  /// Removes a modifier in front of the name at a place, with its argument.
  package func removing(modifier words: Set<String>, before name: Location) -> Edit? {
    guard let start = modifier(words, before: name) else { return nil }
    let end = tokens[start + 1].kind == .leftParen ? start + 4 : start + 1
    return edit(start, end, "")
  }

  /// Replaces the access modifier in front of the name at a place, or writes one.
  package func replacing(access: String, before name: Location) -> Edit? {
    let words: Set = ["private", "fileprivate", "internal", "package"]
    if let start = modifier(words, before: name), tokens[start + 1].kind != .leftParen {
      return edit(start, start + 1, access + " ")
    }
    guard let introducer = introducer(before: name) else { return nil }
    return Edit(at: location(introducer), new: access + " ")
  }

  /// Lets the declaration whose name stands at a place belong to a global actor.
  package func isolating(_ name: Location, to actor: String) -> Edit? {
    if let word = modifier(["nonisolated"], before: name) {
      let end = tokens[word + 1].kind == .leftParen ? word + 4 : word + 1
      return edit(word, end, "@\(actor) ")
    }
    guard let introducer = introducer(before: name) else { return nil }
    if introducer > 1, tokens[introducer - 2].kind == .atSign { return nil }
    return Edit(at: location(introducer), new: "@\(actor) ")
  }

  /// Makes a constant a variable.
  package func replacing(letBefore name: Location) -> Edit? {
    guard let introducer = introducer(before: name), text(introducer) == "let" else { return nil }
    return Edit(at: location(introducer), old: "let", new: "var")
  }

  /// Replaces the type behind the name of a protocol's property.
  package func replacing(typeBehind name: Location, by type: String) -> Edit? {
    guard let start = token(at: name), tokens[start + 1].kind == .colon,
      let brace = tokens[start...].firstIndex(where: { $0.kind == .leftBrace })
    else { return nil }
    return edit(start + 2, brace, type + " ")
  }

  /// Replaces the effects of a protocol's property or function whose name stands at a place.
  package func replacing(effectsOf name: Location, by effects: String) -> Edit? {
    guard let start = token(at: name) else { return nil }
    var position: Int
    if tokens[start + 1].kind == .colon {
      guard let getter = tokens[start...].firstIndex(where: { $0.keyword == .get }) else {
        return nil
      }
      position = getter + 1
    } else {
      guard let parenthesis = tokens[start...].firstIndex(where: { $0.kind == .leftParen }) else {
        return nil
      }
      position = behindBracket(parenthesis)
    }
    let first = position
    while [.async, .throws, .rethrows].contains(tokens[position].keyword) {
      position += 1
      if tokens[position].kind == .leftParen { position = behindBracket(position) }
    }
    let end = position > first ? location(behind: position - 1) : nil
    let place = location(behind: first - 1)
    let old = end.map { source.text(offset(place)..<offset($0)) } ?? ""
    return Edit(at: place, old: old, new: effects)
  }

  /// Replaces the word at a place.
  package func replacing(wordAt place: Location, by text: String) -> Edit? {
    token(at: place).map { Edit(at: place, old: self.text($0), new: text) }
  }

  /// Replaces a name that stands behind a place, in the same declaration's head.
  package func replacing(_ name: String, by other: String, from place: Location) -> Edit? {
    guard let start = token(at: place) else { return nil }
    let head = tokens[start...].prefix { $0.kind != .leftBrace && $0.kind != .endOfFile }
    return head.indices.first { text($0) == name }
      .map { Edit(at: location($0), old: name, new: other) }
  }

  /// Empties the parentheses of a call with one argument, which stands at a place.
  package func removing(onlyArgumentAt place: Location) -> Edit? {
    guard let argument = token(at: place), argument > 2,
      tokens[argument - 3].kind == .leftParen,
      let end = tokens[argument...].firstIndex(where: { $0.kind == .rightParen })
    else { return nil }
    return edit(argument - 2, end, "")
  }

  /// Makes a stored property computed.
  ///
  /// - Parameters:
  ///   - name: Where its name stands.
  ///   - type: The type to write, if none is.
  ///   - value: The bytes from the `=` to the end of its value.
  /// - Returns: The edits, or `nil` if there is no such property.
  package func computing(_ name: Location, as type: String?, _ value: Range<Int>) -> [Edit]? {
    guard let start = token(at: name), let introducer = introducer(before: name) else { return nil }
    var edits: [Edit] = []
    if let lazy = removing(modifier: ["lazy"], before: name) { edits.append(lazy) }
    for index in stride(from: introducer - 1, through: max(0, introducer - 8), by: -1)
    where text(index) == "set" && tokens[index - 1].kind == .leftParen {
      edits.append(edit(index - 2, index + 2, ""))
    }
    if let constant = replacing(letBefore: name) { edits.append(constant) }
    if let type { edits.append(Edit(at: location(behind: start), new: ": " + type)) }
    edits.append(Edit(at: lines.location(value.lowerBound), old: "=", new: "{"))
    edits.append(Edit(at: lines.location(value.upperBound), new: " }"))
    return edits
  }

  // MARK: Tokens

  private func offset(_ place: Location) -> Int {
    (lines.range(of: place.line)?.lowerBound ?? 0) + place.column - 1
  }

  private func token(at place: Location) -> Int? {
    let start = UInt32(offset(place))
    return tokens.firstIndex { $0.start == start && $0.kind != .endOfFile }
  }

  private func text(_ index: Int) -> String {
    source.text(Int(tokens[index].start)..<Int(tokens[index].end))
  }

  private func location(_ index: Int) -> Location { lines.location(Int(tokens[index].start)) }

  private func location(behind index: Int) -> Location { lines.location(Int(tokens[index].end)) }

  /// The replacement of the tokens from one to another, with the white space behind them.
  private func edit(_ start: Int, _ end: Int, _ new: String) -> Edit {
    let range = Int(tokens[start].start)..<Int(tokens[end].start)
    return Edit(at: location(start), old: source.text(range), new: new)
  }

  /// The brace that opens the body of the type whose name stands at a place.
  private func body(behind name: Location) -> Int? {
    token(at: name).flatMap { start in tokens[start...].firstIndex { $0.kind == .leftBrace } }
  }

  private func behindBracket(_ opening: Int) -> Int {
    var open = 0
    var position = opening
    while tokens[position].kind != .endOfFile {
      if tokens[position].kind == .leftParen { open += 1 }
      if tokens[position].kind == .rightParen { open -= 1 }
      position += 1
      if open == 0 { return position }
    }
    return position
  }

  /// The word that introduces the declaration whose name stands at a place.
  private func introducer(before name: Location) -> Int? {
    let words: Set<Keyword> = [.let, .var, .func, .class, .struct, .enum, .actor, .protocol]
    guard let start = token(at: name) else { return nil }
    return tokens[max(0, start - 64)..<start].lastIndex { words.contains($0.keyword) }
  }

  /// The modifier among those in front of a declaration.
  private func modifier(_ words: Set<String>, before name: Location) -> Int? {
    guard var position = introducer(before: name) else { return nil }
    while position > 0 {
      position -= 1
      switch tokens[position].kind {
      case .identifier where words.contains(text(position)): return position
      case .identifier, .leftParen, .rightParen, .atSign: continue
      default: return nil
      }
    }
    return nil
  }

  /// The white space before the first token of a line.
  private func indentation(of place: Location) -> String {
    let line = lines.range(of: place.line).map(source.text) ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }
}
