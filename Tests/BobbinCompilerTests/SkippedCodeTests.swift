import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Testing

/// What a build skips must not be missed.
struct SkippedCodeTests {
  @Test(arguments: Fixture.all)
  func `Code that is skipped changes nothing`(fixture: Fixture) throws {
    let all = try fixture.modules()
    let skipping = all.map { module in
      Module(
        name: module.name, dependencies: module.dependencies,
        files: module.files.map { Parser.parse($0.source, reading: .whereItMatters) },
        wantsStubs: module.wantsStubs, defaultIsolation: module.defaultIsolation)
    }
    let (one, other) = (Compilation(all), Compilation(skipping))
    #expect(one.diagnostics == other.diagnostics)
    for module in all {
      #expect(one.generatedSource(for: module.name) == other.generatedSource(for: module.name))
    }
  }
}
