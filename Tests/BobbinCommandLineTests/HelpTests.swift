import Testing

@testable import BobbinCommandLine

struct HelpTests {
  @Test func `The tool explains itself`() throws {
    let outcome = try Workshop().run("--help")
    #expect(outcome.code == .success)
    #expect(
      outcome.output == """
        OVERVIEW: The dependency-injection compiler for Swift.

        USAGE: bobbinc <verb> [<options>]

        VERBS:
          generate                Write the code that joins components.
          check                   Report what is wrong and write nothing.
          graph                   Show components, edges and who provides what.
          explain-diagnostic      Say what a diagnostic means and what to do.

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

          '@<file>' anywhere stands for the arguments in a file, one per line; '#'
          begins a comment, a line in double quotes is a JSON string.

          See 'bobbinc <verb> --help' for the options of a verb.

        """)
  }

  @Test(arguments: Verb.allCases)
  func `Each verb shows each of its options, in 80 columns`(verb: Verb) throws {
    let outcome = try Workshop().run([verb.rawValue, "-h"])
    #expect(outcome.code == .success)
    for option in verb.options { #expect(outcome.output.contains("  " + option.shown)) }
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(!outcome.output.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test func `Every option belongs to a verb or to the tool`() {
    let known = Set(Verb.allCases.flatMap(\.options)).union([.version])
    #expect(known == Set(Option.allCases))
  }

  @Test func `The version is one line`() throws {
    let outcome = try Workshop().run("--version")
    #expect(outcome.code == .success)
    #expect(outcome.output == bobbinVersion + "\n")
  }
}

extension Option {
  fileprivate var shown: String {
    [shortName, nameAndValue].compactMap(\.self).joined(separator: ", ")
  }
}
