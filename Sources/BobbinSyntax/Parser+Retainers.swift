/// What keeps the values that code creates.
extension Parser {
  /// What keeps the value of a call that begins and closes at these tokens, directly in a frame.
  func retainer(from start: Int, to end: Int, in frame: Frame) -> WiringCall.Retainer? {
    let start = expressionStart(start)
    guard start > 0 else { return nil }
    let before = tokens[start - 1]
    switch before.kind {
    case .equal:
      // The property's own `=`; code may replace what code assigns. Braces after the call are a
      // trailing closure or observers.
      let isAll = tokens[end + 1].kind == .leftBrace || endsStatement(tokens[end + 1])
      return frame.index < 0 && isAll ? frame.retainer : nil
    case .leftBrace, .identifier:
      let begins = before.kind == .leftBrace || [.return, .in].contains(before.keyword)
      return begins && frame.opening == .leftBrace && endsStatement(tokens[end + 1])
        ? frame.retainer : nil
    case .leftSquare, .leftParen, .comma, .colon:
      // An element of an array, a dictionary or a tuple.
      let isElement = frame.opening == .leftSquare || frame.opening == .leftParen
      let isEnd = [.comma, .rightSquare, .rightParen].contains(tokens[end + 1].kind)
      return isElement && isEnd ? frame.retainer : nil
    default:
      return nil
    }
  }

  /// The slot that is called with the closure whose brace is at `index`: `slot { … }`, `self.slot {
  /// … }`.
  func slot(before index: Int) -> WiringCall.Retainer? {
    guard index > 1, isName(at: index - 1) else { return nil }
    let name = name(tokens[index - 1])
    switch tokens[index - 2].kind {
    case .period: return index > 2 && tokens[index - 3].keyword == .`self` ? .slot(name) : nil
    // A macro's use.
    case .pound, .atSign: return nil
    default: return bindings[name] == nil ? .slot(name) : nil
    }
  }

  /// The first token of an expression, including `try` and `await` before `start`.
  private func expressionStart(_ start: Int) -> Int {
    var start = start
    while start > 1 {
      var word = start - 1
      if [.exclamation, .postfixQuestion].contains(tokens[word].kind) { word -= 1 }
      guard [.try, .await].contains(tokens[word].keyword) else { break }
      start = word
    }
    return start
  }

  /// Whether an expression ends before a token.
  func endsStatement(_ token: Token) -> Bool {
    switch token.kind {
    case .rightBrace, .endOfFile, .semicolon: true
    case .period, .binaryOperator, .infixQuestion: false
    default: token.startsLine
    }
  }
}
