extension Parser {
  /// Records the call around the label here, if it is one: `C(parent: self)`.
  mutating func noteCall(_ frames: inout [Frame]) {
    let top = frames.count - 1
    let frame = frames[top]
    guard peek().kind == .colon, frame.opening == .leftParen,
      let label = WiringCall.Label(rawValue: name(current)), !frame.noted.contains(label),
      previous.kind == .leftParen || previous.kind == .comma,
      let (callee, start) = callee(before: frame, outer: top > 0 ? frames[top - 1] : nil),
      !frame.isPattern || isExpression(callee)
    else { return }
    guard let end = closer(of: frame.index) else {
      fault("expected ')' in call", at: tokens[frame.index])
      frames[top].noted.append(label)
      return
    }
    markAsRead(index)
    // A call is noted once, however often it has the label.
    frames[top].noted.append(label)
    let outerIsHead = top > 0 && frames[top - 1].head != .none
    let expected =
      top > 0 ? (frames[top - 1].expected?.unwrapped).map { resolvingAliases(in: $0) } : nil
    owner.calls.append(
      WiringCall(
        label: label, callee: callee, expected: expected,
        argument: argument(until: end, of: start),
        labels: argumentLabels(from: frame.index + 1, to: end),
        trailingLabels: outerIsHead ? [] : trailingLabels(after: end),
        isInStaticMember: isInStaticMember, isInlinable: isInlinable,
        retainer: top > 0 ? retainer(from: start, to: end, in: frames[top - 1]) : nil,
        isWhole: isWhole(from: start, to: end), conditions: conditions,
        location: location(tokens[start]), argumentLocation: location(peek(2)),
        offset: Int(current.start)))
  }

  /// Whether what looks like a call in a pattern is one, not an enumeration case with a payload:
  /// `case Leaf(parent: self)`, but not `case Event.leaf(parent: let p)`.
  private func isExpression(_ callee: WiringCall.Callee) -> Bool {
    let argument = peek(2)
    if [.let, .var].contains(argument.keyword) || argument.kind == .wildcard { return false }
    // A name declared by `case let` has no type.
    if case .unknown? = bindings[name(argument)]?.meaning { return false }
    guard case .type(.named(let parts)) = callee else { return true }
    return parts.last?.isCapitalized ?? false
  }

  /// Whether a call that begins and ends at these tokens is a whole expression.
  private func isWhole(from start: Int, to end: Int) -> Bool {
    let before = start > 0 ? tokens[start - 1] : tokens[start]
    let begins = before.kind == .equal || before.kind == .leftBrace || before.keyword == .return
    return begins && endsStatement(end + 1)
  }

  // MARK: Callee

  /// The callee in front of a parenthesis, and the index of its first token.
  private mutating func callee(before frame: Frame, outer: Frame?) -> (WiringCall.Callee, Int)? {
    guard frame.index > 0, !tokens[frame.index].startsLine else { return nil }
    if tokens[frame.index - 1].kind == .rightParen {
      return parenthesizedCallee(closingAt: frame.index - 1)
    }
    guard let start = calleeStart(before: frame.index) else {
      // `types[0].init(…)` creates something, but only Swift knows what.
      guard tokens[frame.index - 1].keyword == .`init` else { return nil }
      return (.implicit(nil), frame.index - 1)
    }
    let saved = position
    defer { forget(since: saved) }
    (index, split) = (start, 0)
    if at(.leftSquare) {
      guard let type = parseType() else { return nil }
      if at(.period), peek().keyword == .`init` { index += 2 }
      guard index == frame.index else { return nil }
      return (.type(resolvingAliases(in: type)), start)
    }
    if eat(.period) {
      guard at(.`init`), index + 1 == frame.index, let outer else { return nil }
      return (.implicit((outer.expected?.unwrapped).map { resolvingAliases(in: $0) }), start)
    }
    guard ![.`self`, .super].contains(current.keyword) else { return nil }
    var parts = parseTypeNames()
    guard index == frame.index else { return nil }
    if parts.count > 1, parts.last?.text == "init" {
      parts.removeLast()
      if parts.count > 1, parts.last?.text == "self" { parts.removeLast() }
      // A value that holds a type, as in `let type = C.self`, is not the name of one.
      if parts.count == 1, isValue(parts[0]) { return (.implicit(nil), start) }
    }
    if isBranchingAlias(parts[0]) { return (.implicit(nil), start) }
    return (.type(resolvingAliases(in: .named(parts))), start)
  }

