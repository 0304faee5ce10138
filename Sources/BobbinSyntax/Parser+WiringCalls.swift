extension Parser {
  /// Records the call around the label here, if it is one: `C(parent: self)`.
  mutating func noteCall() {
    guard peek().kind == .colon, frame.opening == .leftParen,
      let label = WiringCall.Label(rawValue: name(current)),
      previous.kind == .leftParen || previous.kind == .comma, let outer = outerFrames.last,
      let (callee, start) = callee(in: outer), let end = closer(of: frame.index),
      !frame.isPattern || isExpression(callee)
    else { return }
    unread.remove(index)
    let call = WiringCall(
      label: label, callee: callee, isImplicit: callee == nil || tokens[start].kind == .period,
      expected: expectedType(in: outer), argument: argument(until: end, of: start),
      labels: argumentLabels(from: frame.index + 1, to: end),
      trailingLabels: outer.head != .none ? [] : trailingClosures(from: end + 1).labels,
      isInStaticMember: isInStaticMember, isInClosure: isInClosure, locals: locals,
      parameters: parameters, body: body, conditions: conditions, location: location(tokens[start]),
      argumentLocation: location(peek(2)), offset: Int(current.start))
    owner.calls += branches(of: call)
  }

  private var locals: [String: TypeSyntax] {
    bindings.reduce(into: [:]) { locals, binding in
      switch binding.value {
      case .typed(let type): locals[binding.key] = resolvingAliases(in: type)
      // `if let game` unwraps what the component provides.
      case .property(let name) where name == binding.key: break
      case .varying, .property, .unknown: locals[binding.key] = .name("_")
      case .`self`, .alias: break
      }
    }
  }

  private var isInClosure: Bool {
    // The bound avoids quadratic time where closures nest.
    outerFrames.suffix(32).reversed().prefix { !$0.isOutermost }.contains { frame in
      frame.opening == .leftBrace && frame.statement == .none
        && closer(of: frame.index).map { tokens[$0 + 1].kind != .leftParen } ?? true
    }
  }

  /// A call for each build in which its argument, a local or global value, has another type.
  private func branches(of call: WiringCall) -> [WiringCall] {
    guard case .name(let name, _?) = call.argument, case .varying(let all)? = bindings[name],
      Set(all.map(\.type)).count > 1
    else { return [call] }
    return all.filter { !$0.conditions.excludes(call.conditions) }.map { type, conditions in
      var result = call
      result.argument = .name(name, resolvingAliases(in: type))
      result.conditions = call.conditions.adding(conditions)
      return result
    }
  }

  private func expectedType(in outer: Frame) -> TypeSyntax? {
    (outer.expected?.unwrapped).map { resolvingAliases(in: $0) }
  }

  /// Whether what looks like a call in a pattern is one, not an enumeration case with a payload:
  /// `case Leaf(parent: self)`, but not `case Event.leaf(parent: let p)`.
  private func isExpression(_ callee: TypeSyntax?) -> Bool {
    let argument = peek(2)
    if [.let, .var].contains(argument.keyword) || argument.kind == .wildcard { return false }
    // A name declared by `case let` has no type.
    if case .unknown? = bindings[name(argument)] { return false }
    guard case .named(let parts)? = callee else { return true }
    return parts.last?.isCapitalized ?? false
  }

  // MARK: Callee

  /// The type that the parentheses here call, `nil` for `.init` without one, and the index of the
  /// first token of what is called.
  private mutating func callee(in outer: Frame) -> (TypeSyntax?, Int)? {
    let (start, end) = (outer.operand, frame.index)
    guard end > 0, !tokens[end].startsLine else { return nil }
    let isInitializer = tokens[end - 1].keyword == .`init`
    // `types[0].init(…)` creates something, but only Swift knows what.
    let unknown: (TypeSyntax?, Int)? = isInitializer ? (nil, end - 1) : nil
    guard start >= 0, start < end else { return unknown }
    if tokens[start].keyword == .`self`, isInitializer, end == start + 3,
      current.keyword != .dependency
    {
      return (.name("Self"), start)
    }
    if [.`self`, .super].contains(tokens[start].keyword) {
      let isName = tokens[start..<end].allSatisfy { [.identifier, .period].contains($0.kind) }
      return isName ? nil : unknown
    }
    // The use of a macro.
    if start > 0, [.pound, .atSign].contains(tokens[start - 1].kind) { return nil }
    let saved = position
    defer { rewind(to: saved) }
    (index, split) = (start, 0)
    switch current.kind {
    case .period where start == end - 2 && isInitializer: return (expectedType(in: outer), start)
    case .identifier:
      var parts = parseTypeNames()
      guard index == end else { break }
      if parts.count > 1, parts.last?.text == "init" {
        parts.removeLast()
        if parts.count > 1, parts.last?.text == "self" { parts.removeLast() }
        // A value that holds a type, as in `let type = C.self`, is not the name of one.
        if parts.count == 1, isValue(parts[0]) { return (nil, start) }
      }
      if case .alias(nil)? = bindings[parts[0].text] { return (nil, start) }
      return (resolvingAliases(in: .named(parts)), start)
    case .leftSquare, .leftParen:
      let isCollection = at(.leftSquare)
      guard let type = parseType() else { break }
      if isCollection, isInitializer, index == end - 2 { index = end }
      // `(Leaf)(…)` and `[Log](…)` name types, `[log].map(…)` a method.
      let isType =
        switch type {
        case .named: !isCollection
        case .array, .dictionary: true
        default: false
        }
      guard index == end, isType else { break }
      return (resolvingAliases(in: type), start)
    default: break
    }
    return unknown
  }

  /// Whether a name is declared in code as something other than a type, or does not look like one.
  private func isValue(_ name: TypeName) -> Bool {
    switch bindings[name.text] {
    case .alias?: false
    case nil: !name.isCapitalized
    default: true
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
      if next.kind == .period || next.kind == .leftParen && !next.followsSpace { return true }
    default: break
    }
    return !token.keyword.isIntroducer || !isWord(at: position)
  }

  /// Whether a word is not the name of a member.
  func isWord(at position: Int) -> Bool { position == 0 || tokens[position - 1].kind != .period }

  // MARK: Arguments

  /// The argument after the label here, with the indices of the closing parenthesis and the callee.
  private mutating func argument(until end: Int, of callee: Int) -> WiringCall.Argument {
    let saved = position
    defer { rewind(to: saved) }
    index += 2
    let start = index
    if start == end || at(.identifier) && peek().kind == .colon {
      return .initializer(text(from: max(callee, end - 16), to: end + 1))
    }
    // `(self)` is `self`, and so is `((self))`.
    while at(.leftParen), let closer = closer(of: index), endsArgument(tokens[closer + 1]),
      closer == index + 2 || peek().kind == .leftParen
    {
      advance()
    }
    if at(.identifier), endsArgument(after: 1) { return argument(named: name(current)) }
    if at(.`self`), case .`self` = meaning(of: "self", isUnwrapped: false),
      peek().kind == .period, peek(2).kind == .identifier, endsArgument(after: 3)
    {
      return .name(name(peek(2)), nil)
    }
    let inner = position
    if at(.identifier), let (type, _) = parseConstructedType(), endsArgument(current) {
      return .name("\(type)", type)
    }
    rewind(to: inner)
    var path = at(.identifier) ? guess { $0.parseTypeNames() } ?? [] : []
    if !endsArgument(current) { path = [] }
    // Only the beginning is needed for a message; it might be the rest of the file.
    var position = start
    let limit = min(end, start + 16)
    while position < limit, tokens[position].kind != .comma {
      if position > start, let type = parseCast(at: position), endsArgument(current) {
        return .name(text(from: start, to: position), resolvingAliases(in: type))
      }
      position = (closer(of: position) ?? position) + 1
    }
    position = min(position, limit)
    let isWhole = position == end || tokens[position].kind == .comma
    return .other(text(from: start, to: position) + (isWhole ? "" : "…"), path)
  }

  private func argument(named name: String) -> WiringCall.Argument {
    switch meaning(of: name, isUnwrapped: false) {
    case .`self`: .`self`
    case .typed(let type): .name(name, resolvingAliases(in: type))
    case .varying(let all): .name(name, all.last.map { resolvingAliases(in: $0.type) })
    case .property(let original): .name(original, nil)
    case .unknown, .alias: .other(name, [])
    }
  }

  /// Whether the argument has that many more tokens, and perhaps a `!` as in `self!`.
  private func endsArgument(after count: Int) -> Bool {
    let isForced = peek(count).kind == .exclamation
    return endsArgument(peek(isForced ? count + 1 : count))
  }

  private func endsArgument(_ token: Token) -> Bool {
    token.kind == .comma || token.kind == .rightParen
  }

  mutating func argumentLabels(from start: Int, to end: Int) -> [String] {
    let saved = position
    defer { rewind(to: saved) }
    (index, split) = (start, 0)
    var labels: [String] = []
    var isStart = true
    while index < end {
      let token = current
      if isStart {
        let isLabeled = (at(.identifier) || at(.wildcard)) && peek().kind == .colon
        labels.append(isLabeled ? name(token) : "_")
      }
      isStart = token.kind == .comma
      if isOperator(token), skipGenericArguments() { continue }
      index = closer(of: index) ?? index
      advance()
    }
    return labels
  }
}
