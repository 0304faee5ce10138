extension Lexer {
  /// Reads a `!` or `?`, which is a token of its own if it touches an operand before it.
  mutating func lexQuestionOrExclamation() {
    let start = cursor.at
    guard cursor.isLeftBound(at: start) else { return lexOperator() }
    append(cursor.is(atText: "!") ? .exclamation : .postfixQuestion, length: 1)
  }

  /// Reads an operator, or the regex literal that it turns out to begin.
  mutating func lexOperator() {
    let base = cursor.base
    let start = cursor.at
    let end = operatorEnd()
    var at = start
    while at < end && base[at] != Byte.slash { at += 1 }
    if at < end && lexRegex(at: at, operatorStart: start, operatorEnd: end) { return }
    // A comment may begin in the middle: `+//`. At the start it has been taken for one already.
    at = max(at, start + 1)
    while at < end && !isComment(at) { at += 1 }
    appendOperator(from: start, to: min(at, end))
  }

  private func isComment(_ at: Int) -> Bool {
    let next = cursor.base[at + 1]
    return cursor.base[at] == Byte.slash && (next == Byte.slash || next == Byte.star)
  }

  private func operatorEnd() -> Int {
    var ahead = cursor
    while true {
      let at = ahead.at
      let byte = ahead.peek()
      // A dot only continues an operator that begins with one.
      if byte == Byte.period && cursor.peek() != Byte.period { return at }
      if byte >= 0x80 {
        guard ahead.advanceScalar()?.continuesOperator ?? false else { return at }
      } else {
        if table[Int(byte)].marks & ByteInfo.operator == 0 { return at }
        ahead.at += 1
      }
    }
  }

  /// Appends an operator, whose kind depends on the white space around it.
  mutating func appendOperator(from start: Int, to end: Int) {
    let base = cursor.base
    let isLeftBound = cursor.isLeftBound(at: start)
    let isRightBound = cursor.isRightBound(at: end, isLeftBound: isLeftBound)
    cursor.at = end
    let isOne = end - start == 1
    switch base[start] {
    case Byte.equal where isOne: return append(.equal, from: start)
    case Byte.period where isOne: return append(.period, from: start)
    // After an operand it was a token of its own.
    case Byte.question where isOne: return append(.infixQuestion, from: start)
    case Byte.minus where end - start == 2 && base[start + 1] == Byte.greater:
      return append(.arrow, from: start)
    default: break
    }
    let unary = isLeftBound ? Token.Kind.postfixOperator : .prefixOperator
    append(isLeftBound == isRightBound ? .binaryOperator : unary, from: start)
  }
}
