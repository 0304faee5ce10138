import BobbinSyntax
@_spi(RawSyntax) @_spi(Testing) import SwiftParser
@_spi(RawSyntax) @_spi(Testing) import SwiftSyntax

/// One token in the terms of our lexer, whichever lexer it is from.
struct PlainToken: Equatable {
  /// The kind; all names and keywords are `identifier`.
  var kind: Token.Kind
  var start: Int
  var end: Int
  /// What precedes the token; nothing inside string literals, whose text is no white space.
  var flags: Flags = []

  /// The white space before a token.
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let startsLine = Flags(rawValue: 1)
    static let spaceBefore = Flags(rawValue: 2)
  }
}

/// The tokens that the toolchain's own lexer finds, put into the terms of ours.
///
/// This uses its lexer rather than its parser, which splits operators in generics and renames
/// tokens. It only remains to join what our lexer keeps in one piece (the delimiters and the text
/// of string literals, and the parts of regex literals), and to split `#available`.
struct SwiftParserTokens {
  private(set) var tokens: [PlainToken] = []
  /// Whether the lexer found something that swiftc would reject.
  private(set) var hasFault = false

  private struct Literal {
    var isRaw: Bool
    var isMultiline: Bool
    var parens = 0
  }

  private let bytes: [UInt8]
  private var literals: [Literal] = []
  /// Whether the lexeme before has white space or comments after it.
  private var followsSpace = false
  /// How the lexemes before change the next one.
  private var pending = Pending.none

  private enum Pending: Equatable {
    case none
    /// `#` that open a string literal.
    case stringOpen
    /// Text of a string literal, so far.
    case text(start: Int, end: Int)
    /// `\`, or `\` and `#`, that open an interpolation.
    case interpolation(start: Int)
    /// A closing quote that `#` follow.
    case stringClose(start: Int)
    /// A regex literal of which that many parts have been seen, not counting `#` before it.
    case regex(start: Int, end: Int, parts: Int, isExtended: Bool)
  }

  init(_ bytes: [UInt8]) {
    // A NUL, to look at the byte after the last token.
    self.bytes = bytes + [0]
    bytes.withUnsafeBufferPointer { buffer in
      let tracker = UnsafeMutablePointer<LookaheadTracker>.allocate(capacity: 1)
      tracker.initialize(to: LookaheadTracker())
      defer { tracker.deallocate() }
      let lexemes = SwiftParser.Lexer.tokenize(
        buffer, lookaheadTracker: tracker, experimentalFeatures: [])
      var offset = 0
      for lexeme in lexemes {
        let start = offset + lexeme.textRange.lowerBound
        let trailing = lexeme.byteLength - lexeme.textRange.upperBound
        // Their parser reports strings in single quotes.
        let isQuoted = lexeme.rawTokenKind == .singleQuote
        if isQuoted || lexeme.diagnostic?.severity == .error { hasFault = true }
        add(lexeme, start, start + lexeme.textRange.count, trailing: trailing)
        offset += lexeme.byteLength
        if lexeme.rawTokenKind == .endOfFile { break }
      }
    }
  }

  private mutating func append(
    _ kind: Token.Kind, _ start: Int, _ end: Int, flags: PlainToken.Flags = []
  ) {
    tokens.append(PlainToken(kind: kind, start: start, end: end, flags: flags))
  }

  private mutating func add(
    _ lexeme: SwiftParser.Lexer.Lexeme, _ start: Int, _ end: Int, trailing: Int
  ) {
    let kind = lexeme.rawTokenKind
    var flags = PlainToken.Flags()
    if lexeme.flags.contains(.isAtStartOfLine) { flags.insert(.startsLine) }
    if followsSpace || lexeme.textRange.lowerBound > 0 { flags.insert(.spaceBefore) }
    followsSpace = trailing > 0
    if finishPending(kind, start, end, trailing: trailing) { return }
    switch kind {
    case .stringQuote, .multilineStringQuote, .singleQuote:
      literals.append(Literal(isRaw: false, isMultiline: kind == .multilineStringQuote))
      append(.stringOpen, start, end, flags: flags)
      pending = .text(start: end, end: end + trailing)
    case .rawStringPoundDelimiter:
      pending = .stringOpen
      append(.stringOpen, start, end, flags: flags)
    case .stringSegment:
      // The line ends in an interpolation: an empty segment, and the literal is over.
      _ = literals.popLast()
    case .regexPoundDelimiter:
      append(.regexLiteral, start, end, flags: flags)
      pending = .regex(start: start, end: end, parts: 0, isExtended: true)
    case .regexSlash:
      append(.regexLiteral, start, end, flags: flags)
      pending = .regex(start: start, end: end, parts: 1, isExtended: false)
    case .leftParen:
      if !literals.isEmpty { literals[literals.count - 1].parens += 1 }
      append(.leftParen, start, end, flags: flags)
    case .rightParen:
      guard let literal = literals.last else {
        return append(.rightParen, start, end, flags: flags)
      }
      if literal.parens == 0 {
        append(.interpolationClose, start, end, flags: flags)
        pending = .text(start: end, end: end)
      } else {
        literals[literals.count - 1].parens -= 1
        append(.rightParen, start, end, flags: flags)
      }
    case .shebang:
      break
    case .poundAvailable, .poundUnavailable, .poundSourceLocation:
      append(.pound, start, start + 1, flags: flags)
      append(.identifier, start + 1, end)
    default:
      let plain = Self.plain(kind, text: lexeme.tokenText)
      // Their parser reports what is not Swift.
      if plain == nil { hasFault = true }
      append(plain ?? .endOfFile, start, end, flags: flags)
    }
  }

