/// The `#if` branches around a place.
struct BranchStack {
  /// For each enclosing `#if`, its directives up to here.
  private var levels: [[Condition.Branch]] = []
  /// The condition of the branches around; kept, because every fact needs it.
  private(set) var condition = Condition()

  /// How many `#if` are open.
  var depth: Int { levels.count }

  /// Enters the first branch.
  ///
  /// - Returns: Whether the branch could be noted; a bound keeps the conditions of all facts
  ///   together linear in the size of the file.
  mutating func open(_ clause: Condition.Branch) -> Bool {
    guard levels.count < Parser.maximalDepth else { return false }
    levels.append([clause])
    condition.branches.append(clause)
    return true
  }

  /// Enters the next branch; `nil` is `#else`.
  ///
  /// - Returns: Whether the branch could be noted.
  mutating func next(_ clause: Condition.Branch?) -> Bool {
    guard let level = levels.last else { return true }
    guard level.count <= 2 * Parser.maximalDepth else { return false }
    var parts = level.map(\.negated)
    if let clause {
      levels[levels.count - 1].append(clause)
      parts.append(Condition.Branch("(\(clause.text))", clause.formula))
    }
    condition.branches[condition.branches.count - 1] = Condition.Branch(
      parts.map(\.text).joined(separator: " && "), .all(parts.map(\.formula)))
    return true
  }

  mutating func close() {
    if levels.popLast() != nil { condition.branches.removeLast() }
  }
}

extension Parser {
  var conditions: Condition {
    @inline(__always) get { branches.condition }
  }

  /// Consumes a conditional compilation directive with its line, if one is here.
  ///
  /// - Returns: Whether there was one.
  mutating func handleDirective() -> Bool {
    let place = current
    var isNoted = true
    switch place.kind {
    case .poundIf:
      isNoted = branches.open(parseClause())
    case .poundElseif:
      isNoted = branches.next(parseClause())
    case .poundElse:
      advance()
      isNoted = branches.next(nil)
    case .poundEndif:
      advance()
      branches.close()
    default:
      return false
    }
    if !isNoted { fault("too many conditional compilation branches", at: place) }
    return true
  }

  /// Reads the directive here and what follows it on its line.
  private mutating func parseClause() -> Condition.Branch {
    advance()
    let start = index
    while !at(.endOfFile), !current.startsLine || continuesCondition {
      advance()
    }
    let end = index
    let text = text(from: start, to: end)
    index = start
    let formula = parseFormula(until: end, depth: 0)
    let isWhole = index == end
    index = end
    let unknown = Formula.atom(Formula.Atom(name: text))
    return Condition.Branch(text, isWhole ? formula ?? unknown : unknown)
  }

  /// A condition goes on after a line that ends, or before one that begins, with `&&` or `||`.
  private var continuesCondition: Bool {
    guard index > 0 else { return false }
    func joins(_ token: Token) -> Bool {
      token.kind == .binaryOperator && (begins(token, "&") || begins(token, "|"))
    }
    return joins(current) || joins(previous)
  }

  // MARK: Formulas

  /// Reads `A && B || C` up to a token; nil if it is anything else.
  private mutating func parseFormula(until end: Int, depth: Int) -> Formula? {
    var parts: [Formula] = []
    repeat {
      var factors: [Formula] = []
      repeat {
        guard let factor = parseFactor(until: end, depth: depth) else { return nil }
        factors.append(factor)
      } while eatOperator("&", until: end)
      parts.append(.all(factors))
    } while eatOperator("|", until: end)
    return .not(.all(parts.map { .not($0) }))
  }

  private mutating func eatOperator(_ mark: Unicode.Scalar, until end: Int) -> Bool {
    guard index < end, at(.binaryOperator), begins(current, mark) else { return false }
    index += 1
    return true
  }

  /// Reads `!A`, `(A || B)`, `true`, `DEBUG` or `os(iOS)`.
  private mutating func parseFactor(until end: Int, depth: Int) -> Formula? {
    guard index < end, depth < Parser.maximalDepth else { return nil }
    let token = current
    index += 1
    switch token.kind {
    case .prefixOperator where text(token) == "!":
      return parseFactor(until: end, depth: depth + 1).map { .not($0) }
    case .leftParen:
      let formula = parseFormula(until: end, depth: depth + 1)
      return index < end && eat(.rightParen) ? formula : nil
    case .identifier where token.keyword == .true || token.keyword == .false:
      return token.keyword == .true ? .all([]) : .not(.all([]))
    case .identifier:
      guard at(.leftParen), let closer = closer(of: index), closer < end else {
        return .atom(Formula.Atom(name: text(token)))
      }
      var argument = tokens[index + 1..<closer].map { text($0) }.joined()
      index = closer + 1
      let isOlder = argument.hasPrefix("<")
      if isOlder { argument = ">=" + argument.dropFirst() }
      let atom = Formula.atom(Formula.Atom(name: text(token), argument: argument))
      return isOlder ? .not(atom) : atom
    default:
      return nil
    }
  }
}
