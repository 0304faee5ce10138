/// The `#if` branches that enclose a place.
struct BranchStack {
  /// For each enclosing `#if`, its directives up to here.
  private var levels: [[Condition.Branch]] = []
  private var branches: [Condition.Branch] = []
  /// The condition of the enclosing branches, without those that are always compiled; cached,
  /// because every fact needs it.
  private(set) var condition = Condition()

  var depth: Int { branches.count }
  /// Whether no build compiles the innermost branch, as after `#if false`.
  var isNeverCompiled: Bool { branches.last.map { Formula.not($0.formula).isAlwaysTrue } ?? false }

  /// Enters the first branch.
  mutating func open(_ clause: Condition.Branch) {
    levels.append([clause])
    enter(clause)
  }

  /// Enters the next branch; `nil` is `#else`.
  mutating func next(_ clause: Condition.Branch?) {
    guard let level = levels.last else { return }
    let own = clause.map { [$0] } ?? []
    levels[levels.count - 1] += own
    leave()
    enter(Condition(level.map(\.negated) + own).inOneLine.branches[0])
  }

  mutating func close() { if levels.popLast() != nil { leave() } }

  private mutating func enter(_ branch: Condition.Branch) {
    branches.append(branch)
    if !branch.formula.isAlwaysTrue { condition.branches.append(branch) }
  }

  private mutating func leave() {
    if !branches.removeLast().formula.isAlwaysTrue { condition.branches.removeLast() }
  }
}

extension Parser {
  var conditions: Condition { @inline(__always) get { branches.condition } }

  /// Consumes a conditional compilation directive with its line, and returns whether one is here.
  mutating func handleDirective() -> Bool {
    switch current.kind {
    case .poundIf: branches.open(parseClause())
    case .poundElseif: branches.next(parseClause())
    case .poundElse:
      advance()
      branches.next(nil)
    case .poundEndif:
      advance()
      branches.close()
    default: return false
    }
    if branches.isNeverCompiled { skipBranch() }
    return true
  }

  /// Skips what no build compiles, up to the next directive of the same `#if`.
  private mutating func skipBranch() {
    let end = nextDirective
    for position in index..<end { unread.remove(position) }
    (index, split) = (end, 0)
  }

  /// The index of the next directive of the `#if` around the token here, or of the end of the file.
  private var nextDirective: Int {
    var (position, depth) = (index, 0)
    while tokens[position].kind != .endOfFile {
      switch tokens[position].kind {
      case .poundIf: depth += 1
      case .poundEndif where depth > 0: depth -= 1
      case .poundElseif, .poundElse, .poundEndif: if depth == 0 { return position }
      default: break
      }
      position += 1
    }
    return position
  }

  /// Reads the directive here and what follows it on its line.
  private mutating func parseClause() -> Condition.Branch {
    advance()
    let start = index
    let formula = parseFormula(depth: 0)
    let isWhole = !isInCondition
    while isInCondition { advance() }
    let text = text(from: start, to: index)
    let known = isLastBranch ? .all([]) : isWhole ? formula : nil
    return Condition.Branch(text, known ?? .atom(Formula.Atom(name: text)))
  }

  /// Whether only `#else` with `#error` follows this branch, so that nothing else compiles.
  private var isLastBranch: Bool {
    let end = nextDirective
    return tokens[end].kind == .poundElse && tokens[end + 1].kind == .pound
      && text(tokens[end + 2]) == "error"
  }

  /// Whether the token here belongs to the condition of the directive before it, which continues
  /// across a line break next to `&&` or `||`.
  private var isInCondition: Bool {
    func joins(_ token: Token) -> Bool {
      token.kind == .binaryOperator && (begins(token, "&") || begins(token, "|"))
    }
    return !at(.endOfFile) && (!current.startsLine || joins(current) || joins(previous))
  }

  // MARK: Formulas

  /// Reads `A && B || C`; nil if it is anything else.
  private mutating func parseFormula(depth: Int) -> Formula? {
    var parts: [Formula] = []
    repeat {
      var factors: [Formula] = []
      repeat {
        guard let factor = parseFactor(depth: depth) else { return nil }
        factors.append(factor)
      } while eatOperator("&")
      parts.append(.all(factors))
    } while eatOperator("|")
    return .not(.all(parts.map { .not($0) }))
  }

  /// The oldest compiler that can build Bobbin, and what its oldest language mode calls itself.
  private static let oldestVersions = ["compiler": [6, 2], "swift": [5, 10]]

  private mutating func eatOperator(_ mark: Unicode.Scalar) -> Bool {
    guard isInCondition, begins(current, mark) else { return false }
    advance()
    return true
  }

  /// Reads `!A`, `(A || B)`, `true`, `DEBUG`, `os(iOS)` or `swift(>=5.9)`.
  private mutating func parseFactor(depth: Int) -> Formula? {
    guard isInCondition, depth < Parser.maximalDepth else { return nil }
    let token = current
    advance()
    switch token.kind {
    case .prefixOperator where text(token) == "!":
      return parseFactor(depth: depth + 1).map { .not($0) }
    case .leftParen:
      let formula = parseFormula(depth: depth + 1)
      return isInCondition && eat(.rightParen) ? formula : nil
    case .identifier where token.keyword == .true || token.keyword == .false:
      return token.keyword == .true ? .all([]) : .not(.all([]))
    case .identifier:
      guard isInCondition, at(.leftParen), let closer = closer(of: index) else {
        return .atom(Formula.Atom(name: text(token)))
      }
      var argument = tokens[index + 1..<closer].map { text($0) }.joined()
      skipBalanced()
      let isOlder = argument.hasPrefix("<")
      if isOlder { argument = ">=" + argument.dropFirst() }
      var formula = Formula.atom(Formula.Atom(name: text(token), argument: argument))
      if let oldest = Parser.oldestVersions[text(token)], argument.hasPrefix(">=") {
        let version = argument.dropFirst(2).split(separator: ".").map { Int($0) ?? .max }
        if !oldest.lexicographicallyPrecedes(version) { formula = .all([]) }
      }
      return isOlder ? .not(formula) : formula
    default: return nil
    }
  }
}
