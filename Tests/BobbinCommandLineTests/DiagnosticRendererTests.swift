import BobbinCompiler
import BobbinSyntax
import Testing

@testable import BobbinCommandLine

struct DiagnosticRendererTests {
  private let message = Message(
    Diagnostic(
      .missingRequirement, "no scope provides 'a'",
      at: Location(file: "A.swift", line: 12, column: 4),
      notes: [
        Diagnostic.Note("add 'a'"),
        Diagnostic.Note("required here", at: Location(file: "B.swift", line: 1, column: 5)),
      ]))

  @Test func `Plain text is swiftc's dialect, a place on each line`() {
    #expect(
      DiagnosticRenderer().render(message) == """
        A.swift:12:4: error: no scope provides 'a' [#missing-requirement]
        A.swift:12:4: note: add 'a'
        B.swift:1:5: note: required here

        """)
  }

  @Test func `A terminal shows each place once, with a caret`() {
    var renderer = DiagnosticRenderer()
    renderer.showsSource = true
    renderer.sourceLine = { $0.file == "A.swift" ? "\tä🧵x" : nil }
    #expect(
      renderer.render(message) == """
        A.swift:12:4: error: no scope provides 'a' [#missing-requirement]
         12 | \tä🧵x
            | \t ^
        A.swift:12:4: note: add 'a'
        B.swift:1:5: note: required here

        """)
  }

  @Test func `Color is only added`() {
    var renderer = DiagnosticRenderer()
    renderer.isColored = true
    let text = renderer.render(message)
    #expect(text.hasPrefix("\u{1B}[1mA.swift:12:4: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m"))
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == DiagnosticRenderer().render(message))
  }

  @Test func `The line shown is the one that swiftc counts`() throws {
    var files = TemporaryPackage.faultyGame
    files["App/App.swift"] = "// \u{C}\u{2028}\r// \u{B}\r\n" + (files["App/App.swift"] ?? "")
    let outcome = try TemporaryPackage(files).run(
      onApp: ["check"], variables: ["NO_COLOR": "1"], isTerminal: true)
    #expect(outcome.error.contains("App/App.swift:7:7: error: "))
    #expect(outcome.error.contains("\n 7 |   var skore: Int { 1 }\n"))
  }

  @Test(arguments: [
    ([:], ["--color-diagnostics"], false, true), ([:], [], true, true), ([:], [], false, false),
    (["NO_COLOR": "1"], [], true, false), (["NO_COLOR": ""], [], true, true),
    (["TERM": "dumb"], [], true, false),
    (["NO_COLOR": "1"], ["--color-diagnostics"], true, true),
  ])
  func `Options and environment variables control color`(
    variables: [String: String], words: [String], isTerminal: Bool, isColored: Bool
  ) throws {
    let package = try TemporaryPackage(TemporaryPackage.faultyGame)
    let outcome = package.run(
      onApp: ["check"] + words, variables: variables, isTerminal: isTerminal)
    #expect(outcome.error.contains("\u{1B}[1;31merror") == isColored)
    #expect(outcome.error.contains("^") == (isTerminal || isColored))
  }

  @Test func `JSON is one object per line`() throws {
    let package = try TemporaryPackage(TemporaryPackage.faultyGame)
    let outcome = package.run(
      onApp: ["check", "--diagnostics-format", "json", "--color-diagnostics"])
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.hasPrefix(#"{"column":7,"file":"App/App.swift","group":"missing-requirement","#))
    #expect(line.hasSuffix(#""severity":"error"}"#))
  }

  @Test func `Messages are JSON too`() throws {
    let outcome = try TemporaryPackage().run(
      "check", "--project", "/x", "--diagnostics-format", "json")
    #expect(
      outcome.error == """
        {"message":"cannot read 'x': no such file or directory","notes":[],"severity":"error"}

        """)
  }
}
