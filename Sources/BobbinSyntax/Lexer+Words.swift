extension Lexer {
  /// Reads a name or keyword that begins with an ASCII letter or `_`.
  mutating func lexWord() {
    let start = cursor.at
    cursor.advanceOverWord()
    let length = cursor.at - start
    if length == 1 {
      append(cursor.base[start] == Byte.underscore ? .wildcard : .identifier, from: start)
    } else {
      let keyword = keywords.keyword(cursor.base + start, length)
      if keyword.isLabel { labels.append(tokenCount) }
      append(.identifier, from: start, keyword: keyword)
    }
  }

  /// Reads an operator or a name that begins with a scalar outside ASCII.
  mutating func lexNonASCII() {
    let start = cursor.at
    cursor.advanceOverWord()
    if cursor.at == start { lexOperator() } else { append(.identifier, from: start) }
  }

  /// Reads a name in backticks, which may contain nearly any character.
  mutating func lexBacktick() {
    let start = cursor.at
    cursor.at += 1
    cursor.advance(until: "`\n\r")
    guard cursor.advance(over: Byte.backtick) else {
      // swiftc reports it, and reads what follows as a name of the usual kind.
      cursor.at = start + 1
      return
    }
    // A label is the same in backticks; all other words are only names there.
    let keyword = keywords.keyword(cursor.base + start + 1, cursor.at - start - 2)
    if keyword.isLabel { labels.append(tokenCount) }
    append(.identifier, from: start, keyword: keyword.isLabel ? keyword : .none)
  }

  /// Reads what begins with `#`: a string, a regex literal, a directive, or the `#` alone.
  mutating func lexPound() {
    let start = cursor.at
    // The first line of a script is a comment.
    if tokenCount == 0, cursor.is(atText: "#!") { return cursor.advance(until: "\n\r") }
    let pounds = cursor.advance(overPounds: Int.max)
    if cursor.is(at: Byte.quote) { return lexStringOpening(from: start, pounds: pounds) }
    if let end = regexEnd(from: start) {
      cursor.at = end
      return append(.regexLiteral, from: start)
    }
    cursor.at = start
    // Only the last can begin anything. The others are consumed together, to stay linear.
    for _ in 1..<pounds { append(.pound, length: 1) }
    lexDirective()
  }

  /// Reads a `#`, with the word after it if both are one token.
  private mutating func lexDirective() {
    let start = cursor.at
    var ahead = cursor
    ahead.at += 1
    // Digits do not count: `#if1` is `#if` and `1`.
    while table[Int(ahead.peek())].begins == .letter { ahead.at += 1 }
    let length = ahead.at - start
    let directives: [(StaticString, Token.Kind)] = [
      ("#if", .poundIf), ("#else", .poundElse), ("#endif", .poundEndif), ("#elseif", .poundElseif),
    ]
    for (text, kind) in directives
    where length == text.utf8CodeUnitCount && cursor.is(atText: text) {
      return append(kind, length: length)
    }
    append(.pound, length: 1)
  }
}
