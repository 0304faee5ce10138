import BobbinCompiler
import BobbinSyntax

/// The tokens of one file and the changes to make; all other bytes stay as they are.
struct FileEdits {
  let file: SourceFile
  private let editor: SourceEditor
  var source: Source { file.source }
  var tokens: [Token] { editor.tokens }
  var lines: LineTable { editor.lines }
  private var changes: [(range: Range<Int>, text: String)] = []
  private var imported: Set<String> = []

  init(_ file: SourceFile) {
    self.file = file
    editor = SourceEditor(file.source)
  }

  /// The text with all changes, whose lines end like the first one.
  var result: String {
    let first = lines.range(of: 1).map(source.text) ?? ""
    guard first.hasSuffix("\r\n") else { return source.replacing(changes) }
    return source.replacing(
      changes.map { ($0.range, $0.text.map { $0 == "\n" ? "\r\n" : String($0) }.joined()) })
  }

  // MARK: Looking

  func text(_ index: Int) -> String { editor.text(index) }

  func location(_ index: Int) -> Location { editor.location(index) }

  /// Whether the tokens from an index on are these words.
  func reads(_ words: [String], at index: Int) -> Bool {
    index >= 0 && index + words.count < tokens.count
      && words.indices.allSatisfy { text(index + $0) == words[$0] }
  }

  func token(at place: Location) -> Int { editor.token(at: place) }

  /// The brace that opens the body of the type whose name is at a place.
  func body(after name: Location) -> Int? {
    tokens[token(at: name)...].firstIndex { $0.kind == .leftBrace }
  }

  /// The tokens that begin in a range of bytes.
  func tokens(in range: Range<Int>) -> Range<Int> {
    editor.token(from: range.lowerBound)..<editor.token(from: range.upperBound)
  }

  /// The token after a bracket that opens here and its contents, or after the token here.
  func afterBracket(_ opening: Int) -> Int {
    var (open, position) = (0, opening)
    while tokens[position].kind != .endOfFile {
      switch tokens[position].kind {
      case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen: open += 1
      case .rightParen, .rightSquare, .rightBrace, .stringClose, .interpolationClose: open -= 1
      default: break
      }
      position += 1
      if open <= 0 { return position }
    }
    return position
  }

  /// Whether a token is to be replaced.
  func changes(_ index: Int) -> Bool {
    changes.contains { $0.range.contains(Int(tokens[index].start)) }
  }

  /// Where something is once the changes are made; in a line with changes, its column may differ.
  func moved(_ place: Location) -> Location {
    let start = Int(tokens[token(at: place)].start)
    let added = changes.filter { $0.range.lowerBound <= start }.map { change in
      change.text.count(where: \.isNewline) - source.text(change.range).count(where: \.isNewline)
    }
    return Location(file: place.file, line: place.line + added.reduce(0, +), column: place.column)
  }

  // MARK: Changing

  /// Replaces bytes, and drops earlier replacements inside them, such as that of a module's name.
  mutating func replace(_ range: Range<Int>, by text: String) {
    changes.removeAll { !$0.range.isEmpty && range.contains($0.range.lowerBound) }
    changes.append((range, text))
  }

  mutating func replace(_ index: Int, by text: String) { replace(tokens[index].range, by: text) }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

  /// Adds members at the beginning of a type's body, indented like the others, followed by a blank
  /// line.
  mutating func add(_ members: [String], toTypeAt name: Location) {
    guard let brace = body(after: name) else { return }
    let next = tokens[brace + 1]
    let isAlone = next.kind == .rightBrace
    let outer = indentation(of: name)
    let inner = next.startsLine && !isAlone ? indentation(of: location(brace + 1)) : outer + "  "
    var text = members.map { "\n" + inner + $0 }.joined()
    let below = lines.range(of: location(brace).line + 1).map(source.text) ?? ""
    if !next.startsLine {
      text += "\n" + (isAlone ? outer : inner)
    } else if !isAlone, !below.allSatisfy(\.isWhitespace) {
      text += "\n"
    }
    insert(text, at: Int(tokens[brace].end))
  }

  /// The white space before the first token of the line with a place.
  private func indentation(of place: Location) -> String {
    let line = lines.range(of: place.line).map(source.text) ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }

  /// Adds an import before the others, unless it has been added.
  mutating func addImport(_ module: String) {
    guard imported.insert(module).inserted else { return }
    insert("import \(module)\n", at: Int(tokens[0].start))
  }
}
