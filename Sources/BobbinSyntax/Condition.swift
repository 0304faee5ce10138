/// The condition under which something is compiled: that of all enclosing `#if` branches together.
///
/// Conditions are compared by trying all combinations of values that their atoms, such as `DEBUG`
/// and `os(iOS)`, can have. With too many atoms the answer is not known.
package struct Condition: Hashable, Sendable {
  /// One branch of an `#if`.
  struct Branch: Hashable, Sendable {
    let text: String
    let formula: Formula

    init(_ text: String, _ formula: Formula) { (self.text, self.formula) = (text, formula) }

    /// The text as a part of a longer one, in parentheses if it is itself made of parts.
    var operand: String { isOne ? text : "(\(text))" }

    private var isOne: Bool {
      var depth = 0
      return text.allSatisfy { character in
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
        return depth > 0 || !"&|".contains(character)
      }
    }

    var negated: Branch {
      let isNegation = isOne && text.hasPrefix("!")
      return Branch(isNegation ? String(text.dropFirst()) : "!\(operand)", .not(formula))
    }
  }

  /// The enclosing branches, outermost first.
  var branches: [Branch]

  init(_ branches: [Branch]) { self.branches = branches }

  /// No condition: always compiled.
  package init() { branches = [] }

  /// Whether the code is outside all `#if` blocks.
  package var isEmpty: Bool { branches.isEmpty }

  /// What to write after `#if`, one for each branch, outermost first.
  package var lines: [String] { branches.map(\.text) }

  /// All of it in one line.
  package var conjunction: String {
    branches.count == 1 ? branches[0].text : branches.map(\.operand).joined(separator: " && ")
  }

  // MARK: Combining

  /// Both this and another condition.
  package func adding(_ other: Condition) -> Condition {
    // Most code has none.
    if other.branches.isEmpty { return self }
    if branches.isEmpty { return other }
    return Condition(branches + other.branches.filter { !branches.contains($0) })
  }

  /// This condition where another one is known to hold.
  package func removing(_ other: Condition) -> Condition {
    Condition(branches.filter { !other.branches.contains($0) })
  }

  /// The condition that holds where any of several does; of none it is the empty one, which always
  /// holds.
  package static func any(of conditions: [Condition]) -> Condition {
    // Most code has none.
    if conditions.isEmpty || conditions.contains(where: \.isEmpty) { return Condition() }
    let all = Set(conditions)
    guard all.count > 1 else { return all.first ?? Condition() }
    // A set has no order, and results made from the same conditions have to be equal.
    let parts = all.map { $0.inOneLine.branches[0] }.sorted { $0.operand < $1.operand }
    let formula = Formula.not(.all(parts.map { .not($0.formula) }))
    return Condition([Branch(parts.map(\.operand).joined(separator: " || "), formula)])
  }

  /// The same in one line.
  package var inOneLine: Condition { isEmpty ? self : Condition([Branch(conjunction, formula)]) }

  package var negated: Condition { Condition([Branch(conjunction, formula).negated]) }

  // MARK: Comparing

  /// Whether this holds wherever another condition does.
  package func holds(wherever other: Condition) -> Bool {
    isEmpty || Condition.cover([self], wherever: other)
  }

  /// Whether this and another condition never hold together.
  package func excludes(_ other: Condition) -> Bool {
    (!isEmpty || !other.isEmpty) && Formula.all([formula, other.formula]).isNeverTrue()
  }

  /// Whether one of several conditions holds wherever another one does.
  package static func cover(
    _ conditions: [Condition], wherever other: Condition = Condition()
  ) -> Bool {
    // If the branches are the same, their formulas need not be evaluated.
    if conditions.contains(where: { $0.branches.allSatisfy(other.branches.contains) }) {
      return true
    }
    return Formula.all([other.formula] + conditions.map { .not($0.formula) }).isNeverTrue()
  }

  private var formula: Formula { .all(branches.map(\.formula)) }
}

/// The condition of an `#if`.
indirect enum Formula: Hashable, Sendable {
  case atom(Atom)
  case not(Formula)
  case all([Formula])

  /// A value that is set from outside: a flag, or a platform condition such as `os(iOS)`.
  struct Atom: Hashable, Sendable {
    var name: String
    var argument = ""

    /// The value that another atom's value implies for this one.
    func value(where other: Atom, is value: Bool) -> Bool? {
      if self == other { return value }
      return value && name == other.name && Atom.exclusive.contains(name) ? false : nil
    }

    /// Conditions whose arguments exclude each other.
    private static let exclusive: Set = [
      "_endian", "_pointerBitWidth", "_runtime", "arch", "os", "targetEnvironment",
    ]
  }

  /// Whether it holds for no values of its atoms, if there are few enough to try.
  func isNeverTrue() -> Bool {
    // Each atom may double the work; those of an `#elseif` chain do not.
    var steps = 8_192
    return isNeverTrue(where: [], &steps)
  }

  private func isNeverTrue(where known: [(atom: Atom, value: Bool)], _ steps: inout Int) -> Bool {
    var open: Atom?
    let result = value { atom in
      let value = known.lazy.compactMap { atom.value(where: $0.atom, is: $0.value) }.first
      if value == nil, open == nil { open = atom }
      return value
    }
    guard let open, result == nil else { return result == false }
    steps -= 1
    return steps > 0
      && [true, false].allSatisfy { isNeverTrue(where: known + [(open, $0)], &steps) }
  }

  /// Whether it holds whatever its atoms are, as far as that can be told without trying values.
  var isAlwaysTrue: Bool { value { _ in nil } ?? false }

  /// The value of the formula as far as those of its atoms determine it.
  private func value(_ valueOfAtom: (Atom) -> Bool?) -> Bool? {
    switch self {
    case .atom(let atom): return valueOfAtom(atom)
    case .not(let part): return part.value(valueOfAtom).map { !$0 }
    case .all(let parts):
      let values = parts.map { $0.value(valueOfAtom) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
  }
}
