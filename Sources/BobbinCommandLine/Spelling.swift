/// Guesses what somebody meant who misspelled a name.
enum Spelling {
  /// Returns the name that is nearest to a word, if one is near enough to be meant.
  static func closest(to word: String, in names: [String]) -> String? {
    let candidates = names.map { (name: $0, distance: distance(word, $0)) }
    let nearest = candidates.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    if let nearest, nearest.distance <= max(1, word.count / 3) { return nearest.name }
    guard word.count > 1 else { return nil }
    return names.filter { $0.hasPrefix(word) }.min()
  }

  /// Returns the end of a sentence about an unknown name: a guess, or a hint where to look.
  static func suggestion(for word: String, in names: [String], otherwise hint: String) -> String {
    closest(to: word, in: names).map { "; did you mean '\($0)'?" } ?? hint
  }

  /// Counts insertions, deletions, replacements and swaps of neighbours from one word to another.
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first.utf8)
    let second = Array(second.utf8)
    var twoBefore: [Int] = []
    var before = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(current[column], before[column + 1]) + 1
        best = min(best, before[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == second[column - 1], other == first[row - 1] {
          best = min(best, twoBefore[column - 1] + 1)
        }
        current.append(best)
      }
      (twoBefore, before) = (before, current)
    }
    return before[second.count]
  }
}
