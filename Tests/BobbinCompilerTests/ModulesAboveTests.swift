import BobbinCompiler
import BobbinSyntax
import Testing

/// Additions of a module above to a lower one, which is compiled without them.
struct ModulesAboveTests {
  private static let library = """
    public protocol Logger {}; public struct FileLog { public init() {} }
    public protocol Counted {}; extension Counted { public var x: Int? { 1 } }
    public protocol D: Dependency { var log: any Logger { get }; var x: Int? { get } }
    public class C: Component<any D> {}
    public protocol E: Dependency {}
    public class P: Component<any E> {
      public var log: FileLog { FileLog() }
      var c: C { C(parent: self) }
    }
    public class Q: P {}
    """

  @Test(arguments: [
    "extension FileLog: Logger {}", "extension P { public var x: Int? { 1 } }",
    "extension D { public var x: Int? { nil } }", "extension P: Logger {}",
    "extension E { public var x: Int? { 1 } }", "extension P { public struct D {} }",
    "extension P: Counted {}",
    "func make(p: P) -> C { C(parent: p) }",
  ])
  func `The code generated for a module does not depend on modules above`(addition: String) {
    let library = compile(modules(["Lib": Self.library]))
    let both = compile(modules(["Lib": Self.library, "App": "import Lib; \(addition)"]))
    #expect(library.messages == [])
    #expect(both.messages == [])
    #expect(both.generatedFile(for: "Lib").text == library.generatedFile(for: "Lib").text)
  }

