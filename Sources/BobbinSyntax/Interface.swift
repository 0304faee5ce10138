/// One file with what modules above need to know of a module, in place of its sources.
///
/// It is plain Swift: what remains of each file of the module, after a comment with its path and
/// the number of its first line, and with all columns as they were. Its first line has what all
/// paths begin with.
package enum Interface {
  private static let title = "// Bobbin: what modules above need; paths begin with "

  /// Writes what remains of files.
  package static func text(of files: [(path: String, slice: Slice)]) -> String {
    var common = Array((files.first?.path ?? "").unicodeScalars)
    for file in files {
      common = zip(common, file.path.unicodeScalars).prefix { $0 == $1 }.map(\.0)
    }
    var text = title + escaped(common)
    for (path, slice) in files {
      let rest = path.unicodeScalars.dropFirst(common.count)
      text += "\n//\(escaped(rest)):\(slice.line)\n\(String(decoding: slice.bytes, as: UTF8.self))"
    }
    return text + "\n"
  }

  /// Takes an interface apart into sources that have everything at its original place; any other
  /// file remains as it is.
  package static func sources(in source: Source) -> [Source] {
    guard source.bytes.starts(with: title.utf8) else { return [source] }
    return source.bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return [] }
      var common = ""
      var files: [(path: String, bytes: [UInt8])] = []
      var at = 0
      while at < bytes.count {
        let end = find(Byte.lineFeed, in: first, from: at, to: bytes.count) ?? bytes.count
        if at == 0 {
          common = unescaped(source.text(title.utf8.count..<end))
        } else if bytes[at] == Byte.slash, bytes[min(at + 1, end - 1)] == Byte.slash {
          let place = source.text(at + 2..<end)
          let colon = place.lastIndex(of: ":") ?? place.endIndex
          let lines = max(1, Int(place[colon...].dropFirst()) ?? 1) - 1
          files.append(
            (common + unescaped(String(place[..<colon])), Array(repeating: 10, count: lines)))
        } else if !files.isEmpty {
          files[files.count - 1].bytes += bytes[at..<min(end + 1, bytes.count)]
        }
        at = end + 1
      }
      return files.map { Source(path: $0.path, bytes: $0.bytes) }
    }
  }

  /// Writes a path on one line.
  private static func escaped(_ path: some Sequence<Unicode.Scalar>) -> String {
    path.map { ["\\": "\\\\", "\n": "\\n", "\r": "\\r"][$0] ?? String($0) }.joined()
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var rest = text.unicodeScalars[...]
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      let next = scalar == "\\" ? rest.popFirst() ?? scalar : scalar
      result.append(scalar != "\\" ? scalar : next == "n" ? "\n" : next == "r" ? "\r" : next)
    }
    return String(result)
  }
}
