import BankApp
import Testing

/// The command line, with its streams in memory.
@MainActor @Suite struct CommandTests {
  /// What a run has said.
  private struct Outcome {
    var status: Int32 = 0
    var output: [String] = []
    var complaints: [String] = []
  }

  private func run(_ arguments: String..., typing input: [String] = []) -> Outcome {
    var outcome = Outcome()
    var input = input[...]
    let command = BankCommand(
      arguments: arguments,
      read: { input.popFirst() },
      write: { outcome.output.append($0) },
      complain: { outcome.complaints.append($0) })
    let status = command.run()
    outcome.status = status
    return outcome
  }

  @Test func runsEveryScenarioInOrder() {
    let outcome = run()
    let headlines = outcome.output.filter { $0.hasPrefix("== ") }

    #expect(outcome.status == 0)
    #expect(headlines == Scenario.all.map { "== \($0.name): \($0.summary)" })
  }

  @Test func runsOneScenario() {
    let outcome = run("skip-level")

    #expect(outcome.status == 0)
    #expect(outcome.output.count { $0.hasPrefix("== ") } == 1)
  }

  @Test func listsNames() {
    #expect(run("--list").output == Scenario.all.map(\.name))
  }

  @Test func helpFitsATerminal() {
    let outcome = run("--help")
    let lines = outcome.output.flatMap { $0.split(separator: "\n") }

    #expect(outcome.status == 0)
    #expect(Scenario.all.allSatisfy { scenario in lines.contains { $0.contains(scenario.name) } })
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: ["skip-levels", "--lst", ""])
  func refusesWhatItDoesNotKnow(argument: String) {
    let outcome = run(argument)

    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaints.first?.contains("'\(argument)'") == true)
  }

  @Test func refusesTwoArguments() {
    #expect(run("--list", "--help").status == 64)
  }

  @Test func walksFromScreenToScreen() {
    // Log in, safe box, open it, back, back, log out, leave.
    let outcome = run("--interactive", typing: ["1", "4", "1", "0", "0", "0", "0"])

    #expect(outcome.status == 0)
    #expect(
      outcome.output.filter { $0.hasPrefix("[") } == [
        "[Bank]", "[Home]", "[Safe box]", "[Safe box]", "[Safe box]", "[Home]", "[Bank]",
      ])
    #expect(outcome.output.contains("  uses PasswordSigningService#1 from RootComponent"))
    #expect(outcome.output.contains("  0. Log out"))
    #expect(outcome.output.last == "Good-bye.")
  }

  @Test func freesTheScopeBeforeTheNextScreen() throws {
    let output = run("--interactive", typing: ["1", "0"]).output
    let freed = try #require(output.firstIndex { $0.contains("LoggedInComponent is gone") })
    let shown = try #require(output.lastIndex(of: "[Bank]"))

    #expect(freed < shown)
  }

  @Test(arguments: [[], ["1"], ["q"], ["1", "4", "q"]])
  func endsPolitely(input: [String]) {
    let outcome = run("--interactive", typing: input)

    #expect(outcome.status == 0)
    #expect(outcome.output.last == "Good-bye.")
  }

  @Test(arguments: ["3", "-1", "card", " 1", ""])
  func asksAgain(answer: String) {
    let outcome = run("--interactive", typing: [answer])

    #expect(outcome.output.contains("! Please type a number from 0 to 2, or q"))
  }
}
