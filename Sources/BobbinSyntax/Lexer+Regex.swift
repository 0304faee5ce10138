extension Lexer {
  /// A regex literal that has been read but not taken.
  struct Regex {
    let end: Int
    var isOpen = false
  }

  /// Reads the regex literal that begins inside an operator, and the prefix operator before it.
  ///
  /// Returns false, and reads nothing, if the `/` is part of the operator; see the head of `Lexer`.
  mutating func lexRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Bool {
    guard !cursor.isLeftBound(at: operatorStart) else { return false }
    // The token before a broken literal says nothing about the text after it.
    let previous = isAfterBrokenLiteral ? nil : token(back: 1)
    // An operator's name follows them. Reading it as a regex literal could hide braces.
    if previous?.keyword == .func || previous?.keyword == .operator { return false }
    var mustBeRegex = false
    if !cursor.isRightBound(at: operatorEnd, isLeftBound: false) {
      // An operand follows `try?` and `try!`, although these look like one themselves.
      let isAfterTry = isAfterTry()
      guard isAfterTry || !isAfterBrokenLiteral && expectsOperand(after: previous) else {
        return false
      }
      switch previous?.kind {
      case .leftParen, .interpolationOpen, .leftSquare, .comma, .colon, .colonColon:
        mustBeRegex = isAfterTry
      default:
        mustBeRegex = true
      }
    }
    var ahead = cursor
    ahead.at = slash
    guard let regex = scanRegex(at: ahead, mustBeRegex: mustBeRegex) else { return false }
    if slash > operatorStart { appendOperator(from: operatorStart, to: slash) }
    appendRegex(regex, from: slash)
    return true
  }

  /// Takes a regex literal.
  mutating func appendRegex(_ regex: Regex, from start: Int) {
    if regex.isOpen { fault("unterminated regex literal", at: start) }
    cursor.at = regex.end
    append(.regexLiteral, from: start)
  }

  private var isAfterBrokenLiteral: Bool {
    tokenCount > 0 && tokenCount == tokensBeforeBreak
  }

  private func isAfterTry() -> Bool {
    guard let mark = token(back: 1), mark.kind == .exclamation || mark.kind == .postfixQuestion
    else { return false }
    return token(back: 2)?.keyword == .try
  }

  /// Whether an operand is after a token in correct code, rather than an infix operator.
  private func expectsOperand(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftParen, .leftBrace, .leftSquare, .interpolationOpen: return true
    case .prefixOperator, .prefixAmpersand, .binaryOperator, .equal: return true
    case .semicolon, .comma, .colon, .infixQuestion: return true
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    // Anything may follow nonsense, except that a name follows a lone backtick.
    case .unknown: return cursor.base[Int(token.start)] != Byte.backtick
    case .identifier: return Self.isReserved(token.keyword)
    default: return false
    }
  }

  /// Whether a keyword is never a name or an operand.
  private static func isReserved(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .`init`, .inout,
      .let, .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var,
      .fileprivate, .internal, .private, .public, .static, .defer, .if, .guard, .do, .repeat,
      .else, .for, .in, .while, .return, .break, .continue, .fallthrough, .switch, .case,
      .default, .where, .catch, .throw, .as, .is, .rethrows, .throws, .try:
      return true
    default:
      return false
    }
  }

  /// Reads a regex literal ahead; returns nil if it is not one.
  ///
  /// With `mustBeRegex` one that has no end is a fault instead.
  mutating func scanRegex(at start: Cursor, mustBeRegex: Bool) -> Regex? {
    var scan = RegexScan(start, mustBeRegex: mustBeRegex)
    guard scan.lexOpening() else { return nil }
    guard scan.firstNewline != nil else { return scan.lexPattern() }
    // An earlier literal may already have found no such end.
    if scan.pounds >= missingRegexEnd { return scan.unterminated() }
    let regex = scan.lexPattern()
    if regex?.isOpen ?? false { missingRegexEnd = scan.pounds }
    return regex
  }
}

