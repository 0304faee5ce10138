/// Which brackets belong together.
extension Parser {
  /// The index of the bracket that closes the one at `position`; `nil` if there is none.
  ///
  /// The first call reads all tokens once, further calls take constant time.
  mutating func closer(of position: Int) -> Int? {
    if partners == nil { partners = matchedBrackets() }
    guard let partners, partners[position] > position else { return nil }
    return Int(partners[position])
  }

  /// The index of the bracket that opens the one that closes at `position`, if there is one.
  mutating func opener(of position: Int) -> Int? {
    if partners == nil { partners = matchedBrackets() }
    guard let partners, 0..<position ~= Int(partners[position]) else { return nil }
    return Int(partners[position])
  }

  private func matchedBrackets() -> [Int32] {
    var result = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    // A copy instead of the property, and no `for`: both matter in unoptimized builds.
    let tokens = tokens
    var position = -1
    while position < tokens.count - 1 {
      position += 1
      switch tokens[position].kind {
      case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen:
        open.append(position)
      case .rightParen, .rightSquare, .rightBrace, .stringClose, .interpolationClose:
        while let last = open.last {
          let isMatch = tokens[last].kind == tokens[position].kind.opening
          guard isMatch || tokens[position].kind.closesOthers(tokens[last].kind) else { break }
          open.removeLast()
          if isMatch {
            (result[last], result[position]) = (Int32(position), Int32(last))
            break
          }
        }
      default:
        break
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

  /// The closing bracket as messages show it.
  var closingText: String {
    switch self {
    case .leftSquare: "]"
    case .leftBrace: "}"
    case .stringOpen: "\""
    default: ")"
    }
  }
}