  /// Whether a name is declared in code as something other than a type, or does not look like a
  /// type.
  private func isValue(_ name: TypeName) -> Bool {
    switch bindings[name.text]?.meaning {
    case .alias?: false
    case nil: !name.isCapitalized
    default: true
    }
  }

  /// The type that `(C)(…)` calls: the one in the parentheses that close here, unless they are a
  /// call's.
  private mutating func parenthesizedCallee(closingAt end: Int) -> (WiringCall.Callee, Int)? {
    guard let start = opener(of: end) else { return nil }
    let saved = position
    defer { forget(since: saved) }
    (index, split) = (start, 0)
    guard !followsOperand else { return nil }
    advance()
    guard let type = parseType(), index == end, case .named = type else { return nil }
    return (.type(resolvingAliases(in: type)), start)
  }

  /// Walks back over `A.B<C>.init`, over `.init` or over `[A]`, to its first token.
  private mutating func calleeStart(before parenthesis: Int) -> Int? {
    var position = parenthesis - 1
    if position > 0, tokens[position].kind == .rightSquare {
      return squareStart(closingAt: position)
    }
    while true {
      if position >= 0, isOperator(tokens[position]), begins(tokens[position], ">") {
        guard let opening = angleStart(closingAt: position) else { return nil }
        position = opening - 1
      }
      guard position >= 0, isName(at: position) else { return nil }
      guard position > 0 else { return position }
      switch tokens[position - 1].kind {
      case .period, .colonColon: break
      // A macro's use.
      case .pound, .atSign: return nil
      default: return position
      }
      guard position > 1 else { return position - 1 }
      let before = tokens[position - 2]
      switch before.kind {
      case .identifier where isName(at: position - 2):
        position -= 2
      case .binaryOperator where tokens[position - 1].followsSpace:
        return position - 1
      case .postfixOperator, .binaryOperator:
        guard begins(before, ">") else { return position - 1 }
        position -= 2
      case .postfixQuestion, .exclamation:
        // `try? .init(…)`, or a member of a value instead of a type.
        let isTry = position > 2 && tokens[position - 3].keyword == .try
        return isTry && isWord(at: position - 3) ? position - 1 : nil
      case .rightSquare where tokens[position].keyword == .`init`:
        return squareStart(closingAt: position - 2)
      case .rightParen, .rightSquare, .stringClose, .dollarIdentifier:
        return nil
      case .rightBrace:
        // Likewise, but after a statement's braces a new one may begin.
        return tokens[position - 1].followsSpace ? position - 1 : nil
      default:
        return position - 1
      }
    }
  }

  /// Whether a token is a name, not a word such as `return`; `.default` is one, and so is the
  /// `copy` of `copy.append(…)` and `copy(…)`.
  func isName(at position: Int) -> Bool {
    let token = tokens[position]
    guard token.kind == .identifier else { return false }
    switch token.keyword {
    case .yield, .then, .copy, .consume, .each, .discard, .unsafe:
      let next = tokens[position + 1]
      if next.kind == .period { return true }
      if next.kind == .leftParen, !next.followsSpace { return true }
    default:
      break
    }
    return !token.keyword.isIntroducer || !isWord(at: position)
  }

  /// Whether a word is not the name of a member.
  private func isWord(at position: Int) -> Bool {
    position == 0 || tokens[position - 1].kind != .period
  }

  /// The index of the `<` that belongs to the `>` here.
  private func angleStart(closingAt position: Int) -> Int? {
    var open = 0
    var position = position
    // Longer argument lists are ignored, to avoid quadratic time.
    let limit = max(0, position - 256)
    while position >= limit {
      let token = tokens[position]
      if isOperator(token) {
        for offset in Int(token.start)..<Int(token.end) {
          if bytes[offset] == Byte.greater { open += 1 }
          if bytes[offset] == Byte.less { open -= 1 }
        }
        if open == 0 { return position }
      }
      position -= 1
    }
    return nil
  }

