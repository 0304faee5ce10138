import BobbinCompiler
import BobbinReports
import BobbinTestSupport
import Foundation
import Testing

struct DiagnosticsPageTests {
  @Test func `The page has a row and a section for each group, in order of name`() throws {
    let path = Repository.root.appending(path: "Sources/Bobbin/Bobbin.docc/Diagnostics.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    let groups = DiagnosticGroup.allCases.sorted { $0.rawValue < $1.rawValue }
    let rows = groups.map { group in
      let (name, severity) = (group.rawValue, group.severity.rawValue)
      return "| [`\(name)`](#\(name)) | \(severity) | \(Explanation(of: group).summary) |\n"
    }
    #expect(page.contains("\n|---|---|---|\n\(rows.joined())\n"))
    let headings = page.components(separatedBy: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## Overview"] + groups.map { "## \($0.rawValue)" })
  }
}
