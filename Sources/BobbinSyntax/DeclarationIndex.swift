/// Which files declare and extend which types, found by searching bytes: no file is parsed for it.
///
/// The C library looks for the keywords that begin a declaration and for the labels of calls; only
/// the text after them is examined. Comments and strings are searched, too, so the index may have
/// too many entries but never too few: it has each name that any file declares, under any
/// condition.
package struct DeclarationIndex: Sendable {
  /// The files that declare or extend a type of some name; files have the numbers of their places.
  package private(set) var files: [String: [Int]] = [:]
  /// The files in which a class inherits from a type of some name.
  package private(set) var subclasses: [String: [Int]] = [:]
  /// The names that are extended.
  package private(set) var extended: Set<String> = []
  /// The aliases in whose target a name occurs.
  package private(set) var aliases: [String: Set<String>] = [:]
  /// The files that affect types which they do not name: they contain a call whose parent is not
  /// `self`, or re-export a module.
  package private(set) var unbound: Set<Int> = []

  /// The files that name the runtime or a dependency, or contain the label of a call.
  package private(set) var relevant: Set<Int> = []
  /// For each file a digest of its entries, which is never 0.
  package private(set) var digests: [Int64] = []

  /// Searches files.
  package init(_ sources: [Source]) {
    // One search for all files; the bytes between two of them are not part of words.
    let padding = 8
    let size = sources.reduce(2 * padding) { $0 + $1.bytes.count + 1 }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    bytes.initialize(repeating: 0, count: size)
    defer { bytes.deallocate() }
    digests = Array(repeating: 1, count: sources.count)
    var end = padding
    var ends: [Int] = []
    for (index, source) in sources.enumerated() {
      source.bytes.withUnsafeBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        // A NUL would end the search.
        if find(0, in: first, from: 0, to: buffer.count) == nil {
          (bytes + end).update(from: first, count: buffer.count)
          end += buffer.count
        } else {
          addUnbound(index)
          relevant.insert(index)
        }
      }
      bytes[end] = Byte.lineFeed
      end += 1
      ends.append(end)
    }
    var search = IndexSearch(base: UnsafePointer(bytes), at: padding, ends: ends)
    for (kind, word) in zip(IndexSearch.Kind.allCases, IndexSearch.Kind.words) {
      search.begin()
      while search.findNext(word) { add(kind, &search) }
    }
    for label in ["parent", "injecting", "gathering"] as [StaticString] {
      search.begin()
      while search.findNext(label) {
        guard search.isLabel else { continue }
        relevant.insert(search.file)
        if search.isUnboundLabel(label) { addUnbound(search.file) }
      }
    }
    for word in ["dependency", "Bobbin"] as [StaticString] {
      search.begin()
      while search.findNext(word) { relevant.insert(search.file) }
    }
    search.begin()
    while search.findNext("_exported") { addUnbound(search.file) }
  }

  private mutating func addUnbound(_ file: Int) {
    unbound.insert(file)
    digests[file] = 2
  }

  /// Adds a name and its kind to the digest of a file.
  private mutating func digest(_ name: String, _ kind: Int, _ file: Int) {
    var value = UInt64(bitPattern: digests[file]) ^ UInt64(kind)
    for byte in name.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    // Separates the names, and avoids 0.
    digests[file] = Int64(bitPattern: (value ^ 0xFF) &* 0x0000_0100_0000_01B3 | 1)
  }

  private mutating func add(_ kind: IndexSearch.Kind, _ search: inout IndexSearch) {
    let file = search.file
    // In a comment or a string anything may follow, so the search continues after the keyword.
    let next = search.at
    defer { search.at = next }
    func add(_ name: String) {
      digest(name, kind.rawValue, file)
      if kind == .extension { extended.insert(name) }
      if files[name]?.last != file { files[name, default: []].append(file) }
    }
    search.skipTrivia()
    guard let name = search.readName() else {
      // `extension [Int]` and the like.
      if kind == .extension { ["Array", "Dictionary", "Optional"].forEach(add) }
      return
    }
    add(name)
    switch kind {
    case .extension:
      while search.skipPeriod(), let name = search.readName() { add(name) }
      if search.isAt("?") { add("Optional") }
      if search.isAt("<") { addUnbound(file) }
    case .typealias:
      guard let names = search.readTarget() else { break }
      for target in names {
        digest(target, 8, file)
        aliases[target, default: []].insert(name)
      }
    case .class where name != "func" && name != "var":
      guard let names = search.readHeader() else { break }
      for ancestor in names {
        digest(ancestor, 9, file)
        if subclasses[ancestor]?.last != file { subclasses[ancestor, default: []].append(file) }
      }
    default:
      break
    }
  }
}

/// A search through the bytes of many files, one after the other and between NULs.
private struct IndexSearch {
  /// The words that begin a declaration of a type.
  enum Kind: Int, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `typealias`, `extension`

