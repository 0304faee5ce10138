/// One file with what modules above need to know of a module, in place of its sources: all but comments
/// and bodies without wiring calls.
///
/// It is plain Swift: what remains of each file at its original lines and columns, below a comment
/// with its path.
package enum Interface {
  static let title: StaticString = "// Bobbin: what modules above need to know"

  /// Writes what remains of some files.
  package static func text(of sources: [Source]) -> String {
    let generated = SourceBuffer.titleOfGenerated.description.utf8
    let own = sources.filter { !$0.bytes.starts(with: generated) }
    return own.sorted { $0.path < $1.path }.reduce(into: "\(title)\n") { text, source in
      text += "//\(source.path)\n" + String(decoding: slice(source), as: UTF8.self)
    }
  }

  /// The bytes of a file with spaces and line breaks in place of what is left out; if the file has
  /// syntax errors, its bodies are kept.
  private static func slice(_ source: Source) -> [UInt8] {
    let file = Parser.parse(source, skippingBodies: true)
    var bodies = file.faults.isEmpty ? file.skipped[...] : []
    var bytes: [UInt8] = []
    var (end, isInBody) = (0, false)
    func isLineBreak(_ byte: UInt8) -> Bool { byte == Byte.lineFeed || byte == Byte.carriageReturn }
    Lexer.read(source) { lexer in
      let tokens = lexer.tokens
      for (index, token) in tokens.enumerated() {
        while let body = bodies.first, body.upperBound <= token.start { bodies.removeFirst() }
        let wasInBody = isInBody
        isInBody = bodies.first.map { $0.lowerBound <= token.start } ?? false
        if isInBody { continue }
        let gap = source.bytes[end..<Int(token.start)]
        end = Int(token.end)
        let lastLine = (gap.lastIndex(where: isLineBreak) ?? gap.startIndex - 1) + 1
        bytes += gap[..<lastLine].filter(isLineBreak)
        // Where nothing follows a body, no column depends on it.
        if !wasInBody || !tokens[index + 1].startsLine {
          bytes += Array(repeating: Byte.space, count: gap.endIndex - lastLine)
        }
        bytes += source.bytes[token.range]
        // A line inside a literal could look like a comment between two files.
        guard token.kind == .stringText || token.kind == .regexLiteral else { continue }
        for place in bytes.indices.suffix(token.range.count).dropFirst()
        where bytes[place - 1] == Byte.lineFeed && bytes[place...].starts(with: "//".utf8) {
          bytes[place] = Byte.space
        }
      }
    }
    return bytes + [Byte.lineFeed]
  }

  /// Takes an interface apart into sources that have everything at its original place.
  package static func sources(in source: Source) -> [Source] {
    // Where the names of the files begin.
    var starts: [Int] = []
    var line = 0
    let bytes = source.bytes
    while let end = source.offset(of: Byte.lineFeed, from: line) {
      line = end + 1
      // By index, because there are many lines.
      if line + 1 < bytes.count, bytes[line] == Byte.slash, bytes[line + 1] == Byte.slash {
        starts.append(line)
      }
    }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      let line = min(source.offset(of: Byte.lineFeed, from: start) ?? end, end)
      return Source(
        path: source.text(start + 2..<line), bytes: Array(bytes[min(line + 1, end)..<end]))
    }
  }
}
