extension Parser {
  /// Reads one member, or skips anything else.
  mutating func parseMember() {
    let modifiers = parseModifiers()
    if let kind = typeKeyword {
      owner.nested.append(parseTypeDeclaration(kind, modifiers, isLocal: owner.isLocal))
      return
    }
    isInStaticMember = modifiers.isStatic
    defer { isInStaticMember = false }
    if file.isOutline, [.var, .let, .func, .`init`, .deinit, .subscript].contains(current.keyword) {
      return skipMember()
    }
    switch current.keyword {
    case .var, .let: parseProperties(modifiers)
    case .func: parseFunction(modifiers)
    case .`init`: parseInitializer(modifiers)
    case .deinit:
      advance()
      if at(.leftBrace) { walkBody(expecting: nil) }
    case .subscript:
      owner.subscripts.append(location(current))
      advance()
      let signature = parseSignature()
      walkAccessors(expecting: signature.result, parameters: signature.parameters)
    case .case: parseCases(modifiers)
    default: parseOtherMember()
    }
  }

  /// Reads a macro's use, or skips to what may be the next member.
  private mutating func parseOtherMember() {
    switch current.kind {
    case .rightBrace, .endOfFile: return
    case .semicolon: advance()
    case .pound: walkValue(expecting: nil, until: .endOfValue)
    default:
      fault("expected a declaration", at: current)
      repeat { skipBalanced() } while !at(.rightBrace) && !at(.endOfFile) && !current.startsLine
    }
  }

  /// Skips to a line that may begin another member, or after an open brace the rest of the file.
  private mutating func skipMember() {
    repeat {
      // It is never closed, so all that follows is inside.
      if at(.leftBrace), closer(of: index) == nil { return index = tokens.count - 1 }
      skipBalanced()
    } while !at(.rightBrace) && !at(.endOfFile) && !at(.semicolon)
      && !(current.startsLine && (at(.identifier) || at(.atSign)) && !current.keyword.isInfix)
  }

  /// Reads the cases of an enumeration; one without a payload is like a static constant.
  private mutating func parseCases(_ modifiers: Modifiers) {
    var modifiers = modifiers
    modifiers.add(.static, "static")
    repeat {
      advance()
      guard at(.identifier) || at(.wildcard) else { return }
      let place = current
      advance()
      if at(.leftParen) {
        // A payload may have default values.
        walkArguments()
      } else if !file.isOutline {
        owner.properties.append(property(place, type: .name(owner.name), modifiers, isLet: true))
      }
      if at(.equal) { walkValue(expecting: nil, until: .endOfValue) }
    } while at(.comma)
  }

  // MARK: Functions

  private mutating func parseFunction(_ modifiers: Modifiers) {
    guard var function = parseFunctionHead(modifiers) else {
      return fault("expected a name after 'func'", at: current)
    }
    function.returnsNil = at(.leftBrace) && bodyIsNil
    function.body = walkFunctionBody(function.signature)
    owner.functions.append(function)
  }

  /// Reads a function up to its body; operators are read, too, but not used.
  mutating func parseFunctionHead(_ modifiers: Modifiers) -> Function? {
    advance()
    let place = current
    // Marks that are not operators elsewhere can name one: `=`, `!`.
    let isMark = ByteInfo.table[Int(bytes[Int(place.start)])].marks & ByteInfo.operator != 0
    guard at(.identifier) || isOperator(place) || isMark else { return nil }
    var functionName = name(place)
    if isOperator(place), functionName.utf8.count > 1, functionName.hasSuffix("<"),
      peek().kind == .identifier
    {
      // `func < <T>(…)` has a space; `func ==<T>(…)` was lexed as one operator.
      functionName.removeLast()
      split = place.end - 1
    } else {
      advance()
    }
    return Function(
      name: functionName, signature: parseSignature(), modifiers: modifiers,
      conditions: conditions, location: location(place))
  }

