/// A string literal whose end has not been reached.
struct OpenLiteral {
  let start: Int
  /// The number of `#` before the quotes.
  let pounds: Int
  /// It is delimited by `"""`, and so may contain line breaks.
  let isMultiline: Bool
  /// How many parentheses are open in the interpolation that is being read.
  var parens = 0
}

extension Lexer {
  /// Reads the opening of a string literal, from its quotes on, and its text.
  mutating func lexStringOpening(from start: Int, pounds: Int) {
    // `#"""#` is a string of one line that holds one quote; the text of many begins on a new line.
    var ahead = cursor
    ahead.at += 3
    let isMultiline =
      cursor.peek(1) == Byte.quote && cursor.peek(2) == Byte.quote
      && (pounds == 0 || ahead.isAtLineEnd)
    if depth > 0 { enclosing.append(literal) }
    depth += 1
    literal = OpenLiteral(start: start, pounds: pounds, isMultiline: isMultiline)
    cursor.at += isMultiline ? 3 : 1
    append(.stringOpen, from: start)
    lexStringText()
  }

  /// Reads the text of the innermost literal up to its end, or past the start of an interpolation.
  mutating func lexStringText() {
    let start = cursor.at
    while true {
      cursor.advance(until: "\"\\\n\r")
      let at = cursor.at
      switch cursor.peek() {
      case Byte.quote:
        guard skipQuotes() else { continue }
        appendText(from: start, to: at, and: .stringClose)
        return popLiteral()
      case Byte.backslash:
        guard skipEscape() else { continue }
        literal.parens = 0
        return appendText(from: start, to: at, and: .interpolationOpen)
      case Byte.lineFeed where !literal.isMultiline,
        Byte.carriageReturn where !literal.isMultiline, Byte.nul:
        appendText(from: start, to: at, and: nil)
        return closeUnterminatedLiteral()
      default: cursor.at += 1
      }
    }
  }

  /// Moves over a quote, or over the whole delimiter, and returns whether that closes the literal.
  private mutating func skipQuotes() -> Bool {
    var end = cursor
    end.at += literal.isMultiline ? 3 : 1
    let isEnd =
      (!literal.isMultiline || cursor.is(atText: "\"\"\""))
      && end.advance(overPounds: literal.pounds > 0 ? Int.max : 0) >= literal.pounds
    cursor.at = isEnd ? end.at : cursor.at + 1
    return isEnd
  }

  /// Moves over a backslash and a quote or backslash after it, or over the start of an interpolation,
  /// and returns whether it is that.
  private mutating func skipEscape() -> Bool {
    cursor.at += 1
    // One `#` too many is a slip that swiftc reports.
    let limit = literal.pounds > 0 ? literal.pounds + 1 : 0
    guard cursor.advance(overPounds: limit) >= literal.pounds else { return false }
    if cursor.advance(over: Byte.leftParen) { return true }
    if cursor.is(at: Byte.quote, or: Byte.backslash) { cursor.at += 1 }
    return false
  }

  /// Appends the text between two offsets, if there is any, and the token from there to the cursor.
  private mutating func appendText(from start: Int, to end: Int, and kind: Token.Kind?) {
    let rest = cursor.at
    cursor.at = end
    if end > start { append(.stringText, from: start) }
    cursor.at = rest
    if let kind { append(kind, from: end) }
  }

  private mutating func popLiteral() {
    depth -= 1
    if let outer = enclosing.popLast() { literal = outer }
  }

  /// Ends a string literal in which, or in whose interpolation, a line ends, or the file.
  mutating func closeUnterminatedLiteral() {
    faults.append((literal.start, "unterminated string literal"))
    popLiteral()
  }
}
