import BobbinCompiler
import BobbinReports
import BobbinTestSupport
import Testing

struct GraphDocumentTests {
  /// Drawings number the components, so a graph must not name others.
  @Test(arguments: Fixture.all)
  func `A graph has all components that it names`(fixture: Fixture) throws {
    let graph = try GraphDocument(fixture.compilation())
    let named =
      graph.edges.flatMap { [$0.parent, $0.child] } + graph.injections.map(\.component)
      + graph.gatherings.map(\.component) + graph.stubs.flatMap(\.components)
    #expect(Set(named).subtracting(graph.components.map(\.id)) == [])
  }
}
