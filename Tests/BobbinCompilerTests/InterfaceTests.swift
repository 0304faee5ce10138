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
    try expectSame(try fixture.modules())
  }

  @Test(arguments: RandomProgram.seeds(usually: 12))
  func `Random programs`(seed: UInt64) throws {
    try expectSame(RandomProgram(seed: seed).modules)
  }

  private func expectSame(_ modules: [Module]) throws {
    var interfaces: [String: Module] = [:]
    for module in Module.bottomUp(modules).order {
      let below = modulesBelow(module, among: modules)
      let sources = Compilation(below + [module], subjects: [module.name])
      let slices = Compilation(
        below.compactMap { interfaces[$0.name] } + [module], subjects: [module.name])
      #expect(
        slices.generatedFile(for: module.name).text
          == sources.generatedFile(for: module.name).text)
      #expect(
        slices.diagnostics(for: [module.name]).map(\.lines)
          == sources.diagnostics(for: [module.name]).map(\.lines))
      let text = slices.interface(of: module.name)
      #expect(text == sources.interface(of: module.name))
      let files = Interface.sources(in: Source(path: "Interface.swift", text: text))
      interfaces[module.name] = Module(
        name: module.name, dependencies: module.dependencies, files: files.map { Parser.parse($0) },
        wantsStubs: module.wantsStubs, defaultIsolation: module.defaultIsolation)
    }
  }

  private func modulesBelow(_ module: Module, among modules: [Module]) -> [Module] {
    var names: Set<String> = []
    var waiting = module.dependencies
    while let name = waiting.popLast() {
      guard name != module.name, names.insert(name).inserted else { continue }
      waiting += modules.filter { $0.name == name }.flatMap(\.dependencies)
    }
    return modules.filter { names.contains($0.name) }
  }
}
