/// What the lexer has found out about text that it has not consumed yet.
///
/// Each of these answers a question that would otherwise be asked of the same text again and again.
struct Lookahead {
  /// Bytes that are not UTF-8 have been reported.
  var isIllFormed = false
  /// No `>>>>>>> ` follows in this file.
  var hasNoConflictEnd = false

  /// The last `"` of a line with at least as many `#` after it as the index says.
  var quotes = LastDelimiters()
  /// The last `/` of the file with at least as many `#` after it as the index says; known once a
  /// regex literal of many lines has turned out to have no end.
  var slashes = LastDelimiters()
}

/// The last place of a delimiter in a stretch of text, for each number of `#` after it.
struct LastDelimiters {
  private var offsets: [Int] = []
  /// The offset after the text, or -1 if nothing is known.
  private(set) var end = -1

  /// Forgets everything, for another stretch of text.
  mutating func begin() {
    offsets.removeAll(keepingCapacity: true)
    end = -1
  }

  /// Notes a delimiter after all those noted before.
  mutating func note(_ offset: Int, pounds: Int) {
    for count in 0...pounds {
      if count < offsets.count { offsets[count] = offset } else { offsets.append(offset) }
    }
  }

  /// Says that the text is finished.
  mutating func finish(at offset: Int) {
    end = offset
  }

  /// Whether a delimiter with that many `#` is at an offset or after it.
  func contains(from offset: Int, pounds: Int) -> Bool {
    pounds < offsets.count && offsets[pounds] >= offset
  }
}
