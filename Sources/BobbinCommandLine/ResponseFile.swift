import BobbinSyntax

/// A file of arguments, named by `@path` anywhere on the command line.
///
/// Each line is one argument, without the white space around it. Empty lines and lines that begin
/// with `#` are skipped. A line in double quotes is taken as it is: white space stays, `\"`, `\\` and
/// `\n` stand for a quote, a backslash and a line break, and a first `@`, `#` or `-` means nothing.
/// A line `@path` is another such file. Paths are relative to the working directory, in a response
/// file too.
enum ResponseFile {
  /// How deep files may name files.
  private static let maximalDepth = 16

  /// Replaces all `@path` by what the files say.
  static func expand(_ arguments: [String]) throws(Failure) -> [Argument] {
    try expand(arguments.map { Argument(text: $0) }, depth: 0)
  }

  private static func expand(_ arguments: [Argument], depth: Int) throws(Failure) -> [Argument] {
    var result: [Argument] = []
    for argument in arguments {
      guard !argument.isLiteral, argument.text.count > 1, argument.text.hasPrefix("@") else {
        result.append(argument)
        continue
      }
      let path = String(argument.text.dropFirst())
      guard depth < maximalDepth else {
        throw .usage("response file '\(path)' is nested too deep", at: argument.location)
      }
      let text: String
      do throws(Failure) {
        text = try FileSystem.text(of: path)
      } catch {
        throw .usage(error.complaints[0].message, at: argument.location)
      }
      result += try expand(parse(text, path: path), depth: depth + 1)
    }
    return result
  }

  /// Reads the lines of a response file.
  static func parse(_ text: String, path: String) throws(Failure) -> [Argument] {
    var result: [Argument] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let indent = line.prefix(while: \.isWhitespace)
      let line = trimmed(line)
      guard let first = line.first, first != "#" else { continue }
      let location = Location(file: path, line: index + 1, column: indent.utf8.count + 1)
      if first == "\"" {
        let text = try unquoted(line, at: location)
        result.append(Argument(text: text, isLiteral: true, location: location))
      } else {
        result.append(Argument(text: String(line), location: location))
      }
    }
    return result
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }

  private static func unquoted(_ line: Substring, at location: Location) throws(Failure) -> String {
    var text = ""
    var rest = line.dropFirst()
    while let next = rest.popFirst() {
      switch next {
      case "\"":
        guard rest.isEmpty else { throw .usage("text behind the closing quote", at: location) }
        return text
      case "\\":
        guard let escaped = rest.popFirst(), let character = escapes[escaped] else {
          throw .usage("unknown escape; there are \\\\, \\\" and \\n", at: location)
        }
        text.append(character)
      default:
        text.append(next)
      }
    }
    throw .usage("missing closing quote", at: location)
  }

  private static let escapes: [Character: Character] = ["\\": "\\", "\"": "\"", "n": "\n"]
}
