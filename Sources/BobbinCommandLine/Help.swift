/// The text of `--help`, in the layout of swift-argument-parser.
struct Help {
  /// How the tool was called.
  let command: String
  let verbs: [Verb]

  /// Where abstracts begin.
  private static let column = 26
  static let width = 80

  func text(for verb: Verb?) -> String { verb.map(text(of:)) ?? general }

  private var general: String {
    """
    OVERVIEW: The dependency-injection compiler for Swift.

    USAGE: \(command) <verb> [<options>]

    VERBS:
    \(Self.rows(verbs.map { ($0.name, $0.abstract) }))
    OPTIONS:
    \(Self.rows([Option.version, Option.help]))
    \(Self.responseFiles)
      See '\(command) help <verb>' for the options of a verb.

    """
  }

  private func text(of verb: Verb) -> String {
    let usage = ([command, verb.name] + verb.operands).joined(separator: " ")
    let inputs = verb.operands.isEmpty ? Self.inputs : [""]
    let forms = verb.readsModules ? inputs.map { "\(usage) \($0)[<options>]" } : [usage]
    var text = "OVERVIEW: \(verb.abstract)\n\n"
    text += "USAGE: \(forms.joined(separator: "\n       "))\n\n"
    guard verb.readsModules else { return text + "OPTIONS:\n" + Self.rows(verb.options) }
    text += "INPUT:\n" + Self.rows(Option.input) + "\n"
    if !verb.ownOptions.isEmpty { text += "OUTPUT:\n" + Self.rows(verb.ownOptions) + "\n" }
    return text + "OPTIONS:\n" + Self.rows(verb.generalOptions) + "\n" + Self.responseFiles + "\n"
  }

  private static let inputs = [
    "[--package-path <dir>] ", "--project <file> [--module <name>] ",
    "--module <name> --sources <path> ... ",
  ]
  private static let responseFiles =
    "  '@<file>' anywhere means the arguments in a file, one per line.\n"

  private static func rows(_ options: [Option]) -> String {
    rows(options.map { (($0.shortName.map { $0 + ", " } ?? "") + $0.nameAndValue, $0.abstract) })
  }

  /// Lays out labels on the left, what they mean on the right; ends with an empty line.
  static func rows(_ rows: [(label: String, abstract: String)]) -> String {
    var text = ""
    for (label, abstract) in rows {
      let indent = String(repeating: " ", count: column)
      let lines = wrapped(abstract, width: width - column).joined(separator: "\n" + indent)
      let isLong = label.count > column - 4
      let label = "  " + label + (isLong ? "\n" : "")
      text += label + indent.dropFirst(isLong ? 0 : label.count) + lines + "\n"
    }
    return text
  }

  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
