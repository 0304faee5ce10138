/// A place in the bytes of a file.
///
/// There are NULs around the bytes (see `Lexer.lex`), so code may look a few bytes back and ahead
/// from any place in the file without checking where it ends. To look ahead, copy a cursor, move
/// the copy, and keep it or not.
struct Cursor {
  /// The first byte of the file.
  let base: UnsafePointer<UInt8>
  /// The offset of the first byte after the byte order mark, if there is one.
  let begin: Int
  /// The number of bytes in the file.
  let end: Int
  /// The offset of the byte the cursor is at.
  var at: Int

  /// Whether the cursor is after the last byte, as opposed to at a NUL in the file.
  var isAtEnd: Bool {
    at >= end
  }

  /// Whether the cursor is at the end of a line or of the file.
  var isAtLineEnd: Bool {
    base[at] == Byte.lineFeed || base[at] == Byte.carriageReturn || at >= end
  }

  /// Returns the byte that many places ahead, which is NUL after the end.
  func peek(_ ahead: Int = 0) -> UInt8 {
    base[at + ahead]
  }

  /// Whether the cursor is at a byte.
  func `is`(at byte: UInt8) -> Bool {
    base[at] == byte
  }

  /// Whether the cursor is at one of two bytes.
  func `is`(at first: UInt8, or second: UInt8) -> Bool {
    base[at] == first || base[at] == second
  }

  /// Whether the cursor is at an ASCII text without NULs.
  func `is`(atText text: StaticString) -> Bool {
    let spelling = text.utf8Start
    var index = 0
    while index < text.utf8CodeUnitCount {
      if base[at + index] != spelling[index] { return false }
      index += 1
    }
    return true
  }

  /// Moves over a byte if the cursor is at it.
  mutating func advance(over byte: UInt8) -> Bool {
    guard base[at] == byte else { return false }
    at += 1
    return true
  }

  /// Moves over all bytes that have one of the marks.
  mutating func advance(while marks: ByteMarks.Mask) {
    let table = ByteMarks.table
    var index = at
    while table[Int(base[index])] & marks != 0 { index += 1 }
    at = index
  }

  /// Moves over at most that many `#` and returns how many there were.
  mutating func advance(overPounds limit: Int) -> Int {
    let start = at
    var index = at
    while index - start < limit && base[index] == Byte.pound { index += 1 }
    at = index
    return index - start
  }

  /// Moves to the end of the line.
  mutating func advanceToLineEnd() {
    while !isAtLineEnd { at += 1 }
  }

  /// Moves over one Unicode scalar and returns it, or nil if the bytes are ill-formed.
  ///
  /// Ill-formed bytes are passed over up to the next that could begin a scalar; at least one is.
  mutating func advanceScalar() -> UInt32? {
    let lead = base[at]
    at += 1
    guard lead >= 0x80 else { return UInt32(lead) }
    var value: UInt32
    var length: Int
    switch lead {
    case 0xC2...0xDF: (value, length) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, length) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, length) = (UInt32(lead & 0x07), 3)
    default:
      while at < end && base[at] >= 0x80 && !(base[at] >= 0xC2 && base[at] < 0xF5) { at += 1 }
      return nil
    }
    let minimum: UInt32 = length == 1 ? 0x80 : length == 2 ? 0x800 : 0x1_0000
    while length > 0 {
      let byte = base[at]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
      at += 1
      length -= 1
    }
    let isSurrogate = value >= 0xD800 && value < 0xE000
    return value < minimum || value > 0x10_FFFF || isSurrogate ? nil : value
  }

  /// Moves over all scalars that a name may contain.
  mutating func advanceOverWord() {
    while true {
      advance(while: ByteMarks.word)
      guard peek() >= 0x80 else { return }
      var ahead = self
      guard let scalar = ahead.advanceScalar(), Scalars.continuesName(scalar) else { return }
      self = ahead
    }
  }
}

extension Cursor {
  /// Whether a token that begins at an offset touches an operand before it.
  func isLeftBound(at start: Int) -> Bool {
    if start == begin { return false }
    switch base[start - 1] {
    case Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab, Byte.nul: return false
    case Byte.leftParen, Byte.leftSquare, Byte.leftBrace: return false
    case Byte.comma, Byte.semicolon, Byte.colon: return false
    // The end of a comment.
    case Byte.slash: return base[start - 2] != Byte.star
    // The second byte of a non-breaking space.
    case 0xA0: return base[start - 2] != 0xC2
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
    // A non-breaking space.
    case 0xC2: return base[end + 1] != 0xA0
    default: return true
    }
  }
}
