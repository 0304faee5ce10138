extension Parser {
  /// Reads the types that stand here, with their headers alone, and the imports, up to the closing
  /// brace; everything else is read past without a look at its grammar.
  ///
  /// The words that begin a type are reserved, but for labels and behind periods. What stands in front
  /// of them, the modifiers, may be names. Both count where a declaration can begin, and only there.
  mutating func parseHeaders() {
    // Where the modifiers in front of the current token begin, if there are any.
    var start: Position?
    while true {
      let token = tokens[index]
      switch token.kind {
      case .rightBrace, .endOfFile:
        return
      case .leftBrace:
        skipBraces()
        start = nil
      case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation:
        _ = handleDirective()
      case .atSign where start != nil || canBeginDeclaration:
        if start == nil { start = position }
        skipAttribute()
      case .identifier where token.keyword != .none && (start != nil || canBeginDeclaration):
        if token.keyword.isModifier {
          if start == nil { start = position }
          advance()
          if at(.leftParen) { skipBalanced() }
          continue
        }
        readHeader(from: start)
        start = nil
      default:
        start = nil
        // An attribute may have ended inside an operator.
        (index, split) = (index + 1, 0)
      }
    }
  }

  /// Reads the type or import whose word stands here, or one word if it is none.
  private mutating func readHeader(from start: Position?) {
    switch current.keyword {
    case .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .associatedtype,
      .import:
      break
    default:
      advance()
      return
    }
    let place = index
    if let start { rewind(to: start) }
    let modifiers = parseModifiers()
    if let kind = typeKeyword {
      owner.nested.append(parseTypeDeclaration(kind, modifiers, isLocal: owner.isLocal))
    } else if at(.associatedtype), beginsDeclaration {
      owner.nested.append(parseAssociatedType(modifiers))
    } else if at(.import), beginsDeclaration, peek().kind == .identifier {
      parseImport(modifiers)
    } else {
      // `class func`, or a name.
      (index, split) = (max(index, place + 1), 0)
    }
  }

  /// Whether a declaration can begin at the current token, because the one before it can have ended.
  private var canBeginDeclaration: Bool {
    guard index > 0 else { return true }
    let previous = tokens[index - 1]
    switch previous.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .colon, .period: return false
    case .identifier:
      switch previous.keyword {
      case .case, .let, .var, .func: return false
      default: return tokens[index].startsLine
      }
    default: return tokens[index].startsLine && !followsOperator
    }
  }

  /// Whether the token before the current one wants a value or a type behind it.
  var followsOperator: Bool {
    switch previous.kind {
    case .equal, .comma, .arrow, .infixQuestion, .leftParen, .leftSquare: true
    case .binaryOperator, .prefixOperator:
      // One that is declared wants nothing, and one may close generic arguments.
      peek(-2).keyword != .operator && bytes[Int(previous.end) - 1] != Byte.greater
    default: false
    }
  }
}
