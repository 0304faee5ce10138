/// Divides a Swift file into tokens.
///
/// The lexer reads the whole lexical grammar of Swift 6.3 in the Swift 6 language mode, in one pass
/// over the bytes and in time linear in their number. It follows the toolchain's own SwiftParser
/// token by token, and swiftc where these two disagree.
///
/// **How it works.** `run` looks at one byte, and its class says what begins there: white space,
/// which is only noted for the next token, or a token. The common tokens are finished on the
/// spot, all others by a method in one of the extensions. Every branch moves `cursor` forward, so
/// the loop ends. It ends at a NUL: there are some around the bytes, and none among them, so no
/// other loop checks for the end of the file. This is a byte-by-byte program on purpose: the
/// compiler often runs unoptimized, where a closure or a generic call per byte costs more than all
/// the rest.
///
/// **Strings** make Swift's lexical grammar more than regular: an interpolation contains any
/// expression, with strings in it. The text of a literal is read in one go up to its end or to the
/// next interpolation. There the lexer returns to `run`, while `literal` remembers where it is, and
/// the `)` that matches the `\(` resumes the text. The literals around the innermost wait
/// in `enclosing`: an explicit stack, so that depth costs memory but no call stack. Nothing else
/// nests: brackets are the parser's business, and comments only count.
///
/// A string of one line that is still open at the end of the line ends there, in an interpolation
/// too. So an unfinished line never spoils the next one.
///
/// **Regex literals.** Whether `/` begins a regex literal or an operator depends on what is
/// before it. SE-0354 describes the rule in words; this is the rule of SwiftParser (`Lexer/
/// RegexLiteralLexer.swift`) for code that swiftc accepts. A `/` that touches what is before it is
/// an operator, and so is one after `func` and `operator`, and an operator that looks infix
/// (`a /= b`) and follows an operand. Any other `/` begins a literal if that neither starts nor ends
/// with a blank, closes on its line, and its parentheses match: not so in `reduce(1, /)`.
///
/// **Faults** never stop the lexer. It reports only open strings and comments, which may leave the
/// rest of a file unreadable, and leaves other misspellings to swiftc.
///
/// **Linear time** needs care in the few places that look ahead without consuming what they saw,
/// such as for a `/##`. They look at a few bytes only, or remember that the search has failed.
package struct Lexer: ~Copyable {
  let table = ByteInfo.table
  let keywords = KeywordTable.shared

  var cursor: Cursor
  /// Whether the next token is the first of its line.
  var startsLine = true
  /// Whether white space or a comment precedes the next token.
  var followsSpace = false
  /// The innermost string literal that is open.
  ///
  /// It is inside an interpolation whenever `run` is at work, and means nothing while `depth` is 0.
  var literal = OpenLiteral(start: 0, pounds: 0, isMultiline: false)
  /// How many string literals are open.
  var depth = 0
  /// The open string literals that enclose the innermost one.
  var enclosing: [OpenLiteral] = []
  /// No regex literal with this many `#` or more ends before the offset.
  var missingRegexEnd = (offset: 0, pounds: 0)
  /// The indices of the words that may be the label of a wiring call.
  var labels: [Int] = []
  var faults: [(offset: Int, message: String)] = []

  let storage: UnsafeMutablePointer<Token>
  private(set) var tokenCount = 0

  /// Returns the tokens of a file, the last of which is `endOfFile`, and its errors.
  package static func lex(
    _ source: Source
  ) -> (tokens: [Token], faults: [(offset: Int, message: String)]) {
    read(source) { lexer in (Array(lexer.tokens), lexer.faults) }
  }

  /// Passes a closure a lexer that has read a file; its tokens and bytes are valid only during the
  /// call.
  static func read<Result>(_ source: Source, _ body: (borrowing Lexer) -> Result) -> Result {
    let count = source.bytes.count
    // The lexer looks at most 2 bytes back and 8 ahead.
    let (before, after) = (4, 12)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: before + count + after)
    bytes.initialize(repeating: 0, count: before)
    UnsafeMutableRawPointer(bytes + before).copyMemory(from: source.bytes, byteCount: count)
    (bytes + before + count).initialize(repeating: 0, count: after)
    blank(bytes + before, count: count)
    // Memory that is not written to costs nothing, and no token but the last is empty.
    var lexer = Lexer(
      cursor: Cursor(base: UnsafePointer(bytes + before), at: 0),
      storage: .allocate(capacity: count + 1))
    lexer.run()
    // The fault of a literal is noted at its end.
    if lexer.faults.count > 1 { lexer.faults.sort { $0.offset < $1.offset } }
    defer {
      lexer.storage.deallocate()
      bytes.deallocate()
    }
    return body(lexer)
  }

  /// All tokens, the last of which is the end of the file.
  var tokens: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: storage, count: tokenCount) }

  private mutating func run() {
    let base = cursor.base
    let table = table
    while true {
      let start = cursor.at
      switch table[Int(base[start])].begins {
      case .space:
        var at = start + 1
        while base[at] == Byte.space { at += 1 }
        cursor.at = at
        followsSpace = true
      case .newline:
        while depth > 0, !literal.isMultiline { closeUnterminatedLiteral() }
        cursor.at = start + 1
        (startsLine, followsSpace) = (true, true)
      case .letter: lexWord()
      case .leftParen:
        if depth > 0 { literal.parens += 1 }
        append(.leftParen, length: 1)
      case .rightParen:
        if depth > 0 && literal.parens == 0 {
          append(.interpolationClose, length: 1)
          lexStringText()
        } else {
          if depth > 0 { literal.parens -= 1 }
          append(.rightParen, length: 1)
        }
      case .mark: append(table[Int(base[start])].token, length: 1)
      case .colon:
        let isDouble = base[start + 1] == Byte.colon
        append(isDouble ? .colonColon : .colon, length: isDouble ? 2 : 1)
      case .period:
        let next = base[start + 1]
        if next < 0x80 && table[Int(next)].marks & ByteInfo.operator == 0 {
          append(.period, length: 1)
        } else {
          lexOperator()
        }
      case .digit: lexNumber()
      case .quote: lexStringOpening(from: start, pounds: 0)
      case .slash:
        if base[start + 1] == Byte.slash {
          cursor.advance(until: "\n\r")
          followsSpace = true
        } else if base[start + 1] == Byte.star {
          skipBlockComment()
        } else {
          lexOperator()
        }
      case .operatorStart: lexOperator()
      case .questionOrExclamation: lexQuestionOrExclamation()
      case .pound: lexPound()
      case .dollar:
        cursor.advanceOverWord()
        append(.dollarIdentifier, from: start)
      case .backtick: lexBacktick()
      case .nonASCII: lexNonASCII()
      case .nul:
        while depth > 0 { closeUnterminatedLiteral() }
        return append(.endOfFile, from: start)
      }
    }
  }

  /// Skips a comment that begins with `/*`, and the comments in it.
  private mutating func skipBlockComment() {
    let start = cursor.at
    if !cursor.skipBlockComment() { faults.append((start, "unterminated '/*' comment")) }
    followsSpace = true
    if span(cursor.base + start, until: "\n\r") < cursor.at - start { startsLine = true }
  }

  /// Appends the token that reaches from an offset to the cursor.
  mutating func append(_ kind: Token.Kind, from start: Int, keyword: Keyword = .none) {
    storage[tokenCount] = Token(
      kind: kind, keyword: keyword, startsLine: startsLine, followsSpace: followsSpace,
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: cursor.at))
    tokenCount += 1
    (startsLine, followsSpace) = (false, false)
  }

  /// Appends the token of some bytes at the cursor and moves over it.
  mutating func append(_ kind: Token.Kind, length: Int) {
    let start = cursor.at
    cursor.at = start + length
    append(kind, from: start)
  }

  /// The last token so far.
  var previous: Token? { tokenCount > 0 ? storage[tokenCount - 1] : nil }
}
