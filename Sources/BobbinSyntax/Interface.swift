/// One file with what modules above need to know of a module, in place of its sources.
///
/// It is plain Swift: the imports that all files of the module have, then what remains of each file
/// at its original columns. A comment before it has its path, unless that is the name of its first
/// type, and the number of its first line; a comment with a number is in place of many empty lines.
package enum Interface {
  static let title: StaticString = "// Bobbin: what modules above need; paths begin with "
  /// How all paths end.
  private static let suffix = ".swift"
  private static let kinds: Set<Keyword> = [
    .class, .struct, .enum, .actor, .protocol, .extension,
  ]

  /// Writes what remains of files, each with the lines of its plain imports.
  package static func text(
    of files: [(path: String, imports: Set<String>, slice: Slice)]
  ) -> String {
    let paths = files.map { $0.path.unicodeScalars.dropLast(suffix.count) }
    var common = paths.first.map(Array.init) ?? []
    for path in paths { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
    common = Array(common[...(common.lastIndex(of: "/") ?? -1)])
    var imports = files.first?.imports ?? []
    for file in files { imports.formIntersection(file.imports) }
    var text =
      "\(title)" + String(String.UnicodeScalarView(common)) + "\n"
      + imports.sorted().map { $0 + "\n" }.joined()
    for (path, file) in zip(paths, files) {
      let lines = file.slice.lines.map { ($0.number, String(decoding: $0.bytes, as: UTF8.self)) }
        .filter { !imports.contains($0.1) }
      guard var number = lines.first?.0 else { continue }
      let name = String(path.dropFirst(common.count))
      let isPlain = name == lines.lazy.compactMap { typeName(in: Array($0.1.utf8)) }.first
      text += "//\(isPlain ? "" : name):\(number)\n"
      for (next, line) in lines {
        let gap = String(repeating: "\n", count: next - number)
        text += (gap.count > 5 ? "//\(next)\n" : gap) + line + "\n"
        number = next + 1
      }
    }
    return text
  }

  /// Takes an interface apart into sources that have everything at its original place.
  package static func sources(in source: Source) -> [Source] {
    let table = LineTable(source)
    guard let first = table.range(of: 1) else { return [] }
    let common = source.text(first).dropFirst(title.utf8CodeUnitCount).dropLast()
    var (imports, line, number) = ([UInt8](), 2, 1)
    var files: [(path: String, bytes: [UInt8])] = []
    while let range = table.range(of: line), !range.isEmpty {
      line += 1
      let start = range.lowerBound
      if range.count > 2, source.bytes[start] == Byte.slash, source.bytes[start + 1] == Byte.slash {
        let mark = source.text(range).dropFirst(2).dropLast()
        let colon = mark.lastIndex(of: ":")
        if let colon {
          files.append((String(mark[..<colon]), imports))
          number = 1
        }
        let next = Int(mark[(colon.map(mark.index(after:)) ?? mark.startIndex)...]) ?? number
        // No file has more lines; a damaged interface must not ask for memory beyond all bounds.
        guard !files.isEmpty, next > number, next < 10_000_000 else { continue }
        files[files.count - 1].bytes += Array(repeating: Byte.lineFeed, count: next - number)
        number = next
      } else if files.isEmpty {
        imports += source.bytes[range].dropLast() + [Byte.semicolon]
      } else {
        files[files.count - 1].bytes += source.bytes[range]
        number += 1
        if files[files.count - 1].path.isEmpty {
          files[files.count - 1].path = typeName(in: Array(source.bytes[range])) ?? ""
        }
      }
    }
    return files.map { Source(path: common + $0.path + suffix, bytes: $0.bytes) }
  }

  /// The name of the type that a line declares.
  private static func typeName(in line: [UInt8]) -> String? {
    let line = Source(path: "", bytes: line)
    return Lexer.read(line) { tokens, _, _, _ in
      // The last token is the end of the file, so there always is a next one.
      tokens.firstIndex { kinds.contains($0.keyword) }.map { line.text(tokens[$0 + 1].range) }
    }
  }
}
