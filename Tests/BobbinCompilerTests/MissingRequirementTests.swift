import BobbinCompiler
import BobbinSyntax
import Testing

/// What is told of requirements that nobody provides.
struct MissingRequirementTests {
  @Test func `What is missing in several ways is told once, with help for all of them`() throws {
    let compilation = compile(
      """
      protocol PatientDependency: Dependency { var count: Int { get async } }
      final class PatientComponent: Component<any PatientDependency> {}
      protocol HastyDependency: Dependency { var count: Int { get } }
      final class HastyComponent: Component<any HastyDependency> {}
      final class RootComponent: BootstrapComponent {
        var patient: PatientComponent { PatientComponent(parent: self) }
        var hasty: HastyComponent { HastyComponent(parent: self) }
      }
      """)
    #expect(
      compilation.messages == [
        "nobody provides 'count' of type 'Int', which 'PatientComponent' needs"
      ])
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains("also needed by 'HastyComponent'"))
    let help = "help: add 'var count: Int { fatalError() }' to 'RootComponent'"
    #expect(notes.contains(help))
  }
}
