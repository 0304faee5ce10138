import BobbinSyntax

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
