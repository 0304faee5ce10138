/// What the lexer knows of the code that it passes over.
///
/// Of a file that creates nothing only the headers of types are read, while most of its bytes stand in
/// the bodies of functions. A body that says nothing becomes two tokens, its braces.
struct CodeSkipping {
  /// The word of a type has been read, and the braces of the type have not begun.
  ///
  /// Not all such words begin a type; then the braces that follow are read in vain.
  var expectsType = false
  /// Nothing that begins before this offset is passed over: that was tried.
  var triedUntil = 0
  /// Where each of the words that matter wherever they stand comes next, unless the cursor has passed it;
  /// empty where nothing is passed over.
  private var nextWords: [Int] = []

  /// The words that the lexer lists in `labels`.
  private static let words: [StaticString] = ["parent", "injecting", "gathering", "dependency"]

  /// Whether any code is passed over.
  var isOn: Bool { !nextWords.isEmpty }

  mutating func begin() {
    nextWords = Array(repeating: -1, count: Self.words.count)
  }
}

extension Lexer {
  /// Moves to the brace that closes the one before the cursor, if code without a word that matters is
  /// between them.
  ///
  /// Linear in the size of the file, because no byte is looked at for two beginnings.
  mutating func skipCode() {
    // A closure in parentheses may be the argument of an attribute, whose text is read.
    guard depth == 0, parens == 0 else { return }
    guard !code.expectsType else {
      code.expectsType = false
      return
    }
    guard cursor.at >= code.triedUntil else { return }
    let word = code.nextWord(cursor)
    var skimmer = Skimmer(base: cursor.base, at: cursor.at)
    if skimmer.skimCode(), skimmer.at < word {
      cursor.at = skimmer.at
    } else {
      code.triedUntil = skimmer.at
    }
  }
}

extension CodeSkipping {
  /// Returns where the next word that matters stands, at the cursor or behind it.
  fileprivate mutating func nextWord(_ cursor: Cursor) -> Int {
    var next = cursor.end
    for index in nextWords.indices {
      if nextWords[index] < cursor.at {
        nextWords[index] = Self.place(of: Self.words[index], cursor)
      }
      next = min(next, nextWords[index])
    }
    return next
  }

  /// Returns where a word stands next that is no part of another, such as `parentView`.
  private static func place(of word: StaticString, _ cursor: Cursor) -> Int {
    let marks = ByteMarks.table
    var at = cursor.at
    while let found = find(word, in: cursor.base, from: at) {
      let before = cursor.base[found - 1]
      let behind = cursor.base[found + word.utf8CodeUnitCount]
      if (marks[Int(before)] | marks[Int(behind)]) & ByteMarks.word == 0 { return found }
      at = found + 1
    }
    return cursor.end
  }
}
