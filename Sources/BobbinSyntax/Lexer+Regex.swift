extension Lexer {
  /// Reads the regex literal that begins inside an operator, and the prefix operator before it.
  ///
  /// Returns false, and reads nothing, if the `/` is part of the operator; see the head of `Lexer`.
  mutating func lexRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Bool {
    guard !cursor.isLeftBound(at: operatorStart),
      // An operator's name follows them. Reading it as a regex literal could hide braces.
      previous?.keyword != .func, previous?.keyword != .operator,
      cursor.isRightBound(at: operatorEnd, isLeftBound: false) || isAfterTry
        || expectsOperand(after: previous),
      let end = regexEnd(from: slash)
    else { return false }
    if slash > operatorStart { appendOperator(from: operatorStart, to: slash) }
    cursor.at = end
    append(.regexLiteral, from: slash)
    return true
  }

  /// Whether the last tokens are `try?` or `try!`, which look like operands themselves.
  private var isAfterTry: Bool {
    tokenCount > 1 && storage[tokenCount - 2].keyword == .try
      && [.exclamation, .postfixQuestion].contains(previous?.kind)
  }

  /// Whether an operand is after a token in correct code, rather than an infix operator.
  private func expectsOperand(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftParen, .leftBrace, .leftSquare, .interpolationOpen: return true
    case .prefixOperator, .binaryOperator, .equal: return true
    case .semicolon, .comma, .colon, .infixQuestion: return true
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    case .identifier: return token.keyword.isReserved
    default: return false
    }
  }

  /// The offset after the regex literal that begins at an offset; nil if none does, or if it has no
  /// end, which swiftc reports.
  mutating func regexEnd(from start: Int) -> Int? {
    let base = cursor.base
    var ahead = cursor
    ahead.at = start
    let pounds = ahead.advance(overPounds: Int.max)
    guard ahead.advance(over: Byte.slash) else { return nil }
    var isMultiline = false
    if pounds > 0 {
      // An earlier literal may already have found no such end.
      if start < missingRegexEnd.offset, pounds >= missingRegexEnd.pounds { return nil }
      var line = ahead
      while line.is(at: Byte.space, or: Byte.tab) { line.at += 1 }
      isMultiline = line.isAtLineEnd
    } else if ahead.is(at: Byte.star, or: Byte.slash) || ahead.is(at: Byte.space, or: Byte.tab) {
      // A comment, or `0 / 1 / 2` with line breaks before the slashes.
      return nil
    }
    // Parentheses in character classes are ordinary characters.
    var (groups, characterClasses) = (0, 0)
    while base[ahead.at] != Byte.nul, isMultiline || !ahead.isAtLineEnd {
      let byte = base[ahead.at]
      ahead.at += 1
      switch byte {
      case Byte.slash where pounds > 0:
        if ahead.advance(overPounds: Int.max) >= pounds { return ahead.at }
      case Byte.slash:
        // A comment is more likely than a literal that touches an operator.
        if ahead.is(at: Byte.star, or: Byte.slash) { return nil }
        return base[ahead.at - 2] == Byte.space && base[ahead.at - 3] != Byte.backslash
          ? nil : ahead.at
      case Byte.backslash where !ahead.isAtLineEnd: ahead.at += 1
      case Byte.leftParen where characterClasses == 0: groups += 1
      case Byte.rightParen where characterClasses == 0 && pounds == 0:
        // Without a group it is probably an operator before the parenthesis that closes a call.
        if groups == 0 { return nil }
        groups -= 1
      case Byte.leftSquare: characterClasses += 1
      case Byte.rightSquare: characterClasses = max(0, characterClasses - 1)
      default: break
      }
    }
    if pounds > 0 { missingRegexEnd = (ahead.at, pounds) }
    return nil
  }
}
