import BobbinReports
import BobbinTestSupport
import Foundation
import Testing

/// The code in pages is compiled.
///
/// The README's first code and the error for it are the fixture `Readme`; the code of the page
/// on testing is the fixture `Stubs`.
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

  @Test func `The README shows the tree of its code`() throws {
    let fixture = Fixture(directory: Fixture.directory.appending(path: "Readme"))
    let modules = try fixture.read { $0.replacing("highScores", with: "scores") }
    let tree = GraphDocument(compile(modules)).tree()
    try #expect(readme().contains("```text\n" + tree + "```\n"))
  }

  @Test func `The page on testing shows code that was compiled`() throws {
    let root = Repository.root
    let tests = root.appending(
      path: "Tests/BobbinCompilerTests/Fixtures/Stubs/input/GameTests/main.swift")
    let code = try String(contentsOf: tests, encoding: .utf8)
    let page = try String(
      contentsOf: root.appending(path: "Sources/Bobbin/Bobbin.docc/Testing.md"), encoding: .utf8)
    let blocks = page.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
      .filter { $0.contains("Stub(") && !$0.contains("#Preview") }
    #expect(!blocks.isEmpty)
    for line in blocks.joined().split(separator: "\n") {
      #expect(code.contains(line), "\(line)")
    }
  }

  @Test func `The pages name the version that the tools have`() throws {
    let names = try String(
      contentsOf: Repository.root.appending(path: "Sources/BobbinCommandLine/Names.swift"),
      encoding: .utf8)
    let version = try #require(names.split(separator: "\"").dropFirst().first)
    #expect(names.contains("bobbinVersion = \"\(version)\""))
    for page in ["README.md", "README.ko.md"] {
      let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
      #expect(text.contains("from: \"\(version)\""))
    }
    let changes = try String(
      contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    #expect(changes.split(separator: "\n").first { $0.hasPrefix("## ") } == "## \(version)")
  }
}
