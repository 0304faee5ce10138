package import BobbinSyntax

/// The page about all diagnostic groups, as Markdown.
package enum DiagnosticsPage {
  /// Returns the page, groups in order of name.
  package static func text() -> String {
    let groups = DiagnosticGroup.allCases.sorted { $0.rawValue < $1.rawValue }
    return """
      # Diagnostics

      Each diagnostic of `bobbinc` ends with the name of its group, `[#missing-requirement]`. A comment
      on its line, or on lines of its own directly above, silences a warning: `// bobbin:allow retain-loop`.

      | group | | meaning |
      |---|---|---|
      \(groups.map(row).joined(separator: "\n"))

      \(groups.map(section).joined(separator: "\n\n"))

      """
  }

  /// Returns the names of all groups with what each means, for a terminal.
  package static func list() -> String {
    let groups = DiagnosticGroup.allCases.sorted { $0.rawValue < $1.rawValue }
    let width = groups.map(\.rawValue.count).max() ?? 0
    return groups.map { group in
      let gap = String(repeating: " ", count: width - group.rawValue.count + 2)
      return group.rawValue + gap + group.explanation.summary + "\n"
    }.joined()
  }

  /// Returns what there is to say about one group, for a terminal.
  package static func text(of group: DiagnosticGroup) -> String {
    let explanation = group.explanation
    let example = explanation.example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return "\(explanation.summary)\n\n\(explanation.text)\n\n\(example)\n"
  }

  private static func row(_ group: DiagnosticGroup) -> String {
    "| [`\(group.rawValue)`](#\(group.rawValue)) | \(group.severity.rawValue) | \(group.explanation.summary) |"
  }

  private static func section(_ group: DiagnosticGroup) -> String {
    let explanation = group.explanation
    return """
      ## \(group.rawValue)

      \(explanation.summary)

      \(explanation.text)

      ```swift
      \(explanation.example)
      ```
      """
  }
}
