import BobbinSyntax

/// A file of arguments, named by `@path` anywhere on the command line.
///
/// Each line is one argument, without the white space around it. Empty lines and lines that begin
/// with `#` are skipped. Paths are relative to the working directory.
enum ResponseFile {
  /// Replaces every `@path` by the arguments in that file, and notes the paths.
  static func expand(
    _ words: [String], noting files: inout [String]
  ) throws(Failure) -> [Argument] {
    var result: [Argument] = []
    for word in words {
      guard word.utf8.count > 1, word.utf8.first == UInt8(ascii: "@") else {
        result.append(Argument(text: word))
        continue
      }
      let path = String(word.unicodeScalars.dropFirst())
      let text: String
      do throws(Failure) {
        text = try FileSystem.text(of: path)
      } catch {
        throw .usage(error.messages[0].text)
      }
      files.append(path)
      result += parse(text, path: path)
    }
    return result
  }

  static func parse(_ text: String, path: String) -> [Argument] {
    var result: [Argument] = []
    // Bytes, because a mark and a combining mark after it are one character; and no closures,
    // because a plugin lists thousands of files for a tool that is not optimized.
    let bytes = Array(text.utf8)
    let lines = LineTable(Source(path: path, bytes: bytes))
    var number = 0
    while let range = lines.range(of: number + 1) {
      number += 1
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, isSpace(bytes[start]) { start += 1 }
      while start < end, isSpace(bytes[end - 1]) { end -= 1 }
      guard start < end, bytes[start] != UInt8(ascii: "#") else { continue }
      let location = Location(file: path, line: number, column: start - range.lowerBound + 1)
      result.append(
        Argument(text: String(decoding: bytes[start..<end], as: UTF8.self), location: location))
    }
    return result
  }

  /// Whether a byte is white space or ends a line; other white space may be part of a name.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte >= UInt8(ascii: "\t") && byte <= UInt8(ascii: "\r")
  }
}
