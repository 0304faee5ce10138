import BobbinReports
import Testing

@testable import BobbinCommandLine

/// The messages for wrong command lines.
struct ArgumentsTests {
  @Test(arguments: [
    ("generat", "unknown verb 'generat'; did you mean 'generate'?"),
    ("frobnicate", "unknown verb 'frobnicate'; see 'bobbinctl --help'"),
    ("hel", "unknown verb 'hel'; did you mean 'help'?"),
    ("help chekc", "unknown verb 'chekc'; did you mean 'check'?"),
    ("--versio", "unknown option '--versio'; did you mean '--version'?"),
    ("--module", "unknown option '--module'; a verb comes first, see 'bobbinctl --help'"),
    ("check --modul X", "unknown option '--modul'; did you mean '--module'?"),
    ("check --frobnicate", "unknown option '--frobnicate'; see 'bobbinctl check --help'"),
    ("check --output X", "'check' takes no '--output'; see 'bobbinctl check --help'"),
    ("check x", "unexpected argument 'x'; see 'bobbinctl check --help'"),
    ("check --project", "missing value for '--project <file>'"),
    ("check --project=", "missing value for '--project <file>'"),
    ("check --module --sources x", "missing value for '--module <name>'"),
    ("check --module A --sources", "missing value for '--sources <path> ...'"),
    ("check --module A --module B", "'--module' is given more than once"),
    ("check --color-diagnostics=1", "'--color-diagnostics' takes no value"),
    ("check --package-path x --module A", "'--package-path' and '--module' cannot be combined"),
    (
      "check --project x --module A --sources y",
      "'--project' and '--sources' cannot be combined"
    ),
    ("check --project x --sources y", "'--sources' needs '--module <name>'"),
    ("check --module A", "missing '--sources <path> ...' of module 'A'"),
    (
      "check --module A --sources x --dependency B",
      "'--dependency' needs '<name>=<path> ...', not 'B'"
    ),
    ("check --module A --sources x --dependency A=x", "module 'A' depends on itself"),
    (
      "check --module A --sources x --dependency Board=x --imports A=Bord",
      "unknown module 'Bord' in '--imports'; did you mean 'Board'?"
    ),
    ("generate --package-path x", "missing '--output-directory <dir>'"),
    (
      "generate --module A --sources x --output-directory y",
      "'--output-directory' cannot be combined with '--module'; use '--output'"
    ),
    (
      "generate --module A --sources x --check",
      "'--check' needs '--output <file>' or '--output-directory <dir>'"
    ),
    (
      "check --no-color-diagnostics x",
      "unknown option '--no-color-diagnostics'; did you mean '--color-diagnostics'?"
    ),
    (
      "graph --module A --sources x --format tre",
      "unknown value 'tre' of '--format'; did you mean 'tree'?"
    ),
    (
      "check --diagnostics-format xml --project x",
      "unknown value 'xml' of '--diagnostics-format'; there is 'text', 'json', 'github', 'sarif'"
    ),
    (
      "graph --diagnostics-format sarif",
      "unknown value 'sarif' of '--diagnostics-format'; there is 'text', 'json'"
    ),
    ("graph --depth=-1", "'--depth' needs a number, not '-1'"),
    ("explain", "missing '<name>[.<member>]'"),
    ("completions", "missing '<bash|zsh|fish>'"),
    ("completions fsh", "unknown shell 'fsh'; did you mean 'fish'?"),
    (
      "explain-diagnostic syntax retain-loop",
      "unexpected argument 'retain-loop'; see 'bobbinctl explain-diagnostic --help'"
    ),
  ])
  func `Incorrect usage is reported in one sentence`(line: String, message: String) throws {
    let outcome = try TemporaryPackage().run(line.split(separator: " ").map(String.init))
    #expect(outcome.error == "error: \(message)\n")
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
  }

  @Test func `Values follow a space or an equals sign`() throws {
    let words = [
      "check", "--module=A", "--sources", "a", "b", "--dependency=B=c", "--sources", "d",
    ]
    let arguments = try Arguments(words)
    #expect(arguments.verb?.name == "check")
    #expect(arguments.value(.module) == "A")
    #expect(arguments.values(.sources) == ["a", "b", "d"])
    #expect(arguments.values(.dependency) == ["B=c"])
  }
}
