extension Parser {
  /// Reads one attribute; in types, which are read ahead, perhaps several times, calls in its
  /// arguments are not recorded.
  @discardableResult
  mutating func parseAttribute(walking: Bool = true) -> Attribute {
    let start = index
    advance()
    guard at(.identifier) else { return Attribute(description: "@") }
    let path = guess { $0.parseTypeNames() } ?? []
    if path.isEmpty { advance() }
    let end = index
    if at(.leftParen), walking {
      // In front of declarations, swiftc accepts arguments even after a space.
      if !current.startsLine { walkArguments() }
    } else if at(.leftParen), !current.followsSpace,
      !["autoclosure", "escaping", "Sendable", "noescape"].contains(path.last?.text)
    {
      skipBalanced()
    }
    return Attribute(
      description: text(from: start, to: index), path: path, arguments: list(from: end, to: index))
  }

  /// The parts of a bracketed list, as written.
  private func list(from opener: Int, to end: Int) -> [String] {
    var (parts, start, position) = ([String](), opener + 1, opener + 1)
    while position < end {
      if position == end - 1 || tokens[position].kind == .comma {
        parts.append(text(from: start, to: position))
        start = position + 1
      }
      position = (closer(of: position) ?? position) + 1
    }
    return parts
  }

  /// Reads attributes and modifiers in front of a declaration.
  mutating func parseModifiers(walking: Bool = true) -> Modifiers {
    var modifiers = Modifiers()
    var unavailable: [(index: Int, conditions: Condition)] = []
    while true {
      if at(.atSign) {
        let attribute = parseAttribute(walking: walking)
        if attribute.name == "available", attribute.has("unavailable") {
          unavailable.append((modifiers.attributes.count, conditions))
        }
        modifiers.attributes.append(attribute)
      } else if !handleDirective(), !parseModifier(into: &modifiers) {
        if unavailable.isEmpty { return modifiers }
        // One in a branch is dropped: in other builds the declaration is available.
        for (index, branch) in unavailable.reversed() where branch != conditions {
          modifiers.attributes.remove(at: index)
        }
        return modifiers
      }
    }
  }

  private mutating func parseModifier(into modifiers: inout Modifiers) -> Bool {
    let word = current.keyword
    // `class` is a modifier before a member's keyword, a keyword before a name; and a class may be
    // named like one of the contextual keywords.
    guard word == .class ? classIsModifier : word.isModifier && modifierHasDeclaration else {
      return false
    }
    let start = index
    advance()
    let hasDetail = at(.leftParen)
    if hasDetail { skipBalanced() }
    switch word.access {
    case let level? where hasDetail: modifiers.setterAccess = level
    case let level?: modifiers.access = level
    case nil: modifiers.add(word, text(from: start, to: index))
    }
    return true
  }

  private var classIsModifier: Bool {
    switch peek().keyword {
    case .func, .var, .let, .subscript: true
    case let word where word.isModifier: [.identifier, .leftParen, .atSign].contains(peek(2).kind)
    default: peek().kind == .atSign
    }
  }

  /// Whether the word here can be a modifier: another word, an attribute or a directive follows.
  private var modifierHasDeclaration: Bool {
    switch peek().kind {
    case .identifier, .atSign, .poundIf, .poundElse, .poundElseif, .poundEndif: true
    case .leftParen:
      peek(3).kind == .rightParen && (peek(2).keyword == .set || at(.unowned) || at(.nonisolated))
    default: false
    }
  }

  /// Reads `<T: P, each U>` if it is here.
  mutating func parseGenericParameters() -> [GenericParameter] {
    guard isOperator(current), begins(current, "<") else { return [] }
    advanceByte()
    var parameters: [GenericParameter] = []
    while !atClosingAngle {
      while at(.atSign) { parseAttribute(walking: false) }
      let word = at(.each) || at(.let) ? text(current) : ""
      if !word.isEmpty { advance() }
      guard at(.identifier), let name = eatName() else { break }
      let constraint = eat(.colon) ? parseType() : nil
      parameters.append(GenericParameter(name: name, word: word, constraint: constraint))
      guard eat(.comma) else { break }
    }
    if atClosingAngle { advanceByte() }
    return parameters
  }

