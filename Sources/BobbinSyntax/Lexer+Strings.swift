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

  /// Reads the text of the innermost literal up to its end, or to after the start of the next
  /// interpolation.
  mutating func lexStringText() {
    let base = cursor.base
    let start = cursor.at
    while true {
      cursor.advance(until: "\"\\\n\r")
      let at = cursor.at
      switch base[at] {
      case Byte.quote where closesLiteral(at: at):
        appendText(from: start, to: at)
        return appendStringClose()
      case Byte.backslash:
        if skipEscape() {
          let parenthesis = cursor.at
          appendText(from: start, to: at)
          cursor.at = parenthesis + 1
          return append(.interpolationOpen, from: at)
        }
      case Byte.lineFeed where !literal.isMultiline,
        Byte.carriageReturn where !literal.isMultiline, Byte.nul:
        appendText(from: start, to: at)
        return closeUnterminatedLiteral()
      default:
        cursor.at += 1
      }
    }
  }

  /// Moves over a backslash and a quote or backslash after it, or up to the parenthesis of an
  /// interpolation.
  ///
  /// - Returns: Whether it is an interpolation.
  private mutating func skipEscape() -> Bool {
    cursor.at += 1
    if literal.pounds > 0 {
      // One `#` too many is a slip that swiftc reports.
      guard cursor.advance(overPounds: literal.pounds + 1) >= literal.pounds else { return false }
    }
    if cursor.is(at: Byte.leftParen) {
      literal.parens = 0
      return true
    }
    if cursor.is(at: Byte.quote, or: Byte.backslash) { cursor.at += 1 }
    return false
  }

  private mutating func appendText(from start: Int, to end: Int) {
    cursor.at = end
    if end > start { append(.stringText, from: start) }
  }

  /// Whether the quote at an offset and what follows it close the innermost literal.
  private func closesLiteral(at offset: Int) -> Bool {
    let base = cursor.base
    var at = offset + 1
    if literal.isMultiline {
      guard base[at] == Byte.quote && base[at + 1] == Byte.quote else { return false }
      at += 2
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
    cursor.at += literal.isMultiline ? 3 : 1
    if literal.pounds > 0 { _ = cursor.advance(overPounds: Int.max) }
    append(.stringClose, from: start)
    popLiteral()
  }

  private mutating func popLiteral() {
    depth -= 1
    if let outer = enclosing.popLast() { literal = outer }
  }

  /// Ends the string literals in whose interpolations a line ends, or the file.
  mutating func closeLiterals(atFileEnd isFileEnd: Bool) {
    while depth > 0, isFileEnd || !literal.isMultiline { closeUnterminatedLiteral() }
  }

  private mutating func closeUnterminatedLiteral() {
    fault("unterminated string literal", at: literal.start)
    popLiteral()
  }
}
