import BobbinReports
import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCommandLine

struct HelpTests {
  @Test func `The tool explains itself`() throws {
    let outcome = try TemporaryPackage().run("--help")
    #expect(outcome.code == .success)
    #expect(
      outcome.output == """
        OVERVIEW: The dependency-injection compiler for Swift.

        USAGE: bobbinctl <verb> [<options>]

        VERBS:
          generate                Write the code that joins components.
          check                   Report errors and warnings; '--fix' applies proposed
                                  changes.
          explain-diagnostic      Explain a diagnostic and what to do about it.
          graph                   Show the tree of components with their providers.
          explain                 Show what a component, service or member gets, and
                                  what uses it.
          diff                    Show how the wiring of two programs differs; exit with
                                  1 if it does.
          migrate                 Convert code from Needle to Bobbin.
          project                 Write the list of a folder's modules that '--project'
                                  reads.
          completions             Write completions for a shell.

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

          '@<file>' anywhere means the arguments in a file, one per line.

          See 'bobbinctl help <verb>' for the options of a verb.

        """)
  }

  @Test(arguments: [[], ["help"], ["-h"], ["help", "--help"], ["help", "help"]])
  func `Without a verb there is help`(words: [String]) throws {
    let help = try TemporaryPackage().run("--help")
    let outcome = try TemporaryPackage().run(words)
    #expect(outcome.code == .success)
    #expect(outcome.output == help.output)
    #expect(outcome.error.isEmpty)
  }

  @Test func `Help can be asked for by verb`() throws {
    let outcome = try TemporaryPackage().run("help", "graph")
    #expect(outcome.code == .success)
    try #expect(outcome.output == TemporaryPackage().run("graph", "--help").output)
  }

  @Test(arguments: CommandLineTool.bobbinctl.verbs)
  func `Each verb shows each of its options, in 80 columns`(verb: Verb) throws {
    let outcome = try TemporaryPackage().run([verb.name, "-h"])
    #expect(outcome.code == .success)
    for option in verb.options { #expect(outcome.output.contains("  " + option.shown)) }
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(!outcome.output.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test func `Help names the tool as it was called`() throws {
    let outcome = try TemporaryPackage().run(
      "graph", "--help", variables: ["BOBBIN_COMMAND": "swift package bobbin"])
    #expect(outcome.output.contains("USAGE: swift package bobbin graph [--package-path"))
    let compiler = try TemporaryPackage().run(["--help"], with: .bobbinc)
    #expect(compiler.output.contains("USAGE: bobbinc <verb>"))
    #expect(!compiler.output.contains("graph"))
  }

  @Test func `The version is one line`() throws {
    let outcome = try TemporaryPackage().run("--version")
    #expect(outcome.code == .success)
    #expect(outcome.output == bobbinVersion + "\n")
  }

  @Test func `The article on the command line has every verb`() throws {
    let text = try Repository.text("Sources/Bobbin/Bobbin.docc/CommandLine.md")
    let table = text.components(separatedBy: "### Verbs")[1].components(separatedBy: "###")[0]
    let named = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { String($0.split(separator: "`")[1]) }
    #expect(Set(named) == Set(CommandLineTool.bobbinctl.verbs.map(\.name)))
  }
}

extension Option {
  fileprivate var shown: String {
    [shortName, nameAndValue].compactMap(\.self).joined(separator: ", ")
  }
}
