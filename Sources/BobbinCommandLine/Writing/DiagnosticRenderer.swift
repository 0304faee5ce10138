import BobbinCompiler
import BobbinSyntax

/// Writes diagnostics as swiftc does: `path:line:column: error: message [#group]`, then notes.
struct DiagnosticRenderer {
  /// Whether each place shows its line, with a caret below.
  var showsSource = false
  var isColored = false
  /// Returns a line of a file, without its end.
  var sourceLine: (Location) -> String? = { _ in nil }

  func render(_ message: Message) -> String {
    let group = message.group.map { styled(" [#\($0.rawValue)]", .dim) } ?? ""
    var text = entry(message.severity.rawValue, message.text, group, at: message.location)
    var shown: Set = [message.location]
    for note in message.notes {
      let isNew = shown.insert(note.location).inserted
      text += entry("note", note.message, "", at: note.location, showsSource: isNew)
    }
    return text
  }

  private func entry(
    _ severity: String, _ message: String, _ group: String, at location: Location?,
    showsSource: Bool = true
  ) -> String {
    let place = location.map { "\($0): " } ?? ""
    let severity = styled(severity + ": ", style(of: severity))
    let text = "\(styled(place, .bold))\(severity)\(styled(message, .bold))\(group)\n"
    guard self.showsSource, showsSource, let location, let line = sourceLine(location) else {
      return text
    }
    let number = String(location.line)
    let margin = String(repeating: " ", count: number.count)
    // Tabs stay tabs, so that the caret is below its column whatever their width.
    let before = String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self)
    let indent = String(before.map { $0 == "\t" ? "\t" : " " })
    return """
      \(text)\(styled(" \(number) | ", .dim))\(line)
      \(styled(" \(margin) | ", .dim))\(indent)\(styled("^", .caret))

      """
  }

  private func style(of severity: String) -> Style {
    switch severity {
    case "error": .error
    case "warning": .warning
    default: .note
    }
  }

  /// Codes of ANSI terminals.
  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case caret = "1;32"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
