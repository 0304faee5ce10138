import BobbinCompiler
import BobbinReports
import BobbinSyntax
import BobbinTestSupport
import Testing

/// The order of the input does not change the result.
struct DeterminismTests {
  @Test(arguments: Fixture.all)
  func `Shuffled modules and files produce the same bytes`(fixture: Fixture) throws {
    let (modules, outcome) = try (fixture.modules(), fixture.outcome())
    let expected = product(of: outcome)
    var random = SeededRandom(seed: 7)
    #expect(product(of: shuffled(modules, &random)) == expected)
  }

  @Test(arguments: RandomProgram.seeds(usually: 12))
  func `Random programs do not depend on the order of modules and files`(seed: UInt64) {
    let modules = RandomProgram(seed: seed).modules
    let expected = product(of: modules)
    var random = SeededRandom(seed: seed)
    for _ in 0..<2 { #expect(product(of: shuffled(modules, &random)) == expected) }
  }

  /// Diagnostics contain places, so only the generated code can be the same.
  @Test(arguments: RandomProgram.seeds(usually: 12))
  func `Declarations may be in any file and in any order`(seed: UInt64) {
    let program = RandomProgram(seed: seed)
    let expected = generated(from: program.modules)
    var random = SeededRandom(seed: seed)
    for _ in 0..<3 {
      var pieces = program.pieces.shuffled(using: &random)
      for index in pieces.indices { pieces[index].file = Int.random(in: 0..<3, using: &random) }
      let found = generated(from: shuffled(program.modules(pieces), &random))
      for (one, other) in zip(expected, found) where one != other {
        Issue.record("\(Difference.describe(from: one, to: other))\n\(program)")
        return
      }
    }
  }

  private func shuffled(_ modules: [Module], _ random: inout SeededRandom) -> [Module] {
    modules.shuffled(using: &random).map { module in
      Module(
        name: module.name, dependencies: module.dependencies.shuffled(using: &random),
        files: module.files.shuffled(using: &random), wantsStubs: module.wantsStubs,
        defaultIsolation: module.defaultIsolation)
    }
  }

  @Test func `Functions with one name are forwarded in a fixed order`() {
    func passed(_ requirements: String...) -> [String] {
      compile(
        """
        protocol LeafDependency: Dependency { \(requirements.joined(separator: "; ")) }
        final class LeafComponent: Component<any LeafDependency> {}
        final class MiddleComponent: Component<any EmptyDependency> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        """
      ).lines(of: "App") { $0.hasPrefix("func") && !$0.hasSuffix("}") }
    }
    let (one, other) = ("func g(_ value: String)", "func g(x: Int)")
    #expect(passed(one, other) == [one, other])
    #expect(passed(other, one) == [one, other])
  }

  @Test func `If several calls have the same fault, the first is shown`() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
    let classes = names.map {
      """
      private class \($0) { init() {}; init(_: Int) {} }
      extension Root { func b\($0)() { _ = \($0)(injecting: self) }
        func a\($0)() { _ = \($0)(1, injecting: self) } }
      """
    }
    let text = "class Root: BootstrapComponent {}\n" + classes.joined(separator: "\n")
    let places = compile(text).diagnostics.map { ($0.location.line, $0.notes[0].location?.line) }
    #expect(places.map(\.1) == places.map { $0.0 + 1 })
  }

  @Test func `Many threads at once produce the same bytes`() async {
    let program = RandomProgram(seed: 3)
    let products = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { product(of: program.modules) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(products) == [product(of: program.modules)])
  }

  private func generated(from modules: [Module]) -> [String] {
    inOrder(Compilation(modules).texts(of: modules))
  }

  private func product(of modules: [Module]) -> [String] {
    let compilation = Compilation(modules)
    return product(
      of: (compilation.diagnostics, compilation.texts(of: modules), GraphDocument(compilation)))
  }

  private func product(of outcome: Fixture.Outcome) -> [String] {
    inOrder(outcome.texts) + outcome.diagnostics.map(\.lines) + [outcome.graph.part().tree]
  }

  private func inOrder(_ texts: [String: String]) -> [String] {
    texts.keys.sorted().compactMap { texts[$0] }
  }
}
