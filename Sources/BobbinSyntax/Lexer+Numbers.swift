extension Lexer {
  /// Reads an integer or floating-point literal.
  ///
  /// Letters that do not belong to a number become part of it, and are a fault.
  mutating func lexNumber() {
    let base = cursor.base
    let start = cursor.at
    if base[start] == Byte.zero {
      switch base[start + 1] {
      case UInt8(ascii: "x"): return lexHexadecimal()
      case UInt8(ascii: "o"): return lexRadix(below: UInt8(ascii: "8"), "octal digit (0-7)")
      case UInt8(ascii: "b"): return lexRadix(below: UInt8(ascii: "2"), "binary digit (0 or 1)")
      default: break
      }
    }
    skipDigits(ByteMarks.digit)
    if cursor.is(at: Byte.period) {
      // `1.foo` and `1...2` are not floats, nor is `0.1` in `x.0.1`.
      let isFraction = marks[Int(cursor.peek(1))] & ByteMarks.digit != 0
      if !isFraction || token(back: 1)?.kind == .period {
        append(.integerLiteral, from: start)
        return
      }
      cursor.at += 1
      skipDigits(ByteMarks.digit)
    } else if !cursor.is(at: UInt8(ascii: "e"), or: UInt8(ascii: "E")) {
      skipTail("digit in integer literal")
      append(.integerLiteral, from: start)
      return
    }
    if cursor.is(at: UInt8(ascii: "e"), or: UInt8(ascii: "E")) { skipExponent() }
    append(.floatLiteral, from: start)
  }

  private mutating func lexRadix(below limit: UInt8, _ name: String) {
    let start = cursor.at
    cursor.at += 2
    let isDigit = cursor.peek() >= Byte.zero && cursor.peek() < limit
    if isDigit {
      while cursor.peek() >= Byte.zero && cursor.peek() < limit || cursor.is(at: Byte.underscore) {
        cursor.at += 1
      }
    } else if !isAtWord() {
      faultDigit("\(name) in integer literal")
    }
    skipTail("\(name) in integer literal")
    append(.integerLiteral, from: start)
  }

  private mutating func lexHexadecimal() {
    let start = cursor.at
    let name = "hexadecimal digit (0-9, A-F) in integer literal"
    cursor.at += 2
    guard marks[Int(cursor.peek())] & ByteMarks.hexDigit != 0 else {
      if !isAtWord() { faultDigit(name) }
      skipTail(name)
      append(.integerLiteral, from: start)
      return
    }
    skipDigits(ByteMarks.hexDigit)
    let integerEnd = cursor.at
    let next = marks[Int(cursor.peek(1))]
    if cursor.is(at: Byte.period) && next & ByteMarks.hexDigit != 0 {
      cursor.at += 1
      skipDigits(ByteMarks.hexDigit)
      if !cursor.is(at: UInt8(ascii: "p"), or: UInt8(ascii: "P")) {
        if next & ByteMarks.digit == 0 {
          // A member, as in `0xff.description`.
          cursor.at = integerEnd
        } else {
          fault("hexadecimal floating point literal must end with an exponent", at: cursor.at)
        }
        append(.integerLiteral, from: start)
        return
      }
    } else if !cursor.is(at: UInt8(ascii: "p"), or: UInt8(ascii: "P")) {
      skipTail(name)
      append(.integerLiteral, from: start)
      return
    }
    if cursor.at > integerEnd && next & ByteMarks.digit == 0 && !hasExponentDigit() {
      // A member that only looks like an exponent, as in `0xff.fpValue`.
      cursor.at = integerEnd
      append(.integerLiteral, from: start)
      return
    }
    skipExponent()
    append(.floatLiteral, from: start)
  }

  /// Whether a sign or a digit follows the letter of an exponent.
  private func hasExponentDigit() -> Bool {
    let byte = cursor.peek(1)
    return byte == Byte.plus || byte == Byte.minus || marks[Int(byte)] & ByteMarks.digit != 0
  }

  private mutating func skipExponent() {
    cursor.at += 1
    if cursor.is(at: Byte.plus, or: Byte.minus) { cursor.at += 1 }
    if marks[Int(cursor.peek())] & ByteMarks.digit != 0 {
      skipDigits(ByteMarks.digit)
      skipTail("digit in floating point exponent")
    } else if cursor.is(at: Byte.underscore) {
      fault("'_' is not a valid first character in floating point exponent", at: cursor.at)
      cursor.advanceOverWord()
    } else if isAtWord() {
      skipTail("digit in floating point exponent")
    } else {
      fault("expected a digit in floating point exponent", at: cursor.at)
    }
  }

  /// Moves over digits and the underscores between them.
  private mutating func skipDigits(_ digit: ByteMarks.Mask) {
    let base = cursor.base
    let marks = marks
    var at = cursor.at
    while marks[Int(base[at])] & digit != 0 || base[at] == Byte.underscore { at += 1 }
    cursor.at = at
  }

  /// Moves over characters that continue the number like a name, which is a fault.
  private mutating func skipTail(_ name: String) {
    let byte = cursor.peek()
    // The quick way out: a blank, a bracket, an operator.
    if byte < 0x80 && marks[Int(byte)] & ByteMarks.word == 0 { return }
    guard isAtWord() else { return }
    faultDigit(name)
    cursor.advanceOverWord()
  }

  private func isAtWord() -> Bool {
    var ahead = cursor
    ahead.advanceOverWord()
    return ahead.at > cursor.at
  }

  private mutating func faultDigit(_ name: String) {
    var ahead = cursor
    let scalar = ahead.isAtEnd ? nil : ahead.advanceScalar().flatMap(Unicode.Scalar.init)
    fault("'\(scalar ?? "\u{FFFD}")' is not a valid \(name)", at: cursor.at)
  }
}
