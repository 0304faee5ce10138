import BankApp
import BankInterfaces
import Testing

/// Each scenario's key lines; every run has an app of its own, so all may run in parallel.
@MainActor @Suite struct ScenarioTests {
  /// Runs a scenario by its name, as the command line does.
  private func lines(of name: String) async throws -> [String] {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let transcript = Transcript()
    await scenario.run(transcript)
    return transcript.lines
  }

  @Test(arguments: Scenario.all.map(\.name))
  func findsItsWayAndEndsItsScope(name: String) async throws {
    let lines = try await lines(of: name)

    #expect(lines.first?.hasPrefix("== \(name): ") == true)
    #expect(!lines.contains { $0.hasPrefix("!") })
    let opened = lines.count { $0.hasSuffix(" is logged in") }
    let closed = lines.count { $0.hasSuffix(" is logged out, LoggedInComponent is gone") }
    #expect(opened == closed)
  }

  @Test func signingInApp() async throws {
    let lines = try await lines(of: "signing-in-app")
    #expect(lines.contains("  uses PasswordSigningService#1 from RootComponent"))
    let refused = try #require(
      lines.firstIndex(of: "  Nothing was moved: the password has four digits."))
    let signed = try #require(lines.firstIndex(of: "  Done, with signature 1."))
    #expect(refused < signed)
    #expect(
      lines.contains("  3,000,000 won of at most 10,000,000 won, in an account of its own."))
    #expect(lines.contains("  It earns 164 won a day."))
    #expect(lines.contains("  Only 7,000,000 won more will fit."))
  }

  @Test func twoFeaturesOneService() async throws {
    let lines = try await lines(of: "two-features-one-service")
    #expect(lines.count { $0 == "  + RootComponent makes PasswordSigningService#1" } == 1)
    #expect(lines.count { $0 == "  uses PasswordSigningService#1 from RootComponent" } == 2)
    #expect(lines.contains("  Your deposit is open, with signature 1."))
    #expect(lines.contains("  Your account is open, with signature 2."))
    #expect(lines.contains("= the same object: true"))
  }

  @Test func ownProtocol() async throws {
    let lines = try await lines(of: "own-protocol")
    #expect(lines.contains("  Deposit 7 is closed, with signature 1."))
    #expect(lines.contains("  1,200,000 won are on their way, with signature 2."))
    #expect(
      lines.contains("= DepositSigningService and SavingsSigningService are one object: true"))
  }

  @Test func plainDependency() async throws {
    let lines = try await lines(of: "plain-dependency")
    #expect(
      lines.filter { $0.hasPrefix("  uses") } == [
        "  uses PasswordSigningService#1 from RootComponent",
        "  uses StampSigningService#1 from BranchDesk",
      ])
  }

  @Test func navigationCycle() async throws {
    let lines = try await lines(of: "navigation-cycle")
    #expect(
      lines.filter { $0.hasPrefix("[") } == [
        "[Card 4000-1]", "[Account Anna/A]", "[Card 4000-2]", "[Account Anna/A]", "[Card 4000-1]",
      ])
    #expect(lines.count { $0.contains("makes UserAccountBook") } == 1)
  }

  @Test func factoryFunctions() async throws {
    let lines = try await lines(of: "factory-functions")
    #expect(lines.contains("  + MessagesComponent makes MessageLoader#1"))
    #expect(lines.contains("  uses MessageSender#1 from MessagesComponent"))
    #expect(lines.contains("  * MessageSender#1 sends: Re: Your new card: thank you"))
  }

  @Test func factoryComposition() async throws {
    let lines = try await lines(of: "factory-composition")
    let made = try #require(lines.firstIndex(of: "= the list is made, its loader is not"))
    let loaded = try #require(
      lines.firstIndex(of: "  + MessagesComponent makes MessageLoader#1"))
    #expect(made < loaded)
    #expect(lines.contains("  Dear Anna, we are glad to have you."))
  }

  @Test func factorySelf() async throws {
    let lines = try await lines(of: "factory-self")
    #expect(lines.contains("  uses MessageLoader#1 from MessagesComponent"))
    #expect(lines.contains("  Dear Anna, it is in the post."))
  }

  @Test func scopes() async throws {
    let lines = try await lines(of: "scopes")
    #expect(
      lines.filter { $0.hasPrefix("= ") } == [
        "= transient, here a computed property: Receipt#1 and Receipt#2",
        "= container, here a lazy var: Ledger#1 and Ledger#1",
        "= resettable, here a Shared slot: Index#1 and Index#1",
        "= after the reset, here the slot fills again: Index#2 and Index#2",
        "= weak, here a WeakShared slot: Scanner#1 and Scanner#1",
        "= after it was dropped, here the slot fills again: Scanner#2",
      ])
  }

  @Test func graphScope() async throws {
    let lines = try await lines(of: "graph-scope")
    #expect(
      lines.filter { $0.hasPrefix("= ") } == [
        "= ReadService(Repository#1 – Logger#1, Logger#1)",
        "= WriteService(Repository#2 – Logger#2, Logger#2)",
      ])
  }

  @Test func runtimeArgument() async throws {
    let lines = try await lines(of: "runtime-argument")
    #expect(lines.filter { $0.hasPrefix("[") } == ["[Problem 8]", "[Problems]", "[Problem 3]"])
    #expect(lines.contains("  We have paid it back."))
    #expect(
      lines.filter { $0.hasPrefix("= ") } == [
        "= the app's coordinator is at: [problems, problem 3]",
        "= the app's coordinator is at: [problems]",
      ])
  }

  @Test func assemblies() async throws {
    let lines = try await lines(of: "assemblies")
    #expect(lines.contains("= presentation first: 2 problems of yours are answered."))
    #expect(lines.contains("  + ProblemsDataComponent makes MemoryProblemRepository#1"))
  }

  @Test func coordinatorLoop() async throws {
    let lines = try await lines(of: "coordinator-loop")
    let freed = try #require(lines.firstIndex { $0.contains("LoggedInComponent is gone") })
    let refused = try #require(lines.firstIndex(of: "  Please log in first."))
    #expect(freed < refused)
  }

  @Test func cleanArchitecture() async throws {
    let lines = try await lines(of: "clean-architecture")
    let nested = """
      ProblemListView(ProblemListViewModel(\
      RepositoryProblemUseCase(MemoryProblemRepository#1), Coordinator))
      """
    #expect(lines.contains("= by hand: \(nested)"))
    #expect(lines.filter { $0.hasPrefix("[") } == ["[Problems]", "[Problem 8]"])
    #expect(lines.count { $0.contains("makes MemoryProblemRepository") } == 1)
  }

  @Test func propertyInjection() async throws {
    let lines = try await lines(of: "property-injection")
    #expect(lines.contains("= set after creation: Advisor#1"))
    #expect(lines.contains("= finished in a closure: Advisor#2"))
  }

  @Test(arguments: [
    ("auto-wiring", ["= ReadService has Logger#1 from AccessComponent"]),
    ("named", ["= 'Safe since 1899', prints at the front desk, files at the back office"]),
    ("type-forwarding", ["= waiting: [\"Anna\"]", "= the same object: true"]),
    ("legacy-singleton", ["= the singleton: true"]),
    ("hierarchy", ["= At this desk: Safe since 1899"]),
    ("many-parents", ["= At the door: Safe since 1899", "= At this desk: Safe since 1899"]),
    ("recursive", ["= /cabinet/2026/letters, Safe since 1899"]),
    ("same-name", ["= Card says: 3 cards", "= DemandDeposit says: the account of Anna"]),
    (
      "inherited-protocol",
      ["= 'Safe since 1899', prints at the front desk, files at the back office"]
    ),
    ("effects", ["= USD 1390.5, EUR 1502.0"]),
  ])
  func showsWhatItSetOutToShow(name: String, expected: [String]) async throws {
    let lines = try await lines(of: name)
    for line in expected { #expect(lines.contains(line)) }
  }

  @Test func skipLevel() async throws {
    let lines = try await lines(of: "skip-level")
    #expect(lines.contains("  100,000 won a month at 3.5 %."))
    #expect(lines.contains("= past LoggedInComponent, rates came from RootComponent"))
  }

  @Test func dynamicScope() async throws {
    let lines = try await lines(of: "dynamic-scope")
    #expect(
      lines.filter { $0.hasPrefix("  +") || $0.hasPrefix("  -") } == [
        "  + Anna is logged in",
        "  + LoggedInComponent makes UserAccountBook#1",
        "  + RootComponent makes PasswordSigningService#1",
        "  - Anna is logged out, LoggedInComponent is gone",
        "  - UserAccountBook#1 is gone",
        "  + Boris is logged in",
        "  + LoggedInComponent makes UserAccountBook#2",
        "  - Boris is logged out, LoggedInComponent is gone",
        "  - UserAccountBook#2 is gone",
      ])
  }

  @Test func mainActorApp() async throws {
    let lines = try await lines(of: "main-actor-app")
    #expect(
      lines.filter { $0.hasPrefix("[") } == [
        "[Lobby]", "[Counter, ticket 1]", "[Counter, ticket 2]", "[Home]",
      ])
    #expect(lines.count { $0 == "  + LobbyComponent makes TicketRoll#1" } == 1)
    #expect(lines.count { $0 == "  uses TicketRoll#1 from LobbyComponent" } == 2)
  }

  @Test func pluginPoint() async throws {
    let lines = try await lines(of: "plugin-point")
    #expect(lines.contains("  13. Advice"))
    #expect(lines.contains("  Anna, 3 cards are two too many."))
  }

  @Test func collection() async throws {
    let lines = try await lines(of: "collection")
    let screen = lines.drop { $0 != "[Reminders]" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(
      screen.prefix(3) == [
        "  3 cards are yours.", "  2 problems of yours are answered.",
        "  Your savings earn 3.5 %.",
      ])
  }
}
