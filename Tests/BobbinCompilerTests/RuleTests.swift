import BobbinTestSupport
import Testing

/// Rules of resolution, each with a program that compiles, runs and prints its providers.
@Suite(.enabled(if: SwiftCompiler.isFound))
struct RuleTests {
  @Test(arguments: Rule.all)
  func `Rule holds`(rule: Rule) throws {
    let outcome = try #require(Self.outcomes.get()[rule.name])
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output == rule.expected)
  }

  private static let outcomes = Result {
    let outcomes = try SmallProgram.run(Rule.all.map(\.program))
    return Dictionary(uniqueKeysWithValues: zip(Rule.all.map(\.name), outcomes))
  }
}
