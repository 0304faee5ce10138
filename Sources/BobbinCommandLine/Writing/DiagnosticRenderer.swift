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
    let group = message.group.map { styled(" [#\($0.rawValue)]", Style.dim) } ?? ""
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
    let severity = styled(severity + ": ", Style.severities[severity, default: ""])
    let text = "\(styled(place, Style.bold))\(severity)\(styled(message, Style.bold))\(group)\n"
    guard self.showsSource, showsSource, let location, let line = sourceLine(location) else {
      return text
    }
    let number = String(location.line)
    let margin = String(repeating: " ", count: number.count)
    // Tabs stay tabs, so that the caret is below its column whatever their width.
    let before = String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self)
    let indent = String(before.map { $0 == "\t" ? "\t" : " " })
    return """
      \(text)\(styled(" \(number) | ", Style.dim))\(line)
      \(styled(" \(margin) | ", Style.dim))\(indent)\(styled("^", Style.caret))

      """
  }

  /// Codes of ANSI terminals.
  private enum Style {
    static let (bold, dim, caret) = ("1", "2", "1;32")
    static let severities = ["error": "1;31", "warning": "1;35", "note": "1;36"]
  }

  private func styled(_ text: String, _ style: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
