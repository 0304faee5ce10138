import BobbinTestSupport
import Testing

/// Rules of resolution, each by a program that compiles, runs and prints who provided.
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
