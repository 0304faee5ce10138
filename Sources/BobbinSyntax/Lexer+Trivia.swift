extension Lexer {
  /// Skips a comment that begins with `/*`, and the comments in it.
  mutating func skipBlockComment() {
    let start = cursor.at
    if !cursor.skipBlockComment() { fault("unterminated '/*' comment", at: start) }
    followsSpace = true
    var line = cursor
    line.at = start
    line.advanceToLineEnd()
    if line.at < cursor.at { startsLine = true }
  }

  /// Reads an element that begins with a scalar outside ASCII: white space, an operator, or a name.
  mutating func lexHigh() {
    let start = cursor.at
    let scalar = cursor.advanceScalar()
    if scalar == Scalars.nonBreakingSpace || scalar == Scalars.byteOrderMark {
      followsSpace = true
    } else if Scalars.beginsOperator(scalar) {
      cursor.at = start
      lexOperator()
    } else {
      cursor.advanceOverWord()
      append(.identifier, from: start)
    }
  }
}
