import BobbinCompiler

/// The page about all diagnostic groups, as Markdown.
enum DiagnosticsPage {
  /// Returns the page, groups in order of name.
  static func text() -> String {
    let groups = DiagnosticGroup.allCases.sorted { $0.rawValue < $1.rawValue }
    return """
      # Diagnostics

      What each message of Bobbin means, and what to do about it.

      ## Overview

      Each diagnostic ends with the name of its group, such as `[#missing-requirement]`. To silence a
      warning, add a comment to its line, or on a line by itself above it: `// bobbin:allow retain-loop`.

      In the examples `// instead:` shows what to write in place of the line above, and `// add:` a line to
      add.

      | group | | meaning |
      |---|---|---|
      \(groups.map(row).joined(separator: "\n"))

      \(groups.map(section).joined(separator: "\n\n"))

      """
  }

  private static func row(_ group: DiagnosticGroup) -> String {
    "| [`\(group.rawValue)`](#\(group.rawValue)) | \(group.severity.rawValue) | \(group.summary) |"
  }

  private static func section(_ group: DiagnosticGroup) -> String {
    """
    ## \(group.rawValue)

    \(group.summary)

    \(group.explanation)

    ```swift
    \(group.example)
    ```
    """
  }
}
