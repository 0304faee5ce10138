extension Lexer {
  /// Reads an integer or floating-point literal with any letters that touch it, which swiftc reports.
  ///
  /// A hexadecimal one ends at a period: nothing needs to know that of `0xff.description` a member
  /// follows, and of `0x1.8p3` a fraction.
  mutating func lexNumber() {
    let start = cursor.at
    let isHexadecimal = cursor.is(atText: "0x")
    if isHexadecimal { cursor.at += 2 }
    skipDigits(isHexadecimal ? ByteInfo.hexDigit : ByteInfo.digit)
    var isFloat = false
    // `1.foo` and `1...2` are not floats, nor is `0.1` in `x.0.1`.
    if !isHexadecimal, cursor.is(at: Byte.period), previous?.kind != .period,
      table[Int(cursor.peek(1))].marks & ByteInfo.digit != 0
    {
      isFloat = true
      cursor.at += 1
      skipDigits(ByteInfo.digit)
    }
    if isHexadecimal
      ? cursor.is(at: UInt8(ascii: "p"), or: UInt8(ascii: "P"))
      : cursor.is(at: UInt8(ascii: "e"), or: UInt8(ascii: "E"))
    {
      isFloat = true
      cursor.at += cursor.peek(1) == Byte.plus || cursor.peek(1) == Byte.minus ? 2 : 1
    }
    cursor.advanceOverWord()
    append(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  /// Moves over digits and the underscores between them.
  private mutating func skipDigits(_ digit: ByteInfo.Marks) {
    repeat { cursor.advance(while: digit) } while cursor.advance(over: Byte.underscore)
  }
}
