extension Lexer {
  /// Reads the regex literal that begins inside an operator, and the prefix operator before it.
  ///
  /// Returns false, and reads nothing, if the `/` is part of the operator; see the head of `Lexer`.
  mutating func lexRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Bool {
    guard !cursor.isLeftBound(at: operatorStart) else { return false }
    let previous = token(back: 1)
    // An operator's name follows them. Reading it as a regex literal could hide braces.
    if previous?.keyword == .func || previous?.keyword == .operator { return false }
    var mustBeRegex = false
    if !cursor.isRightBound(at: operatorEnd, isLeftBound: false) {
      // An operand follows `try?` and `try!`, although these look like one themselves.
      let isMark = previous?.kind == .exclamation || previous?.kind == .postfixQuestion
      let isAfterTry = isMark && token(back: 2)?.keyword == .try
      guard isAfterTry || expectsOperand(after: previous) else { return false }
      switch previous?.kind {
      case .leftParen, .interpolationOpen, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    guard let end = regexEnd(from: slash, mustBeRegex: mustBeRegex) else { return false }
    if slash > operatorStart { appendOperator(from: operatorStart, to: slash) }
    cursor.at = end
    append(.regexLiteral, from: slash)
    return true
  }

  /// Whether an operand is after a token in correct code, rather than an infix operator.
  private func expectsOperand(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftParen, .leftBrace, .leftSquare, .interpolationOpen: return true
    case .prefixOperator, .prefixAmpersand, .binaryOperator, .equal: return true
    case .semicolon, .comma, .colon, .infixQuestion: return true
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    case .identifier: return token.keyword.isReserved
    default: return false
    }
  }

  /// The offset after the regex literal that begins at an offset; nil if none does, or if it has no
  /// end, which swiftc reports.
  mutating func regexEnd(from start: Int, mustBeRegex: Bool) -> Int? {
    let base = cursor.base
    var ahead = cursor
    ahead.at = start
    let pounds = ahead.advance(overPounds: Int.max)
    guard ahead.advance(over: Byte.slash) else { return nil }
    var hasManyLines = false
    if pounds > 0 {
      // An earlier literal may already have found no such end.
      if start < missingRegexEnd.offset, pounds >= missingRegexEnd.pounds { return nil }
      var line = ahead
      while line.is(at: Byte.space, or: Byte.tab) { line.at += 1 }
      hasManyLines = line.isAtLineEnd
    } else if ahead.is(at: Byte.star, or: Byte.slash) || base[start - 1] == Byte.star {
      return nil
    } else if !mustBeRegex, ahead.is(at: Byte.space, or: Byte.tab) {
      // `0 / 1 / 2` with line breaks before the slashes.
      return nil
    }
    // Parentheses in character classes are ordinary characters.
    var (groups, characterClasses, spaceEnd) = (0, 0, -1)
    while !ahead.isAtEnd, hasManyLines || !ahead.isAtLineEnd {
      let byte = base[ahead.at]
      ahead.at += 1
      switch byte {
      case Byte.slash:
        guard pounds == 0 else {
          if ahead.advance(overPounds: Int.max) >= pounds { return ahead.at }
          break
        }
        // A comment is more likely than a literal that touches an operator.
        if ahead.is(at: Byte.star, or: Byte.slash) { return nil }
        return spaceEnd == ahead.at - 1 && !mustBeRegex ? nil : ahead.at
      case Byte.space:
        spaceEnd = ahead.at
      case Byte.backslash where !ahead.isAtLineEnd:
        ahead.at += 1
      case Byte.leftParen where characterClasses == 0:
        groups += 1
      case Byte.rightParen where characterClasses == 0:
        // It is probably an operator before the parenthesis that closes a call.
        if groups == 0 && !mustBeRegex { return nil }
        groups = max(0, groups - 1)
      case Byte.leftSquare:
        characterClasses += 1
      case Byte.rightSquare:
        characterClasses = max(0, characterClasses - 1)
      default:
        break
      }
    }
    if pounds > 0 { missingRegexEnd = (ahead.at, pounds) }
    return nil
  }
}
