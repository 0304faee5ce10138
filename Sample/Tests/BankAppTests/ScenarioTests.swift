import BankApp
import BankInterfaces
import Testing

/// Each scenario's key lines; every run has an app of its own, so all may run in parallel.
@MainActor @Suite struct ScenarioTests {
  /// Runs a scenario by its name, as the command line does.
  private func lines(of name: String) throws -> [String] {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let transcript = Transcript()
    scenario.run(transcript)
    return transcript.lines
  }

  @Test(arguments: Scenario.all.map(\.name))
  func findsItsWayAndEndsItsScope(name: String) throws {
    let lines = try lines(of: name)

    #expect(lines.first?.hasPrefix("== \(name): ") == true)
    #expect(!lines.contains { $0.hasPrefix("!") })
    let opened = lines.count { $0.hasSuffix(" is logged in") }
    let closed = lines.count { $0.hasSuffix(" is logged out, LoggedInComponent is gone") }
    #expect(opened > 0 && opened == closed)
  }

  @Test func signingInApp() throws {
    let lines = try lines(of: "signing-in-app")
    #expect(lines.contains("  uses PasswordSigningService#1 from RootComponent"))
    #expect(lines.contains("  Box 42 is open, by signature 1."))
  }

  @Test func twoFeaturesOneService() throws {
    let lines = try lines(of: "two-features-one-service")
    #expect(lines.count { $0 == "  + RootComponent makes PasswordSigningService#1" } == 1)
    #expect(lines.count { $0 == "  uses PasswordSigningService#1 from RootComponent" } == 2)
    #expect(lines.contains("  Your deposit is open, by signature 1."))
    #expect(lines.contains("  1100 are left, by signature 2."))
    #expect(lines.contains("= the same object: true"))
  }

  @Test func ownProtocol() throws {
    let lines = try lines(of: "own-protocol")
    #expect(lines.contains("  Deposit 7 is closed, by signature 1."))
    #expect(lines.contains("  Box 42 is open, by signature 2."))
    #expect(lines.contains("= the same object: true"))
  }

  @Test func plainDependency() throws {
    let lines = try lines(of: "plain-dependency")
    #expect(
      lines.filter { $0.hasPrefix("  uses") } == [
        "  uses PasswordSigningService#1 from RootComponent",
        "  uses StampSigningService#1 from BranchDesk",
      ])
  }

  @Test func navigationCycle() throws {
    let lines = try lines(of: "navigation-cycle")
    #expect(
      lines.filter { $0.hasPrefix("[") } == [
        "[Card 4000-1]", "[Account Anna/A]", "[Card 4000-2]", "[Account Anna/A]", "[Card 4000-1]",
      ])
    #expect(lines.count { $0.contains("makes UserAccountBook") } == 1)
  }

  @Test func factoryFunctions() throws {
    let lines = try lines(of: "factory-functions")
    #expect(lines.contains("  + MessagesComponent makes MessageLoader#1"))
    #expect(lines.contains("  + MessagesComponent makes MessageLoader#2"))
    #expect(lines.count { $0 == "[Message]" } == 2)
  }

  @Test func factoryComposition() throws {
    let lines = try lines(of: "factory-composition")
    #expect(lines.contains("  uses MessageLoader#1 from MessagesComponent"))
    #expect(lines.contains("  Dear Anna, we are glad to have you."))
  }

  @Test func runtimeArgument() throws {
    let lines = try lines(of: "runtime-argument")
    #expect(lines.filter { $0.hasPrefix("[") } == ["[Problem 8]", "[Problems]", "[Problem 3]"])
    #expect(lines.contains("  We have paid it back."))
  }

  @Test func skipLevel() throws {
    let lines = try lines(of: "skip-level")
    #expect(lines.contains("  1200 at 3.5 %."))
    #expect(lines.contains("= past LoggedInComponent, rates came from RootComponent"))
  }

  @Test func dynamicScope() throws {
    let lines = try lines(of: "dynamic-scope")
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

  @Test func mainActorApp() throws {
    let lines = try lines(of: "main-actor-app")
    #expect(
      lines.filter { $0.hasPrefix("[") } == [
        "[Lobby]", "[Counter, ticket 1]", "[Counter, ticket 2]", "[Home]",
      ])
    #expect(lines.count { $0 == "  + LobbyComponent makes TicketRoll#1" } == 1)
    #expect(lines.count { $0 == "  uses TicketRoll#1 from LobbyComponent" } == 2)
  }

  @Test func pluginPoint() throws {
    let lines = try lines(of: "plugin-point")
    #expect(lines.contains("  12. Advice"))
    #expect(lines.contains("  Anna, 3 cards are two too many."))
  }

  @Test func collection() throws {
    let lines = try lines(of: "collection")
    let screen = lines.drop { $0 != "[Reminders]" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(
      screen.prefix(3) == [
        "  3 cards are yours.", "  2 problems of yours are answered.",
        "  Your savings earn 3.5 %.",
      ])
  }
}
