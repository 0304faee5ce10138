extension Lexer {
  /// Reads a name or keyword that begins with an ASCII letter or `_`.
  mutating func lexWord() {
    let base = cursor.base
    let marks = marks
    let word = ByteMarks.word
    let start = cursor.at
    var at = start + 1
    while marks[Int(base[at])] & word != 0 { at += 1 }
    cursor.at = at
    if base[at] >= 0x80 { cursor.advanceOverWord() }
    let length = cursor.at - start
    if length == 1 {
      append(base[start] == Byte.underscore ? .wildcard : .identifier, from: start)
    } else {
      let keyword = keywords.keyword(base + start, length)
      if keyword.rawValue >= Keyword.parent.rawValue { labels.append(tokenCount) }
      append(.identifier, from: start, keyword: keyword)
    }
  }

  /// Reads `$0` or `$name`.
  mutating func lexDollar() {
    let start = cursor.at
    cursor.at += 1
    cursor.advanceOverWord()
    append(.dollarIdentifier, from: start)
  }

  /// Reads a name in backticks, which may contain nearly any character.
  mutating func lexBacktick() {
    let start = cursor.at
    var ahead = cursor
    ahead.at += 1
    while !ahead.isAtLineEnd && !ahead.is(at: Byte.backtick) { ahead.at += 1 }
    guard ahead.is(at: Byte.backtick) else {
      fault("unterminated raw identifier", at: start)
      return append(.unknown, length: 1)
    }
    ahead.at += 1
    cursor = ahead
    // A label is the same in backticks; all other words are only names there.
    let keyword = keywords.keyword(cursor.base + start + 1, cursor.at - start - 2)
    let isLabel = keyword.rawValue >= Keyword.parent.rawValue
    if isLabel { labels.append(tokenCount) }
    append(.identifier, from: start, keyword: isLabel ? keyword : .none)
  }

  /// Reads what begins with `#`: a string, a regex literal, a directive, or the `#` alone.
  mutating func lexPound() {
    let start = cursor.at
    if start == cursor.begin && cursor.peek(1) == Byte.exclamation {
      cursor.advanceToLineEnd()
      append(.shebang, from: start)
      return
    }
    var ahead = cursor
    let pounds = ahead.advance(overPounds: Int.max)
    if ahead.is(at: Byte.quote) {
      cursor = ahead
      lexStringOpening(from: start, pounds: pounds)
      return
    }
    if ahead.is(at: Byte.slash), let regex = scanRegex(at: cursor, mustBeRegex: true) {
      appendRegex(regex, from: start)
      return
    }
    // All but the last cannot begin anything; taken together so that none looks at all others.
    for _ in 1..<pounds { append(.pound, length: 1) }
    lexDirective()
  }

  /// Reads a `#`, with the word after it if both are one token.
  private mutating func lexDirective() {
    let start = cursor.at
    var ahead = cursor
    ahead.at += 1
    // Digits do not count: `#if1` is `#if` and `1`.
    while classes[Int(ahead.peek())] == .letter { ahead.at += 1 }
    let length = ahead.at - start
    let directives: [(StaticString, Token.Kind)] = [
      ("#if", .poundIf), ("#else", .poundElse), ("#endif", .poundEndif), ("#elseif", .poundElseif),
      ("#sourceLocation", .poundSourceLocation),
    ]
    for (text, kind) in directives
    where length == text.utf8CodeUnitCount && cursor.is(atText: text) {
      return append(kind, length: length)
    }
    append(.pound, length: 1)
  }
}
