import BobbinTestSupport
import Foundation
import Testing

/// The README shows code and the error one gets for it; both are the fixture `Readme`.
struct ReadmeTests {
  private func fixture(_ path: String) throws -> String {
    let fixtures = Repository.root.appending(path: "Tests/BobbinCompilerTests/Fixtures")
    return try String(contentsOf: fixtures.appending(path: "Readme/" + path), encoding: .utf8)
  }

  private func readme() throws -> String {
    try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `The README shows the error that its code has`() throws {
    try #expect(readme().contains("```text\n" + fixture("want/diagnostics.txt") + "```\n"))
  }

  @Test func `The README shows the code that was compiled`() throws {
    let code = try fixture("input/Game/Game.swift") + fixture("input/App/App.swift")
    let block = try #require(readme().split(separator: "```swift\n").dropFirst().first)
    let shown = try #require(block.split(separator: "```").first)
    for line in shown.split(separator: "\n") where !line.hasPrefix("// Module") {
      let mistaken = line.replacing("lazy var scores", with: "lazy var highScores")
      #expect(code.contains(mistaken), "\(line)")
    }
  }
}
