import BobbinCompiler
import Testing

/// Which components have a stub; what one looks like is a matter of golden directories.
struct StubPlannerTests {
  private func stubs(_ game: String, tests: String = "import Game") -> [String] {
    let all = modules(["Game": game, "Tests": tests], stubsFor: "Tests")
    return Compilation(all, subjects: []).plan(for: "Tests").stubs.map(\.name)
  }

  private static let game = """
    public protocol GameDependency: Dependency { var score: Int { get } }
    public final class GameComponent: Component<any GameDependency> {}
    protocol InnerDependency: Dependency {}
    final class InnerComponent: Component<any InnerDependency> {}
    """

  @Test func `A module that does not want stubs has none`() {
    let all = modules(["Game": Self.game, "Tests": "import Game"])
    #expect(Compilation(all).plan(for: "Tests").isEmpty)
  }

  @Test func `A module has stubs for what it imports`() {
    #expect(stubs(Self.game) == ["GameDependencyStub"])
    #expect(stubs(Self.game, tests: "") == [])
    #expect(
      stubs(Self.game, tests: "@testable import Game")
        == ["GameDependencyStub", "InnerDependencyStub"])
  }

  @Test func `What imported modules pass on counts as imported`() {
    let all = modules(
      ["Game": Self.game, "Kit": "@_exported import Game", "Tests": "import Kit"],
      stubsFor: "Tests")
    let plan = Compilation(all, subjects: []).plan(for: "Tests")
    #expect(plan.stubs.map(\.name) == ["GameDependencyStub"])
  }

  @Test func `A stub that somebody has written stays`() {
    for access in ["", "private ", "public "] {
      let own = "import Game; \(access)struct GameDependencyStub {}"
      #expect(stubs(Self.game, tests: own) == [])
    }
    let other = "import Game; enum Fakes { struct GameDependencyStub {} }"
    #expect(stubs(Self.game, tests: other) == ["GameDependencyStub"])
  }

  @Test func `A stub has all there is of a requirement or does not exist`() {
    for requirement in [
      "static var a: Int { get }", "init()", "associatedtype A", "subscript(a: Int) -> Int { get }",
      "static func a()", "func a(_ b: Int...)",
    ] {
      let game = """
        public protocol Base { \(requirement) }
        public protocol D: Base {}
        public final class C: Component<any D> {}
        """
      #expect(stubs(game) == [], "\(requirement)")
    }
    #expect(stubs("public final class C: Component<any Foreign> {}") == [])
  }

  @Test func `What needs no object has no stub`() {
    #expect(stubs("public final class Root: BootstrapComponent {}") == [])
    #expect(stubs("public struct S {}; public final class C: Component<S> {}") == [])
    #expect(stubs("open class Base<D>: Component<D> {}") == [])
    #expect(stubs("public func f() { class C: Component<any EmptyDependency> {} }") == [])
  }

  @Test func `Stubs come in order of name, whatever the order of components`() {
    let game = """
      public protocol B {}; public protocol A {}
      public final class One: Component<any B> {}
      public final class Two: Component<any A> {}
      """
    #expect(stubs(game) == ["AStub", "BStub"])
  }
}
