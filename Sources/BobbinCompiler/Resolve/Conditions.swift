import BobbinSyntax

/// Whether one of the branches is always compiled.
func coverEverything(_ branches: [Condition]) -> Bool { Condition.cover(branches) }

/// Whether something under a condition is there wherever something under another one is.
func holds(_ condition: Condition, wherever other: Condition) -> Bool {
  condition.holds(wherever: other)
}

/// Whether two conditions never hold together.
func excludes(_ condition: Condition, _ other: Condition) -> Bool { condition.excludes(other) }

/// A condition that holds wherever either of two does.
func weaker(_ one: Condition, _ other: Condition) -> Condition {
  if one.holds(wherever: other) { return one }
  return other.holds(wherever: one) ? other : Condition()
}
