import BobbinCompiler
import BobbinTestSupport
import Testing

/// The order of the input shows nowhere.
struct DeterminismTests {
  @Test(arguments: Fixture.all)
  func `Shuffled modules and files give the same bytes`(fixture: Fixture) throws {
    let modules = try fixture.modules()
    let expected = product(of: modules)
    var random = SeededRandom(seed: 7)
    for _ in 0..<3 {
      let shuffled = modules.shuffled(using: &random).map { module in
        Module(
          name: module.name, dependencies: module.dependencies.shuffled(using: &random),
          files: module.files.shuffled(using: &random), wantsStubs: module.wantsStubs,
          defaultIsolation: module.defaultIsolation)
      }
      #expect(product(of: shuffled) == expected)
    }
  }

  private func product(of modules: [Module]) -> [String] {
    let compilation = Compilation(modules)
    let names = Set(modules.map(\.name)).sorted()
    return names.map { compilation.generatedSource(for: $0) }
      + compilation.diagnostics.map(\.lines) + [compilation.tree()]
  }
}
