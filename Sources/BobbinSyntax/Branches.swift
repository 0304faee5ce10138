/// The `#if` branches around a place.
struct BranchStack {
  private struct Level {
    /// The conditions of the branches before.
    var past: [String] = []
    /// The condition of this one; `#else` has none.
    var condition: String?

    /// What must hold for the branch to be compiled.
    var text: String {
      guard !past.isEmpty else { return condition ?? "" }
      let negations = past.map { "!(\($0))" }
      return (negations + (condition.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
    }
  }

  private var levels: [Level] = []
  /// How many levels are open that were too deep to be noted.
  private var ignored = 0
  /// One condition for each `#if` around, outermost first, in the words of the source.
  ///
  /// Kept, because every fact asks for it.
  private(set) var conditions: [String] = []

  /// How many `#if` are open.
  var depth: Int { levels.count + ignored }

  /// Enters the first branch.
  ///
  /// - Returns: Whether the branch could be noted; a bound keeps the conditions of all facts
  ///   together linear in the size of the file.
  mutating func open(_ condition: String) -> Bool {
    guard levels.count < Parser.maximalDepth, ignored == 0 else {
      ignored += 1
      return false
    }
    levels.append(Level(condition: condition))
    conditions.append(condition)
    return true
  }

  /// Enters the next branch; `nil` is `#else`.
  ///
  /// - Returns: Whether the branch could be noted.
  mutating func next(_ condition: String?) -> Bool {
    guard ignored == 0, var level = levels.popLast() else { return true }
    let isNoted = level.past.count < 2 * Parser.maximalDepth
    if isNoted {
      if let before = level.condition { level.past.append(before) }
      level.condition = condition
    }
    levels.append(level)
    conditions[conditions.count - 1] = level.text
    return isNoted
  }

  mutating func close() {
    if ignored > 0 {
      ignored -= 1
    } else if levels.popLast() != nil {
      conditions.removeLast()
    }
  }
}

extension Parser {
  var conditions: [String] {
    @inline(__always) get { branches.conditions }
  }

  /// Consumes a conditional compilation directive with its line, if one is here.
  ///
  /// - Returns: Whether there was one.
  mutating func handleDirective() -> Bool {
    let place = current
    var isNoted = true
    switch place.kind {
    case .poundIf:
      isNoted = branches.open(directiveCondition())
    case .poundElseif:
      isNoted = branches.next(directiveCondition())
    case .poundElse:
      advance()
      isNoted = branches.next(nil)
    case .poundEndif:
      advance()
      branches.close()
    case .poundSourceLocation:
      _ = directiveCondition()
    default:
      return false
    }
    if !isNoted { fault("too many conditional compilation branches", at: place) }
    return true
  }

  /// Consumes the directive and returns what stands behind it on its line.
  private mutating func directiveCondition() -> String {
    advance()
    let start = index
    while !at(.endOfFile), !current.startsLine || continuesCondition {
      advance()
    }
    return text(from: start, to: index)
  }

  /// A condition goes on behind a line that ends, or before one that begins, with `&&` or `||`.
  private var continuesCondition: Bool {
    guard index > 0 else { return false }
    func joins(_ token: Token) -> Bool {
      token.kind == .binaryOperator && (begins(token, "&") || begins(token, "|"))
    }
    return joins(current) || joins(previous)
  }
}
