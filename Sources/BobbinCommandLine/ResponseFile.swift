/// A file of arguments, named by `@path` anywhere on the command line.
///
/// Each line that is not empty is an argument. Paths are relative to the working directory.
enum ResponseFile {
  /// Replaces every `@path` by the arguments in that file, and notes the paths.
  static func expand(_ words: [String], noting files: inout [String]) throws(Failure) -> [String] {
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
    // In bytes, because a line break and a combining mark after it are one `Character`.
    text.utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String(Substring($0)) }
  }
}