    static let words: [StaticString] = [
      "class", "struct", "enum", "actor", "protocol", "typealias", "extension",
    ]
  }

  let base: UnsafePointer<UInt8>
  /// The offset that has been reached: after the word that was found.
  var at: Int
  let ends: [Int]
  /// The number of the file that has been reached.
  private(set) var file = 0
  private let start: Int
  private var word = 0
  private let marks = ByteMarks.table

  init(base: UnsafePointer<UInt8>, at: Int, ends: [Int]) {
    (self.base, self.at, self.ends, start) = (base, at, ends, at)
  }

  mutating func begin() { (at, file) = (start, 0) }

  /// Moves past the next occurrence of a word that is not part of another one.
  mutating func findNext(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    while let found = find(word, in: base, from: at) {
      at = found + count
      guard !isWord(found - 1), !isWord(at) else { continue }
      while ends[file] <= found { file += 1 }
      self.word = found
      return true
    }
    return false
  }

  private func isWord(_ offset: Int) -> Bool {
    marks[Int(base[offset])] & ByteMarks.word != 0 || base[offset] >= 0x80
  }

  /// Moves past white space and comments.
  mutating func skipTrivia() {
    while true {
      switch base[at] {
      case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, 0x0B, 0x0C:
        at += 1
      case Byte.slash where base[at + 1] == Byte.slash:
        at += span(base + at, until: "\n\r")
      case Byte.slash where base[at + 1] == Byte.star:
        var open = 0
        repeat {
          at += span(base + at, until: "*/")
          switch (base[at], base[at + 1]) {
          case (Byte.slash, Byte.star): (open, at) = (open + 1, at + 2)
          case (Byte.star, Byte.slash): (open, at) = (open - 1, at + 2)
          case (Byte.nul, _): return
          default: at += 1
          }
        } while open > 0
      default:
        return
      }
    }
  }

  /// Reads a name, without its backticks.
  mutating func readName() -> String? {
    let isQuoted = base[at] == Byte.backtick
    if isQuoted { at += 1 }
    let start = at
    if isQuoted { at += span(base + at, until: "`\n\r") }
    while !isQuoted, isWord(at) { at += 1 }
    let count = at - start
    if isQuoted, base[at] == Byte.backtick { at += 1 }
    return count == 0
      ? nil
      : String(decoding: UnsafeBufferPointer(start: base + start, count: count), as: UTF8.self)
  }

  /// Moves past a period and what is around it.
  mutating func skipPeriod() -> Bool {
    let before = at
    skipTrivia()
    guard base[at] == Byte.period else {
      at = before
      return false
    }
    at += 1
    skipTrivia()
    return true
  }

  func isAt(_ character: Unicode.Scalar) -> Bool { base[at] == UInt8(ascii: character) }

  /// Reads the names in an alias: those up to the end of the line on which they begin.
  mutating func readTarget() -> [String]? {
    guard let start = distance(to: "=") else { return nil }
    at += start + 1
    skipTrivia()
    return distance(to: "\n\r;").map { readNames(until: at + $0) }
  }

  /// Reads the names in the header of a class.
  mutating func readHeader() -> [String]? {
    distance(to: "{").map { readNames(until: at + $0) }
  }

  /// How far one of some bytes is, unless that is farther than in any declaration.
  private func distance(to some: StaticString) -> Int? {
    let distance = span(base + at, until: some)
    return distance < 10_000 ? distance : nil
  }

  private mutating func readNames(until end: Int) -> [String] {
    var names: [String] = []
    while at < end {
      if let name = readName() { names.append(name) } else { at += 1 }
    }
    return names
  }

  /// Whether the word may be a label.
  var isLabel: Bool {
    var ahead = self
    ahead.skipTrivia()
    return base[ahead.at] == Byte.colon
  }

  /// Whether the label is that of an argument other than `self`, or may be one.
  func isUnboundLabel(_ label: StaticString) -> Bool {
    var ahead = self
    ahead.skipTrivia()
    // `var parent: P` and `with parent: P` are declarations.
    var before = word - 1
    while base[before] == Byte.space || base[before] == Byte.tab { before -= 1 }
    if isWord(before) { return false }
    if label.utf8CodeUnitCount == 6, base[before] == Byte.leftParen, isInitializer(before) {
      return false
    }
    ahead.at += 1
    ahead.skipTrivia()
    guard ahead.readName() == "self" else { return true }
    ahead.skipTrivia()
    return base[ahead.at] != Byte.comma && base[ahead.at] != Byte.rightParen
  }

  /// Whether a parenthesis is that of an initializer's declaration, `init(`.
  private func isInitializer(_ parenthesis: Int) -> Bool {
    base[parenthesis - 1] == UInt8(ascii: "t") && base[parenthesis - 2] == UInt8(ascii: "i")
      && base[parenthesis - 3] == UInt8(ascii: "n") && base[parenthesis - 4] == UInt8(ascii: "i")
      && base[parenthesis - 5] != Byte.period && !isWord(parenthesis - 5)
  }
}
