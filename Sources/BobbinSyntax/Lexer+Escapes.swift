extension Lexer {
  /// Moves over the escape sequence, or over a backslash that does not begin one.
  ///
  /// Returns whether it is an interpolation, whose parenthesis is noted in `literal` instead.
  mutating func skipEscape() -> Bool {
    let start = cursor.at
    cursor.at += 1
    if literal.pounds > 0 {
      // One `#` too many is a mistake; with more it is not an escape sequence.
      let pounds = cursor.advance(overPounds: literal.pounds + 1)
      if pounds < literal.pounds { return false }
      if pounds > literal.pounds {
        fault("too many '#' characters in delimited escape", at: start + 1 + literal.pounds)
      }
    }
    let byte = cursor.peek()
    switch byte {
    case Byte.leftParen:
      literal.interpolation = cursor.at
      literal.parens = 0
      return true
    case _ where Self.isSimpleEscape(byte):
      cursor.at += 1
    case UInt8(ascii: "u"):
      cursor.at += 1
      skipUnicodeEscape(from: start)
    case Byte.lineFeed, Byte.carriageReturn, Byte.space, Byte.tab:
      guard literal.quotes == .three && isBlankUpToLineEnd() else {
        fault("invalid escape sequence in literal", at: start)
        return false
      }
    default:
      fault("invalid escape sequence in literal", at: start)
      let isLetterOrDigit = marks[Int(byte)] & ByteMarks.word != 0
      if isLetterOrDigit && byte != Byte.underscore && byte != Byte.dollar { cursor.at += 1 }
    }
    return false
  }

  /// Whether a byte after a backslash stands for one character.
  static func isSimpleEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), Byte.zero, Byte.quote,
      Byte.apostrophe, Byte.backslash:
      true
    default:
      false
    }
  }

  private func isBlankUpToLineEnd() -> Bool {
    var ahead = cursor
    ahead.advance(while: ByteMarks.blank)
    return !ahead.isAtEnd && ahead.isAtLineEnd
  }

  /// Moves over the `{…}` of a Unicode escape sequence.
  private mutating func skipUnicodeEscape(from start: Int) {
    guard cursor.advance(over: Byte.leftBrace) else {
      fault("expected hexadecimal code in braces after unicode escape", at: cursor.at)
      return
    }
    let digits = cursor.at
    cursor.advance(while: ByteMarks.hexDigit)
    let count = cursor.at - digits
    let isClosed = cursor.advance(over: Byte.rightBrace)
    if !isClosed {
      fault("expected '}' in \\u{...} escape sequence", at: cursor.at)
    } else if count < 1 || count > 8 {
      fault("\\u{...} escape sequence expects between 1 and 8 hex digits", at: digits - 1)
    } else if Unicode.Scalar(hexadecimal(from: digits, count: count)) == nil {
      fault("invalid unicode scalar", at: start)
    }
  }

  private func hexadecimal(from start: Int, count: Int) -> UInt32 {
    var value: UInt32 = 0
    for offset in start..<start + count {
      let byte = cursor.base[offset]
      // Letters have their value in the low bits, from one on.
      value = value << 4 | UInt32(byte & 0x0F) + (byte > 0x39 ? 9 : 0)
    }
    return value
  }
}
