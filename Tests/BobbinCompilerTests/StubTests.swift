import BobbinCompiler
import Testing

/// Which components have a stub; golden directories show what stubs look like.
struct StubTests {
  private func file(_ game: String, tests: String = "import Game") -> GeneratedFile {
    let all = modules(["Game": game, "Tests": tests], stubsFor: "Tests")
    return Compilation(all, subjects: []).generatedFile(for: "Tests")
  }

  private func stubs(_ game: String, tests: String = "import Game") -> [String] {
    file(game, tests: tests).stubs.map(\.name)
  }

  private static let game = """
    public protocol GameDependency: Dependency { var score: Int { get } }
    public final class GameComponent: Component<any GameDependency> {}
    protocol InnerDependency: Dependency {}
    final class InnerComponent: Component<any InnerDependency> {}
    """

  @Test func `A module that does not want stubs has none`() {
    let all = modules(["Game": Self.game, "Tests": "import Game"])
    #expect(Compilation(all).generatedFile(for: "Tests").isEmpty)
  }

  @Test func `A module has stubs for what it imports`() {
    #expect(stubs(Self.game) == ["GameDependencyStub"])
    #expect(stubs(Self.game, tests: "") == [])
    #expect(
      stubs(Self.game, tests: "@testable import Game")
        == ["GameDependencyStub", "InnerDependencyStub"])
  }

  @Test func `Re-exported modules count as imported`() {
    let all = modules(
      ["Game": Self.game, "Kit": "@_exported import Game", "Tests": "import Kit"],
      stubsFor: "Tests")
    let file = Compilation(all, subjects: []).generatedFile(for: "Tests")
    #expect(file.stubs.map(\.name) == ["GameDependencyStub"])
  }

  @Test func `A hand-written stub takes the place of the generated one`() {
    for access in ["", "private ", "public "] {
      let own = "import Game; \(access)struct GameDependencyStub {}"
      #expect(stubs(Self.game, tests: own) == [])
    }
    let other = "import Game; enum Fakes { struct GameDependencyStub {} }"
    #expect(stubs(Self.game, tests: other) == ["GameDependencyStub"])
  }

  @Test func `A nested protocol has another stub than one of its joined name`() {
    let game = """
      public enum Outer { public protocol LeafDependency: Dependency {} }
      public protocol OuterLeafDependency: Dependency {}
      public final class A: Component<any Outer.LeafDependency> {}
      public final class B: Component<any OuterLeafDependency> {}
      """
    #expect(stubs(game) == ["OuterLeafDependencyStub", "Outer_LeafDependencyStub"])
  }

  @Test func `The message of an attribute says nothing of versions`() {
    let game = """
      public protocol D: Dependency {
        @available(*, deprecated, message: "introduced by mistake") var old: Int { get }
      }
      public final class C: Component<any D> {}
      """
    #expect(file(game).text.contains("old: Int? = nil"))
  }

  /// Swift has no `??` for closures on an actor where the module of the protocol is in another
  /// language mode.
  @Test func `The closure of a property comes without an operator`() {
    let game = """
      public protocol D: Dependency { var tap: @MainActor () -> Void { get } }
      public final class C: Component<any D> {}
      """
    #expect(file(game).text.contains("if let _tap { return _tap }\n"))
  }

  @Test func `A stub's subclass passes on what the stub does`() {
    let game = """
      public protocol D: Dependency { func all<Value>(_ value: Value) -> Value }
      public class C: Component<any D> { var inner: Inner { Inner(parent: self) } }
      protocol InnerDependency: Dependency { var deep: Int { get } }
      final class Inner: Component<any InnerDependency> { var b: Int { dependency.deep } }
      """
    let tests = """
      @testable import Game
      final class Stub: DStub { override func all<Value>(_ value: Value) -> Value { value } }
      func test() { _ = C(dependency: Stub(deep: 3)) }
      """
    #expect(file(game, tests: tests).stubs.map(\.name) == ["DStub", "InnerDependencyStub"])
    let all = modules(["Game": game, "Tests": tests], stubsFor: "Tests")
    #expect(compile(all).messages == [])
    // One that is written by hand has only what is written.
    let own = "class DStub: D { func all<Value>(_ value: Value) -> Value { value } }\n" + tests
    #expect(compile(modules(["Game": game, "Tests": own], stubsFor: "Tests")).messages.count == 1)
  }

  @Test func `A stub has no parameter for a requirement that is newer than itself`() {
    let game = """
      public protocol D: Dependency {
        @available(macOS 14, *) var new: Int { get }
        @available(*, deprecated) var old: Int { get }
      }
      public final class C: Component<any D> {}
      """
    let text = file(game).text
    #expect(!text.contains("new: Int? = nil"))
    #expect(text.contains("old: Int? = nil"))
  }

  @Test(arguments: [
    "Base { static var a: Int { get } }", "Base { init() }", "Base { associatedtype A }",
    "Base { subscript(a: Int) -> Int { get } }", "Base { static func a() }",
    "Base { func a(_ b: Int...) }", "Base { var a: Self { get } }", "Base: Foreign {}",
  ])
  func `A protocol that no object can have has no stub`(base: String) {
    let game = """
      public protocol \(base)
      public protocol D: Base {}
      public final class C: Component<any D> {}
      public final class E: Component<any D> {}
      """
    #expect(stubs(game) == [])
  }

  @Test(arguments: [
    "public final class C: Component<any Foreign> {}",
    "public final class Root: BootstrapComponent {}",
    "public struct S {}; public final class C: Component<S> {}",
    "open class Base<D>: Component<D> {}",
    "public func f() { class C: Component<any EmptyDependency> {} }",
  ])
  func `A component that needs no object, or one that is not known, has no stub`(game: String) {
    #expect(stubs(game) == [])
  }
}
