/// A string literal whose end has not been reached.
struct OpenLiteral {
  /// What delimits a string literal, apart from the `#`.
  enum Quotes: UInt8 {
    /// `"`
    case one
    /// `"""`, which is the only kind that may contain line breaks.
    case three
    /// `'`, which swiftc reads and rejects.
    case apostrophe
  }

  /// The offset of the first byte.
  let start: Int
  /// The number of `#` before the quotes.
  let pounds: Int
  let quotes: Quotes
  /// How many parentheses are open in the interpolation that is being read.
  var parens = 0
  /// The offset of the parenthesis that opens this interpolation.
  var interpolation = 0
}

extension Lexer {
  /// Reads the opening of a string literal, from its quotes on, and its text.
  mutating func lexStringOpening(from start: Int, pounds: Int) {
    var quotes = OpenLiteral.Quotes.one
    if cursor.is(at: Byte.apostrophe) {
      fault("single-quoted string literal found, use '\"'", at: start)
      quotes = .apostrophe
    } else if cursor.peek(1) == Byte.quote && cursor.peek(2) == Byte.quote {
      // `#"""#` is a string of one line that holds one quote.
      let closes = pounds > 0 && isClosedOnLine(from: cursor.at + 2, pounds: pounds)
      quotes = closes ? .one : .three
    }
    if depth > 0 { enclosing.append(literal) }
    depth += 1
    literal = OpenLiteral(start: start, pounds: pounds, quotes: quotes)
    cursor.at += quotes == .three ? 3 : 1
    append(.stringOpen, from: start)
    if quotes == .three && !cursor.isAtLineEnd {
      fault("multi-line string literal content must begin on a new line", at: cursor.at)
    }
    lexStringText()
  }

  /// Whether a quote with that many `#` after it follows on the line.
  private mutating func isClosedOnLine(from start: Int, pounds: Int) -> Bool {
    if start >= lookahead.quotes.end {
      lookahead.quotes.begin()
      var ahead = cursor
      ahead.at = start
      while !ahead.isAtLineEnd {
        let offset = ahead.at
        ahead.at += 1
        if cursor.base[offset] == Byte.quote {
          lookahead.quotes.note(offset, pounds: ahead.advance(overPounds: Int.max))
        }
      }
      lookahead.quotes.finish(at: ahead.at)
    }
    return lookahead.quotes.contains(from: start, pounds: pounds)
  }

  /// Reads the text of the innermost literal up to its end, or to after the start of the next
  /// interpolation.
  mutating func lexStringText() {
    let base = cursor.base
    let marks = marks
    let plain = ByteMarks.plainInString
    let start = cursor.at
    var at = start
    while true {
      while marks[Int(base[at])] & plain != 0 { at += 1 }
      switch base[at] {
      case Byte.quote, Byte.apostrophe:
        if closesLiteral(at: at) {
          appendText(from: start, to: at)
          appendStringClose()
          return
        }
        at += 1
      case Byte.backslash:
        cursor.at = at
        if skipEscape() {
          appendText(from: start, to: at)
          cursor.at = literal.interpolation + 1
          append(.interpolationOpen, from: at)
          return
        }
        at = cursor.at
      case Byte.lineFeed, Byte.carriageReturn:
        guard literal.quotes == .three else {
          appendText(from: start, to: at)
          fault("unterminated string literal", at: literal.start)
          popLiteral()
          return
        }
        at += 1
      case Byte.nul:
        if at >= cursor.end {
          appendText(from: start, to: at)
          fault("unterminated string literal", at: literal.start)
          popLiteral()
          return
        }
        at += 1
      default:
        cursor.at = at
        skipUnusualInString()
        at = cursor.at
      }
    }
  }

  private mutating func appendText(from start: Int, to end: Int) {
    cursor.at = end
    if end > start { append(.stringText, from: start) }
  }

  /// Whether the quote at an offset and what follows it close the innermost literal.
  private func closesLiteral(at offset: Int) -> Bool {
    let base = cursor.base
    var at = offset + 1
    switch literal.quotes {
    case .one:
      guard base[offset] == Byte.quote else { return false }
    case .three:
      guard base[offset] == Byte.quote && base[at] == Byte.quote && base[at + 1] == Byte.quote
      else { return false }
      at += 2
    case .apostrophe:
      return base[offset] == Byte.apostrophe
    }
    if literal.pounds == 0 { return true }
    let end = at + literal.pounds
    while at < end {
      if base[at] != Byte.pound { return false }
      at += 1
    }
    return true
  }

  /// Appends the closing delimiter at the cursor, with all `#` that follow if the literal is raw.
  private mutating func appendStringClose() {
    let start = cursor.at
    cursor.at += literal.quotes == .three ? 3 : 1
    if literal.pounds > 0 {
      let allowed = cursor.at + literal.pounds
      _ = cursor.advance(overPounds: Int.max)
      if cursor.at > allowed { fault("too many '#' characters in closing delimiter", at: allowed) }
    }
    if literal.quotes == .three && !beginsLine(start) {
      fault("multi-line string literal closing delimiter must begin on a new line", at: start)
    }
    append(.stringClose, from: start)
    popLiteral()
  }

  private func beginsLine(_ offset: Int) -> Bool {
    var at = offset - 1
    while cursor.base[at] == Byte.space || cursor.base[at] == Byte.tab { at -= 1 }
    return cursor.base[at] == Byte.lineFeed || cursor.base[at] == Byte.carriageReturn
  }

  private mutating func popLiteral() {
    depth -= 1
    if let outer = enclosing.popLast() { literal = outer }
  }

  /// Ends the string literals of one line in whose interpolations a line ends.
  mutating func closeLiteralsAtLineEnd() {
    while depth > 0 && literal.quotes != .three { closeUnterminatedLiteral() }
  }

  /// Ends all string literals in whose interpolations the file ends.
  mutating func closeLiteralsAtFileEnd() {
    while depth > 0 { closeUnterminatedLiteral() }
  }

  private mutating func closeUnterminatedLiteral() {
    fault("cannot find ')' to match opening '(' in string interpolation", at: literal.interpolation)
    fault("unterminated string literal", at: literal.start)
    tokensBeforeBreak = tokenCount
    popLiteral()
  }

  /// Moves over a control character or a scalar outside ASCII in a string literal.
  private mutating func skipUnusualInString() {
    let start = cursor.at
    let byte = cursor.peek()
    guard let scalar = cursor.advanceScalar() else {
      faultInvalidUTF8(from: start, to: cursor.at)
      return
    }
    let isTab = byte == Byte.tab && literal.quotes == .three
    if scalar < 0x80 && !isTab {
      fault("unprintable ASCII character found in source file", at: start)
    }
  }
}
