package import BobbinSyntax

/// A source split into tokens, for changes at places where the facts hold only a name.
package protocol TokenizedSource {
  var source: Source { get }
  /// All tokens; the last is the end of the file.
  var tokens: [Token] { get }
  var lines: LineTable { get }
}

extension TokenizedSource {
  package func text(_ index: Int) -> String { source.text(tokens[index].range) }

  package func location(_ index: Int) -> Location { lines.location(Int(tokens[index].start)) }

  package func location(after index: Int) -> Location { lines.location(Int(tokens[index].end)) }

  package func offset(_ place: Location) -> Int {
    (lines.range(of: place.line)?.lowerBound ?? 0) + place.column - 1
  }

  /// The first token that does not begin before an offset; logarithmic in the number of tokens.
  package func token(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The token after a bracket that opens here and its contents, or after the token here.
  package func afterBracket(_ opening: Int) -> Int {
    var open = 0
    var position = opening
    while tokens[position].kind != .endOfFile {
      open += tokens[position].kind.depth
      position += 1
      if open <= 0 { return position }
    }
    return position
  }

  /// The brace that opens the body of the type whose name is at a place.
  package func body(after name: Location) -> Int? {
    tokens[token(from: offset(name))...].firstIndex { $0.kind == .leftBrace }
  }

  /// The white space before the first token of the line with a place.
  package func indentation(of place: Location) -> String {
    let line = lines.range(of: place.line).map(source.text) ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }
}

extension Token.Kind {
  /// How many brackets deeper the following token is.
  var depth: Int {
    switch self {
    case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen: 1
    case .rightParen, .rightSquare, .rightBrace, .stringClose, .interpolationClose: -1
    default: 0
    }
  }
}
