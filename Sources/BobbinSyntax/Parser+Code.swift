extension Parser {
  /// Where a walk through code ends.
  enum WalkEnd {
    /// Before a closing brace that was not opened in the walk, or at the end of the file.
    case closingBrace
    /// Before any closing bracket whose opening one is outside the walk, or a comma.
    case endOfArgument
    /// There too, and where the expression of an initial value is complete.
    case endOfValue
  }

  /// The state of one pair of brackets in code, and the statement that is read in it.
  ///
  /// A class, because swiftc checks every stored property of a noncopyable value wherever one of
  /// them is used: with these in the parser, its files take twice as long to compile.
  final class Frame {
    /// The kind of the opening bracket; of the code around all brackets, the end of the file.
    let opening: Token.Kind
    /// Its index.
    let index: Int
    /// The names in scope before, if these are braces.
    var bindings: [String: Meaning]
    /// The type of each value in here: the result of a function, the element of an array.
    var result: TypeSyntax?
    /// The statement whose braces these are.
    var statement = Keyword.none
    /// Where the last operand began.
    var operand = -1

    /// The type of the expression that is being read, if one is written around it.
    var value: TypeSyntax?
    /// Whether an expression that begins here has that type: not so after `==`.
    var isWhole = true
    /// A word such as `if` whose braces have not been reached yet.
    var head = Keyword.none
    /// The type of the whole `if` or `switch`.
    var headValue: TypeSyntax?
    var headBindings: [String: Meaning] = [:]
    /// Names are being declared: after `case`, up to the colon or `=`.
    var isPattern = false
    /// A `case` of a `switch` has no colon yet.
    var isCaseLabel = false
    /// A comma may be followed by another name that the `let` here declares.
    var isBindingList = false

    init(opening: Token.Kind = .endOfFile, index: Int = -1, bindings: [String: Meaning] = [:]) {
      (self.opening, self.index, self.bindings) = (opening, index, bindings)
    }

    /// The type that is written for an expression that begins here.
    var expected: TypeSyntax? { isWhole ? value : nil }

    var isOutermost: Bool { opening == .endOfFile }

    /// Forgets the statement before.
    func beginStatement() {
      value = result
      isWhole = true
      isBindingList = false
    }
  }

  /// Walks the braces that begin here and their contents; returns their range.
  @discardableResult
  mutating func walkBody(expecting type: TypeSyntax?) -> Range<Int> {
    let brace = current
    if skipsBodies, let closer = closer(of: index), !holdsLabel(from: index, to: closer) {
      // Whether a default is 'nil' matters, and a comment after the brace that silences a warning.
      let start = Int(tokens[index + 1].start)
      if !bodyIsNil { file.skipped.append(start..<max(start, Int(tokens[closer].start))) }
      skipBalanced()
    } else {
      let outer = body
      if body == nil, let end = closer(of: index) { body = Int(brace.start)..<Int(tokens[end].end) }
      advance()
      walk(expecting: type, until: .closingBrace)
      body = outer
      if !eat(.rightBrace) { faultUnclosed(brace) }
    }
    return Int(brace.start)..<Int(previous.end)
  }

  /// Whether there is the label of a wiring call between two tokens.
  func holdsLabel(from start: Int, to end: Int) -> Bool {
    let position = labels.count(upTo: start)
    return position < labels.count && labels[position] < end
  }

  /// Walks the parentheses here, which do not belong to a call, if anything in them matters.
  mutating func walkArguments() {
    guard let closer = closer(of: index), holdsLabel(from: index, to: closer) else {
      return skipBalanced()
    }
    repeat { walkValue(expecting: nil, until: .endOfArgument) } while at(.comma)
    (index, split) = (max(index, closer), 0)
    advance()
  }

  /// Walks the `=` here and the expression after it.
  mutating func walkValue(expecting type: TypeSyntax?, until end: WalkEnd) {
    advance()
    nest("value", at: current) { $0.walk(expecting: type, until: end) }
  }

  /// Whether no body, value or bracket is open here, so that what the code declares is not local.
  var isAtTopLevel: Bool { outerFrames.count == 1 }

  /// Walks code, which has its own names, and collects calls and declarations in `owner`.
  mutating func walk(expecting type: TypeSyntax?, until end: WalkEnd) {
    let start = (index: index, branchDepth: branches.depth)
    let (outer, outerBindings) = (outerFrames.count, bindings)
    outerFrames.append(frame)
    frame = Frame()
    (frame.result, frame.value) = (type, type)
    walking: while true {
      let token = current
      if frame.isOutermost, end != .closingBrace,
        valueEnds(following: frame.head, after: start, isArgument: end == .endOfArgument)
      {
        break
      }
      if token.startsLine, frame.opening.holdsStatements, !continuesExpression {
        frame.beginStatement()
      }
      switch token.kind {
      case .endOfFile:
        // The lexer has reported an open string literal.
        if !frame.isOutermost, frame.opening != .stringOpen { faultUnclosed(tokens[frame.index]) }
        break walking
      case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen: open()
      case .rightParen, .rightSquare, .stringClose, .interpolationClose, .rightBrace:
        guard close(until: end) else { break walking }
      case .poundIf, .poundElseif, .poundElse, .poundEndif: _ = handleDirective()
      case .atSign: parseLocalDeclaration()
      case .identifier:
        if previous.kind != .period, previous.kind != .colonColon { frame.operand = index }
        if token.keyword == .none { advance() } else { walkWord() }
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if skipGenericArguments() { continue }
        if token.kind == .binaryOperator, text(token) != "??" { frame.isWhole = false }
        advance()
      default: walkMark()
      }
    }
    frame = outerFrames[outer]
    outerFrames.removeLast(outerFrames.count - outer)
    bindings = outerBindings
  }

  /// Walks over a mark that may separate or join expressions.
  private mutating func walkMark() {
    switch current.kind {
    case .semicolon: frame.beginStatement()
    case .comma:
      // Between braces a comma separates conditions or names, which do not have the result's type.
      frame.value = frame.opening.holdsStatements ? nil : frame.result
      frame.isWhole = true
      advance()
      // It may be another name that the `let` declares.
      if frame.isBindingList, at(.identifier), peek().kind == .colon || peek().kind == .equal {
        parseBinding()
      }
      return
    case .colon:
      if frame.isCaseLabel {
        frame.isCaseLabel = false
        frame.isPattern = false
        frame.beginStatement()
      } else {
        // The second half of a ternary has its type, a labeled trailing closure has none.
        frame.isWhole = index < 2 || tokens[index - 2].kind != .rightBrace
      }
    case .infixQuestion: frame.isWhole = true
    case .equal:
      // If a type is written for a name, it was noted with the name.
      frame.value = nil
      frame.isPattern = false
    case .period where !followsOperand(at: index): frame.operand = index
    default: break
    }
    advance()
  }

  /// Skips `<A, B>` if it is a list of generic arguments, so that its commas separate nothing.
  mutating func skipGenericArguments() -> Bool {
    guard begins(current, "<"), previous.kind == .identifier else { return false }
    let start = position
    let isType = followsCast
    if guess({ $0.parseGenericArguments() }) != nil, isType || disambiguatesGenerics { return true }
    rewind(to: start)
    return false
  }

  /// Whether the name before the current token is that of a type: `as? Outer.Inner`.
  private var followsCast: Bool {
    var first = index - 1
    while first > 1, tokens[first - 1].kind == .period { first -= 2 }
    if first > 1, [.postfixQuestion, .exclamation].contains(tokens[first - 1].kind) { first -= 1 }
    return first > 0 && [.as, .is, .any].contains(tokens[first - 1].keyword)
  }

  /// Reads what may have generic arguments.
  ///
  /// Reading may fail and start again from the next `<`, so only to a small depth.
  mutating func guess<Result>(_ read: (inout Parser) -> Result?) -> Result? {
    guard depth < Parser.maximalDepth else { return nil }
    let outer = depth
    depth = max(depth + 1, Parser.maximalDepth - 12)
    defer { depth = outer }
    return read(&self)
  }

  /// Whether the token here says that the `>` before it closes generic arguments.
  private var disambiguatesGenerics: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamation, .postfixQuestion, .colon, .stringClose, .interpolationClose:
      true
    case .binaryOperator: isMark(current, "&")
    case .leftParen, .leftSquare: !current.startsLine
    default: false
    }
  }

  // MARK: Brackets

  private mutating func open() {
    if at(.leftBrace) { return openBrace() }
    let inner = Frame(opening: current.kind, index: index)
    if at(.leftSquare) || at(.leftParen), !followsOperand(at: index) {
      frame.operand = index
      inner.result =
        at(.leftSquare) ? frame.expected?.unwrapped.genericArguments.last : frame.expected
    }
    inner.isPattern = frame.isPattern
    enter(inner)
  }

  /// Enters the braces of a statement or of a closure.
  private mutating func openBrace() {
    let inner = Frame(opening: .leftBrace, index: index, bindings: bindings)
    guard frame.head == .none else {
      inner.statement = frame.head
      inner.bindings = frame.headBindings
      inner.result = frame.headValue
      frame.head = .none
      frame.isPattern = false
      frame.isWhole = false
      return enter(inner)
    }
    let expected = followsOperand(at: index) ? nil : frame.expected
    let isCalled = closer(of: index).map { tokens[$0 + 1].kind == .leftParen } ?? false
    inner.result = isCalled ? expected : expected?.functionResult
    enter(inner)
    parseClosureSignature()
  }

  private mutating func enter(_ inner: Frame) {
    outerFrames.append(frame)
    frame = inner
    frame.value = inner.result
    advance()
  }

  /// Whether the bracket or period at an index belongs to the operand before it: as a call, a
  /// trailing closure or a member.
  func followsOperand(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let token = tokens[index]
    let previous = tokens[index - 1]
    let isMember = token.kind == .period
    if token.startsLine, token.kind != .leftBrace, !isMember { return false }
    switch previous.kind {
    case .identifier: return isName(at: index - 1)
    case .dollarIdentifier, .rightParen, .rightSquare, .stringClose, .postfixOperator: return true
    // After a statement's braces a new one may begin.
    case .rightBrace: return !isMember || !token.followsSpace
    // `try? .init(…)` has no base.
    case .postfixQuestion, .exclamation:
      return !isMember || index < 2 || tokens[index - 2].keyword != .try
    // On a line of its own, the `>` of generic arguments looks like a prefix.
    case .binaryOperator, .prefixOperator:
      return begins(previous, ">") && bytes[Int(previous.end) - 1] == Byte.greater
        && !token.followsSpace
    default: return false
    }
  }

  /// Leaves the innermost bracket; `false` when the walk ends before it.
  private mutating func close(until end: WalkEnd) -> Bool {
    let kind = current.kind
    while !frame.isOutermost, frame.opening != kind.opening {
      faultUnclosed(tokens[frame.index])
      guard kind.closesOthers(frame.opening) else { break }
      leave()
    }
    if frame.opening == kind.opening {
      let statement = frame.statement
      leave()
      advance()
      // The condition after `repeat { }` has no braces.
      if statement == .repeat { _ = eat(.while) }
      return true
    }
    if frame.isOutermost, end != .closingBrace || kind.closesOthers(.leftParen) { return false }
    fault("unexpected '\(text(current))'", at: current)
    advance()
    return true
  }

  mutating func faultUnclosed(_ bracket: Token) {
    fault("'\(text(bracket))' is not closed", at: bracket)
  }

  private mutating func leave() {
    // Parentheses in a pattern declare names for the statement around them.
    if frame.opening == .leftBrace { bindings = frame.bindings }
    frame = outerFrames.removeLast()
  }
}
