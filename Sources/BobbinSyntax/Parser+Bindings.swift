extension Parser {
  /// What code says about a name that it has declared.
  enum Meaning {
    /// `self`, as after `guard let strongSelf = self`.
    case `self`
    /// A value of a written type.
    case typed(TypeSyntax)
    /// A value that branches of an `#if` declare, with the written type in each.
    case varying([(type: TypeSyntax, conditions: Condition)])
    /// The meaning of a name that is declared elsewhere, as after `if let game = self.game`.
    case property(String)
    /// A value without a written type.
    case unknown
    /// A type instead of a value: the target of a local `typealias`, unless the build decides it.
    case alias(TypeSyntax?)

    /// The meaning of a value whose type may be written.
    init(_ type: TypeSyntax?) { self = type.map { .typed($0.plain) } ?? .unknown }

    init(_ parameter: Parameter) {
      let type = parameter.type.plain
      self = .typed(parameter.isVariadic ? .array(type) : type)
    }
  }

  /// The type with its local aliases replaced.
  func resolvingAliases(in type: TypeSyntax) -> TypeSyntax {
    type.map { part in
      guard case .named(let names) = part, case .alias(let target?)? = bindings[names[0].text]
      else { return part }
      guard names.count > 1, case .named(let targetNames) = target else { return target }
      return .named(targetNames + names.dropFirst())
    }
  }

  // MARK: Let and var

  /// Reads `let name: Type =` and leaves the value to the walk.
  mutating func parseLocalBinding() {
    let isVariable = at(.var)
    advance()
    guard at(.identifier) || at(.wildcard), peek().kind != .period, peek().kind != .leftParen
    else { return bindPatternNames() }
    let type = parseBinding()
    guard isVariable, at(.leftBrace), frame.head == .none else { return }
    nest("property", at: current) { $0.walkAccessors(expecting: type) }
  }

  /// Reads one name with its type, which is returned, and the `=` after it.
  @discardableResult
  mutating func parseBinding() -> TypeSyntax? {
    let name = name(current)
    let before = bindings[name]
    let head = frame.head
    let isCondition = head == .if || head == .guard || head == .while
    advance()
    var type: TypeSyntax?
    if !frame.isCaseLabel && eat(.colon) || eat(.as) { type = parseType() }
    frame.isBindingList = true
    let hasValue = at(.equal) && !frame.isPattern
    if type == nil, hasValue {
      bindings[name] = meaningOfValue(isUnwrapped: isCondition)
    } else if type == nil, isCondition, !frame.isPattern {
      // `if let game {` only unwraps what `game` means outside.
      bindings[name] = meaning(of: name, isUnwrapped: true)
    } else {
      bindings[name] = Meaning(type)
    }
    // Few blocks nest deeper, and comparing their conditions would take long.
    if !conditions.isEmpty, branches.depth < 8, case .typed(let type)? = bindings[name] {
      var others: [(type: TypeSyntax, conditions: Condition)] = []
      if case .varying(let all)? = before {
        others = all.filter { $0.conditions.excludes(conditions) }
      }
      bindings[name] = .varying(others + [(type, conditions)])
    }
    // What a global under a condition is depends on the build.
    let isGlobal = isAtTopLevel && !isCondition && conditions.isEmpty
    if isGlobal, case .typed(let type)? = bindings[name] { file.globals[name] = type }
    guard hasValue else { return type }
    advance()
    frame.value = type
    frame.isWhole = true
    return type
  }

  // MARK: Meaning

  /// What the value after the `=` here says about the name before it; nothing is consumed.
  private mutating func meaningOfValue(isUnwrapped: Bool) -> Meaning {
    let start = position
    defer { rewind(to: start) }
    advance()
    let isMember = at(.`self`) && peek().kind == .period && peek(2).kind == .identifier
    if isMember { index += 2 }
    if at(.identifier), isMember || !current.keyword.isIntroducer, endsSimpleValue(peek()) {
      let name = name(current)
      return isMember ? .property(name) : meaning(of: name, isUnwrapped: isUnwrapped)
    }
    rewind(to: start)
    if let type = plainTypeOfValue()?.type { return Meaning(type) }
    guard isUnwrapped else { return .unknown }
    // Braces may follow.
    advance()
    let type = parseCast()
    return Meaning(endsSimpleValue(current) ? type : nil)
  }

  /// The meaning that one name passes on to another.
  func meaning(of name: String, isUnwrapped: Bool) -> Meaning {
    switch bindings[name] {
    case .typed(let type)?: .typed(isUnwrapped ? type.unwrapped : type)
    case .varying(let all)?:
      .varying(all.map { (isUnwrapped ? $0.type.unwrapped : $0.type, $0.conditions) })
    case let meaning?: meaning
    case nil: name == "self" ? .`self` : .property(name)
    }
  }

  /// Whether a name in a value is the whole value.
  private func endsSimpleValue(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .leftBrace, .rightParen, .rightSquare, .rightBrace, .endOfFile, .semicolon: true
    case .leftParen, .leftSquare, .period, .binaryOperator, .infixQuestion: false
    default: token.keyword == .else || token.startsLine
    }
  }

  // MARK: Patterns

  /// Binds the name after `for`.
  mutating func bindLoopName() {
    while at(.try) || at(.await) || at(.unsafe) { advance() }
    guard !at(.case), !at(.let), !at(.var) else { return }
    guard let name = eatName() else { return bindPatternNames() }
    bindings[name] = Meaning(eat(.colon) ? parseType() : nil)
  }

  /// Binds what is in parentheses after `let`, or after `for`, without consuming it.
  private mutating func bindPatternNames() {
    // A pattern is short; the bound avoids quadratic time.
    let limit = min(index + 64, tokens.count - 1)
    let start = (index..<limit).first { [.leftParen, .comma, .colon].contains(tokens[$0].kind) }
    guard let start, let closer = closer(of: start) else { return }
    for position in start..<min(closer, limit) where tokens[position].kind == .identifier {
      let next = tokens[position + 1].kind
      if next == .comma || next == .rightParen { bindings[name(tokens[position])] = .unknown }
    }
  }

  // MARK: Closures

  /// Reads the signature of a closure, such as `@A [weak self] (x: X, y) async -> Z in`, if one follows
  /// the brace: binds the parameters, and expects a `Z`.
  mutating func parseClosureSignature() {
    let start = position
    let outer = bindings
    while at(.atSign) { parseAttribute(walking: false) }
    var hasValues = false
    if at(.leftSquare) {
      guard let closer = closer(of: index) else { return rewind(to: start) }
      hasValues = parseCaptures(until: closer)
    }
    let isInParentheses = eat(.leftParen)
    while !at(.in), var name = eatName() {
      if isInParentheses { name = eatName() ?? name }
      bindings[name] = Meaning(isInParentheses && eat(.colon) ? parseType() : nil)
      guard eat(.comma) else { break }
    }
    if isInParentheses { _ = eat(.rightParen) }
    _ = parseEffects()
    let result = eat(.arrow) ? parseType() : nil
    if eat(.in) {
      if let result { (frame.result, frame.value) = (result, result) }
    } else if !hasValues {
      // A list of captures with values is not an expression.
      bindings = outer
      rewind(to: start)
    }
  }

  /// Reads `[weak self, game = self.game]`, which begins here, and returns whether there are values.
  private mutating func parseCaptures(until closer: Int) -> Bool {
    // No value sees the names before it.
    var captures: [String: Meaning] = [:]
    while index < closer {
      advance()
      guard peek().kind == .equal, at(.identifier), let name = eatName() else {
        // An array may begin here too, with closures in it.
        if at(.leftParen) || at(.leftBrace) || at(.leftSquare) {
          index = self.closer(of: index) ?? index
        }
        continue
      }
      captures[name] = meaningOfValue(isUnwrapped: false)
      walkValue(expecting: nil, until: .endOfArgument)
    }
    (index, split) = (closer, 0)
    advance()
    bindings.merge(captures) { $1 }
    return !captures.isEmpty
  }
}
