extension Lexer {
  /// Skips a comment that begins with `//`, up to the end of its line.
  mutating func skipLineComment() {
    let base = cursor.base
    let marks = marks
    let plain = ByteMarks.plainInLine
    var at = cursor.at + 2
    while true {
      while marks[Int(base[at])] & plain != 0 { at += 1 }
      let byte = base[at]
      if byte >= 0x80 {
        at = skipHighInComment(from: at)
      } else if byte == Byte.nul && at < cursor.end {
        at += 1
      } else {
        break
      }
    }
    cursor.at = at
    flags.insert(.spaceBefore)
  }

  /// Skips a comment that begins with `/*`, and the comments in it.
  mutating func skipBlockComment() {
    let base = cursor.base
    let marks = marks
    let plain = ByteMarks.plainInBlock
    let start = cursor.at
    var at = start + 2
    var nesting = 1
    flags.insert(.spaceBefore)
    while nesting > 0 {
      while marks[Int(base[at])] & plain != 0 { at += 1 }
      let byte = base[at]
      if byte == Byte.star && base[at + 1] == Byte.slash {
        nesting -= 1
        at += 2
      } else if byte == Byte.slash && base[at + 1] == Byte.star {
        nesting += 1
        at += 2
      } else if byte >= 0x80 {
        at = skipHighInComment(from: at)
      } else if at >= cursor.end {
        fault("unterminated '/*' comment", at: start)
        break
      } else {
        if byte == Byte.lineFeed || byte == Byte.carriageReturn { flags.insert(.startsLine) }
        at += 1
      }
    }
    cursor.at = at
  }

  /// Returns the offset after the scalar outside ASCII at an offset.
  private mutating func skipHighInComment(from start: Int) -> Int {
    var ahead = cursor
    ahead.at = start
    if ahead.advanceScalar() == nil { faultInvalidUTF8(from: start, to: ahead.at) }
    return ahead.at
  }

  /// Notes ill-formed bytes, once for each run of them.
  mutating func faultInvalidUTF8(from start: Int, to end: Int) {
    if lookahead.invalidUTF8End != start { fault("invalid UTF-8 found in source file", at: start) }
    lookahead.invalidUTF8End = end
  }

  /// Skips a control character, which swiftc rejects and then ignores.
  mutating func skipInvalidCharacter() {
    fault("invalid character in source file", at: cursor.at)
    cursor.at += 1
    flags.insert(.spaceBefore)
  }

  /// Reads an element that begins with a scalar outside ASCII: a name, an operator, or nothing
  /// valid.
  mutating func lexHigh() {
    let start = cursor.at
    guard let scalar = cursor.advanceScalar() else {
      faultInvalidUTF8(from: start, to: cursor.at)
      flags.insert(.spaceBefore)
      return
    }
    if Scalars.continuesName(scalar) {
      // A byte order mark is in the range of names, but is white space where a token could begin.
      if scalar == 0xFEFF {
        flags.insert(.spaceBefore)
        return
      }
      if !Scalars.beginsName(scalar) {
        fault("an identifier cannot begin with this character", at: start)
      }
      cursor.advanceOverWord()
      append(.identifier, from: start)
    } else if Scalars.beginsOperator(scalar) {
      cursor.at = start
      lexOperator()
    } else if scalar == 0x201C || scalar == 0x201D {
      fault("unicode curly quote found, replace with '\"'", at: start)
      if scalar == 0x201C {
        advanceOverCurlyString()
        append(.identifier, from: start)
      } else {
        append(.unknown, from: start)
      }
    } else {
      // swiftc only warns about a non-breaking space.
      if scalar != 0xA0 { fault("invalid character in source file", at: start) }
      flags.insert(.spaceBefore)
    }
  }

  /// Moves from after an opening curly quote to after the quote that closes the string, if both
  /// are on one line and no interpolation is between them.
  private mutating func advanceOverCurlyString() {
    // A string that began before this one was not closed, so this one is not either.
    guard cursor.at >= lookahead.noCurlyQuoteUntil else { return }
    var ahead = cursor
    while !ahead.isAtLineEnd {
      guard let scalar = ahead.advanceScalar(), scalar >= 0x20, scalar != 0x7F else { break }
      if scalar == UInt32(Byte.backslash) {
        guard Self.isSimpleEscape(ahead.peek()) || ahead.is(at: UInt8(ascii: "u")) else { break }
        ahead.at += 1
        continue
      }
      if scalar == 0x201D || scalar == UInt32(Byte.quote) {
        cursor = ahead
        return
      }
    }
    lookahead.noCurlyQuoteUntil = ahead.at
  }

  /// Skips the two versions of a text that version control could not merge.
  ///
  /// Returns whether the cursor was at a conflict marker that has an end.
  mutating func skipConflict() -> Bool {
    let start = cursor.at
    let previous = cursor.base[start - 1]
    guard previous == Byte.lineFeed || previous == Byte.carriageReturn || start == cursor.begin
    else { return false }
    let isPerforce = cursor.is(atText: ">>>> ")
    guard isPerforce || cursor.is(atText: "<<<<<<< ") else { return false }
    // If one of them has no end, later ones have none either.
    if isPerforce ? lookahead.hasNoPerforceEnd : lookahead.hasNoConflictEnd { return false }
    let end: StaticString = isPerforce ? "<<<<\n" : ">>>>>>> "
    var ahead = cursor
    ahead.at += isPerforce ? 5 : 8
    while true {
      ahead.advanceToLineEnd()
      if ahead.isAtEnd { break }
      ahead.at += 1
      guard ahead.is(atText: end) else { continue }
      // That of Perforce has its line break in it and so takes the next line too, as in swiftc.
      ahead.at += isPerforce ? 5 : 8
      ahead.advanceToLineEnd()
      fault("source control conflict marker in source file", at: start)
      cursor = ahead
      flags.insert(.spaceBefore)
      return true
    }
    if isPerforce { lookahead.hasNoPerforceEnd = true } else { lookahead.hasNoConflictEnd = true }
    return false
  }
}
