/// What modules above may ask one file for, at its original lines and columns.
///
/// Comments are left out, and of bodies and values what is between braces, unless it holds a wiring
/// call.
package struct Slice {
  /// What remains of lines, with their numbers.
  package private(set) var lines: [(number: Int, bytes: [UInt8])] = []
  private var column = 1

  /// Cuts a file; of one with syntax errors all code remains.
  package init(_ source: Source, _ cuts: Cuts) {
    let file = Parser.parse(source, skippingBodies: true, cutting: cuts)
    // Those in another one end before it does.
    var cuts = file.faults.isEmpty ? file.skipped.sorted { $0.lowerBound < $1.lowerBound }[...] : []
    let lines = LineTable(source)
    Lexer.read(source) { tokens, _, _, _ in
      for (index, token) in tokens.dropLast().enumerated() {
        let (start, end) = (Int(token.start), Int(token.end))
        while let first = cuts.first, first.upperBound <= start { cuts.removeFirst() }
        let isCut = cuts.first.map { start >= $0.lowerBound } ?? false
        // A line inside a string could look like one between two files.
        let isText = token.kind == .stringText && source.bytes[start..<end].contains(Byte.lineFeed)
        guard !isCut, !isText else { continue }
        let isLast = tokens[index + 1].endsLine || cuts.first?.lowerBound == end
        append(source.bytes[start..<end], token.kind, isLast, at: lines.location(start))
      }
    }
  }

  private mutating func append(
    _ token: ArraySlice<UInt8>, _ kind: Token.Kind, _ isLast: Bool, at place: Location
  ) {
    // Where nothing follows closing braces, they need no lines of their own.
    let isEnd =
      kind == .rightBrace && isLast && !lines.isEmpty
      && lines.last?.bytes.first != UInt8(ascii: "#")
    if !isEnd, lines.last?.number != place.line {
      lines.append((place.line, []))
      column = 1
    }
    if !isEnd, kind != .leftBrace || !isLast {
      lines[lines.count - 1].bytes += Array(
        repeating: Byte.space, count: max(0, place.column - column))
      column = max(column, place.column)
    }
    lines[lines.count - 1].bytes += token
    column += token.count
  }
}

extension Token {
  /// Whether the line of the token before ends there, but for closing braces.
  fileprivate var endsLine: Bool { startsLine || kind == .rightBrace || kind == .endOfFile }
}

/// What is left out of a file for a slice.
package struct Cuts {
  /// The places of declarations and extensions of which only headers are needed.
  package var plain: Set<Location> = []
  /// The places of those of their members that are needed.
  package var members: Set<Location> = []

  package init() {}
}

extension Parser {
  /// Leaves out some bytes.
  mutating func cut(_ start: Int, _ end: Int) {
    if cuts != nil, start < end { file.skipped.append(start..<end) }
  }

  /// Leaves out what was read from a token on, unless it holds a wiring call.
  mutating func cut(_ start: Int, from first: Int) {
    if cuts != nil, !holdsLabel(from: first, to: index) { cut(start, Int(previous.end)) }
  }

  /// Leaves out what is between the braces in a value that holds no wiring call.
  mutating func cutBraces(from start: Int) {
    guard cuts != nil, !holdsLabel(from: start, to: index) else { return }
    var position = start
    while position < index {
      if tokens[position].kind == .leftBrace, let closer = closer(of: position) {
        cut(Int(tokens[position].end), Int(tokens[closer].start))
        position = closer
      }
      position += 1
    }
  }

  /// Reads a member, and leaves it out if no module above needs it.
  mutating func parseMemberOrCut() {
    guard let cuts, cuts.plain.contains(owner.location) else { return parseMember() }
    while handleDirective() {}
    let start = Int(current.start)
    let (nested, initializers) = (owner.nested.count, owner.initializers.count)
    let properties = owner.properties.count
    parseMember()
    let members =
      owner.initializers[initializers...].map(\.location)
      + owner.properties[properties...].map(\.location)
    guard owner.nested.count == nested, cuts.members.isDisjoint(with: members) else { return }
    cut(start, Int(previous.end))
  }
}
