import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Testing

/// Code that a build skips does not matter.
struct SkippedCodeTests {
  @Test(arguments: Fixture.all)
  func `Code that is skipped changes nothing`(fixture: Fixture) throws {
    let skipping = try fixture.modules().map { module in
      module.with(module.files.map { Parser.parse($0.source, skippingBodies: true) })
    }
    let (whole, compilation) = (try fixture.outcome(), Compilation(skipping))
    #expect(compilation.diagnostics == whole.diagnostics)
    for (module, text) in whole.texts {
      #expect(compilation.generatedFile(for: module).text == text)
    }
  }

  @Test(arguments: Fixture.all)
  func `Files that do not name the runtime do not matter`(fixture: Fixture) throws {
    let named = try fixture.modules().map { module in
      Module(
        name: module.name, dependencies: module.dependencies,
        files: module.files.map { file in
          let text = file.source.text(file.source.bytes.indices)
          return Parser.parse(
            Source(path: file.path, text: text.replacing("Bobbin", with: "BOBBIN")))
        }, wantsStubs: module.wantsStubs)
    }
    let unread = named.map { module in module.with(module.files.map { SourceFile($0.source) }) }
    let (one, other) = (Compilation(named), Compilation(unread))
    #expect(one.program.components.isEmpty)
    #expect(one.diagnostics == other.diagnostics)
    for module in named {
      #expect(
        one.generatedFile(for: module.name).text == other.generatedFile(for: module.name).text)
    }
  }
}
