extension Lexer {
  /// Reads an integer or floating-point literal with any letters that touch it, which swiftc reports.
  mutating func lexNumber() {
    let start = cursor.at
    let isHexadecimal = cursor.is(atText: "0x")
    if isHexadecimal { cursor.at += 2 }
    let digit = isHexadecimal ? ByteInfo.hexDigit : ByteInfo.digit
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    skipDigits(digit)
    var isFloat = false
    // `1.foo` and `1...2` are not floats, nor is `0.1` in `x.0.1`.
    if cursor.is(at: Byte.period), table[Int(cursor.peek(1))].marks & digit != 0,
      isHexadecimal || previous?.kind != .period
    {
      let integerEnd = cursor.at
      cursor.at += 1
      skipDigits(digit)
      // Without an exponent what follows the dot is a member, as in `0xff.description`.
      isFloat = !isHexadecimal || cursor.peek() | 0x20 == exponent
      if !isFloat { cursor.at = integerEnd }
    }
    let hasExponent = cursor.peek() | 0x20 == exponent
    if hasExponent {
      cursor.at += cursor.peek(1) == UInt8(ascii: "+") || cursor.peek(1) == Byte.minus ? 2 : 1
    }
    if hasExponent || !isFloat { cursor.advanceOverWord() }
    append(hasExponent || isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  /// Moves over digits and the underscores between them.
  private mutating func skipDigits(_ digit: ByteInfo.Marks) {
    repeat { cursor.advance(while: digit) } while cursor.advance(over: Byte.underscore)
  }
}
