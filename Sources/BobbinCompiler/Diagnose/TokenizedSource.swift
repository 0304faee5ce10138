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

  package func offset(_ place: Location) -> Int {
    (lines.range(of: place.line)?.lowerBound ?? 0) + place.column - 1
  }

  /// The first token that does not begin before an offset.
  package func token(from offset: Int) -> Int {
    tokens.firstIndex { Int($0.start) >= offset } ?? tokens.count - 1
  }
}
