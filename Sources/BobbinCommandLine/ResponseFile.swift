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
      guard word.utf8.count > 1, word.utf8.first == UInt8(ascii: "@") else {
        result.append(word)
        continue
      }
      let path = String(word.unicodeScalars.dropFirst())
      files.append(path)
      result += parse(try FileSystem.text(of: path))
    }
    return result
  }

  static func parse(_ text: String) -> [String] {
    // Bytes, because a mark and a combining mark after it are one character; and no closures,
    // because a plugin lists thousands of files for a tool that is not optimized.
    let bytes = Array(text.utf8)
    let lines = LineTable(Source(path: "", bytes: bytes))
    var result: [String] = []
    var number = 1
    while let range = lines.range(of: number) {
      number += 1
      var end = range.upperBound
      while end > range.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
      guard end > range.lowerBound else { continue }
      result.append(String(decoding: bytes[range.lowerBound..<end], as: UTF8.self))
    }
    return result
  }
}
