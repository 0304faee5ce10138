import BankApp
import Testing

/// The command line, with its streams in memory.
@MainActor @Suite struct CommandTests {
  /// The result of a run.
  private struct Outcome {
    var status: Int32 = 0
    var output: [String] = []
    var complaints: [String] = []
  }

  private func run(_ arguments: String..., typing input: [String] = []) async -> Outcome {
    var outcome = Outcome()
    var input = input[...]
    let command = BankCommand(
      arguments: arguments,
      read: { input.popFirst() },
      write: { outcome.output.append($0) },
      complain: { outcome.complaints.append($0) })
    let status = await command.run()
    outcome.status = status
    return outcome
  }

  @Test func runsEveryScenarioInOrder() async {
    let outcome = await run()
    let headlines = outcome.output.filter { $0.hasPrefix("== ") }

    #expect(outcome.status == 0)
    #expect(headlines == Scenario.all.map { "== \($0.name): \($0.summary)" })
  }

  @Test func runsOneScenario() async {
    let outcome = await run("skip-level")

    #expect(outcome.status == 0)
    #expect(outcome.output.count { $0.hasPrefix("== ") } == 1)
  }

  @Test func listsNames() async {
    #expect(await run("--list").output == Scenario.all.map(\.name))
  }

  @Test func helpFitsATerminal() async {
    let outcome = await run("--help")
    let lines = outcome.output.flatMap { $0.split(separator: "\n") }

    #expect(outcome.status == 0)
    #expect(Scenario.all.allSatisfy { scenario in lines.contains { $0.contains(scenario.name) } })
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: ["skip-levels", "--lst", ""])
  func refusesWhatItDoesNotKnow(argument: String) async {
    let outcome = await run(argument)

    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaints.first?.contains("'\(argument)'") == true)
  }

  @Test func refusesTwoArguments() async {
    #expect(await run("--list", "--help").status == 64)
  }

  @Test func walksFromScreenToScreen() async {
    // Log in, safe box, put money in, the amount, the password, back three times, log out, leave.
    let outcome = await run(
      "--interactive", typing: ["1", "4", "1", "500000", "4321", "0", "0", "0", "0", "0"])

    #expect(outcome.status == 0)
    #expect(
      outcome.output.filter { $0.hasPrefix("[") } == [
        "[Bank]", "[Home]", "[Safe box]", "[Safe box: amount]", "[Safe box]", "[Safe box: amount]",
        "[Safe box]", "[Home]", "[Bank]",
      ])
    #expect(outcome.output.contains("  uses PasswordSigningService#1 from RootComponent"))
    #expect(outcome.output.contains("  The balance is 500,000 won."))
    #expect(outcome.output.contains("  0. Log out"))
    #expect(outcome.output.last == "Good-bye.")
  }

  @Test func freesTheScopeBeforeTheNextScreen() async throws {
    let output = await run("--interactive", typing: ["1", "0"]).output
    let freed = try #require(output.firstIndex { $0.contains("LoggedInComponent is gone") })
    let shown = try #require(output.lastIndex(of: "[Bank]"))

    #expect(freed < shown)
  }

  @Test(arguments: [[], ["1"], ["q"], ["1", "4", "q"]])
  func endsPolitely(input: [String]) async {
    let outcome = await run("--interactive", typing: input)

    #expect(outcome.status == 0)
    #expect(outcome.output.last == "Good-bye.")
  }

  @Test func refusesAWrongPassword() async {
    let outcome = await run("--interactive", typing: ["1", "4", "1", "500000", "no"])

    #expect(outcome.output.contains("  Nothing was moved: the password has four digits."))
  }

  @Test(arguments: ["3", "-1", "card", " 1", ""])
  func asksAgain(answer: String) async {
    let outcome = await run("--interactive", typing: [answer])

    #expect(
      outcome.output.suffix(6) == [
        "! Please type a number from 0 to 2, or q", "  1. Log in as Anna", "  2. Log in as Boris",
        "  0. Leave the bank", "< Leave the bank", "Good-bye.",
      ])
  }
}