  /// Walks the braces after a function's head with its parameters in scope; returns their range.
  @discardableResult
  mutating func walkFunctionBody(_ signature: Signature) -> Range<Int>? {
    guard at(.leftBrace) else { return nil }
    let outer = (bindings, parameters)
    defer { (bindings, parameters) = outer }
    for parameter in signature.generics.parameters {
      // The parameter hides the type with its name; only the caller knows which type it holds.
      bindings[parameter.name] = .alias(.opaque(.name("Any")))
    }
    for parameter in signature.parameters {
      bindings[parameter.name] = Meaning(parameter)
      if body == nil { parameters.insert(parameter.name) }
    }
    return walkBody(expecting: signature.result)
  }

  private mutating func parseInitializer(_ modifiers: Modifiers) {
    let place = location(current)
    advance()
    let failure = eat(.exclamation) ? "!" : eat(.postfixQuestion) || eat(.infixQuestion) ? "?" : ""
    var initializer = Function(
      name: "init", failure: failure, signature: parseSignature(), modifiers: modifiers,
      conditions: conditions, location: place)
    initializer.body = walkFunctionBody(initializer.signature)
    owner.initializers.append(initializer)
  }

  // MARK: Properties

  private mutating func parseProperties(_ modifiers: Modifiers) {
    let isLet = at(.let)
    advance()
    // Properties without type and value, which get the next type: `let a, b: Int`.
    var untyped: [Int] = []
    repeat {
      guard at(.identifier) || at(.wildcard) else {
        parsePattern(modifiers, isLet: isLet)
        continue
      }
      let place = current
      advance()
      var property = property(place, type: parseType(after: .colon), modifiers, isLet: isLet)
      if let type = property.type {
        for earlier in untyped {
          owner.properties[earlier].type = type
          owner.properties[earlier].isTyped = true
        }
        untyped = []
      } else if at(.comma) {
        untyped.append(owner.properties.count)
      }
      parseBody(of: &property)
      owner.properties.append(property)
    } while eat(.comma)
  }

  /// Reads `(a, (b, _)): (A, (B, C)) = …`, which declares a property for each name.
  private mutating func parsePattern(_ modifiers: Modifiers, isLet: Bool) {
    guard at(.leftParen), let closer = closer(of: index) else {
      return fault("expected a name after '\(text(previous))'", at: previous)
    }
    var names: [Token] = []
    while index <= closer {
      if at(.wildcard) || at(.identifier) && peek().kind != .colon { names.append(current) }
      advance()
    }
    let types = eat(.colon) ? parseType()?.leaves ?? [] : []
    for (index, place) in names.enumerated() where place.kind == .identifier {
      let type = types.count == names.count ? types[index] : nil
      var property = property(place, type: type, modifiers, isLet: isLet)
      property.hasValue = at(.equal)
      owner.properties.append(property)
    }
    if at(.equal) { walkValue(expecting: nil, until: .endOfValue) }
  }

  private mutating func property(
    _ place: Token, type: TypeSyntax?, _ modifiers: Modifiers, isLet: Bool
  ) -> Property {
    Property(
      name: name(place), type: type, isTyped: type != nil, isLet: isLet,
      isStored: owner.kind != .protocol,
      setter: isLet || owner.kind == .protocol ? .none : .mutating, getter: Effects(),
      modifiers: modifiers, conditions: conditions, location: location(place))
  }

  /// Reads initial value and accessors of a property.
  private mutating func parseBody(of property: inout Property) {
    let type = property.type
    let start = Int(current.start)
    if at(.equal), !atValue {
      fault("expected a value after '='", at: current)
      advance()
    }
    if at(.equal) {
      if type == nil, let value = plainTypeOfValue() {
        (property.type, property.construction) = (value.type, value.construction)
      } else if type == nil {
        property.staticMember = staticMemberOfValue()
      }
      property.hasValue = true
      let first = index
      walkValue(expecting: type, until: .endOfValue)
      property.isLiteral = (first..<index).allSatisfy { tokens[$0].isOfLiteral }
      property.value = start..<Int(previous.end)
    }
    if at(.leftBrace) { parseAccessors(of: &property, expecting: type) }
    let end = Int(previous.end)
    if end > start { property.body = start..<end }
  }

  /// Whether what follows the `=` here may be a value, and is not another member or the end of all.
  private var atValue: Bool {
    let (first, second) = (peek(), peek(2))
    let isModifier = first.keyword.isModifier && first.startsLine && !second.startsLine
    return first.kind != .rightBrace && !first.keyword.beginsDeclaration
      && !(isModifier && second.keyword.beginsDeclaration)
  }

