extension Parser {
  /// The index of the bracket that closes the one at `position`; `nil` if there is none.
  func closer(of position: Int) -> Int? { closers[position] < 0 ? nil : Int(closers[position]) }

  /// Skips one token, or everything to the closing bracket if it is an opening one.
  mutating func skipBalanced() {
    if handleDirective() { return }
    if let closer = closer(of: index) { (index, split) = (closer, 0) }
    advance()
  }
}

extension UnsafeBufferPointer<Token> {
  /// Returns for each opening bracket the index of the closing one, and for other tokens, and for
  /// brackets that are not closed, a negative number.
  func closers() -> UnsafeMutablePointer<Int32> {
    let result = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    result.initialize(repeating: -1, count: count)
    // The innermost open bracket. Until it is closed, its place in the result leads to the one around
    // it, below all other values: no other stack is needed.
    var last = -1
    // Not a `for` loop, which is slow in unoptimized builds.
    var position = -1
    while position < count - 1 {
      position += 1
      let kind = self[position].kind
      switch kind {
      case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen:
        result[position] = Int32(-2 - last)
        last = position
      case .rightParen, .rightSquare, .rightBrace, .stringClose, .interpolationClose:
        let opening = kind.opening
        while last >= 0 {
          let isMatch = self[last].kind == opening
          guard isMatch || kind.closesOthers(self[last].kind) else { break }
          let outer = -2 - Int(result[last])
          if isMatch { result[last] = Int32(position) }
          last = outer
          if isMatch { break }
        }
      default: break
      }
    }
    return result
  }
}

extension Token.Kind {
  /// The opening bracket that belongs to a closing one.
  var opening: Token.Kind? {
    switch self {
    case .rightParen: .leftParen
    case .rightSquare: .leftSquare
    case .rightBrace: .leftBrace
    case .stringClose: .stringOpen
    case .interpolationClose: .interpolationOpen
    default: nil
    }
  }

  /// Whether this closing bracket also ends an earlier bracket that was left open.
  ///
  /// Braces outrank parentheses, and the lexer always closes what it has opened.
  func closesOthers(_ opening: Token.Kind) -> Bool {
    switch self {
    case .rightBrace: opening != .stringOpen && opening != .interpolationOpen
    case .stringClose, .interpolationClose: true
    default: false
    }
  }

  /// Whether statements follow this opening bracket, or it represents the file.
  var holdsStatements: Bool { self == .leftBrace || self == .endOfFile }
}
