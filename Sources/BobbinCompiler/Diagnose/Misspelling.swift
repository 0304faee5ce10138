extension String {
  /// Whether one of two names may be a misspelling of the other: a letter too many or too few,
  /// replaced, swapped, or in the wrong case.
  ///
  /// Linear: an unknown name is compared with all that are known.
  func looksLike(_ other: String) -> Bool {
    if utf8.count <= 3 || abs(utf8.count - other.utf8.count) > 2 || self == other { return false }
    let (own, other) = (Array(lowercased().utf8), Array(other.lowercased().utf8))
    // Few people misspell the first letter, and 'unlock' does not mean 'lock'.
    if own[0] != other[0] { return false }
    /// Whether at most that many insertions or deletions make the rests of the names equal.
    func becomes(_ place: Int, _ otherPlace: Int, within changes: Int) -> Bool {
      var (first, second) = (place, otherPlace)
      while first < own.count, second < other.count, own[first] == other[second] {
        (first, second) = (first + 1, second + 1)
      }
      if first == own.count || second == other.count {
        return own.count - first + other.count - second <= changes
      }
      return changes > 0
        && (becomes(first + 1, second, within: changes - 1)
          || becomes(first, second + 1, within: changes - 1))
    }
    return becomes(0, 0, within: 2)
  }
}
