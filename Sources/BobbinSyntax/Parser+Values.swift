extension Parser {
  /// The type of the initial value here if the value shows it: `= Foo(…)`, `= Foo<Int>()` or a
  /// literal or a cast, and nothing after it; `Foo!` of `= Foo(…)!`; of a call also its labels.
  ///
  /// The current token is the `=`; nothing is consumed.
  mutating func plainTypeOfValue() -> (type: TypeSyntax, construction: [String]?)? {
    let start = position
    defer { rewind(to: start) }
    advance()
    if let type = parseCast() { return endsValue ? (type, nil) : nil }
    let name: String
    if at(.prefixOperator), isMark(current, "-") {
      guard peek().kind == .integerLiteral || peek().kind == .floatLiteral else { return nil }
      advance()
    }
    switch current.kind {
    case .integerLiteral: name = "Int"
    case .floatLiteral: name = "Double"
    case .stringOpen: name = "String"
    case .identifier where at(.true) || at(.false): name = "Bool"
    case .identifier, .leftSquare:
      guard let (type, labels) = parseConstructedType() else { return nil }
      let closures = trailingClosures(from: index)
      (index, split) = (closures.end, 0)
      let found = eat(.exclamation) ? .implicitlyUnwrapped(type) : type
      let first = closures.labels.isEmpty ? [] : ["{}"]
      return endsValue ? (found, labels + first + closures.labels.dropFirst()) : nil
    default: return nil
    }
    skipBalanced()
    return endsValue ? (.name(name), nil) : nil
  }

  /// `Foo.shared`, if that is the initial value here; nothing is consumed.
  mutating func staticMemberOfValue() -> TypeSyntax? {
    let start = position
    defer { rewind(to: start) }
    advance()
    guard at(.identifier), current.keyword == .none, let type = parseType(),
      case .named(let parts) = type, parts.count > 1, endsValue
    else { return nil }
    return parts.dropLast().allSatisfy(\.isCapitalized) && !parts[parts.count - 1].isCapitalized
      ? type : nil
  }

  /// Reads `find(…) as? Foo`, and nothing else.
  mutating func parseCast() -> TypeSyntax? {
    var position = index
    // The bound avoids quadratic time where values nest.
    for _ in 0..<16 {
      let token = tokens[position]
      if position > index, token.startsLine, token.keyword != .as { return nil }
      switch token.kind {
      case .comma, .semicolon, .equal, .colon, .binaryOperator, .infixQuestion, .endOfFile:
        return nil
      case .identifier where token.keyword == .as && position > index:
        return parseCast(at: position)
      // `try?` makes the whole optional.
      case .identifier where token.keyword == .try: return nil
      default: position = (closer(of: position) ?? position) + 1
      }
    }
    return nil
  }

  /// Reads the type that a cast states, if `as` is there and not the name of a member.
  mutating func parseCast(at position: Int) -> TypeSyntax? {
    guard tokens[position].keyword == .as, isWord(at: position) else { return nil }
    (index, split) = (position + 1, 0)
    let isOptional = eat(.postfixQuestion)
    if !isOptional { _ = eat(.exclamation) }
    return parseType().map { isOptional ? .optional($0) : $0 }
  }

  /// Reads `Foo<Int>(…)`, `Foo.init(…)` or `[Foo]()`, without closures after it.
  mutating func parseConstructedType() -> (type: TypeSyntax, labels: [String])? {
    guard current.keyword == .none || at(.Self) || at(.leftSquare), var type = parseType()
    else { return nil }
    switch type {
    case .named(var parts):
      if parts.last?.text == "init" { parts.removeLast() }
      // Functions have lower-case initials, and so do values whose members are called.
      guard !parts.isEmpty, parts.allSatisfy(\.isCapitalized) else { return nil }
      type = .named(parts)
    case .array, .dictionary: break
    default: return nil
    }
    if at(.leftBrace), !atAccessors(afterValue: true, at: index) { return (type, []) }
    // `(a:b:)` names a function without calling it.
    guard at(.leftParen), !current.startsLine, let closer = closer(of: index),
      closer <= index + 2 || tokens[closer - 1].kind != .colon
    else { return nil }
    let labels = argumentLabels(from: index + 1, to: closer)
    skipBalanced()
    return (type, labels)
  }

  /// The labels of the closures that follow a call, and the token after them.
  mutating func trailingClosures(from start: Int) -> (labels: [String], end: Int) {
    var labels: [String] = []
    var position = start
    var label = "_"
    while tokens[position].kind == .leftBrace, let closer = closer(of: position),
      !atAccessors(afterValue: true, at: position)
    {
      labels.append(label)
      position = closer + 1
      let next = tokens[position]
      guard next.kind == .identifier || next.kind == .wildcard, position + 2 < tokens.count,
        tokens[position + 1].kind == .colon, tokens[position + 2].kind == .leftBrace
      else { break }
      label = name(next)
      position += 2
    }
    return (labels, position)
  }

  /// Whether an expression that has been read up to here is complete.
  private var endsValue: Bool {
    mutating get {
      valueEnds(following: .none, after: (index - 1, branches.depth), isArgument: false)
    }
  }

  /// Whether the token at the beginning of a line continues the expression of the line before.
  var continuesExpression: Bool {
    switch current.kind {
    case .binaryOperator, .infixQuestion, .period, .colon, .equal, .arrow, .leftBrace: return true
    case .poundIf: return branchHoldsPostfix
    case .endOfFile: return false
    default: break
    }
    switch current.keyword {
    case .as, .is, .else, .catch, .in, .throws, .where: return true
    // A labeled trailing closure.
    case .none where previous.kind == .rightBrace && peek().kind == .colon && at(.identifier):
      return true
    default: break
    }
    // The `throw` of `.throw` is a name.
    guard index > 1, tokens[index - 2].kind != .period else { return false }
    switch previous.keyword {
    case .as, .is, .try, .await, .return, .else, .throw, .unsafe: return true
    default: break
    }
    switch previous.kind {
    case .binaryOperator, .prefixOperator, .infixQuestion, .comma, .colon, .equal, .arrow, .period:
      return true
    default: return false
    }
  }

  /// Whether the token before the current one has to be followed by a value or a type.
  var followsOperator: Bool {
    switch previous.kind {
    case .equal, .comma, .arrow, .infixQuestion, .leftParen, .leftSquare: true
    case .binaryOperator, .prefixOperator:
      // Nothing follows one that is being declared, and one may close generic arguments.
      peek(-2).keyword != .operator && bytes[Int(previous.end) - 1] != Byte.greater
    default: false
    }
  }

  /// Whether the `#if` here contains a part of a postfix chain: `.traced()` on its next line.
  private var branchHoldsPostfix: Bool {
    for distance in 1...64 {
      let token = peek(distance)
      if token.startsLine, token.kind != .poundIf { return token.kind == .period }
    }
    return false
  }

  /// Whether the value that is being walked ends before the current token.
  mutating func valueEnds(
    following head: Keyword, after start: (index: Int, branchDepth: Int), isArgument: Bool
  ) -> Bool {
    // In `= if a, b { 1 } else { 2 }` the value does not end before the braces.
    guard head == .none else { return false }
    switch current.kind {
    case .comma, .semicolon, .rightBrace, .rightParen, .rightSquare, .endOfFile: return true
    case .leftBrace where !isArgument:
      return index > start.index && atAccessors(afterValue: true, at: index)
    case .poundElse, .poundElseif, .poundEndif:
      // Unless a postfix chain has branches of its own.
      return branches.depth <= start.branchDepth
    default:
      return !isArgument && index > start.index && current.startsLine && !continuesExpression
    }
  }
}
