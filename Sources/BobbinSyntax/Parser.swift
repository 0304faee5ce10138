/// Reads the declarations of one Swift file.
///
/// The parser knows the grammar of declarations and types. It only walks through code (function
/// bodies, initial values, closures), bracket by bracket, because three things there matter: calls
/// that create components, local declarations that hide names, and local types, in which `self`
/// means something else. So it needs no grammar of expressions, and unknown syntax cannot confuse
/// it beyond the next closing bracket.
///
/// There are three kinds of place, each with its own loop:
///
/// - the top level and bodies: code, which may contain declarations (`Parser+Code.swift`);
/// - the braces of a type: declarations only (`Parser+Types.swift`, `Parser+Members.swift`);
/// - types and parameter lists: read whole (`Parser+TypeSyntax.swift`, `Parser+Signatures.swift`).
///
/// `#if` may be at almost any token. Every branch is read; a stack holds the conditions, and each
/// fact remembers them. Brackets balance inside a branch, so brackets and branches cannot cross.
///
/// Loops prove progress: each turn consumes a token or ends. Recursion happens only where a type or
/// declaration nests in another and is bounded by `maximalDepth`; brackets in code use a stack of
/// their own. Reading a file is linear in its size: looking ahead is either bounded, or answered by
/// `closers`.
///
/// Tokens are never changed. If one closes several lists of generic arguments, as `>>?` does,
/// `split` says how much of it has been read.
///
/// The names of the grammar are those of The Swift Programming Language, "Summary of the Grammar".
package struct Parser: ~Copyable {
  /// How deep types and declarations may nest before the rest is skipped with a fault.
  static let maximalDepth = 32

  /// A pointer, because unoptimized subscripts of arrays are slow; it is valid while `parse` runs.
  let tokens: UnsafeBufferPointer<Token>
  /// The first of them, for checks that run on each token: bounds checks would cost more.
  private let first: UnsafePointer<Token>
  /// The bytes of the file, likewise.
  let bytes: UnsafePointer<UInt8>
  /// For each opening bracket the index of the closing one, for others a negative number;
  /// a pointer for the same reason.
  let closers: UnsafePointer<Int32>
  var index = 0
  /// Where the unread rest of the current operator begins, or 0 if all of it is unread.
  var split: UInt32 = 0
  let file: SourceFile
  /// The innermost enclosing type, which collects the facts; at the top level one without a name.
  var owner: TypeDeclaration
  /// Whether bodies without the label of a wiring call are skipped.
  let skipsBodies: Bool
  /// The indices of the labels of wiring calls, in order.
  let labels: [Int]
  /// The labels whose calls have not been recorded.
  var unread: Set<Int>
  private let lines: LineTable
  var branches = BranchStack()
  /// The names in scope that code has declared.
  var bindings: [String: Meaning] = [:]
  /// The innermost brackets that are open in the code around the current token.
  var frame = Frame()
  /// The brackets around them, and those of the walks that this one interrupts.
  var outerFrames: [Frame] = []
  /// How many types and declarations are open around the current token.
  var depth = 0
  /// Whether `self` is a type here.
  var isInStaticMember = false
  /// The parameters of the outermost enclosing function.
  var parameters: Set<String> = []
  /// The body of the outermost enclosing function or accessor.
  var body: Range<Int>?

  /// Reads a file, whose bytes may be ill-formed; what could not be read is in `faults`.
  ///
  /// It may skip function bodies, closures and the types inside that contain no label of a wiring
  /// call. In an outline only the heads of types matter.
  package static func parse(
    _ source: Source, skippingBodies: Bool = false, isOutline: Bool = false
  ) -> SourceFile {
    Lexer.read(source) { lexer in
      let tokens = lexer.tokens
      let closers = tokens.closers()
      defer { closers.deallocate() }
      // The words that label arguments; or parameters, which no call has. None is the last token.
      let labels = lexer.labels.filter {
        !isOutline && $0 > 0 && tokens[$0 + 1].kind == .colon
          && (tokens[$0 - 1].kind == .leftParen || tokens[$0 - 1].kind == .comma)
      }
      let lines = LineTable(source)
      let file = SourceFile(source)
      file.isOutline = isOutline
      file.faults = lexer.faults.map { Fault(location: lines.location($0), message: $1) }
      var parser = Parser(
        tokens: tokens, first: UnsafePointer(lexer.storage), bytes: lexer.cursor.base,
        closers: closers, file: file, owner: file.outermost, skipsBodies: skippingBodies,
        labels: labels, unread: Set(labels), lines: lines)
      parser.noteDependencyUses(lexer.labels)
      parser.parseFile()
      return file
    }
  }

  private mutating func parseFile() {
    let lexerFaultCount = file.faults.count
    while !at(.endOfFile) {
      walk(expecting: nil, until: .closingBrace)
      guard !at(.endOfFile) else { break }
      fault("extraneous '\(text(current))' at top level", at: current)
      advance()
    }
    // After a string or a comment that never ends, other faults mean nothing.
    if lexerFaultCount > 0 { file.faults.removeLast(file.faults.count - lexerFaultCount) }
    owner.unreadLabels = unreadLabels(since: 0)
  }

  // MARK: - Looking and moving

  // Checks that run on each token are inlined: a call would copy the parser, which is large.

  var current: Token { @inline(__always) get { split == 0 ? first[index] : splitRest } }

  /// The rest of an operator such as `>>?` after the `>` that have been read.
  private var splitRest: Token {
    var token = tokens[index]
    token.start = split
    (token.startsLine, token.followsSpace) = (false, false)
    let isLast = token.end - split == 1
    switch bytes[Int(split)] {
    case UInt8(ascii: "?"): (token.kind, token.end) = (.postfixQuestion, split + 1)
    case UInt8(ascii: "!"): (token.kind, token.end) = (.exclamation, split + 1)
    case UInt8(ascii: "=") where isLast: token.kind = .equal
    case UInt8(ascii: "&") where isLast: token.kind = .binaryOperator
    case UInt8(ascii: "-") where text(token) == "->": token.kind = .arrow
    default: break
    }
    return token
  }

  typealias Position = (index: Int, split: UInt32, branches: BranchStack, faultCount: Int)

  var position: Position { @inline(__always) get { (index, split, branches, file.faults.count) } }

  /// Returns from reading ahead, without the faults that were found there.
  mutating func rewind(to position: Position) {
    (index, split, branches) = (position.index, position.split, position.branches)
    let count = file.faults.count - position.faultCount
    if count > 0 { file.faults.removeLast(count) }
  }

  @inline(__always)
  func peek(_ distance: Int = 1) -> Token {
    let target = index + distance
    return first[target >= 0 && target < tokens.count ? target : tokens.count - 1]
  }

  @inline(__always)
  func at(_ kind: Token.Kind) -> Bool { (split == 0 ? first[index].kind : splitRest.kind) == kind }

  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { first[index].keyword == keyword }

  /// The token before the current one; at the start of the file the current one.
  var previous: Token { tokens[max(0, index - 1)] }

  mutating func advance() {
    if split != 0 {
      let end = current.end
      split = end < tokens[index].end ? end : 0
      if split != 0 { return }
    }
    if index < tokens.count - 1 { index += 1 }
  }

  /// Consumes the first byte of the operator here.
  mutating func advanceByte() {
    let token = current
    if token.end - token.start > 1 { split = token.start + 1 } else { advance() }
  }

  @inline(__always)
  mutating func eat(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func eat(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  /// Consumes a name or `_`, if one is here, and returns it.
  mutating func eatName() -> String? {
    guard at(.identifier) || at(.wildcard) else { return nil }
    defer { advance() }
    return name(current)
  }

  @inline(__always)
  func text(_ token: Token) -> String {
    let (start, count) = (bytes + Int(token.start), Int(token.end - token.start))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns a name without its backticks.
  @inline(__always)
  func name(_ token: Token) -> String {
    var token = token
    if begins(token, "`"), token.end - token.start > 2 {
      (token.start, token.end) = (token.start + 1, token.end - 1)
    }
    return text(token)
  }

  /// Whether a token is an operator, or another mark, with exactly this one byte.
  @inline(__always)
  func isMark(_ token: Token, _ mark: Unicode.Scalar) -> Bool {
    token.end - token.start == 1 && begins(token, mark)
  }

  @inline(__always)
  func begins(_ token: Token, _ mark: Unicode.Scalar) -> Bool {
    token.start < token.end && bytes[Int(token.start)] == UInt8(ascii: mark)
  }

  @inline(__always)
  func isOperator(_ token: Token) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  @inline(__always)
  func location(_ token: Token) -> Location { location(Int(token.start)) }

  @inline(__always)
  func location(_ offset: Int) -> Location { lines.location(offset) }

  /// Notes a fault at a token, unless its line has one already, from which it usually follows.
  mutating func fault(_ message: String, at token: Token) {
    let location = location(token)
    guard file.faults.last?.location.line != location.line else { return }
    file.faults.append(Fault(location: location, message: message))
  }

  /// The text of the tokens in a range, with one space where there was white space or a comment.
  func text(from start: Int, to end: Int) -> String {
    if start + 1 == end { return text(tokens[start]) }
    var result = ""
    for position in start..<max(start, end) {
      let token = tokens[position]
      if position > start, token.followsSpace { result += " " }
      result += text(token)
    }
    return result
  }
}
