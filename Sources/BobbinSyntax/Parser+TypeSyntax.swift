extension Parser {
  /// Reads a type; if none begins here, it returns `nil`, and nothing was consumed.
  mutating func parseType() -> TypeSyntax? {
    let start = position
    var words: [String] = []
    while let word = parseTypeSpecifier() { words.append(word) }
    guard let type = parseComposition() else {
      rewind(to: start)
      return nil
    }
    return words.isEmpty ? type : .attributed(words, type)
  }

  /// Reads `A & B`.
  private mutating func parseComposition() -> TypeSyntax? {
    guard let first = parseSimpleType() else { return nil }
    // Most types have one part, and need no list.
    guard at(.binaryOperator) else { return first }
    var parts = [first]
    while at(.binaryOperator), isMark(current, "&") {
      let start = position
      advance()
      guard let part = parseSimpleType() else {
        rewind(to: start)
        break
      }
      parts.append(part)
    }
    return parts.count > 1 ? .composition(parts) : first
  }

  /// Reads one attribute or specifier in front of a type.
  private mutating func parseTypeSpecifier() -> String? {
    if at(.atSign) { return parseAttribute(walking: false).description }
    let start = index
    switch current.keyword {
    case .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated, .__owned, .__shared,
      ._const, .repeat, .each:
      // It may also be a name: no type follows a type called `sending`.
      guard startsType(peek()) else { return nil }
      let isNonsending = at(.nonisolated) && peek(3).kind == .rightParen
      advance()
      if isNonsending, at(.leftParen) { skipBalanced() }
    default: return nil
    }
    return text(from: start, to: index)
  }

  private func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: !token.keyword.isInfix
    case .leftParen, .leftSquare, .atSign, .wildcard: true
    case .prefixOperator: isMark(token, "~")
    default: false
    }
  }

  private mutating func parseSimpleType() -> TypeSyntax? {
    guard depth < Parser.maximalDepth else {
      fault("type is nested too deeply", at: current)
      return nil
    }
    depth += 1
    defer { depth -= 1 }

    let next = peek()
    switch current.keyword {
    case .any where startsType(next):
      advance()
      // `any` and `some` apply to all of `A & B`.
      return parseComposition().map { .existential($0) }
    case .some where startsType(next) && !next.startsLine:
      advance()
      return parseComposition().map { .opaque($0) }
    default: break
    }
    if at(.prefixOperator), isMark(current, "~") {
      advance()
      return parseSimpleType().map { .suppressed($0) }
    }
    return parsePostfix(of: parsePrimaryType())
  }

  private mutating func parsePrimaryType() -> TypeSyntax? {
    switch current.kind {
    case .identifier, .wildcard: return .named(parseTypeNames())
    case .leftParen: return parseTupleOrFunctionType()
    case .leftSquare: return parseCollectionType()
    case .integerLiteral:
      // A value argument, as in `InlineArray<3, Int>`.
      defer { advance() }
      return .name(text(current))
    default: return nil
    }
  }

  /// Reads `?`, `!`, `.Type`, `.Protocol` and `.Member` after a type.
  private mutating func parsePostfix(of type: TypeSyntax?) -> TypeSyntax? {
    guard var type else { return nil }
    var count = 0
    // Each of these is a level of the type's tree, which other code walks recursively.
    while count < 8 {
      count += 1
      if eat(.postfixQuestion) {
        type = .optional(type)
      } else if at(.exclamation), !current.followsSpace {
        advance()
        type = .implicitlyUnwrapped(type)
      } else if at(.period), peek().keyword == .Type || peek().keyword == .Protocol {
        type = .metatype(type, text(peek()))
        index += 2
      } else if at(.period), peek().kind == .identifier, peek().keyword != .`init` {
        // `[Int].Index` and `(each T).Element`: the base has no name, so its text takes the place.
        advance()
        type = .named([TypeName(text: type.parenthesized)] + parseTypeNames())
      } else {
        return type
      }
    }
    fault("type is nested too deeply", at: current)
    return type
  }

  /// Reads `A.B<C>` or `A::B`.
  mutating func parseTypeNames() -> [TypeName] {
    // Most have one part, and a literal allocates room for one only.
    var parts = [parseTypeName()]
    while true {
      let isQualified =
        at(.period) && peek().keyword != .Type && peek().keyword != .Protocol || at(.colonColon)
      guard isQualified, peek().kind == .identifier else { return parts }
      if at(.colonColon) { parts[0].isQualified = true }
      advance()
      parts.append(parseTypeName())
    }
  }

  private mutating func parseTypeName() -> TypeName {
    var part = TypeName(text: name(current))
    advance()
    if isOperator(current), begins(current, "<") { part.arguments = parseGenericArguments() ?? [] }
    return part
  }

  /// Reads `<A, B>`, whose `<` is here; if it is something else, nothing was consumed.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    let start = position
    advanceByte()
    var arguments: [TypeSyntax] = []
    while !atClosingAngle, let argument = parseType() {
      arguments.append(argument)
      guard eat(.comma) else { break }
    }
    guard atClosingAngle else {
      rewind(to: start)
      return nil
    }
    advanceByte()
    return arguments
  }

  var atClosingAngle: Bool { isOperator(current) && begins(current, ">") }

  /// Reads `(A, b: B)` and what follows if it is a function type.
  private mutating func parseTupleOrFunctionType() -> TypeSyntax? {
    guard let elements = parseTupleElements() else { return nil }
    let end = position
    let effects = parseEffects()
    if eat(.arrow) {
      guard let result = parseType() else { return nil }
      return .function(elements, effects, result)
    }
    rewind(to: end)
    guard elements.count == 1, let only = elements.first, only.label == nil, !only.isVariadic else {
      return .tuple(elements)
    }
    // `(repeat each T)` is a tuple; any other single type in parentheses is just that type.
    if case .attributed(let words, _) = only.type, words[0] == "repeat" { return .tuple(elements) }
    return only.type
  }

  mutating func parseTupleElements() -> [TupleElement]? {
    advance()
    var elements: [TupleElement] = []
    while !at(.rightParen) {
      var label: String?
      if at(.identifier) || at(.wildcard) {
        if peek().kind == .colon {
          label = eatName()
          advance()
        } else if peek().kind == .identifier || peek().kind == .wildcard, peek(2).kind == .colon {
          // `_ name: Int` in a function type; the label says nothing.
          index += 3
        }
      }
      guard let type = parseType() else { return nil }
      let isVariadic = atEllipsis
      if isVariadic { advance() }
      elements.append(TupleElement(label: label, type: type, isVariadic: isVariadic))
      guard eat(.comma) else { break }
    }
    return eat(.rightParen) ? elements : nil
  }

  var atEllipsis: Bool {
    isOperator(current) && current.end - current.start == 3 && begins(current, ".")
  }

  /// Reads `[A]`, `[A: B]` and `[4 of A]`, which is an `InlineArray<4, A>`.
  private mutating func parseCollectionType() -> TypeSyntax? {
    advance()
    guard let first = parseType() else { return nil }
    if at(.identifier), text(current) == "of" {
      advance()
      guard let element = parseType(), eat(.rightSquare) else { return nil }
      return .named([TypeName(text: "InlineArray", arguments: [first, element])])
    }
    if eat(.colon) {
      guard let value = parseType(), eat(.rightSquare) else { return nil }
      return .dictionary(first, value)
    }
    return eat(.rightSquare) ? .array(first) : nil
  }
}
