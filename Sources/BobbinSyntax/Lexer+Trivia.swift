extension Lexer {
  /// Skips a comment that begins with `//`, up to the end of its line.
  mutating func skipLineComment() {
    let base = cursor.base
    let marks = marks
    let plain = ByteMarks.plainInLine
    var at = cursor.at + 2
    while true {
      while marks[Int(base[at])] & plain != 0 { at += 1 }
      guard base[at] == Byte.nul && at < cursor.end else { break }
      at += 1
    }
    cursor.at = at
    followsSpace = true
  }

  /// Skips a comment that begins with `/*`, and the comments in it.
  mutating func skipBlockComment() {
    let base = cursor.base
    let marks = marks
    let plain = ByteMarks.plainInBlock
    let start = cursor.at
    var at = start + 2
    var nesting = 1
    followsSpace = true
    while nesting > 0 {
      while marks[Int(base[at])] & plain != 0 { at += 1 }
      let byte = base[at]
      if byte == Byte.star && base[at + 1] == Byte.slash {
        nesting -= 1
        at += 2
      } else if byte == Byte.slash && base[at + 1] == Byte.star {
        nesting += 1
        at += 2
      } else if at >= cursor.end {
        fault("unterminated '/*' comment", at: start)
        break
      } else {
        if byte == Byte.lineFeed || byte == Byte.carriageReturn { startsLine = true }
        at += 1
      }
    }
    cursor.at = at
  }

  /// Skips a control character, which swiftc rejects and then ignores.
  mutating func skipInvalidCharacter() {
    fault("invalid character in source file", at: cursor.at)
    cursor.at += 1
    followsSpace = true
  }

  /// Reads an element that begins with a scalar outside ASCII: a name, an operator, or nothing
  /// valid.
  mutating func lexHigh() {
    let start = cursor.at
    guard let scalar = cursor.advanceScalar() else {
      if !isIllFormed { fault("invalid UTF-8 found in source file", at: start) }
      isIllFormed = true
      followsSpace = true
      return
    }
    if Scalars.continuesName(scalar) {
      // A byte order mark is in the range of names, but is white space where a token could begin.
      if scalar == 0xFEFF {
        followsSpace = true
        return
      }
      cursor.advanceOverWord()
      append(.identifier, from: start)
    } else if Scalars.beginsOperator(scalar) {
      cursor.at = start
      lexOperator()
    } else {
      // swiftc only warns about a non-breaking space.
      if scalar != 0xA0 { fault("invalid character in source file", at: start) }
      followsSpace = true
    }
  }

  /// Skips the two versions of a text that version control could not merge.
  ///
  /// Returns whether the cursor was at a conflict marker that has an end.
  mutating func skipConflict() -> Bool {
    let start = cursor.at
    let previous = cursor.base[start - 1]
    guard previous == Byte.lineFeed || previous == Byte.carriageReturn || start == cursor.begin
    else { return false }
    // Where one has no end, none of the later ones has.
    guard cursor.is(atText: "<<<<<<< "), !hasNoConflictEnd else { return false }
    var ahead = cursor
    while true {
      ahead.advanceToLineEnd()
      if ahead.isAtEnd { break }
      ahead.at += 1
      guard ahead.is(atText: ">>>>>>> ") else { continue }
      ahead.advanceToLineEnd()
      fault("source control conflict marker in source file", at: start)
      cursor = ahead
      followsSpace = true
      return true
    }
    hasNoConflictEnd = true
    return false
  }
}
