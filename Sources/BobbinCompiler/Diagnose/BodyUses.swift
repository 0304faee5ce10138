package import BobbinSyntax

/// What a piece of code reads by name.
///
/// Most code is never asked about, so this is found on demand, by lexing the code once more. It is
/// for warnings: where a name may mean something else, it does not count as read.
package struct BodyUses: Sendable {
  /// Members of `self` that are read while the code runs, not those in closures.
  package private(set) var names: Set<String> = []
  /// Where the label `injecting` is in calls that are made while the code runs, in bytes.
  package private(set) var injections: Set<Int> = []

  /// Finds what a range of a file reads; linear in its size.
  ///
  /// Closures that are given to `slots`, directly as in `slot { … }`, run at once.
  package init(_ source: Source, _ range: Range<Int>, slots: Set<String>) {
    let code = Source(path: source.path, bytes: Array(source.bytes[range]))
    var reader = BodyReader(code, Lexer.lex(code).tokens, slots)
    reader.read()
    names = reader.names.subtracting(reader.bound)
    injections = Set(reader.injections.map { $0 + range.lowerBound })
  }
}

private struct BodyReader {
  private let source: Source
  private let tokens: [Token]
  private let slots: Set<String>
  private(set) var names: Set<String> = []
  private(set) var bound: Set<String> = []
  private(set) var injections: Set<Int> = []

  init(_ source: Source, _ tokens: [Token], _ slots: Set<String>) {
    self.source = source
    self.tokens = tokens
    self.slots = slots
  }

  mutating func read() {
    // For each open brace, whether code in it runs later: a closure that is not called at once.
    var isDeferred: [Bool] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftBrace:
        isDeferred.append(isClosure(index) || isDeferred.last == true)
      case .rightBrace:
        _ = isDeferred.popLast()
      // `= { … }()` has run at once after all, but nothing is lost by not counting it.
      case .identifier:
        read(index, isDeferred: isDeferred.last == true)
      default:
        break
      }
    }
  }

  private mutating func read(_ index: Int, isDeferred: Bool) {
    let token = tokens[index]
    if token.keyword == .injecting, kind(index + 1) == .colon, !isDeferred {
      injections.insert(Int(token.start))
    }
    guard token.keyword == .none || token.keyword == .dependency else { return }
    let before = kind(index - 1)
    if [.let, .var, .for, .case, .in].contains(keyword(index - 1)) { bound.insert(text(index)) }
    let isOfSelf = before == .period && keyword(index - 2) == .`self`
    // A label, and what a name before a closure's `in` or after a comma binds, is not a use.
    guard before != .period || isOfSelf, kind(index + 1) != .colon, !isDeferred else { return }
    // Types have capitals, as in `Shared<Clock>()`.
    let name = text(index)
    guard isOfSelf || name.first?.isUppercase != true else { return }
    names.insert(name)
  }

  /// Whether a brace opens a closure rather than a body or the braces of a statement.
  private func isClosure(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .equal, .leftParen, .comma, .colon, .leftSquare: true
    case .identifier:
      tokens[index - 1].keyword == .none && !slots.contains(text(index - 1))
        && startsExpression(index - 1)
    case .rightParen: startsExpression(index - 1)
    default: keyword(index - 1) == .return
    }
  }

  /// Whether the line up to here is not the head of a statement such as `if` or `func`.
  private func startsExpression(_ index: Int) -> Bool {
    let heads: Set<Keyword> = [
      .if, .guard, .switch, .for, .while, .else, .do, .catch, .repeat, .func, .`init`, .get, .set,
      .willSet, .didSet,
    ]
    var position = index
    // Heads are shorter than this; without a bound one long line would take quadratic time.
    let limit = max(0, index - 256)
    while position >= limit {
      if heads.contains(tokens[position].keyword), kind(position - 1) != .period { return false }
      if tokens[position].flags.contains(.startsLine) { return true }
      position -= 1
    }
    return true
  }

  private func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  private func keyword(_ index: Int) -> Keyword? {
    tokens.indices.contains(index) ? tokens[index].keyword : nil
  }

  private func text(_ index: Int) -> String { source.name(of: tokens[index]) }
}
