import BobbinSyntax
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
    ("\"open", "args:1:1: error: missing closing quote\n"),
    ("check\n  \"a\" b", "args:2:3: error: text behind the closing quote\n"),
    (#""\x""#, "args:1:1: error: unknown escape; there are \\\\, \\\" and \\n\n"),
    ("check\n--modul", "args:2:1: error: unknown option '--modul'; did you mean '--module'?\n"),
    ("@/args", "args:1:1: error: response file 'args' is nested too deep\n"),
    ("@/none", "args:1:1: error: cannot read 'none': no such file or directory\n"),
  ])
  func `Faults have their place in the file`(text: String, error: String) throws {
    let shop = try Workshop()
    try shop.write(text.replacing("@/", with: "@\(shop.root)/"), to: "args")
    let outcome = shop.run("@/args")
    #expect(outcome.error == error)
    #expect(outcome.code == .usage)
  }

  @Test func `Response files may stand anywhere and name others`() throws {
    let shop = try Workshop(Workshop.game)
    try shop.write("# more\n@\(shop["sources"])\n", to: "rest")
    try shop.write("--sources\n\(shop["App"])\n--dependency\nGame=\(shop["Game"])\n", to: "sources")
    let outcome = shop.run("graph", "--module", "App", "@/rest", "--format", "tree")
    #expect(outcome.code == .success)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("GameComponent"))
  }

  @Test func `A file that is not UTF-8 is refused`() throws {
    let shop = try Workshop()
    try shop.write([0xFF, 0xFE], to: "args")
    #expect(shop.run("@/args").error == "error: cannot read 'args': it is not UTF-8\n")
  }
}
