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

  @Test func `No source turns recording on`() throws {
    // Written in two halves so that this file is not found.
    let variable = "BOBBIN_" + "RECORD"
    let tests = Repository.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("setenv(\"" + variable), "\(file.path)")
      #expect(!text.contains("recording: ." + "all"), "\(file.path)")
    }
  }

  @Test(arguments: ["missing", "failed", "all", "never", "nonsense"])
  func `Nothing is recorded on CI`(mode: String) {
    let name = "BOBBIN_" + "RECORD"
    #expect(Golden.Recording.inEnvironment(["CI": "true", name: mode]) == .never)
    let expected = Golden.Recording(rawValue: mode) ?? .never
    #expect(Golden.Recording.inEnvironment([name: mode]) == expected)
  }
}