  @Test func `The message names the module above that adds a conformance`() {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol Counted {}; extension Counted { public var x: Int { 1 } }
      public protocol D: Dependency { var x: Int { get } }
      public class C: Component<any D> {}
      public class P: Component<any EmptyDependency> { var c: C { C(parent: self) } }
      """,
      "App": """
      import Lib
      extension P: Counted {}
      final class Root: BootstrapComponent { var p: P { P(parent: self) } }
      """,
    ]
    let message =
      "'x' of 'P' is added by module 'App', but 'C' needs it in module 'Lib', which is compiled "
      + "without that"
    #expect(compile(modules(sources)).messages == [message])
  }

  @Test func `A member that another module sees in some builds only is named`() {
    let sources: KeyValuePairs = [
      "Lib": """
      public class P: Component<any EmptyDependency> {
        #if A
        public var x: Int { 1 }
        #else
        var x: Int { 2 }
        #endif
      }
      """,
      "App": """
      import Lib
      protocol D: Dependency { var x: Int { get } }
      final class C: Component<any D> {}
      func make(_ p: P) -> C { C(parent: p) }
      """,
    ]
    let diagnostics = compile(modules(sources)).diagnostics
    let message = "'x' of 'P' is internal, but 'C' needs it in module 'App'"
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.flatMap(\.notes).last?.message == "help: make 'x' public")
  }

  @Test func `A repeated conformance in a module above does not replace the first one`() {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol P {}; extension P { public var x: Int { 1 } }
      public protocol Q: P {}; public protocol R: Q {}
      public protocol D: Dependency { var x: Int { get } }
      public class C: Component<any D> {}
      public class Root: BootstrapComponent, R { var c: C { C(parent: self) } }
      """,
      "App": "import Lib; protocol S: P {}; extension Root: S {}",
    ]
    #expect(compile(modules(sources)).messages == [])
  }

  @Test func `A test target wires internal services of the module that it tests`() {
    let sources: KeyValuePairs = [
      "App": "struct Row { let name: String }",
      "AppTests": """
      @testable import App
      import Bobbin
      final class Root: BootstrapComponent {
        let name = "row"
        var row: Row { Row(injecting: self) }
      }
      """,
    ]
    let compilation = compile(modules(sources))
    #expect(compilation.messages == [])
    let text = compilation.generatedFile(for: "AppTests").text
    #expect(text.contains("self.init(name: component.name)"))
  }

  @Test(arguments: [
    ("public protocol Service {}", ["Lib"], "write the name of a type that conforms to it"),
    ("public struct Service { init(a: Int) {} }", ["Lib"], "help: make 'init' public"),
    ("public struct Service { init(b: Int) {} }", ["Lib"], "help: make 'init' public"),
    (
      "package struct B {}; public struct Service { init(b: B) {} }", ["Lib"],
      "help: make 'init' package"
    ),
    ("public struct Service {}", [], "module 'App' does not depend on module 'Lib'"),
  ])
  func `Help says why a service of another module cannot be wired`(
    lib: String, dependencies: [String], words: String
  ) {
    let app = """
      import Lib
      final class Root: BootstrapComponent {
        let a = 1
        var service: Service { Service(injecting: self) }
      }
      """
    var all = modules(["Lib": lib, "App": app])
    all[1].dependencies = dependencies
    #expect(compile(all).diagnostics.flatMap(\.notes).map(\.message).contains(words))
  }

  @Test(arguments: [("", "A"), ("public var x: Int { 0 }", nil), ("", "App")])
  func `What two modules add to a class is an error where both are seen`(
    own: String, other: String?
  ) {
    let extending = "extension Base { public var x: Int { 1 } }"
    let sources: KeyValuePairs = [
      "Core": """
      public protocol D: Dependency { var x: Int { get } }
      public final class Leaf: Component<any D> {}
      open class Base: Component<any EmptyDependency> { \(own) }
      """,
      "A": "import Core; \(other == "App" ? "" : extending)",
      "B": "import Core; \(extending)",
      "App": """
      import A; import B; import Core
      \(other == "App" ? extending : "")
      final class Mid: Base { var leaf: Leaf { Leaf(parent: self) } }
      """,
    ]
    let words = "'x' of 'Mid' is one of several that would fit, but 'Leaf' needs a single one"
    #expect(compile(modules(sources)).messages == (other == "A" ? [words] : []))
  }

  @Test(arguments: ["public ", ""])
  func `No dependency on a module above is proposed`(access: String) {
    let sources: KeyValuePairs = [
      "Lib": "final class Root: BootstrapComponent { var s: S { S(injecting: self) } }",
      "App": "import Lib; \(access)struct S {}",
    ]
    let notes = compile(modules(sources)).diagnostics.flatMap(\.notes).map(\.message)
    let words = "that depends on 'Lib', so move it to a module below both"
    #expect(notes == ["module 'App' declares it; \(words)"])
  }

  @Test func `A member from above is reported as a near miss`() throws {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol D: Dependency { var x: Int { get } }
      public class C: Component<any D> {}
      public class P: BootstrapComponent { var c: C { C(parent: self) } }
      """,
      "App": """
      import Lib
      extension P { public var x: Int { 1 } }
      final class Q: P { var own: C { C(parent: self) } }
      """,
    ]
    let diagnostic = try #require(compile(modules(sources)).diagnostics.first)
    #expect(
      diagnostic.message
        == "'x' of 'P' is added by module 'App', but 'C' needs it in module 'Lib', which is compiled "
        + "without that")
    #expect(diagnostic.notes.map(\.message).contains("add 'var x: Int' to 'P'"))
  }

  /// No module above can name its type; a stub in the module itself can.
  @Test(arguments: [
    ("", 1), ("func make(d: any PUpstream) -> P { P(dependency: d) }", 0),
    ("extension D { var log: Log? { nil } }", 0),
  ])
  func `What no module above can provide is an error below`(code: String, count: Int) {
    let library = """
      public protocol E: Dependency {}
      struct Log {}
      protocol D: Dependency { var log: Log? { get } }
      final class C: Component<any D> {}
      final class B: Component<any EmptyDependency> { var c: C { C(parent: self) } }
      public final class P: Component<any E> { var b: B { B(parent: self) } }
      """
    let app = "import Lib; final class Root: BootstrapComponent { var p: P { P(parent: self) } }"
    let alone = compile(modules(["Lib": library + "\n" + code]))
    let message = "'P' of module 'Lib' cannot provide 'log' of type 'Log?', which 'C' needs"
    #expect(alone.messages == Array(repeating: message, count: count))
    if count > 0 {
      #expect(compile(modules(["Lib": library, "App": app])).messages == alone.messages)
      // Another root has an error of its own.
      let root = "final class Root: BootstrapComponent { var b: B { B(parent: self) } }"
      let own = "no scope provides 'log' of type 'Log?', which 'C' needs"
      #expect(Set(compile(modules(["Lib": library + "\n" + root])).messages) == [own, message])
    }
  }

  /// The module itself provides it where it creates the component, but cannot do so above.
  @Test func `A type that is hidden below is an error in each module that forwards it`() {
    let library = """
      struct Log {}
      protocol D: Dependency { var log: Log { get } }
      final class C: Component<any D> { var used: Log { dependency.log } }
      public final class P: Component<any EmptyDependency> { var c: C { C(parent: self) } }
      final class Demo: BootstrapComponent { let log = Log(); var p: P { P(parent: self) } }
      """
    let middle = """
      import Lib
      public final class R: Component<any EmptyDependency> { public var p: P { P(parent: self) } }
      """
    #expect(
      compile(modules(["Lib": library, "Mid": middle])).messages
        == ["'R' of module 'Mid' cannot provide 'log' of type 'Log', which 'C' needs"])
  }

  /// The module below has no error of its own: it passes the requirement on.
  @Test(arguments: [
    ("private let value = 1", "is private, but 'C' needs it"),
    ("let value = true", "has type 'Bool', but 'C' needs 'Int'"),
    ("let valeu = 1", "'P' has 'valeu', but 'C' needs 'value' of type 'Int'"),
    ("static let value = 1", "is static, but 'C' needs an instance member"),
  ])
  func `A member to change in a module below is an error above`(member: String, words: String) {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol D: Dependency { var value: Int { get } }
      public class C: Component<any D> {}
      public class P: Component<any EmptyDependency> { \(member); var c: C { C(parent: self) } }
      """,
      "App": "import Lib; class Root: BootstrapComponent { var p: P { P(parent: self) } }",
    ]
    let errors = compile(modules(sources)).diagnostics(for: ["App"]).map(\.message)
    #expect(errors.count == 1)
    #expect(errors.first?.hasSuffix(words) ?? false, "\(errors)")
  }

  @Test func `What a module below passes on as a constant cannot be set above`() {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol D: Dependency { var value: Int { get } }
      public class C: Component<any D> {}
      public class P: Component<any EmptyDependency> { var c: C { C(parent: self) } }
      """,
      "App": """
      import Lib
      protocol E: Dependency { var value: Int { get nonmutating set } }
      final class Other: Component<any E> {}
      extension P { var other: Other { Other(parent: self) } }
      """,
    ]
    let message = "'P' of module 'Lib' cannot provide 'value' of type 'Int', which 'Other' needs"
    #expect(compile(modules(sources)).messages == [message])
  }

  @Test(arguments: [("public", 0), ("", 1)])
  func `What a public protocol requires may be read above`(access: String, count: Int) {
    let library = """
      \(access) protocol D: Dependency { var value: Int { get } }
      \(access) class C: Component<any D> {}
      """
    let found = Compilation(modules(["Lib": library]), subjects: ["Lib"]).diagnostics
    #expect(found.map(\.group.rawValue) == Array(repeating: "unused-requirement", count: count))
  }

  @Test(arguments: [("value", 0), ("other", 1)])
  func `An extension above may read what a component requires`(name: String, count: Int) {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol D: Dependency { var value: Int { get } }
      public final class C: Component<any D> {}
      """,
      "App": """
      import Lib
      extension C { var more: Int { dependency.\(name) } }
      final class Root: BootstrapComponent { let value = 1; var c: C { C(parent: self) } }
      """,
    ]
    let found = Compilation(modules(sources)).diagnostics
    #expect(found.map(\.group.rawValue) == Array(repeating: "unused-requirement", count: count))
  }

  @Test func `Warnings that a module below cannot report are reported above`() {
    let sources: KeyValuePairs = [
      // Modules without wirings have no run of their own.
      "Contracts": "public protocol D: Dependency { func f(_ x: Int...) }",
      "Leaf": """
      public protocol E: Dependency { static var x: Int { get } }
      public class B<T>: Component<T> {}
      public class L: Component<any E> {}
      """,
      "Other": "public protocol F: Dependency { init() }; public class O: Component<any F> {}",
      "App": """
      import Contracts; import Leaf
      class C: Component<any D> {}
      class P: BootstrapComponent {
        var c: C { C(parent: self) }
        var l: L { L(parent: self) }
      }
      """,
    ]
    let compilation = compile(modules(sources))
    let groups = compilation.diagnostics(for: ["App"]).map {
      "\($0.location.file) \($0.group.rawValue)"
    }
    #expect(compilation.diagnostics.count == 3)
    #expect(
      groups == [
        "Contracts.swift unsupported-requirement",
        "Leaf.swift unsupported-requirement",
      ])
  }
}
