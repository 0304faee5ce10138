/// Guesses which name is meant by a misspelled word.
package enum Spelling {
  /// Returns the name that is closest to a word, if one is close enough to be meant.
  package static func closest(to word: String, in names: [String]) -> String? {
    // The letters to remove and to insert: a typing error is one of these, or both, as in a swap.
    let candidates = names.map { (name: $0, distance: $0.difference(from: word).count) }
    let nearest = candidates.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    if let nearest, nearest.distance <= max(2, word.count * 2 / 3) { return nearest.name }
    guard word.count > 1 else { return nil }
    return names.filter { $0.hasPrefix(word) }.min()
  }

  /// Returns the end of a sentence about an unknown name: a guess or a hint, by default all names.
  package static func suggestion(
    for word: String, in names: [String], otherwise hint: String? = nil
  ) -> String {
    if let name = closest(to: word, in: names) { return "; did you mean '\(name)'?" }
    return hint ?? "; there is " + names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The names of its values as people write them.
  package static var names: [String] { allCases.map(\.rawValue) }
}