  /// Takes a lexeme as part of the token before it; returns false if it is not.
  private mutating func finishPending(
    _ kind: RawTokenKind, _ start: Int, _ end: Int, trailing: Int
  ) -> Bool {
    let was = pending
    pending = .none
    switch was {
    case .none:
      return false
    case .stringOpen:
      // Their parser reports text on the first line of many.
      let isOnLine = ![0x0A, 0x0D].contains(bytes[end])
      if kind == .multilineStringQuote, isOnLine { hasFault = true }
      literals.append(Literal(isRaw: true, isMultiline: kind == .multilineStringQuote))
      tokens[tokens.count - 1].end = end
      pending = .text(start: end, end: end + trailing)
      return true
    case .text(let open, let close):
      switch kind {
      case .stringSegment:
        // An empty one at the end of a line: an inner and an outer literal break off together.
        let breaksLiteral = start == end && literals.last?.isMultiline == false
        if breaksLiteral, bytes[start] == 0x0A || bytes[start] == 0x0D { break }
        pending = .text(start: open, end: end + trailing)
        return true
      case .stringQuote, .multilineStringQuote, .singleQuote:
        guard start == close else { break }
        appendText(open, start)
        append(.stringClose, start, end)
        if literals.removeLast().isRaw { pending = .stringClose(start: start) }
        return true
      case .backslash:
        guard start == close else { break }
        appendText(open, start)
        append(.interpolationOpen, start, end)
        pending = .interpolation(start: start)
        return true
      default:
        break
      }
      // The line or the file ends in the literal.
      appendText(open, close)
      _ = literals.popLast()
      return finishPending(kind, start, end, trailing: trailing)
    case .interpolation(let open):
      tokens[tokens.count - 1] = PlainToken(kind: .interpolationOpen, start: open, end: end)
      literals[literals.count - 1].parens = 0
      if kind != .leftParen { pending = .interpolation(start: open) }
      return true
    case .stringClose(let open):
      tokens[tokens.count - 1] = PlainToken(kind: .stringClose, start: open, end: end)
      return true
    case .regex(let open, let close, let parts, let isExtended):
      let isPart =
        switch (kind, parts) {
        case (.regexSlash, 0), (.regexLiteralPattern, 1), (.regexSlash, 2): true
        case (.regexPoundDelimiter, 3): isExtended
        default: false
        }
      guard isPart && start == close else {
        // Their parser reports an open literal, not their lexer.
        if parts < (isExtended ? 4 : 3) { hasFault = true }
        return false
      }
      tokens[tokens.count - 1].end = end
      let pounds = bytes[open...].prefix { $0 == UInt8(ascii: "#") }.count
      if parts == 3, end - start < pounds { hasFault = true }
      pending = .regex(start: open, end: end, parts: parts + 1, isExtended: isExtended)
      return true
    }
  }

  private mutating func appendText(_ start: Int, _ end: Int) {
    if end > start { append(.stringText, start, end) }
  }

  private static func plain(_ kind: RawTokenKind, text: SyntaxText) -> Token.Kind? {
    switch kind {
    case .arrow: .arrow
    case .atSign: .atSign
    case .backslash: .backslash
    case .binaryOperator: .binaryOperator
    case .colon: .colon
    case .colonColon: .colonColon
    case .comma: .comma
    case .endOfFile: .endOfFile
    case .equal: .equal
    case .exclamationMark: .exclamation
    case .floatLiteral: .floatLiteral
    // Their lexer calls `$name` an identifier.
    case .dollarIdentifier: .dollarIdentifier
    case .identifier: text.hasPrefix("$") ? .dollarIdentifier : .identifier
    case .infixQuestionMark: .infixQuestion
    case .integerLiteral: .integerLiteral
    case .keyword: .identifier
    case .leftBrace: .leftBrace
    case .leftParen: .leftParen
    case .leftSquare: .leftSquare
    case .period: .period
    case .postfixOperator: .postfixOperator
    case .postfixQuestionMark: .postfixQuestion
    case .pound: .pound
    case .poundElse: .poundElse
    case .poundElseif: .poundElseif
    case .poundEndif: .poundEndif
    case .poundIf: .poundIf
    case .prefixAmpersand, .prefixOperator: .prefixOperator
    case .rightBrace: .rightBrace
    case .rightParen: .rightParen
    case .rightSquare: .rightSquare
    case .semicolon: .semicolon
    case .wildcard: .wildcard
    default: nil
    }
  }
}
