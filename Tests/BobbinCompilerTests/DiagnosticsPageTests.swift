import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCompiler

struct DiagnosticsPageTests {
  @Test func `The page agrees with the table`() throws {
    let catalog = Golden(Repository.root.appending(path: "Sources/Bobbin/Bobbin.docc"))
    let problem = try catalog.problem(with: DiagnosticsPage.text(), in: "Diagnostics.md")
    if let problem { Issue.record("\(problem)") }
  }
}
