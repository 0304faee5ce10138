/// Whether one of the branches is always compiled.
///
/// - Parameter branches: For each member the conditions around it, as the parser words them: the
///   `#else` of `#if A` is `!(A)`, its `#elseif B` is `!(A) && (B)`.
/// - Returns: `true` when a member has no condition, or all branches of one `#if` hold one. Two
///   blocks `#if A` and `#if !A` are such branches as well.
func coverEverything(_ branches: [[String]]) -> Bool {
  if branches.contains([]) { return true }
  let written = branches.filter { $0.count == 1 }.map { $0[0] }
  let single = Set(written).union(written.compactMap(\.asElse))
  return single.contains { last in
    let negations = last.parts(joinedBy: " && ")
    guard negations.allSatisfy({ $0.hasPrefix("!(") && $0.hasSuffix(")") }) else { return false }
    var past: [String] = []
    for negation in negations {
      let condition = String(negation.dropFirst(2).dropLast())
      let branch = (past + [past.isEmpty ? condition : "(\(condition))"]).joined(separator: " && ")
      guard single.contains(branch) else { return false }
      past.append(negation)
    }
    return true
  }
}

/// Whether something under some conditions is there wherever something under others is.
func holds(_ conditions: [String], wherever others: [String]) -> Bool {
  conditions.allSatisfy(others.contains)
}

/// Whether two sets of conditions, those of one member and another, are those of different branches.
func excludes(_ conditions: [String], _ others: [String]) -> Bool {
  func denies(_ condition: String, _ other: String) -> Bool {
    condition == "!\(other)" || condition.parts(joinedBy: " && ").contains("!(\(other))")
  }
  return conditions.contains { condition in
    others.contains { denies(condition, $0) || denies($0, condition) }
  }
}

/// The conditions that hold wherever either of two sets does.
func weaker(_ one: [String], _ other: [String]) -> [String] {
  if holds(one, wherever: other) { return one }
  return holds(other, wherever: one) ? other : []
}

extension [String] {
  /// These conditions and then those of others that are new.
  func adding(_ others: [String]) -> [String] {
    others.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }

  /// All of the conditions as one.
  var conjunction: String {
    count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " && ")
  }
}

extension String {
  /// What an `#else` would say in place of `!A`, where only one thing is denied.
  fileprivate var asElse: String? {
    guard hasPrefix("!"), !hasPrefix("!(") else { return nil }
    let denied = dropFirst()
    var open = 0
    for character in denied {
      if character == "(" { open += 1 }
      if character == ")" { open -= 1 }
      if open == 0, character == "&" || character == "|" { return nil }
    }
    return "!(\(denied))"
  }

  /// The condition of an `#else` behind a branch with this one.
  var elseCondition: String {
    let parts = parts(joinedBy: " && ")
    let isElseif = parts.count > 1 && parts.dropLast().allSatisfy { $0.hasPrefix("!(") }
    guard isElseif, let last = parts.last, last.hasPrefix("(") else { return "!(\(self))" }
    return (parts.dropLast() + ["!" + last]).joined(separator: " && ")
  }

  /// Splits at a separator that stands outside all parentheses.
  fileprivate func parts(joinedBy separator: String) -> [String] {
    var result: [String] = []
    var part = ""
    var open = 0
    var rest = self[...]
    while let character = rest.first {
      if open == 0, rest.hasPrefix(separator) {
        result.append(part)
        part = ""
        rest = rest.dropFirst(separator.count)
        continue
      }
      if character == "(" { open += 1 }
      if character == ")" { open -= 1 }
      part.append(character)
      rest = rest.dropFirst()
    }
    return result + [part]
  }
}
