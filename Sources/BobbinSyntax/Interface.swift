/// One file with what modules above need to know of a module, in place of its sources.
///
/// It is plain Swift: what remains of each file at its original columns. A comment before it has the
/// rest of its path and the number of its first line; a comment with a number is in place of many
/// empty lines.
package enum Interface {
  static let title: StaticString = "// Bobbin: what modules above need; paths begin with "

  /// Writes what remains of files.
  package static func text(of files: [(path: String, slice: Slice)]) -> String {
    let paths = files.map { Array($0.path.unicodeScalars) }
    var common = paths.first ?? []
    for path in paths { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
    common = Array(common[...(common.lastIndex(of: "/") ?? -1)])
    var text = "\(title)" + String(String.UnicodeScalarView(common)) + "\n"
    for (path, slice) in files {
      guard var number = slice.lines.first?.number else { continue }
      text += "//" + String(path.unicodeScalars.dropFirst(common.count)) + ":\(number)\n"
      for (next, line) in slice.lines {
        let gap = String(repeating: "\n", count: next - number)
        text += (gap.count > 5 ? "//\(next)\n" : gap) + String(decoding: line, as: UTF8.self) + "\n"
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
    var files: [(path: String, bytes: [UInt8])] = []
    var (line, number) = (2, 1)
    while let range = table.range(of: line), !range.isEmpty {
      line += 1
      if source.bytes[range].starts(with: "//".utf8) {
        let mark = source.text(range).dropFirst(2).dropLast()
        let colon = mark.lastIndex(of: ":")
        if let colon {
          files.append((String(mark[..<colon]), []))
          number = 1
        }
        let next = Int(mark[(colon.map(mark.index(after:)) ?? mark.startIndex)...]) ?? number
        // No file has more lines; a damaged interface must not ask for memory beyond all bounds.
        guard !files.isEmpty, next > number, next < 10_000_000 else { continue }
        files[files.count - 1].bytes += Array(repeating: Byte.lineFeed, count: next - number)
        number = next
      } else if !files.isEmpty {
        files[files.count - 1].bytes += source.bytes[range]
        number += 1
      }
    }
    return files.map { Source(path: common + $0.path, bytes: $0.bytes) }
  }
}