/// The state of reading one regex literal.
struct RegexScan {
  private let start: Int
  private let mustBeRegex: Bool
  private var cursor: Cursor
  private(set) var pounds = 0
  /// The first line break, in a literal of many lines.
  private(set) var firstNewline: Int?
  /// How many groups are open, by their parentheses.
  private var groups = 0
  /// How many character classes are open; their parentheses are ordinary characters.
  private var characterClasses = 0
  /// The offset of the last space that is not escaped.
  private var lastSpace = -1

  init(_ cursor: Cursor, mustBeRegex: Bool) {
    self.cursor = cursor
    self.mustBeRegex = mustBeRegex
    start = cursor.at
  }

  /// Moves over the opening delimiter; returns false if this is not a regex literal.
  mutating func lexOpening() -> Bool {
    pounds = cursor.advance(overPounds: Int.max)
    guard cursor.advance(over: Byte.slash) else { return false }
    guard pounds == 0 else {
      var ahead = cursor
      ahead.advance(while: ByteMarks.blank)
      if !ahead.isAtEnd && ahead.isAtLineEnd {
        firstNewline = ahead.at
        cursor = ahead
      }
      return true
    }
    switch cursor.peek() {
    case Byte.space, Byte.tab:
      // `0 / 1 / 2` with line breaks before the slashes.
      guard mustBeRegex else { return false }
    case Byte.star, Byte.slash:
      return false
    default:
      break
    }
    return cursor.base[start - 1] != Byte.star
  }

  /// Returns the literal that ends where the pattern cannot go on.
  func unterminated() -> Lexer.Regex? {
    mustBeRegex ? Lexer.Regex(end: firstNewline ?? cursor.at, isOpen: true) : nil
  }

  /// Moves over the pattern and the closing delimiter.
  mutating func lexPattern() -> Lexer.Regex? {
    while true {
      if cursor.is(at: Byte.slash) {
        switch lexClosing() {
        case .closed: return Lexer.Regex(end: cursor.at)
        case .open: break
        case .unterminated: return unterminated()
        case .notRegex: return nil
        }
      }
      if cursor.isAtEnd || firstNewline == nil && cursor.isAtLineEnd { return unterminated() }
      guard lexCharacter() else { return nil }
    }
  }

  private enum Closing {
    case closed, open, unterminated, notRegex
  }

  private mutating func lexClosing() -> Closing {
    let slash = cursor.at
    var ahead = cursor
    ahead.at += 1
    let closingPounds = pounds > 0 ? ahead.advance(overPounds: Int.max) : 0
    guard closingPounds >= pounds else { return .open }
    if pounds == 0 {
      // A comment is more likely than a literal that touches an operator.
      if ahead.is(at: Byte.star, or: Byte.slash) { return .unterminated }
      if lastSpace == slash - 1 && !mustBeRegex { return .notRegex }
    }
    cursor = ahead
    return .closed
  }

  /// Moves over one character or escape; returns false if this cannot be a literal.
  private mutating func lexCharacter() -> Bool {
    var isEscaped = false
    if cursor.is(at: Byte.backslash) {
      isEscaped = true
      cursor.at += 1
      if cursor.isAtEnd || firstNewline == nil && cursor.isAtLineEnd { return true }
    }
    let byte = cursor.peek()
    cursor.at += 1
    switch byte {
    case Byte.leftParen where !isEscaped && characterClasses == 0:
      groups += 1
    case Byte.rightParen where !isEscaped && characterClasses == 0:
      if groups == 0 && !mustBeRegex {
        // It is probably an operator before the parenthesis that closes a call.
        return false
      }
      groups = max(0, groups - 1)
    case Byte.leftSquare where !isEscaped:
      characterClasses += 1
    case Byte.rightSquare where !isEscaped:
      characterClasses = max(0, characterClasses - 1)
    case Byte.space:
      if !isEscaped { lastSpace = cursor.at - 1 }
    default:
      break
    }
    return true
  }
}