  /// Reads the braces after a subscript or a local property, if they are here.
  mutating func walkAccessors(expecting type: TypeSyntax?, parameters: [Parameter] = []) {
    guard at(.leftBrace) else { return }
    var property = property(current, type: type, Modifiers(), isLet: false)
    let outer = bindings
    for parameter in parameters { bindings[parameter.name] = Meaning(parameter) }
    parseAccessors(of: &property, expecting: type)
    bindings = outer
  }

  /// Reads the braces after a property.
  private mutating func parseAccessors(of property: inout Property, expecting type: TypeSyntax?) {
    (property.isStored, property.setter) = (false, .none)
    guard owner.kind == .protocol || atAccessors(afterValue: false, at: index) else {
      property.returnsNil = bodyIsNil
      property.value = walkBody(expecting: type)
      return
    }
    let brace = current
    advance()
    while !at(.rightBrace), !at(.endOfFile) { parseAccessor(of: &property, expecting: type) }
    if !eat(.rightBrace) { faultUnclosed(brace) }
  }

  private mutating func parseAccessor(of property: inout Property, expecting type: TypeSyntax?) {
    let modifiers = parseModifiers()
    let word = current.keyword
    var argument = "newValue"
    switch word {
    case .set, ._modify, .modify, .unsafeMutableAddress:
      property.setter = modifiers.contains(.nonmutating) ? .nonmutating : .mutating
    case .willSet, .didSet:
      // Observers leave it stored.
      (property.isStored, property.setter) = (true, .mutating)
      if word == .didSet { argument = "oldValue" }
    case .get, ._read, .read, .`init`, .unsafeAddress: break
    default:
      if at(.rightBrace) || at(.endOfFile) { return }
      // A protocol may require accessors that this parser does not know.
      if owner.kind != .protocol || !at(.identifier) {
        fault("expected 'get' or 'set'", at: current)
      }
      return skipBalanced()
    }
    advance()
    if at(.leftParen) {
      if peek().kind == .identifier { argument = name(peek()) }
      skipBalanced()
    }
    let effects = parseEffects()
    if word == .get {
      property.getter = effects
      property.returnsNil = at(.leftBrace) && bodyIsNil
    }
    guard at(.leftBrace) else { return }
    let isGetter = word == .get || word == ._read || word == .read
    let outer = bindings
    if !isGetter { bindings[argument] = Meaning(type) }
    let body = walkBody(expecting: isGetter ? type : nil)
    if isGetter { property.value = body }
    bindings = outer
  }

  /// Whether the braces at an index begin with an accessor.
  ///
  /// After a value they may also be a trailing closure, and fewer words decide.
  mutating func atAccessors(afterValue isAfterValue: Bool, at brace: Int) -> Bool {
    // Most braces hold an expression.
    let first = tokens[brace + 1]
    if first.kind == .identifier, first.keyword == .none { return false }
    let start = position
    defer { rewind(to: start) }
    (index, split) = (brace + 1, 0)
    let modifiers = parseModifiers(walking: false)
    let next = peek()
    switch current.keyword {
    case .willSet, .didSet: return true
    case .get, .set, ._read, ._modify, .read, .modify, .unsafeAddress, .unsafeMutableAddress:
      return !isAfterValue || next.kind == .leftBrace
    case .`init`:
      return next.kind == .leftBrace || next.kind == .leftParen && !modifiers.attributes.isEmpty
    default: return false
    }
  }

  /// Whether the braces here hold `nil` or `return nil` and nothing else.
  var bodyIsNil: Bool {
    let start = peek(1).keyword == .return ? 2 : 1
    return peek(start).keyword == .nil && peek(start + 1).kind == .rightBrace
  }
}

extension Token {
  /// Whether it may be a part of a literal, or of several with operators between them.
  fileprivate var isOfLiteral: Bool {
    switch kind {
    case .identifier: keyword == .true || keyword == .false || keyword == .nil
    case .leftParen, .leftBrace, .pound: false
    default: true
    }
  }
}
