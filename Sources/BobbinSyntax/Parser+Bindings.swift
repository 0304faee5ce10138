extension Parser {
  /// A name that code has declared.
  struct Binding {
    /// The meaning of the name.
    enum Meaning {
      /// `self`, as after `guard let strongSelf = self`.
      case `self`
      /// A value of a written type.
      case typed(TypeSyntax)
      /// The meaning of a name that is declared elsewhere, as after `if let game = self.game`.
      case property(String)
      /// A value without a written type.
      case unknown
      /// A type instead of a value: the target of a local `typealias`.
      ///
      /// Where the branches of an `#if` declare others, it does so only under these conditions.
      case alias(TypeSyntax, under: Condition?)
    }

    var name: String
    var meaning: Meaning
  }

  /// The names in scope, the innermost last.
  struct Scope {
    private var bindings: [(binding: Binding, shadowed: Int?)] = []
    /// For each name the place of its innermost binding.
    private var places: [String: Int] = [:]

    /// Whether there are types among the names, which is rare.
    private(set) var holdsAliases = false

    var count: Int { bindings.count }
    var last: Binding? { bindings.last?.binding }

    /// How many names were in scope before the enclosing type, which sees only the types among
    /// them.
    var outerCount = 0

    /// The meaning of a name here, if code has declared it.
    subscript(name: String) -> Binding? {
      guard let place = places[name] else { return nil }
      let binding = bindings[place].binding
      if place < outerCount {
        guard case .alias = binding.meaning else { return nil }
      }
      return binding
    }

    mutating func append(_ binding: Binding) {
      let shadowed = places.updateValue(bindings.count, forKey: binding.name)
      bindings.append((binding, shadowed))
      if case .alias = binding.meaning { holdsAliases = true }
    }

    /// Forgets all names but that many.
    mutating func truncate(to count: Int) {
      while bindings.count > count {
        let (binding, shadowed) = bindings.removeLast()
        places[binding.name] = shadowed
      }
    }
  }

  /// The type with its local aliases replaced.
  func resolvingAliases(in type: TypeSyntax) -> TypeSyntax {
    guard bindings.holdsAliases else { return type }
    return type.map { part in
      guard case .named(let names) = part,
        case .alias(let target, _)? = bindings[names[0].text]?.meaning,
        !isBranchingAlias(names[0])
      else { return part }
      guard names.count > 1, case .named(let targetNames) = target else { return target }
      return .named(targetNames + names.dropFirst())
    }
  }

  /// Binds the name of a local alias.
  mutating func bindAlias(_ name: String, to target: TypeSyntax) {
    var isBranch = false
    if case .alias? = bindings[name]?.meaning { isBranch = !conditions.isEmpty }
    let meaning = Binding.Meaning.alias(
      resolvingAliases(in: target), under: isBranch ? conditions : nil)
    bindings.append(Binding(name: name, meaning: meaning))
  }

  /// Whether several local aliases have the name, one in each branch of an `#if` that has ended.
  func isBranchingAlias(_ name: TypeName) -> Bool {
    guard case .alias(_, let branch?)? = bindings[name.text]?.meaning else { return false }
    return !branch.holds(wherever: conditions)
  }

  // MARK: Let and var

  /// Reads `let name: Type =` and leaves the value to the walk.
  mutating func parseLocalBinding() {
    let isVariable = at(.var)
    advance()
    let isName = at(.identifier) || at(.wildcard)
    guard isName, peek().kind != .period, peek().kind != .leftParen else {
      return bindPatternNames()
    }
    parseBinding()
    guard isVariable, at(.leftBrace), frame.head == .none else { return }
    let type = bindings.last.flatMap { if case .typed(let type) = $0.meaning { type } else { nil } }
    nest("property", at: current) { $0.walkAccessors(expecting: type) }
  }

  /// Reads one name with its type, and the `=` after it.
  mutating func parseBinding() {
    let name = name(current)
    let head = frame.head
    let isCondition = head == .if || head == .guard || head == .while
    advance()
    var type: TypeSyntax?
    if !frame.isCaseLabel, eat(.colon) { type = parseType() }
    frame.isBindingList = true
    var binding = Binding(name: name, type: type)
    let hasValue = at(.equal) && !frame.isPattern
    if type == nil, hasValue {
      binding.meaning = meaningOfValue(isUnwrapped: isCondition)
    } else if type == nil, isCondition, !frame.isPattern {
      // `if let game {` only unwraps what `game` means outside.
      binding.meaning = meaning(of: name, isUnwrapped: true)
    }
    bindings.append(binding)
    guard hasValue else { return }
    advance()
    frame.value = type
    frame.isWhole = true
  }

  // MARK: Meaning

  /// What the value after the `=` here says about the name before it; nothing is consumed.
  private mutating func meaningOfValue(isUnwrapped: Bool) -> Binding.Meaning {
    let start = position
    defer { rewind(to: start) }
    advance()
    if at(.`self`), endsSimpleValue(peek()) { return .`self` }
    let isMember = at(.`self`) && peek().kind == .period && peek(2).kind == .identifier
    if isMember {
      advance()
      advance()
    }
    if at(.identifier), !current.keyword.isIntroducer {
      let name = name(current)
      if endsSimpleValue(peek()) {
        return isMember ? .property(name) : meaning(of: name, isUnwrapped: isUnwrapped)
      }
    }
    rewind(to: start)
    return plainTypeOfValue().map { .typed($0) } ?? .unknown
  }

  /// The meaning of a name that another name now has, too.
  func meaning(of name: String, isUnwrapped: Bool) -> Binding.Meaning {
    switch bindings[name]?.meaning {
    case .typed(let type)?: .typed(isUnwrapped ? type.unwrapped : type)
    case let meaning?: meaning
    case nil: name == "self" ? .`self` : .property(name)
    }
  }

  /// Whether a name in a value is the whole value.
  private func endsSimpleValue(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .leftBrace, .rightParen, .rightSquare: true
    case .leftParen, .leftSquare: false
    default: token.keyword == .else || endsStatement(token)
    }
  }

  // MARK: Patterns

  /// Binds the name after `for`.
  mutating func bindLoopName() {
    while at(.try) || at(.await) || at(.unsafe) { advance() }
    guard !at(.case), !at(.let), !at(.var) else { return }
    guard let name = eatName() else { return bindPatternNames() }
    bindings.append(Binding(name: name, type: eat(.colon) ? parseType() : nil))
  }

  /// Binds what is in parentheses after `let`, or after `for`, without consuming it.
  private mutating func bindPatternNames() {
    // A pattern is short; the bound avoids quadratic time.
    let limit = min(index + 64, tokens.count - 1)
    var position = index
    while position < limit, ![.leftParen, .comma, .colon].contains(tokens[position].kind) {
      position += 1
    }
    guard let closer = closer(of: position) else { return }
    while position < min(closer, limit) {
      let next = tokens[position + 1].kind
      if tokens[position].kind == .identifier, next == .comma || next == .rightParen {
        bindings.append(Binding(name: name(tokens[position]), meaning: .unknown))
      }
      position += 1
    }
  }

  // MARK: Closures

  /// Reads `@A [weak self] (x: X, y) async -> Z in` after a brace and binds the parameters; does
  /// nothing if there is no such thing.
  mutating func parseClosureSignature() {
    let start = position
    let count = bindings.count
    while at(.atSign) { parseAttribute(walking: false) }
    var captures: [Binding] = []
    if at(.leftSquare) {
      guard let closer = closer(of: index) else { return rewind(to: start) }
      captures = parseCaptures(until: closer)
    }
    for capture in captures { bindings.append(capture) }
    let isInParentheses = eat(.leftParen)
    while at(.wildcard) || at(.identifier) && !at(.in) {
      var name = name(current)
      advance()
      if isInParentheses { name = eatName() ?? name }
      let type = isInParentheses && eat(.colon) ? parseType() : nil
      bindings.append(Binding(name: name, type: type))
      guard eat(.comma) else { break }
    }
    if isInParentheses { _ = eat(.rightParen) }
    _ = parseEffects()
    if eat(.arrow) { _ = parseType() }
    // A list of captures with values is not an expression.
    if !eat(.in), captures.isEmpty {
      bindings.truncate(to: count)
      rewind(to: start)
    }
  }

  /// Reads `[weak self, game = self.game]`, which begins here, and returns the names with values.
  private mutating func parseCaptures(until closer: Int) -> [Binding] {
    var captures: [Binding] = []
    while index < closer {
      advance()
      guard peek().kind == .equal, at(.identifier) else {
        // An array may begin here too, with closures in it.
        if at(.leftParen) || at(.leftBrace) || at(.leftSquare) {
          index = self.closer(of: index) ?? index
        }
        continue
      }
      let name = name(current)
      advance()
      captures.append(Binding(name: name, meaning: meaningOfValue(isUnwrapped: false)))
      walkValue(expecting: nil, until: .endOfArgument)
    }
    (index, split) = (closer, 0)
    advance()
    return captures
  }
}

extension Parser.Binding {
  /// A value whose type may be written.
  init(name: String, type: TypeSyntax?) {
    self.init(name: name, meaning: type.map { .typed($0.plain) } ?? .unknown)
  }

  init(_ parameter: Parameter) {
    let type = parameter.type.plain
    self.init(name: parameter.name, type: parameter.isVariadic ? .array(type) : type)
  }
}
