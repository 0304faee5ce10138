/// One file with what modules above need to know of a module, in place of its sources.
///
/// It is plain Swift: below a comment with the path of each file, its code at the original lines
/// and columns, without comments and without bodies that hold no wiring call.
package enum Interface {
  private static let mark = "// Bobbin: what modules above need of "

  /// Writes what is needed of files.
  package static func text(of sources: [Source]) -> String {
    sources.map { mark + $0.path + "\n" + String(decoding: code(of: $0), as: UTF8.self) + "\n" }
      .joined()
  }

  /// Takes an interface apart into sources that have everything at its original place; any other
  /// file remains as it is.
  package static func sources(in source: Source) -> [Source] {
    guard source.bytes.starts(with: mark.utf8) else { return [source] }
    let lines = LineTable(source)
    var files: [(path: String, range: Range<Int>)] = []
    var number = 1
    while let line = lines.range(of: number) {
      number += 1
      if source.bytes[line].starts(with: mark.utf8) {
        let path = source.text(line).unicodeScalars.dropFirst(mark.utf8.count).dropLast()
        files.append((String(path), line.upperBound..<line.upperBound))
      } else {
        let start = files[files.count - 1].range.lowerBound
        files[files.count - 1].range = start..<line.upperBound
      }
    }
    return files.map { Source(path: $0.path, bytes: Array(source.bytes[$0.range])) }
  }

  /// The code of a file; of one with syntax errors all bodies remain.
  private static func code(of source: Source) -> [UInt8] {
    let file = Parser.parse(source, skippingBodies: true)
    var skipped = file.faults.isEmpty ? file.skipped[...] : []
    let lines = LineTable(source)
    var result: [UInt8] = []
    var (line, column) = (1, 1)
    for token in Lexer.lex(source).tokens.dropLast() {
      let range = token.range
      while let first = skipped.first, first.upperBound <= range.lowerBound {
        skipped.removeFirst()
      }
      // A line of a string could look like the path of the next file.
      let isText = token.kind == .stringText && source.bytes[range].contains(Byte.lineFeed)
      if isText || skipped.first?.contains(range.lowerBound) ?? false { continue }
      let (start, end) = (lines.location(range.lowerBound), lines.location(range.upperBound))
      if start.line > line {
        result += Array(repeating: Byte.lineFeed, count: start.line - line)
        column = 1
      }
      result += Array(repeating: Byte.space, count: start.column - column)
      result += source.bytes[range]
      (line, column) = (end.line, end.column)
    }
    return result
  }
}
