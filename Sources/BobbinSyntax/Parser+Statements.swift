extension Parser {
  /// Walks over a word that may have a meaning.
  mutating func walkWord() {
    let word = current.keyword
    switch word {
    case .parent, .injecting, .gathering, .dependency: noteCall()
    case .in, .where: frame.isPattern = false
    case _ where !beginsDeclaration: break
    case .if, .guard, .switch, .for, .while, .do, .catch, .defer, .repeat, .else: beginHead()
    case .case: beginCase()
    case .return: frame.beginStatement()
    case .let, .var, .func, .class, .struct, .enum, .actor, .protocol, .extension, .typealias,
      .import, .macro:
      return parseLocalDeclaration()
    default:
      if word.isModifier, !followsOperator { return parseLocalDeclaration() }
    }
    advance()
    if word == .for, frame.head == .for { bindLoopName() }
  }

  /// Notes that a statement begins here, whose braces follow.
  private mutating func beginHead() {
    let word = current.keyword
    switch word {
    case .repeat where peek().kind != .leftBrace:
      // A pack expansion.
      return
    case .else, .catch:
      // Continues the `if`, `guard` or `do` before it.
      break
    case .if where frame.head == .else: break
    case .if, .switch, .do: frame.headValue = frame.expected
    default: frame.headValue = frame.result
    }
    // The names that a `guard` declares are in scope after its `else`, not in it.
    if word == .else, frame.head == .guard {
      swap(&frame.headBindings, &bindings)
    } else {
      frame.headBindings = bindings
    }
    frame.head = word
    frame.value = nil
    frame.isPattern = word == .catch
  }

  /// Enters the pattern after a `case`.
  private mutating func beginCase() {
    frame.isPattern = true
    guard frame.statement == .switch, frame.head == .none else { return }
    frame.isCaseLabel = true
    // The names of the previous case end here.
    bindings = frame.bindings
  }

  // MARK: Declarations

  /// Reads a declaration in code, or one word if it is not one.
  mutating func parseLocalDeclaration() {
    let start = index
    let modifiers = parseModifiers()
    if let kind = typeKeyword {
      let isLocal = !isAtTopLevel
      let declaration = parseTypeDeclaration(kind, modifiers, isLocal: isLocal)
      if isLocal, kind == .typealias, let target = declaration.target {
        let isBranch = bindings[declaration.name] != nil && !conditions.isEmpty
        bindings[declaration.name] = isBranch ? .alias(nil) : .alias(resolvingAliases(in: target))
      }
      owner.nested.append(declaration)
      return
    }
    switch current.keyword {
    case .import where peek().kind == .identifier && isAtTopLevel: parseImport(modifiers)
    case .func where beginsDeclaration, .macro where declaresMacro:
      guard let function = parseFunctionHead(modifiers) else { return }
      nest("function", at: current) { $0.walkFunctionBody(function.signature) }
    case .let, .var: parseLocalBinding()
    default:
      if index == start { advance() }
    }
  }

  /// Reads the contents of the braces here, unless too many declarations are open.
  mutating func nest(
    _ what: @autoclosure () -> String, at place: Token, _ body: (inout Parser) -> Void
  ) {
    guard depth < Parser.maximalDepth else {
      fault("\(what()) is nested too deeply", at: place)
      if at(.leftBrace) { skipBalanced() }
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Whether `macro name(…)` is here, whose parameters are not arguments.
  private var declaresMacro: Bool {
    let next = peek(2)
    let hasList = next.kind == .leftParen || isOperator(next) && begins(next, "<")
    return peek().kind == .identifier && hasList
  }

  mutating func parseImport(_ modifiers: Modifiers) {
    let place = location(current)
    advance()
    // `struct`, `func` and the like.
    let kind = current.keyword.isReserved && peek().kind == .identifier ? eatName() : nil
    var path: [String] = []
    repeat {
      if let name = eatName() { path.append(name) }
    } while eat(.period)
    file.imports.append(
      Import(
        attributes: modifiers.attributes, access: modifiers.access, path: path, kind: kind,
        conditions: conditions, location: place))
  }
}
