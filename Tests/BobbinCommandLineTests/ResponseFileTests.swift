import BobbinSyntax
import Foundation
import Testing

@testable import BobbinCommandLine

struct ResponseFileTests {
  @Test func `Each line is an argument`() throws {
    let text = #"""
      # a comment

        --module
      App One
      "  spaces, \"quotes\", \\ and \n  "
      "@literal"
      ""
      """#
    let arguments = try ResponseFile.parse(text, path: "args")
    #expect(
      arguments.map(\.text) == [
        "--module", "App One", "  spaces, \"quotes\", \\ and \n  ", "@literal", "",
      ])
    #expect(arguments.map(\.isLiteral) == [false, false, true, true, true])
    #expect(arguments.map(\.location?.line) == [3, 4, 5, 6, 7])
    #expect(arguments[0].location?.column == 3)
  }

  @Test func `Lines may end as on Windows`() throws {
    let arguments = try ResponseFile.parse("check\r\n--module\r\nA\r\n", path: "args")
    #expect(arguments.map(\.text) == ["check", "--module", "A"])
  }

  @Test(arguments: [
    ("\"open", "args:1:1: error: \(ResponseFileTests.noString)\n"),
    ("check\n  \"a\" b", "args:2:3: error: \(ResponseFileTests.noString)\n"),
    (#""\x""#, "args:1:1: error: \(ResponseFileTests.noString)\n"),
    ("\u{C}\u{B}\n\u{2028}\r \"", "args:3:2: error: \(ResponseFileTests.noString)\n"),
    ("check\n--modul", "args:2:1: error: unknown option '--modul'; did you mean '--module'?\n"),
    ("@/args", "args:1:1: error: response file 'args' is nested too deep\n"),
    ("@/none", "args:1:1: error: cannot read 'none': no such file or directory\n"),
  ])
  func `Errors are reported with their position in the file`(text: String, error: String) throws {
    let package = try TemporaryPackage()
    try package.write(text.replacing("@/", with: "@\(package.root)/"), to: "args")
    let outcome = package.run("@/args")
    #expect(outcome.error == error)
    #expect(outcome.code == .usage)
  }

  private static let noString = "a line that begins with a quote must be a JSON string"

  @Test(arguments: [
    "a b", " a", "a\rb", "a\nb", "a\r\nb", "a\tb\u{C}", "\u{2028}a\u{2029}", "a\u{85}b\u{A0}",
    "\"a\"", "#a",
    "@a", "a\\b", "a'b", "\"\u{301}", "@\u{301}a", "#\u{301}", "é", "e\u{301}", "🧵",
  ])
  func `Any name survives as a JSON string`(name: String) throws {
    let text = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let arguments = try ResponseFile.parse("check\n  \(text) \r\n--module", path: "args")
    #expect(
      arguments.map { Array($0.text.utf8) } == ["check", name, "--module"].map { Array($0.utf8) })
    #expect(arguments.map(\.isLiteral) == [false, true, false])
    #expect(arguments.map(\.location?.line) == [1, 2, 3])
  }

  @Test func `White space outside ASCII is part of a name`() throws {
    let names = ["a\u{2028}b", "\u{A0}", "\u{85}a"]
    let arguments = try ResponseFile.parse(names.joined(separator: "\n"), path: "args")
    #expect(arguments.map(\.text) == names)
  }

  @Test func `Response files may be anywhere and name others`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write("# more\n@\(package["sources"])\n", to: "rest")
    try package.write(
      "--sources\n\(package["App"])\n--dependency\nGame=\(package["Game"])\n", to: "sources")
    let outcome = package.run("graph", "--module", "App", "@/rest", "--format", "tree")
    #expect(outcome.code == .success)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("GameComponent"))
  }

  @Test func `A file that is not UTF-8 is rejected`() throws {
    let package = try TemporaryPackage()
    try package.write([0xFF, 0xFE], to: "args")
    #expect(package.run("@/args").error == "error: cannot read 'args': it is not UTF-8\n")
  }
}
