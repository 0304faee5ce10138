/// Which files declare and extend which types, found by searching bytes: no file is parsed for it.
///
/// The C library looks for the keywords that begin a declaration and for the labels of calls; only
/// the text after them is examined. Comments and strings are searched too, so the index may have
/// too many entries but never too few: it has each name that is declared, under any condition.
package struct DeclarationIndex: Sendable {
  /// For each name, the files that declare or extend a type with that name, once for each
  /// declaration or extension; files are numbered by position.
  package private(set) var files = FilesByName()
  /// For each name, the classes that may inherit from a type with that name.
  package private(set) var subclasses: [String: [String]] = [:]
  /// The names that are extended.
  package private(set) var extended: Set<String> = []
  /// For each name, the aliases whose targets mention it.
  package private(set) var aliases: [String: [String]] = [:]
  /// The files that affect types which they do not name: they contain a call whose parent is not
  /// `self`, or re-export a module.
  package private(set) var unbound: Set<Int> = []

  /// The files that name the runtime or a dependency, or contain the label of a creating call.
  package private(set) var relevant: Set<Int> = []
  /// The files that contain `X(parent: self`, by the name in front of the parenthesis.
  package private(set) var callers: [String: Set<Int>] = [:]
  /// For each file a digest of its entries, which is never 0.
  private var digests: [Int64] = []
  /// For each file, how many bytes follow its last type keyword, and whether all may matter.
  private var lastKeywords: [(rest: Int32, needsAll: Bool)?] = []
  /// For each file how many bytes follow the first name after its last `import`.
  private var lastImports: [Int32] = []

  /// Searches files, which are numbered consecutively across all buffers.
  package init(_ buffers: [SourceBuffer]) {
    let count = buffers.reduce(0) { $0 + $1.paths.count }
    files.reserveCapacity(count)
    digests = Array(repeating: 1, count: count)
    lastKeywords = Array(repeating: nil, count: count)
    lastImports = Array(repeating: .max, count: count)
    var first = 0
    for buffer in buffers {
      search(buffer, from: first)
      first += buffer.paths.count
    }
  }

  private mutating func search(_ buffer: SourceBuffer, from first: Int) {
    let (start, ends) = (buffer.start, buffer.ends)
    for (kind, word) in Self.kinds {
      let needsAll = kind == .protocol || kind == .typealias
      start.findAll(word, ends) { file, place in
        note(place, of: first + file, before: ends[file], needsAll: needsAll)
        add(kind, in: first + file, at: place)
      }
    }
    for label in ["parent", "injecting", "gathering"] as [StaticString] {
      start.findAll(label, ends) { file, place in
        let length = label.utf8CodeUnitCount
        var colon = place
        _ = colon.advance(over: Byte.backtick)
        colon.skipTrivia()
        guard colon.is(at: Byte.colon), !place.isAfterDeclaredName(length) else { return }
        let isBound = colon.isBeforeSelf
        if !isBound { addUnbound(first + file) }
        if isBound, length == 6, let name = place.callee(beforeLabel: length) {
          callers[name, default: []].insert(first + file)
        } else {
          relevant.insert(first + file)
        }
      }
    }
    for word in ["dependency", "Bobbin"] as [StaticString] {
      start.findAll(word, ends) { file, _ in relevant.insert(first + file) }
    }
    start.findAll("_exported", ends) { file, _ in addUnbound(first + file) }
    start.findAll("import", ends) { file, place in
      note(place, of: first + file, before: ends[file], needsAll: true)
      var name = place
      name.skipTrivia()
      _ = name.readName()
      // It may already be in the next file.
      lastImports[first + file] = Int32(clamping: max(0, ends[file] - 1 - name.at))
    }
  }

  /// The modules that a file imports; nothing after the line of the last import is parsed.
  func imports(in source: Source, of file: Int) -> [String] {
    let end = source.bytes.count - Int(lastImports[file])
    if end < 0 { return [] }
    let line = source.offset(of: Byte.lineFeed, from: end) ?? source.bytes.count
    let head = Source(path: source.path, bytes: Array(source.bytes[..<line]))
    return Parser.parse(head, skippingBodies: true, isOutline: true).imports.map(\.module)
  }

  /// Parses a file: all of it, or only the heads of its types, if it is certain where they end.
  package func parse(_ source: Source, of file: Int, whole isWhole: Bool) -> SourceFile {
    if !isWhole, let end = endOfHeads(in: file, source) {
      let heads = Source(path: source.path, bytes: Array(source.bytes[..<end]))
      let outline = Parser.parse(heads, skippingBodies: true, isOutline: true)
      // Faults show that the end is inside a comment, a string or a protocol.
      if outline.faults.isEmpty { return outline }
    }
    return Parser.parse(source, skippingBodies: true)
  }

  /// The end of a line after the heads of all types in a file; `nil` if no such line is certain.
  private func endOfHeads(in file: Int, _ source: Source) -> Int? {
    // A regular expression of several lines may be cut off without a fault. The file may have changed.
    guard let (rest, needsAll) = lastKeywords[file], !needsAll, rest <= source.bytes.count,
      !source.mentions("#/")
    else { return nil }
    return source.offset(of: Byte.leftBrace, from: source.bytes.count - Int(rest))
      .flatMap { source.offset(of: Byte.lineFeed, from: $0) }
  }

  /// Returns a digest of what other files can learn from a file, which is never 0: a digest of its
  /// entries in the index, of what was read, or of both; `nil` if every byte matters.
  package func digest(of file: Int, read: SourceFile?) -> Int64? {
    guard let read else { return digests[file] }
    guard read.faults.isEmpty, !read.isReadAgain else { return nil }
    return read.isOutline ? (read.digest ^ digests[file]) | 1 : read.digest
  }

  /// The words that begin a declaration of a type.
  private static let kinds: [(Keyword, StaticString)] = [
    (.class, "class"), (.struct, "struct"), (.enum, "enum"), (.actor, "actor"),
    (.protocol, "protocol"), (.typealias, "typealias"), (.extension, "extension"),
  ]

  /// Notes a keyword, in case it is the last one of its file.
  private mutating func note(_ place: Cursor, of file: Int, before end: Int, needsAll: Bool) {
    let rest = Int32(clamping: end - 1 - place.at)
    if rest < lastKeywords[file]?.rest ?? .max { lastKeywords[file] = (rest, needsAll) }
  }

  private mutating func addUnbound(_ file: Int) {
    unbound.insert(file)
    digests[file] = 2
  }

  /// Adds a name and its keyword to the digest of a file; `is` marks a name that is only mentioned.
  private mutating func digest(_ name: String, _ kind: Keyword, _ file: Int) {
    var digest = Digest(digests[file] ^ Int64(kind.rawValue))
    digest.add(name)
    digests[file] = digest.value
  }

  /// Adds the declaration after a keyword; in a comment or a string it may be anything.
  private mutating func add(_ kind: Keyword, in file: Int, at place: Cursor) {
    var place = place
    func add(_ name: String) {
      digest(name, kind, file)
      if kind == .extension { extended.insert(name) }
      files.add(file, name)
    }
    place.skipTrivia()
    guard let name = place.readName() else {
      // `extension [Int]` and the like.
      if kind == .extension { ["Array", "Dictionary", "Optional"].forEach(add) }
      return
    }
    add(name)
    switch kind {
    case .extension:
      place.skipTrivia()
      while place.advance(over: Byte.period) {
        place.skipTrivia()
        if let name = place.readName() { add(name) }
        place.skipTrivia()
      }
      if place.is(at: Byte.question) { add("Optional") }
      if place.is(at: Byte.less) { addUnbound(file) }
    case .typealias:
      for target in place.readNames(ofAlias: true) {
        digest(target, .is, file)
        aliases[target, default: []].append(name)
      }
    case .class where name != "func" && name != "var":
      for ancestor in place.readNames(ofAlias: false) {
        digest(ancestor, .is, file)
        subclasses[ancestor, default: []].append(name)
      }
    default: break
    }
  }
}

