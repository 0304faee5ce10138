import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// Conditions on the golden directories themselves.
struct MetaTests {
  @Test(arguments: Fixture.all)
  func `Every fixture has expected files`(fixture: Fixture) throws {
    let wanted = try Repository.contents(of: fixture.want).map(\.lastPathComponent)
    #expect(!wanted.isEmpty)
    let modules = try fixture.modules().map { "\($0.name).swift" }
    let known = ["diagnostics.txt", "output.txt", "graph.json", "tree.txt", "swiftc.txt"]
    #expect(Set(wanted).subtracting(modules + known) == [])
  }

  @Test(arguments: DiagnosticGroup.allCases)
  func `Every diagnostic group occurs`(group: DiagnosticGroup) {
    #expect(
      Fixture.all.contains { fixture in
        let file = fixture.want.appending(path: "diagnostics.txt")
        let text = try? String(contentsOf: file, encoding: .utf8)
        return text?.contains("[#\(group.rawValue)]") ?? false
      })
  }
}
