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

  /// The brace that opens the body of the type whose name is at a place.
  package func body(after name: Location) -> Int? {
    tokens[token(from: offset(name))...].firstIndex { $0.kind == .leftBrace }
  }

  /// Adds members as the first ones of the type whose name is at a place, indented like the others.
  package func adding(_ members: [String], toTypeAt name: Location) -> Diagnostic.Edit? {
    guard let brace = body(after: name) else { return nil }
    let next = tokens[brace + 1]
    let outer = indentation(of: name)
    let isAlone = next.kind == .rightBrace
    let inner = next.startsLine && !isAlone ? indentation(of: location(brace + 1)) : outer + "  "
    let end = next.startsLine ? "" : "\n" + (isAlone ? outer : inner)
    let text = members.map { "\n" + inner + $0 }.joined() + end
    return Diagnostic.Edit(location: lines.location(Int(tokens[brace].end)), old: "", new: text)
  }

  /// The white space before the first token of the line with a place.
  private func indentation(of place: Location) -> String {
    let line = lines.range(of: place.line).map(source.text) ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }
}
