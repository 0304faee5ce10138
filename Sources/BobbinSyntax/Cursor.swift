/// A place in the bytes of a file.
///
/// There are NULs around the bytes, and none among them (see `blank`), so code may look a few bytes
/// back and ahead from any place in the file without checking where it ends. To look ahead, copy a
/// cursor, move the copy, and keep it or not.
struct Cursor {
  /// The first byte of the file.
  let base: UnsafePointer<UInt8>
  /// The offset of the byte the cursor is at.
  var at: Int

  /// Whether the cursor is at the end of a line or of the file.
  var isAtLineEnd: Bool {
    self.is(at: Byte.lineFeed, or: Byte.carriageReturn) || base[at] == Byte.nul
  }

  /// Returns the byte that many places ahead, which is NUL after the end.
  func peek(_ ahead: Int = 0) -> UInt8 { base[at + ahead] }

  func `is`(at byte: UInt8) -> Bool { base[at] == byte }

  func `is`(at first: UInt8, or second: UInt8) -> Bool { base[at] == first || base[at] == second }

  /// Whether the byte at an offset may be a part of a word.
  func isWord(at offset: Int) -> Bool {
    ByteInfo.table[Int(base[offset])].marks & ByteInfo.word != 0 || base[offset] >= 0x80
  }

  /// Whether the cursor is at a text.
  func `is`(atText text: StaticString) -> Bool { begins(base + at, with: text) }

  mutating func advance(over byte: UInt8) -> Bool {
    guard base[at] == byte else { return false }
    at += 1
    return true
  }

  /// Moves over all bytes that have one of the marks.
  mutating func advance(while marks: ByteInfo.Marks) {
    let table = ByteInfo.table
    var index = at
    while table[Int(base[index])].marks & marks != 0 { index += 1 }
    at = index
  }

  /// Moves to the first of some bytes, or to the end.
  mutating func advance(until some: StaticString) { at += span(base + at, until: some) }

  /// Moves over at most that many `#` and returns how many there were.
  mutating func advance(overPounds limit: Int) -> Int {
    let start = at
    while at - start < limit && base[at] == UInt8(ascii: "#") { at += 1 }
    return at - start
  }

  /// Moves over a comment that begins with `/*`, and the comments in it; returns whether it ends.
  mutating func skipBlockComment() -> Bool {
    var nesting = 0
    repeat {
      advance(until: "*/")
      switch (peek(), peek(1)) {
      case (Byte.slash, Byte.star): (nesting, at) = (nesting + 1, at + 2)
      case (Byte.star, Byte.slash): (nesting, at) = (nesting - 1, at + 2)
      case (Byte.nul, _): return false
      default: at += 1
      }
    } while nesting > 0
    return true
  }

  /// Moves over one Unicode scalar and returns it, or over at least one ill-formed byte.
  mutating func advanceScalar() -> Unicode.Scalar? {
    let lead = base[at]
    at += 1
    let count = lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    var value = UInt32(lead)
    if count > 0 { value &= 0x3F >> UInt32(count) }
    for _ in 0..<count where base[at] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(base[at] & 0x3F)
      at += 1
    }
    return Unicode.Scalar(value)
  }

  /// Moves over all scalars that a name may contain.
  mutating func advanceOverWord() {
    while true {
      advance(while: ByteInfo.word)
      guard peek() >= 0x80 else { return }
      var ahead = self
      if ahead.advanceScalar()?.beginsOperator ?? false { return }
      self = ahead
    }
  }

  /// Whether a token that begins at an offset touches an operand before it.
  func isLeftBound(at start: Int) -> Bool {
    switch base[start - 1] {
    case Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab, Byte.nul: return false
    case Byte.leftParen, Byte.leftSquare, Byte.leftBrace: return false
    case Byte.comma, Byte.semicolon, Byte.colon: return false
    // The end of a comment.
    case Byte.slash: return base[start - 2] != Byte.star
    default: return true
    }
  }

  /// Whether a token that ends at an offset touches an operand after it.
  func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch base[end] {
    case Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab, Byte.nul: return false
    case Byte.rightParen, Byte.rightSquare, Byte.rightBrace: return false
    case Byte.comma, Byte.semicolon, Byte.colon: return false
    // The `^` of `x^.y` is postfix, that of `^.y` prefix.
    case Byte.period: return !isLeftBound
    // A comment.
    case Byte.slash: return base[end + 1] != Byte.slash && base[end + 1] != Byte.star
    default: return true
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar, which is not ASCII, may begin an operator.
  ///
  /// All others are taken for parts of names: swiftc reports those that are not.
  var beginsOperator: Bool { properties.isPatternSyntax }

  /// Whether the scalar may follow the first in an operator: also a combining one.
  var continuesOperator: Bool { beginsOperator || properties.isGraphemeExtend }
}
