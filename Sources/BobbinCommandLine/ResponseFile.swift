import BobbinSyntax
import Foundation

/// A file of arguments, named by `@path` anywhere on the command line.
///
/// Each line is one argument, without the white space around it. Empty lines and lines that begin
/// with `#` are skipped. A line that begins with a double quote is a JSON string, in which white
/// space stays and a first `@`, `#` or `-` means nothing. A line `@path` is another such file.
/// Paths are relative to the working directory, in a response file too.
enum ResponseFile {
  private static let maximalDepth = 16

  /// Replaces every `@path` by the arguments in that file, and notes the paths.
  static func expand(
    _ arguments: [Argument], noting files: inout [String], depth: Int = 0
  ) throws(Failure) -> [Argument] {
    var result: [Argument] = []
    for argument in arguments {
      guard argument.namesFile else {
        result.append(argument)
        continue
      }
      let path = String(argument.text.unicodeScalars.dropFirst())
      guard depth < maximalDepth else {
        throw .usage("response file '\(path)' is nested too deep", at: argument.location)
      }
      let text: String
      do throws(Failure) {
        text = try FileSystem.text(of: path)
      } catch {
        throw .usage(error.messages[0].text, at: argument.location)
      }
      files.append(path)
      result += try expand(parse(text, path: path), noting: &files, depth: depth + 1)
    }
    return result
  }

  static func parse(_ text: String, path: String) throws(Failure) -> [Argument] {
    var result: [Argument] = []
    // Bytes, because a quote and a combining mark after it are one character; and no closures,
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
      let word = bytes[start..<end]
      let location = Location(file: path, line: number, column: start - range.lowerBound + 1)
      if bytes[start] == UInt8(ascii: "\"") {
        guard let text = try? JSONDecoder().decode(String.self, from: Data(word)) else {
          throw .usage("a line that begins with a quote must be a JSON string", at: location)
        }
        result.append(Argument(text: text, isLiteral: true, location: location))
      } else {
        result.append(Argument(text: String(decoding: word, as: UTF8.self), location: location))
      }
    }
    return result
  }

  /// Whether a byte is white space or ends a line; other white space may be part of a name.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte >= UInt8(ascii: "\t") && byte <= UInt8(ascii: "\r")
  }
}

extension Argument {
  /// Whether it is `@path`; `@` alone is not.
  fileprivate var namesFile: Bool {
    !isLiteral && text.utf8.count > 1 && text.utf8.first == UInt8(ascii: "@")
  }
}
