import BobbinSyntax

/// A file of arguments, named by `@path` anywhere on the command line.
///
/// Each line is one argument, and empty lines are skipped. Paths are relative to the working
/// directory.
enum ResponseFile {
  /// Replaces every `@path` by the arguments in that file, and notes the paths.
  static func expand(
    _ words: [String], noting files: inout [String]
  ) throws(Failure) -> [String] {
    var result: [String] = []
    for word in words {
      if word.utf8.count > 1, word.utf8.first == UInt8(ascii: "@") {
        files.append(String(word.unicodeScalars.dropFirst()))
        result += parse(try FileSystem.text(of: files[files.count - 1]))
      } else {
        result.append(word)
      }
    }
    return result
  }

  static func parse(_ text: String) -> [String] {
    // Bytes, because a mark and a combining mark after it are one character; and no closures,
    // because a plugin lists thousands of files for a tool that is not optimized.
    let source = Source(path: "", text: text)
    let lines = LineTable(source)
    var result: [String] = []
    var number = 1
    while let range = lines.range(of: number) {
      number += 1
      var line = source.bytes[range]
      while line.last == 0x0A || line.last == 0x0D { line.removeLast() }
      if !line.isEmpty { result.append(String(decoding: line, as: UTF8.self)) }
    }
    return result
  }
}