  /// The index of the `[` that belongs to the `]` here, if it begins an expression and is no
  /// subscript.
  private mutating func squareStart(closingAt position: Int) -> Int? {
    opener(of: position).flatMap { followsOperand(at: $0) ? nil : $0 }
  }

  // MARK: Arguments

  /// The argument after the label here; `end` is the index of the closing parenthesis, `callee`
  /// that of the callee.
  private mutating func argument(until end: Int, of callee: Int) -> WiringCall.Argument {
    let saved = position
    defer { forget(since: saved) }
    advance()
    advance()
    let start = index
    if start == end || at(.identifier) && peek().kind == .colon {
      // `C.init(parent:)` names an initializer without calling it.
      return .other(text(from: max(callee, end - 16), to: end + 1))
    }
    // `(self)` is `self`, and so is `((self))`.
    while at(.leftParen), let closer = closer(of: index), endsArgument(tokens[closer + 1]),
      closer == index + 2 || peek().kind == .leftParen
    {
      advance()
    }
    if at(.`self`), bindings["self"].map({ $0.isSelf }) ?? true {
      // `self!` after `[weak self]`.
      if endsArgument(peek()) || peek().kind == .exclamation && endsArgument(peek(2)) {
        return .`self`
      }
      if peek().kind == .period, peek(2).kind == .identifier, endsArgument(peek(3)) {
        return .name(name(peek(2)), nil)
      }
    } else if at(.identifier) {
      if endsArgument(peek()) { return argument(named: name(current)) }
      if let type = parseConstructedType(), endsArgument(current) { return .call(type) }
    }
    // Only the beginning is needed for a message; it might be the rest of the file.
    var position = start
    let limit = min(end, start + 16)
    while position < limit, tokens[position].kind != .comma {
      // `find() as RootComponent` states the type.
      if tokens[position].keyword == .as, position > start, isWord(at: position) {
        (index, split) = (position, 0)
        if let type = parseCast(), endsArgument(current) {
          return .name(text(from: start, to: position), resolvingAliases(in: type))
        }
      }
      position = (closer(of: position) ?? position) + 1
    }
    position = min(position, limit)
    let isWhole = position == end || tokens[position].kind == .comma
    return .other(text(from: start, to: position) + (isWhole ? "" : "…"))
  }

  private func argument(named name: String) -> WiringCall.Argument {
    switch bindings[name]?.meaning {
    case .`self`?: .`self`
    case .typed(let type)?: .name(name, resolvingAliases(in: type))
    case .property(let original)?: .name(original, nil)
    case .unknown?, .alias?: .other(name)
    case nil: .name(name, nil)
    }
  }

  private func endsArgument(_ token: Token) -> Bool {
    token.kind == .comma || token.kind == .rightParen
  }

  mutating func argumentLabels(from start: Int, to end: Int) -> [String] {
    let saved = position
    defer { forget(since: saved) }
    (index, split) = (start, 0)
    var labels: [String] = []
    var isStart = true
    while index < end {
      let token = current
      if isStart {
        let isLabeled =
          (token.kind == .identifier || token.kind == .wildcard) && peek().kind == .colon
        labels.append(isLabeled ? name(token) : "_")
      }
      isStart = token.kind == .comma
      if isOperator(token), skipGenericArguments() { continue }
      index = closer(of: index) ?? index
      advance()
    }
    return labels
  }

  /// The labels of closures after the parenthesis that closes at `end`.
  mutating func trailingLabels(after end: Int) -> [String] {
    var labels: [String] = []
    var position = end + 1
    var label = "_"
    while tokens[position].kind == .leftBrace, let closer = closer(of: position),
      !atAccessors(at: position)
    {
      labels.append(label)
      position = closer + 1
      guard [.identifier, .wildcard].contains(tokens[position].kind),
        tokens[position + 1].kind == .colon
      else { break }
      label = name(tokens[position])
      position += 2
    }
    return labels
  }

  private mutating func atAccessors(at brace: Int) -> Bool {
    let saved = position
    defer { forget(since: saved) }
    (index, split) = (brace, 0)
    return atAccessors(behindValue: true)
  }
}
