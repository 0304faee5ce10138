extension Lexer {
  /// Reads an integer or floating-point literal with any letters that touch it, which swiftc reports.
  mutating func lexNumber() {
    let start = cursor.at
    let isHexadecimal = cursor.is(atText: "0x")
    let digit = isHexadecimal ? ByteInfo.hexDigit : ByteInfo.digit
    if isHexadecimal { cursor.at += 2 }
    skipDigits(digit)
    let integerEnd = cursor.at
    // `1.foo` and `1...2` are not floats, nor is `0.1` in `x.0.1`.
    if cursor.is(at: Byte.period), table[Int(cursor.peek(1))].marks & digit != 0,
      isHexadecimal || previous?.kind != .period
    {
      cursor.at += 1
      skipDigits(digit)
    }
    if isAtExponent(isHexadecimal, hasFraction: cursor.at > integerEnd) {
      cursor.at += cursor.peek(1) == UInt8(ascii: "+") || cursor.peek(1) == Byte.minus ? 2 : 1
      cursor.advanceOverWord()
      return append(.floatLiteral, from: start)
    }
    // Without an exponent what follows the dot is a member, as in `0xff.description`.
    if isHexadecimal { cursor.at = integerEnd }
    if cursor.at > integerEnd { return append(.floatLiteral, from: start) }
    cursor.advanceOverWord()
    append(.integerLiteral, from: start)
  }

  /// Whether the letter of an exponent is here.
  ///
  /// After a hexadecimal fraction a sign or a digit has to follow it: `0xff.fpValue` is a member.
  private func isAtExponent(_ isHexadecimal: Bool, hasFraction: Bool) -> Bool {
    guard isHexadecimal else { return cursor.is(at: UInt8(ascii: "e"), or: UInt8(ascii: "E")) }
    let next = cursor.peek(1)
    return cursor.is(at: UInt8(ascii: "p"), or: UInt8(ascii: "P"))
      && (!hasFraction || next == UInt8(ascii: "+") || next == Byte.minus
        || table[Int(next)].marks & ByteInfo.digit != 0)
  }

  /// Moves over digits and the underscores between them.
  private mutating func skipDigits(_ digit: ByteInfo.Marks) {
    repeat { cursor.advance(while: digit) } while cursor.advance(over: Byte.underscore)
  }
}
