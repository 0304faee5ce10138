import BobbinTestSupport
import Testing

/// Code in which Needle silently loses the graph, or for which it writes code that does not
/// compile.
///
/// Each shape is a program that compiles, runs and prints what it should.
@Suite(.enabled(if: SwiftCompiler.isFound))
struct NeedleShapesTests {
  @Test(arguments: NeedleShape.allCases)
  func `Shape`(shape: NeedleShape) throws {
    let outcome = try #require(Self.outcomes.get()[shape])
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.messages.isEmpty)
    #expect(outcome.output == shape.expected)
  }

  private static let outcomes = Result {
    let shapes = NeedleShape.allCases
    let outcomes = try SmallProgram.run(shapes.map(\.program))
    return Dictionary(uniqueKeysWithValues: zip(shapes, outcomes))
  }
}
