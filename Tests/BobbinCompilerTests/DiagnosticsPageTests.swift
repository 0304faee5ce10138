import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCompiler

struct DiagnosticsPageTests {
  @Test func `The page says what the table says`() throws {
    let documentation = Golden(Repository.root.appending(path: "Documentation"))
    let problem = try documentation.problem(with: DiagnosticsPage.text(), in: "Diagnostics.md")
    if let problem { Issue.record("\(problem)") }
  }
}
