import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// A module is the same whether the modules below it are read from their sources or from their
/// interfaces.
struct InterfaceTests {
  @Test(arguments: Fixture.all)
  func `Golden directories`(fixture: Fixture) throws {
    try expectSame(fixture.whole())
  }

  @Test(arguments: RandomProgram.seeds(usually: 12))
  func `Random programs`(seed: UInt64) {
    expectSame(Whole(RandomProgram(seed: seed).modules))
  }

  private func expectSame(_ program: Whole) {
    var interfaces: [String: Module] = [:]
    for module in Module.bottomUp(program.modules) {
      guard let part = program.parts.first(where: { $0.name == module.name }) else { continue }
      let sources = part.compilation
      let slices = Compilation(
        part.modules.compactMap { $0.name == module.name ? $0 : interfaces[$0.name] },
        subjects: [module.name])
      #expect(
        slices.generatedFile(for: module.name).text
          == sources.generatedFile(for: module.name).text)
      #expect(
        slices.diagnostics(for: [module.name]).map(\.lines)
          == sources.diagnostics(for: [module.name]).map(\.lines))
      let text = Interface.text(of: module.files.map(\.source))
      let files = Interface.sources(in: Source(path: "Interface.swift", text: text))
      interfaces[module.name] = module.with(files.map { Parser.parse($0) })
    }
  }
}
