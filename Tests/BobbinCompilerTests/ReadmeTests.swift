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
    try Repository.text("Tests/BobbinCompilerTests/Fixtures/Readme/" + path)
  }

  private func readme() throws -> String { try Repository.text("README.md") }

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
    let tree = GraphDocument(compile(modules)).part().tree
    try #expect(readme().contains("```text\n" + tree + "```\n"))
  }

  @Test func `The page on testing shows code that was compiled`() throws {
    let code = try Repository.text(
      "Tests/BobbinCompilerTests/Fixtures/Stubs/input/GameTests/main.swift")
    let page = try Repository.text("Sources/Bobbin/Bobbin.docc/Testing.md")
    let blocks = page.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
      .filter { $0.contains("Stub(") && !$0.contains("#Preview") }
    #expect(!blocks.isEmpty)
    for line in blocks.joined().split(separator: "\n") {
      #expect(code.contains(line), "\(line)")
    }
  }

  @Test func `The pages name the version that the tools have`() throws {
    let names = try Repository.text("Sources/BobbinCommandLine/Names.swift")
    let version = try #require(names.split(separator: "\"").dropFirst().first)
    #expect(names.contains("bobbinVersion = \"\(version)\""))
    for page in ["README.md", "README.ko.md"] {
      try #expect(Repository.text(page).contains("from: \"\(version)\""))
    }
    let changes = try Repository.text("CHANGELOG.md")
    #expect(changes.split(separator: "\n").first { $0.hasPrefix("## ") } == "## \(version)")
  }
}
