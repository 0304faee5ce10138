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
    let text = member.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "\n" + indent + "  " + $0 }.joined()
    let isFollowed = tokens[brace + 1].startsLine
    return Edit(at: location(after: brace), new: text + (isFollowed ? "" : "\n" + indent))
  }

  /// Adds a type to the inheritance clause of the type whose name is at a place.
  package func conforming(_ type: String, typeAt name: Location) -> Edit? {
    guard let start = token(at: name), let brace = body(after: name),
      !tokens[start..<brace].contains(where: { $0.keyword == .where })
    else { return nil }
    let inherits = tokens[start..<brace].contains { $0.kind == .colon }
    return Edit(at: location(after: brace - 1), new: (inherits ? ", " : ": ") + type)
  }

  /// Adds an import after the others that are under no condition.
  package func importing(_ module: String) -> Edit {
    var (depth, last) = (0, Int?.none)
    for (index, token) in tokens.enumerated() {
      if token.kind == .poundIf { depth += 1 }
      if token.kind == .poundEndif { depth -= 1 }
      if token.keyword == .import, depth == 0 { last = index }
    }
    guard let last, last + 1 < tokens.count,
      let end = tokens[(last + 1)...].firstIndex(where: \.startsLine)
    else { return Edit(at: lines.location(0), new: "import \(module)\n") }
    return Edit(at: location(after: end - 1), new: "\nimport \(module)")
  }

  /// Makes the class final whose name is at a place.
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

  /// Isolates the declaration whose name is at a place to a global actor.
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

  /// Replaces the type after the name of a protocol's property.
  package func replacing(typeAfter name: Location, by type: String) -> Edit? {
    guard let start = token(at: name), tokens[start + 1].kind == .colon,
      let brace = tokens[start...].firstIndex(where: { $0.kind == .leftBrace })
    else { return nil }
    return edit(start + 2, brace, type + " ")
  }

  /// Replaces the effects of a protocol's property or function whose name is at a place.
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
      position = afterBracket(parenthesis)
    }
    let first = position
    while [.async, .throws, .rethrows].contains(tokens[position].keyword) {
      position += 1
      if tokens[position].kind == .leftParen { position = afterBracket(position) }
    }
    let end = position > first ? location(after: position - 1) : nil
    let place = location(after: first - 1)
    let old = end.map { source.text(offset(place)..<offset($0)) } ?? ""
    return Edit(at: place, old: old, new: effects)
  }

  /// Replaces the word at a place.
  package func replacing(wordAt place: Location, by text: String) -> Edit? {
    token(at: place).map { Edit(at: place, old: self.text($0), new: text) }
  }

  /// Replaces a name that is after a place, in the same declaration's head.
  package func replacing(_ name: String, by other: String, from place: Location) -> Edit? {
    guard let start = token(at: place) else { return nil }
    let head = tokens[start...].prefix { $0.kind != .leftBrace && $0.kind != .endOfFile }
    return head.indices.first { text($0) == name }
      .map { Edit(at: location($0), old: name, new: other) }
  }

  /// Makes a stored property computed.
  ///
  /// - Parameters:
  ///   - name: Where its name is.
  ///   - type: The type to write, if none is.
  ///   - value: The bytes from the `=` to the end of its value.
  /// - Returns: The edits, or `nil` if the property does not exist.
  package func computing(_ name: Location, as type: String?, _ value: Range<Int>) -> [Edit]? {
    guard let start = token(at: name), let introducer = introducer(before: name) else { return nil }
    var edits: [Edit] = []
    if let lazy = removing(modifier: ["lazy"], before: name) { edits.append(lazy) }
    for index in stride(from: introducer - 1, through: max(0, introducer - 8), by: -1)
    where text(index) == "set" && tokens[index - 1].kind == .leftParen {
      edits.append(edit(index - 2, index + 2, ""))
    }
    if let constant = replacing(letBefore: name) { edits.append(constant) }
    if let type { edits.append(Edit(at: location(after: start), new: ": " + type)) }
    edits.append(Edit(at: lines.location(value.lowerBound), old: "=", new: "{"))
    edits.append(Edit(at: lines.location(value.upperBound), new: " }"))
    return edits
  }

  // MARK: Members of protocols

  /// Removes the member whose name is at a place, with its documentation.
  package func removing(memberAt name: Location) -> Edit? {
    guard let member = member(at: name) else { return nil }
    let (start, end) = (member.lowerBound, member.upperBound)
    guard tokens[start].startsLine, tokens[end].startsLine else { return edit(start, end, "") }
    var first = location(start).line
    while let above = lines.range(of: first - 1), source.text(above).isDocumentation { first -= 1 }
    guard let head = lines.range(of: first), let tail = lines.range(of: location(end - 1).line)
    else { return nil }
    let range = head.lowerBound..<tail.upperBound
    return Edit(at: lines.location(range.lowerBound), old: source.text(range), new: "")
  }

  /// Replaces the name of a type wherever it occurs in the member whose name is at a place.
  package func replacing(_ type: String, by other: String, inMemberAt name: Location) -> [Edit] {
    (member(at: name) ?? 0..<0).filter { text($0) == type }.map { index in
      let isWrapped = [.postfixQuestion, .exclamation].contains(tokens[index + 1].kind)
      return Edit(at: location(index), old: type, new: isWrapped ? "(\(other))" : other)
    }
  }

  /// Replaces variadic parameters of the function whose name is at a place with arrays.
  package func replacing(variadicsOf name: Location) -> [Edit] {
    (member(at: name) ?? 0..<0).filter { text($0) == "..." }.flatMap { index in
      var type = index
      while tokens[type - 1].kind != .colon { type = opening(of: type - 1) }
      return [
        Edit(at: location(type), new: "["), Edit(at: location(index), old: "...", new: "]"),
      ]
    }
  }

  /// The tokens of the member of a protocol whose name is at a place.
  private func member(at name: Location) -> Range<Int>? {
    guard let place = token(at: name), var start = introducer(before: name) else { return nil }
    while start > 0, !tokens[start].startsLine, tokens[start - 1].kind != .leftBrace,
      tokens[start - 1].kind != .semicolon
    {
      start -= 1
    }
    // Attributes may be on lines of their own.
    while let line = tokens[..<start].lastIndex(where: \.startsLine), tokens[line].kind == .atSign,
      !tokens[line..<start].contains(where: { Self.introducers.contains($0.keyword) })
    {
      start = line
    }
    var end = place + 1
    while !tokens[end].startsLine || tokens[end].continuesMember,
      ![.rightBrace, .semicolon, .endOfFile].contains(tokens[end].kind)
    {
      end = afterBracket(end)
    }
    return start..<end
  }

  // MARK: Calls

  /// Changes the arguments of the call whose label is at an offset.
  ///
  /// - Parameters:
  ///   - offset: Where the label begins.
  ///   - change: Makes new arguments, with labels, of those that are written; `nil` if it cannot.
  /// - Returns: One edit for all of them.
  package func changing(
    argumentsAround offset: Int, _ change: ([String]) -> [String]?
  ) -> Edit? {
    guard let opening = opening(around: offset) else { return nil }
    let closing = afterBracket(opening) - 1
    var commas: [Int] = []
    var position = opening + 1
    while position < closing {
      if tokens[position].kind == .comma { commas.append(position) }
      position = afterBracket(position)
    }
    let starts = [opening] + commas
    guard position == closing, closing > opening + 1,
      let arguments = change(
        zip(starts, commas + [closing]).map { start, end in
          source.text(Int(tokens[start + 1].start)..<Int(tokens[end - 1].end))
        })
    else { return nil }
    let separator = commas.first.map {
      source.text(Int(tokens[$0].start)..<Int(tokens[$0 + 1].start))
    }
    let range = Int(tokens[opening + 1].start)..<Int(tokens[closing - 1].end)
    return Edit(
      at: location(opening + 1), old: source.text(range),
      new: arguments.joined(separator: separator ?? ", "))
  }

  /// Replaces what is called where a label is at an offset, `types[0].init` for example.
  package func replacing(calleeAround offset: Int, by callee: String) -> Edit? {
    guard let end = opening(around: offset) else { return nil }
    var start = end
    while start > 0, !tokens[start].followsSpace {
      switch (tokens[start - 1].kind, tokens[start].kind) {
      case (.period, .identifier),
        (.identifier, .period), (.identifier, .leftParen), (.identifier, .leftSquare):
        start -= 1
        continue
      case (.rightParen, .period), (.rightSquare, .period):
        start = opening(of: start - 1)
        continue
      default:
        break
      }
      break
    }
    guard start < end, tokens[start].kind != .period else { return nil }
    return edit(start, end, callee)
  }

  /// The parenthesis that opens the call whose label is at an offset.
  private func opening(around offset: Int) -> Int? {
    guard var position = tokens.firstIndex(where: { $0.start == UInt32(offset) }) else {
      return nil
    }
    while position > 0 {
      position -= 1
      if tokens[position].kind == .leftParen { return position }
      position = opening(of: position)
    }
    return nil
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

  /// The brace that opens the body of the type whose name is at a place.
  private func body(after name: Location) -> Int? {
    token(at: name).flatMap { start in tokens[start...].firstIndex { $0.kind == .leftBrace } }
  }

  /// The bracket that opens what closes here, or the token here.
  private func opening(of closing: Int) -> Int {
    var open = 0
    var position = closing
    while position > 0 {
      open -= tokens[position].kind.depth
      if open <= 0 { return position }
      position -= 1
    }
    return position
  }

  /// The word that introduces the declaration whose name is at a place.
  private func introducer(before name: Location) -> Int? {
    guard let start = token(at: name) else { return nil }
    // An initialiser has no name.
    if tokens[start].keyword == .`init` { return start }
    return tokens[max(0, start - 64)..<start].lastIndex { Self.introducers.contains($0.keyword) }
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
