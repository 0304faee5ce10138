import BobbinSyntax
import Foundation
import Testing

@testable import BobbinCommandLine

struct ResponseFileTests {
  @Test(arguments: [
    (
      "\n--module\nApp One\n\"quotes\", \\ and #\n@literal",
      ["--module", "App One", "\"quotes\", \\ and #", "@literal"]
    ),
    // As on Windows.
    ("check\r\n--module\r\nA\r\n", ["check", "--module", "A"]),
    // White space outside ASCII is part of a name.
    ("a\u{2028}b\n\u{A0}\n\u{85}a", ["a\u{2028}b", "\u{A0}", "\u{85}a"]),
  ])
  func `Each line is an argument`(text: String, arguments: [String]) {
    #expect(ResponseFile.parse(text) == arguments)
  }

  @Test(arguments: [
    ("check\n--modul", "error: \(ResponseFileTests.unknown)\n"),
    ("check\n\n# note", "error: unexpected argument '# note'; see 'bobbinctl check --help'\n"),
    ("@args", "error: unknown verb '@args'; see 'bobbinctl --help'\n"),
  ])
  func `Errors are reported as those of the command line`(text: String, error: String) throws {
    let package = try TemporaryPackage()
    try package.write(text, to: "args")
    let outcome = package.run("@/args")
    #expect(outcome.error == error)
    #expect(outcome.code == .usage)
  }

  private static let unknown = "unknown option '--modul'; did you mean '--module'?"

  @Test func `Response files may be anywhere`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write(
      "--sources\n\(package["App"])\n--dependency\nGame=\(package["Game"])\n", to: "sources")
    let outcome = package.run("graph", "--module", "App", "@/sources", "--format", "tree")
    #expect(outcome.code == .success)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("GameComponent"))
  }

  @Test func `A file that is not UTF-8 is rejected`() throws {
    let package = try TemporaryPackage()
    try package.write([0xFF, 0xFE], to: "args")
    #expect(package.run("@/args").error == "error: cannot read 'args': it is not UTF-8\n")
    let missing = package.run("@/none")
    #expect(missing.error == "error: cannot read 'none': no such file or directory\n")
    #expect(missing.code == .diagnostics)
  }
}