  /// Reads a `where` clause if it is here.
  mutating func parseWhereClause() -> [GenericRequirement] {
    var requirements: [GenericRequirement] = []
    guard eat(.where) else { return [] }
    repeat {
      guard let subject = parseType(), isOperator(current) || at(.colon) else { break }
      let isSame = !at(.colon)
      advance()
      guard let object = parseType() else { break }
      requirements.append(GenericRequirement(subject: subject, isSame: isSame, object: object))
    } while eat(.comma)
    return requirements
  }

  /// Reads `async`, `throws(E)` and `rethrows`.
  mutating func parseEffects() -> Effects {
    var effects = Effects()
    while true {
      switch current.keyword {
      case .async, .reasync: effects.isAsync = true
      case .throws: effects.throwing = .anything
      case .rethrows: effects.throwing = .rethrowing
      default: return effects
      }
      advance()
      if at(.leftParen), previous.keyword == .throws, let error = parseTupleElements()?.first {
        effects.throwing = .typed(error.type)
      }
    }
  }

  /// Reads all from the generic parameters to the `where` clause; calls in defaults go to `owner`.
  mutating func parseSignature() -> Signature {
    var generics = Generics()
    generics.parameters = parseGenericParameters()
    if !at(.leftParen) { fault("expected '(' after '\(text(previous))'", at: previous) }
    let parameters = at(.leftParen) ? parseParameters() : []
    let effects = parseEffects()
    let result = parseType(after: .arrow)
    generics.requirements = parseWhereClause()
    let isVoid = result == .tuple([]) || result == .name("Void")
    return Signature(
      generics: generics, parameters: parameters, effects: effects, result: isVoid ? nil : result)
  }

  /// Reads a mark and the type that has to follow it, if the mark is here.
  mutating func parseType(after mark: Token.Kind) -> TypeSyntax? {
    guard eat(mark) else { return nil }
    let place = previous
    let type = current.keyword.beginsDeclaration ? nil : parseType()
    if type == nil { fault("expected a type after '\(text(place))'", at: place) }
    return type
  }

  /// Reads a parameter list; the current token is its parenthesis.
  private mutating func parseParameters() -> [Parameter] {
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen), !at(.endOfFile) {
      guard let parameter = parseParameter() else {
        fault("expected a parameter", at: current)
        break
      }
      parameters.append(parameter)
      if !eat(.comma), !at(.rightParen) {
        fault("expected ',' or ')' after '\(text(previous))'", at: current)
        break
      }
    }
    while !at(.rightParen), !at(.endOfFile), !at(.leftBrace), !at(.rightBrace),
      !current.keyword.beginsDeclaration
    {
      skipBalanced()
    }
    _ = eat(.rightParen)
    return parameters
  }

  private mutating func parseParameter() -> Parameter? {
    var builder: TypeSyntax?
    while at(.atSign) {
      let attribute = parseAttribute()
      let isPlain = attribute.arguments.isEmpty && !attribute.name.hasPrefix("_")
      if isPlain, !attribute.path.isEmpty { builder = .named(attribute.path) }
    }
    guard let label = eatName() else { return nil }
    let name = eatName() ?? label
    guard eat(.colon), let type = parseType() else { return nil }
    let isVariadic = atEllipsis
    if isVariadic { advance() }
    let start = index + 1
    let hasDefault = at(.equal)
    if hasDefault { walkValue(expecting: type, until: .endOfArgument) }
    // `#fileID` stands for the call site, unless it is inside another expression.
    let isOfCallSite =
      hasDefault && index == start + 2 && tokens[start].kind == .pound
      && ["file", "fileID", "filePath", "line", "column", "function", "isolation", "dsohandle"]
        .contains(text(tokens[start + 1]))
    return Parameter(
      builder: builder, label: label, name: name, type: type, isVariadic: isVariadic,
      hasDefault: hasDefault, callSiteDefault: isOfCallSite ? text(from: start, to: index) : nil)
  }
}