extension Cursor {
  /// Finds a word where it is not part of another one, and passes the number of the file and the
  /// place after the word to a closure; the files end at the given offsets.
  fileprivate func findAll(_ word: StaticString, _ ends: [Int], _ body: (Int, Cursor) -> Void) {
    var place = self
    var file = 0
    while let found = find(word, in: base, from: place.at) {
      place.at = found + word.utf8CodeUnitCount
      guard !isWord(at: found - 1), !isWord(at: place.at) else { continue }
      while ends[file] <= found { file += 1 }
      body(file, place)
    }
  }

  private var isAtSpace: Bool {
    switch base[at] {
    case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, 0x0B, 0x0C: true
    default: false
    }
  }

  /// Moves past white space and comments.
  fileprivate mutating func skipTrivia() {
    while true {
      switch base[at] {
      case _ where isAtSpace: at += 1
      case Byte.slash where peek(1) == Byte.slash: advance(until: "\n\r")
      case Byte.slash where peek(1) == Byte.star:
        guard skipBlockComment() else { return }
      default: return
      }
    }
  }

  /// Reads a name, without its backticks.
  fileprivate mutating func readName() -> String? {
    let isQuoted = advance(over: Byte.backtick)
    let start = at
    if isQuoted { advance(until: "`\n\r") }
    // As `isWord(at:)` does, which would be a call for each byte.
    let table = ByteInfo.table
    while !isQuoted, base[at] >= 0x80 || table[Int(base[at])].marks & ByteInfo.word != 0 { at += 1 }
    let name = UnsafeBufferPointer(start: base + start, count: at - start)
    if isQuoted { _ = advance(over: Byte.backtick) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Reads the names that follow the name of a class or an alias: in the head, or in the target.
  ///
  /// A head ends at a brace, an alias before a line that begins with a word, unless a bracket is
  /// open or the last mark needs a type after it. No head is as long as the bound.
  fileprivate mutating func readNames(ofAlias isAlias: Bool) -> [String] {
    let end = at + 10_000
    var names: [String] = []
    var depth = 0
    var isComplete = false
    while at < end {
      let before = at
      skipTrivia()
      if isAlias, isComplete, depth <= 0, span(base + before, until: "\n\r") < at - before,
        isWord(at: at) || self.is(at: Byte.backtick, or: UInt8(ascii: "@"))
      {
        return names
      }
      if let name = readName() {
        names.append(name)
        isComplete = name != "any" && name != "some"
        continue
      }
      switch peek() {
      case Byte.leftBrace, Byte.nul: return names
      case Byte.semicolon where isAlias, Byte.rightBrace where isAlias: return names
      case Byte.leftParen, Byte.leftSquare, Byte.less: depth += 1
      case Byte.rightParen, Byte.rightSquare: depth -= 1
      case Byte.greater where peek(-1) != Byte.minus: depth -= 1
      case Byte.equal, Byte.greater, UInt8(ascii: "&"), Byte.period, Byte.comma, Byte.colon:
        isComplete = false
      default: break
      }
      at += 1
    }
    return isAlias ? names : []
  }

  /// The name before the parenthesis of a call whose first label is before the cursor, if any is.
  fileprivate func callee(beforeLabel length: Int) -> String? {
    let end = at - length - 1
    var start = end
    while isWord(at: start - 1) { start -= 1 }
    let name = UnsafeBufferPointer(start: base + start, count: max(0, end - start))
    // Outside ASCII it may be an operator.
    guard base[end] == Byte.leftParen, !name.isEmpty, name.allSatisfy({ $0 < 0x80 })
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return text == "init" ? nil : text
  }

  /// Whether the label before certainly declares something: `var parent: P`, `with parent: P`, or
  /// `init(parent: P`, which creates nothing by itself.
  fileprivate func isAfterDeclaredName(_ length: Int) -> Bool {
    var before = self
    before.at -= length + 1
    if before.is(at: Byte.backtick) { before.at -= 1 }
    while before.is(at: Byte.space, or: Byte.tab) { before.at -= 1 }
    if isWord(at: before.at) { return true }
    guard length == 6, before.is(at: Byte.leftParen) else { return false }
    before.at -= 4
    guard !isWord(at: before.at - 1), before.is(atText: "init") else { return false }
    repeat { before.at -= 1 } while before.isAtSpace
    // After a period it is called; so it may be after a comment.
    return !before.is(at: Byte.period, or: Byte.slash)
  }

  /// Whether the argument after the colon here is `self`.
  fileprivate var isBeforeSelf: Bool {
    var ahead = self
    ahead.at += 1
    ahead.skipTrivia()
    guard ahead.is(atText: "self"), !isWord(at: ahead.at + 4) else { return false }
    ahead.at += 4
    ahead.skipTrivia()
    return ahead.is(at: Byte.comma, or: Byte.rightParen)
  }
}
