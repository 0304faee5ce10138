/// Finds where code ends, without taking it apart.
///
/// It takes no tokens to match braces: strings, comments and braces are told apart by what begins them,
/// at the speed of the C library. What is not as plain as that, such as a `/` that may begin a regex
/// literal or a quote with `#`, ends it, and the lexer takes over. So it never takes a brace for
/// another than the lexer does; it only knows less.
struct Skimmer {
  /// The bytes of a file, with NULs behind them.
  let base: UnsafePointer<UInt8>
  /// The offset that has been reached.
  var at: Int

  /// Moves to the brace that closes the one before; returns false where that stops being plain.
  mutating func skimCode() -> Bool {
    var open = 1
    while true {
      // The curly quotes stand for all that begins with a byte of theirs.
      at += span(base + at, until: "{}\"/#`'<>“”")
      switch base[at] {
      case Byte.leftBrace:
        open += 1
        at += 1
      case Byte.rightBrace:
        open -= 1
        if open == 0 { return true }
        at += 1
      case Byte.quote:
        guard skimString(nesting: 0) else { return false }
      case Byte.slash where base[at + 1] == Byte.slash:
        at += span(base + at, until: "\n\r")
      case Byte.slash where base[at + 1] == Byte.star:
        guard skimComment() else { return false }
      case Byte.slash where followsOperand:
        at += 1
      case Byte.backtick:
        at += 1
        at += span(base + at, until: "`\n\r")
        guard base[at] == Byte.backtick else { return false }
        at += 1
      case Byte.pound where !beginsLiteral(behind: at):
        at += 1
      case Byte.less where base[at + 1] != Byte.pound && !beginsLine,
        Byte.greater where !beginsLine:
        at += 1
      default:
        return false
      }
    }
  }

  /// Whether a `#` is the first of a raw string or of a regex literal.
  private func beginsLiteral(behind at: Int) -> Bool {
    switch base[at + 1] {
    case Byte.quote, Byte.slash, Byte.pound: true
    default: false
    }
  }

  /// Whether a conflict marker may stand here.
  private var beginsLine: Bool {
    base[at - 1] == Byte.lineFeed || base[at - 1] == Byte.carriageReturn
  }

  /// Whether a `/` is plainly an operator: it touches what it divides, or stands alone behind a name
  /// or a bracket.
  private var followsOperand: Bool {
    var end = at
    while base[end - 1] == Byte.space { end -= 1 }
    guard end == at || base[at + 1] == Byte.space else { return false }
    if base[end - 1] == Byte.rightParen || base[end - 1] == Byte.rightSquare { return true }
    var start = end
    while ByteMarks.table[Int(base[start - 1])] & ByteMarks.word != 0 { start -= 1 }
    return start < end && KeywordTable.shared.keyword(base + start, end - start) == .none
  }

  /// Moves behind the comment that begins here, and those in it.
  private mutating func skimComment() -> Bool {
    var open = 0
    repeat {
      at += span(base + at, until: "*/")
      switch (base[at], base[at + 1]) {
      case (Byte.slash, Byte.star): open += 1
      case (Byte.star, Byte.slash): open -= 1
      case (Byte.nul, _): return false
      default:
        at += 1
        continue
      }
      at += 2
    } while open > 0
    return true
  }

  /// Moves over the string literal that begins here; interpolations may nest a few times.
  private mutating func skimString(nesting: Int) -> Bool {
    let isLong = base[at + 1] == Byte.quote && base[at + 2] == Byte.quote
    at += isLong ? 3 : 1
    while true {
      at += span(base + at, until: isLong ? "\"\\" : "\"\\\n\r")
      switch base[at] {
      case Byte.quote where !isLong:
        at += 1
        return true
      case Byte.quote:
        at += 1
        if base[at] == Byte.quote, base[at + 1] == Byte.quote {
          at += 2
          return true
        }
      case Byte.backslash where base[at + 1] == Byte.leftParen:
        at += 2
        guard nesting < 4, skimInterpolation(nesting: nesting + 1) else { return false }
      case Byte.backslash where isLong || base[at + 1] > Byte.space:
        at += base[at + 1] == Byte.nul ? 1 : 2
      default:
        return false
      }
    }
  }

  /// Moves behind the parenthesis that closes the one before.
  private mutating func skimInterpolation(nesting: Int) -> Bool {
    var open = 1
    while open > 0 {
      at += span(base + at, until: "()\"{}/#`'<>\\\n\r“”")
      switch base[at] {
      case Byte.leftParen:
        open += 1
        at += 1
      case Byte.rightParen:
        open -= 1
        at += 1
      case Byte.quote:
        guard skimString(nesting: nesting) else { return false }
      default:
        return false
      }
    }
    return true
  }
}
