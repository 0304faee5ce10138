extension Parser {
  /// Where a walk through code ends.
  enum WalkEnd {
    /// Before a closing brace that was not opened in the walk, or at the end of the file.
    case closingBrace
    /// Before any closing bracket that was not opened in the walk, or a comma.
    case endOfArgument
    /// There too, and where the expression of an initial value is complete.
    case endOfValue
  }

  /// The state of one pair of brackets in code, and the statement that is read in it.
  struct Frame {
    /// The kind of the opening bracket.
    var opening: Token.Kind
    /// Its index; -1 for the code around all brackets.
    var index: Int
    /// How many names were in scope before.
    var bindingCount: Int
    /// The type of each value in here: the result of a function, the element of an array.
    var result: TypeSyntax?
    /// The statement whose braces these are.
    var statement = Keyword.none

    /// The type of the expression that is being read, if one is written around it.
    var value: TypeSyntax?
    /// Whether an expression that begins here has that type: not so after `==`.
    var isWhole = true
    /// A word such as `if` whose braces have not been reached yet.
    var head = Keyword.none
    /// The type of the whole `if` or `switch`.
    var headValue: TypeSyntax?
    var headBindingCount = 0
    /// Names are being declared: after `case`, up to the colon or `=`.
    var isPattern = false
    /// A `case` of a `switch` has no colon yet.
    var isCaseLabel = false
    /// A comma may be followed by another name that the `let` here declares.
    var isBindingList = false
    /// What keeps the values of expressions that begin here.
    var retainer: WiringCall.Retainer?
    /// The interesting labels of the call that these parentheses belong to.
    var noted: [WiringCall.Label] = []

    init(_ opening: Token.Kind, at index: Int, bindingCount: Int, result: TypeSyntax?) {
      self.opening = opening
      self.index = index
      self.bindingCount = bindingCount
      self.result = result
      value = result
    }

    /// The type that is written for an expression that begins here.
    var expected: TypeSyntax? { isWhole ? value : nil }

    /// Forgets the statement before.
    mutating func beginStatement() {
      value = result
      isWhole = true
      isBindingList = false
    }
  }

  /// Walks the braces that begin here, with what is in them.
  mutating func walkBody(expecting type: TypeSyntax?) {
    guard !skipsBodies || bracesHoldLabel() else {
      let (start, isNil) = (Int(current.end), bodyIsNil)
      skipBraces()
      // Whether a default is 'nil' matters.
      if !isNil { file.skipped.append(start..<max(start, Int(previous.start))) }
      return
    }
    let count = bindings.count
    codeDepth += 1
    advance()
    walk(expecting: type, until: .closingBrace)
    if !eat(.rightBrace) { fault("expected '}' before the end of the file", at: current) }
    codeDepth -= 1
    bindings.truncate(to: count)
  }

  /// Whether a label that makes a call interesting is in the braces that begin here.
  mutating func bracesHoldLabel() -> Bool {
    guard !labels.isEmpty else { return false }
    let start = position
    skipBraces()
    let end = index
    forget(since: start)
    return holdsLabel(from: index, to: end)
  }

  /// Whether a label that makes a call interesting is between two tokens.
  func holdsLabel(from start: Int, to end: Int) -> Bool {
    let position = positionOfLabel(after: start)
    return position < labels.count && labels[position] < end
  }

  /// How many labels that make a call interesting precede a token.
  func positionOfLabel(after index: Int) -> Int {
    var (low, high) = (0, labels.count)
    while low < high {
      let middle = (low + high) / 2
      if labels[middle] > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Walks the contents of the parentheses here, which do not belong to a call, if anything there
  /// matters.
  mutating func walkArguments() {
    guard let closer = closer(of: index), holdsLabel(from: index, to: closer) else {
      skipBalanced()
      return
    }
    repeat {
      walkValue(expecting: nil, until: .endOfArgument)
    } while at(.comma)
    (index, split) = (max(index, closer), 0)
    advance()
  }

  /// Walks the `=` here and the expression after it.
  mutating func walkValue(
    expecting type: TypeSyntax?,
    retainedBy retainer: WiringCall.Retainer? = nil, until end: WalkEnd
  ) {
    advance()
    guard depth < Parser.maximalDepth else {
      fault("value is nested too deeply", at: current)
      skipBalanced()
      return
    }
    let (start, count) = (index, bindings.count)
    depth += 1
    codeDepth += 1
    walk(expecting: type, retainedBy: retainer, until: end)
    cutBraces(from: start)
    codeDepth -= 1
    depth -= 1
    bindings.truncate(to: count)
  }

  /// Walks code, collecting calls and local declarations in `owner`.
  mutating func walk(
    expecting type: TypeSyntax?,
    retainedBy retainer: WiringCall.Retainer? = nil, until end: WalkEnd
  ) {
    let start = (index: index, branchDepth: branches.depth)
    var frames = [Frame(.endOfFile, at: -1, bindingCount: bindings.count, result: type)]
    frames[0].retainer = retainer
    while true {
      let token = current
      if frames.count == 1, end != .closingBrace,
        valueEnds(following: frames[0].head, after: start, isArgument: end == .endOfArgument)
      {
        return
      }
      if token.startsLine, frames[frames.count - 1].opening.holdsStatements,
        !continuesExpression
      {
        frames[frames.count - 1].beginStatement()
      }
      switch token.kind {
      case .endOfFile:
        // The lexer has reported an open string literal, and an open wiring call has been reported.
        if let frame = frames.last, frame.index >= 0, frame.opening != .stringOpen,
          frame.noted.isEmpty
        {
          fault("expected '\(frame.opening.closingText)' before the end of the file", at: token)
        }
        return
      case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen:
        open(&frames)
      case .rightParen, .rightSquare, .stringClose, .interpolationClose, .rightBrace:
        guard close(&frames, until: end) else { return }
      case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation:
        _ = handleDirective()
      case .atSign:
        parseLocalDeclaration(&frames)
      case .identifier where token.keyword != .none:
        walkWord(&frames)
      case .identifier, .stringText:
        advance()
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if frames.count == 1, end != .closingBrace, skipGenericArguments() { continue }
        if token.kind == .binaryOperator, text(token) != "??" {
          frames[frames.count - 1].isWhole = false
        }
        advance()
      default:
        walkMark(&frames)
      }
    }
  }

  /// Walks over a mark that may separate or join expressions.
  private mutating func walkMark(_ frames: inout [Frame]) {
    let top = frames.count - 1
    switch current.kind {
    case .semicolon:
      frames[top].beginStatement()
    case .comma:
      frames[top].beginStatement(inList: frames[top].isBindingList)
      advance()
      if frames[top].isBindingList { parseNextBinding(&frames) }
      return
    case .colon:
      if frames[top].isCaseLabel {
        frames[top].isCaseLabel = false
        frames[top].isPattern = false
        frames[top].beginStatement()
      } else {
        // The second half of a ternary has its type, a labeled trailing closure has none.
        frames[top].isWhole = index < 2 || tokens[index - 2].kind != .rightBrace
      }
    case .infixQuestion:
      frames[top].isWhole = true
    case .equal:
      // If a type is written for a name, it was noted with the name.
      frames[top].value = nil
      frames[top].isPattern = false
    default:
      break
    }
    advance()
  }

  /// Skips `<A, B>` if it is a list of generic arguments, so that its commas do not count as
  /// separators.
  mutating func skipGenericArguments() -> Bool {
    guard begins(current, "<"), previous.kind == .identifier else { return false }
    let start = position
    guard guessGenericArguments(), disambiguatesGenerics else {
      rewind(to: start)
      return false
    }
    return true
  }

  /// Reads `<A, B>` where it may be something else.
  ///
  /// - Returns: Whether it is such a list; if not, nothing was consumed.
  mutating func guessGenericArguments() -> Bool {
    // It may fail and start again from the next `<`, so only to a small depth.
    let start = position
    let outer = depth
    guard depth < Parser.maximalDepth else { return false }
    depth = max(depth + 1, Parser.maximalDepth - 12)
    let isFound = parseGenericArguments() != nil
    depth = outer
    if !isFound { forget(since: start) }
    return isFound
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

  private mutating func open(_ frames: inout [Frame]) {
    let top = frames.count - 1
    let expected = frames[top].expected
    var frame = Frame(current.kind, at: index, bindingCount: bindings.count, result: nil)
    switch current.kind {
    case .leftBrace:
      openBrace(&frames)
      return
    case .leftSquare where !followsOperand:
      frame.result = expected?.element
      frame.retainer = frames[top].retainer
    case .leftParen where !followsOperand:
      frame.result = expected
      frame.retainer = frames[top].retainer
    default:
      break
    }
    frame.value = frame.result
    frame.isPattern = frames[top].isPattern
    frames.append(frame)
    advance()
  }

  /// Enters the braces of a statement or of a closure.
  private mutating func openBrace(_ frames: inout [Frame]) {
    let top = frames[frames.count - 1]
    var frame = Frame(.leftBrace, at: index, bindingCount: bindings.count, result: nil)
    if top.head != .none {
      frame.statement = top.head
      frame.bindingCount = top.headBindingCount
      frame.result = top.headValue
      frame.retainer = top.retainer
      frames[frames.count - 1].head = .none
      frames[frames.count - 1].isPattern = false
      frames[frames.count - 1].isWhole = false
      advance()
    } else {
      let expected = followsOperand ? nil : top.expected
      let isCalled = closer(of: index).map { tokens[$0 + 1].kind == .leftParen } ?? false
      frame.result = isCalled ? expected : expected?.functionResult
      frame.retainer = isCalled ? top.retainer : slot(before: index)
      advance()
      parseClosureSignature(of: isCalled ? nil : expected)
    }
    frame.value = frame.result
    frames.append(frame)
  }

  /// Whether the bracket here belongs to the operand before it: as a call, or as a trailing
  /// closure.
  var followsOperand: Bool { followsOperand(at: index) }

  /// Likewise for the bracket at an index.
  func followsOperand(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let bracket = tokens[index]
    let previous = tokens[index - 1]
    if bracket.startsLine, bracket.kind != .leftBrace { return false }
    switch previous.kind {
    case .identifier: return isName(at: index - 1)
    case .dollarIdentifier, .rightParen, .rightSquare, .rightBrace, .stringClose,
      .postfixQuestion, .exclamation, .postfixOperator:
      return true
    case .binaryOperator: return isMark(previous, ">") && !bracket.followsSpace
    default: return false
    }
  }

  /// Leaves the innermost bracket; `false` when the walk ends before it.
  private mutating func close(_ frames: inout [Frame], until end: WalkEnd) -> Bool {
    let kind = current.kind
    while let frame = frames.last, frame.index >= 0 {
      guard frame.opening == kind.opening else {
        fault("expected '\(frame.opening.closingText)'", at: current)
        guard kind.closesOthers(frame.opening) else { break }
        leave(&frames)
        continue
      }
      leave(&frames)
      advance()
      // The condition after `repeat { }` has no braces.
      if frame.statement == .repeat { _ = eat(.while) }
      return true
    }
    if frames.count == 1, end != .closingBrace || kind.closesOthers(.leftParen) { return false }
    fault("unexpected '\(text(current))'", at: current)
    advance()
    return true
  }

  private mutating func leave(_ frames: inout [Frame]) {
    let frame = frames.removeLast()
    // Parentheses in a pattern declare names for the statement around them.
    guard frame.opening == .leftBrace else { return }
    bindings.truncate(to: frame.bindingCount)
  }
}

extension Parser.Frame {
  /// Begins the next element of a list.
  fileprivate mutating func beginStatement(inList isBindingList: Bool) {
    beginStatement()
    self.isBindingList = isBindingList
    // Between braces a comma separates conditions or names, which do not have the result's type.
    if opening.holdsStatements { value = nil }
  }
}
