import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCompiler

/// What is compiled only under conditions.
struct ConditionsTests {
  @Test func `An alias in a branch beside a type of that name`() {
    let code = """
      protocol D: Dependency { var limit: Int { get } }
      final class Fake: Component<any D> {}
      #if DEBUG
        typealias Screen = Fake
      #else
        struct Screen { init(parent: Root) {} }
      #endif
      final class Root: BootstrapComponent {
        #if DEBUG
          let limit = 1
        #endif
        var screen: Screen { Screen(parent: self) }
      }
      """
    #expect(compile(code).messages == [])
  }

  /// For example for previews.
  @Test(arguments: [
    ("#if A\nMADE\n#endif", ["!A"]), ("MADE", nil), ("#if A\nMADE\n#else\nMADE\n#endif", nil),
  ])
  func `A call is wired in the builds that declare no initializer for it`(
    code: String, conditions: [String]?
  ) {
    let made = "extension Leaf { convenience init(parent: Root) { self.init(dependency: Stub()) } }"
    let compilation = compile(
      """
      struct Stub: EmptyDependency {}
      final class Leaf: Component<any EmptyDependency> {}
      final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      \(code.replacing("MADE", with: made))
      """)
    #expect(compilation.messages == [])
    #expect(compilation.program.edges.map(\.conditions.lines) == conditions.map { [$0] } ?? [])
  }

  @Test(arguments: ["A", "!A"])
  func `A component beside a struct of its name in another branch`(condition: String) {
    let compilation = compile(
      """
      #if \(condition)
        struct Screen { init(parent: Root) {} }
      #else
        final class Screen: Component<any EmptyDependency> {}
      #endif
      final class Root: BootstrapComponent { var screen: Screen { Screen(parent: self) } }
      """)
    #expect(compilation.messages == [])
    #expect(compilation.program.edges.map(\.conditions.isEmpty) == [false])
  }

  /// What a class inherits, adopts or gets from an extension in one branch only.
  @Test(arguments: [
    ("#if A\nfinal class Mid: B { MADE }\n#else\nfinal class Mid: X { MADE }\n#endif", "*"),
    ("typealias T = #B|X#; final class Mid: T { MADE }", "*"),
    ("typealias T = #X|C#; final class Mid: T { MADE }", "A"),
    ("typealias T = #P|Q#; final class Mid: C, T { MADE }", "!A"),
    ("typealias T = #C|X#; final class Mid: T { MADE }", "!A"),
    ("#if A\nclass T: C {}\n#else\ntypealias T = X\n#endif\nfinal class Mid: T { MADE }", "*"),
    (
      "#if A\ntypealias R = Q\n#else\nprotocol R {}\n#endif\nfinal class Mid: C, R { MADE }", "A"
    ),
    (
      "#if A\nprotocol R {}\n#else\ntypealias R = Q\n#endif\nfinal class Mid: C, R { MADE }", "!A"
    ),
    (
      "final class Mid: C {\n#if A\n@available(\n*, unavailable)\n#endif\nvar x: Int { 2 }\nMADE }",
      ""
    ),
    ("#if A\nfinal class Mid: X { MADE }\n#else\nfinal class Mid: X { MADE }\n#endif", ""),
    ("class Y: C, Q {}; typealias T = #Y|C#; final class Mid: T { MADE }", "A"),
    ("typealias T = #P|Q#; typealias U = P & T; final class Mid: C, U { MADE }", "!A"),
    ("final class Mid: C { MADE }\n#if A\nextension Mid: Q {}\n#endif", "A"),
    ("#if A\nprotocol R: Q {}\n#else\nprotocol R {}\n#endif\nfinal class Mid: C, R { MADE }", "A"),
    (
      "#if A\nextension Mid: Q {}\n#else\nextension Mid: R {}\n#endif\n"
        + "protocol R: Q {}; final class Mid: C { MADE }", ""
    ),
    ("typealias T = #O|Mid#; final class Mid: C { MADE }; extension T { var x: Int { 2 } }", "!A"),
    (
      "typealias T = #NSObject|Mid#; final class Mid: C { MADE }; extension T { var x: Int { 2 } }",
      "!A"
    ),
    ("typealias T = #O|Mid#; final class Mid: C { MADE }; extension T: Q {}", "!A"),
    (
      "typealias T = #P|S#; protocol S {}; extension T { var x: Int { 2 } }\n"
        + "final class Mid: C, S { MADE }", "!A"
    ),
    (
      "final class Mid: C {\n#if A\n@available(*, unavailable) var x: Int { 2 }\n#endif\nMADE }", ""
    ),
    (
      "protocol E: Dependency {}\n#if A\nextension E { var x: Int { 2 } }\n#endif\n"
        + "final class Mid: Component<any E> { MADE }", "A"
    ),
    (
      "protocol E: Dependency {}\nextension E {\n#if A\nvar x: Int { 2 }\n#else\nvar x: Int { 3 }\n"
        + "#endif\n}\nfinal class Mid: Component<any E> { MADE }", ""
    ),
  ])
  func `A declaration counts only in the builds that have it`(code: String, condition: String) {
    let compilation = compile(
      """
      protocol D: Dependency { var x: Int { get } }
      final class Leaf: Component<any D> {}
      typealias C = Component<any EmptyDependency>
      class B: C {}
      class X: C { let x = 2 }
      class O {}
      protocol P {}
      protocol Q {}
      extension Q { var x: Int { 2 } }
      final class Root: BootstrapComponent { let x = 1; var mid: Mid { Mid(parent: self) } }
      """ + "\n" + branching(code).replacing("MADE", with: "var leaf: Leaf { Leaf(parent: self) }"))
    let words =
      condition == "*"
      ? "inherits from different components in different builds, so no provider fits all of them"
      : "exists only in some builds ('#if \(condition)'), but 'Leaf' needs it everywhere"
    let messages = compilation.messages
    #expect(messages.count == (condition.isEmpty ? 0 : 1))
    #expect(messages.allSatisfy { $0.hasSuffix(words) })
  }

  @Test func `An alias in another branch may be the type that is needed`() {
    let code = leafAndRoot(
      needs: "var z: Z { get }", leaf: "var all: Any { dependency.z }", middle: "let z: S = S()",
      root: "let z = Z()",
      with: "struct Z {}\n#if A\nstruct S {}\n#else\ntypealias S = Z\n#endif")
    #expect(Compilation(modules(["App": code])).diagnostics.map(\.group) == [.undecidedProvider])
  }

  @Test func `A superclass that varies does not decide the arguments of a nested type`() {
    let code = leafAndRoot(
      needs: "var s: Mid.S { get }", leaf: "var all: Any { dependency.s }",
      root: "let s: Base<Int>.S = .init()",
      with: "class Base<T> { struct S {} }\n"
        + "#if A\nclass Mid: Base<String> {}\n#else\nclass Mid: Base<Int> {}\n#endif")
    #expect(compile(code).messages == [])
  }

  @Test(arguments: [
    "typealias T = #O|P#; struct S: T {}", "struct S {}\n#if A\nextension S: P {}\n#endif",
    "#if A\nstruct S {}\n#else\nstruct S: P {}\n#endif", "typealias S = #Z|Int#",
    "#if A\nstruct S {}\n#else\ntypealias S = Z\n#endif",
  ])
  func `A value that fits in some builds is in doubt`(code: String) {
    let code = leafAndRoot(
      needs: "var p: any P { get }", leaf: "var all: Any { dependency.p }", middle: "let p = S()",
      root: "let p: any P = Z()",
      with: "protocol P {}; protocol O {}; struct Z: P {}\n" + branching(code))
    #expect(Compilation(modules(["App": code])).diagnostics.map(\.group) == [.undecidedProvider])
  }

  @Test(arguments: [
    ("name: String", ""), ("name: String", "convenience init() { self.init(name: \"\") }"),
    ("name: String, size: Int = 1", ""),
  ])
  func `A service inherits one initializer in all builds`(parameters: String, other: String) {
    let code = branching(
      """
      class A { init(name: String) {} }
      class B { init(\(parameters)) {}; \(other) }
      typealias Base = #A|B#
      final class Service: Base {}
      final class Root: BootstrapComponent {
        let name = "", size = 2
        var service: Service { Service(injecting: self) }
      }
      """)
    #expect(
      compile(code).diagnostics.flatMap(\.notes).map(\.message)
        == (!parameters.contains(",")
          ? [] : ["its superclass varies with the build; declare an initializer"]))
  }

  @Test(arguments: ["needs", "middle"])
  func `A value that fits in all builds in which it is needed is not in doubt`(place: String) {
    func text(_ code: String, in other: String) -> String {
      place == other ? "\n#if A\n\(code)\n#endif\n" : code
    }
    let code = leafAndRoot(
      needs: text("var p: any P { get }", in: "needs"),
      leaf: "var all: Any {\n#if A\nreturn dependency.p\n#else\nreturn 0\n#endif\n}",
      middle: text("let p = S()", in: "middle")
        + (place == "middle" ? "\n#if !A\nlet p: any P = Z()\n#endif" : ""),
      root: "let p: any P = Z()",
      with: "protocol P {}; struct Z: P {}; struct S {}\n#if A\nextension S: P {}\n#endif")
    #expect(Compilation(modules(["App": code])).diagnostics.map(\.group) == [])
  }

  @Test func `A call has an initializer for each type that it may mean`() {
    let sources: KeyValuePairs = [
      "Kit": """
      public final class Leaf: Component<any EmptyDependency> {}
      public final class Other: Component<any EmptyDependency> {}
      \(branching("public typealias Child = #Leaf|Other#"))
      """,
      "App": """
      import Kit
      final class Leaf: Component<any EmptyDependency> {}
      final class Mid: Component<any EmptyDependency> {}
      final class Root: BootstrapComponent { var child: Child { Child(parent: self) } }
      final class Screen {
        #if B
          let scope: Root
        #else
          let scope: Mid
        #endif
        func open() -> Leaf { Leaf(parent: scope) }
      }
      #if C
        typealias Note = Mid
      #else
        final class Note: Component<any EmptyDependency> {}
      #endif
      extension Root { var note: Note { Note(parent: self) } }
      """,
    ]
    let compilation = compile(modules(sources))
    let edges = compilation.resolved.program.edges.map { edge in
      [edge.parent, edge.child].map(compilation.resolved.program.uniqueName)
    }
    #expect(
      Set(edges) == [
        ["App.Root", "App.Mid"], ["App.Root", "App.Note"],
        ["App.Root", "Kit.Leaf"], ["App.Root", "Kit.Other"], ["App.Root", "App.Leaf"],
        ["App.Mid", "App.Leaf"],
      ])
  }

  /// `typealias T = #A|B#` in two branches.
  private func branching(_ code: String) -> String {
    guard
      let range = code.range(of: #"(public )?typealias \w+ = #.*?#"#, options: .regularExpression)
    else { return code }
    let parts = code[range].dropLast().split(separator: "#")
    let types = parts[1].split(separator: "|")
    let text = "#if A\n\(parts[0])\(types[0])\n#else\n\(parts[0])\(types[1])\n#endif\n"
    return code.replacingCharacters(in: range, with: text).replacing("\n; ", with: "\n")
  }

  @Test func `Overloads in different branches are not counterparts`() {
    let code = """
      protocol D: Dependency { func leaf(id: Int) -> Int }
      class Leaf: Component<any D> { let value = 0 }
      class Root: BootstrapComponent {
        #if DEBUG
          func leaf(id: Int) -> Int { 1 }
          func leaf() -> Int { Leaf(parent: self).value }
        #else
          func leaf(id: Int) -> Int { 2 }
          func leaf() -> Int { Leaf(parent: self).value }
        #endif
      }
      """
    #expect(compile(code).messages == [])
  }

  @Test func `What a protocol requires in one branch does not serve all builds`() {
    let code = """
      protocol D: Dependency { var x: Int { get } }
      class Leaf: Component<any D> {}
      protocol MiddleDependency: Dependency {
        #if DEBUG
          var x: Int { get }
        #endif
      }
      class Middle: Component<any MiddleDependency> { var leaf: Leaf { Leaf(parent: self) } }
      class Root: BootstrapComponent { let x = 1; var middle: Middle { Middle(parent: self) } }
      """
    #expect(compile(code).generatedFile(for: "App").text.contains("var x: Int { upstream.xAsInt }"))
  }

  @Test func `Two complementary blocks cover all builds, like one with an else`() {
    let code = leafAndRoot(
      needs: "var x: Int { get }",
      root: """
        #if os(Linux)
          var x: Int { 1 }
        #endif
        #if !os(Linux)
          var x: Int { 2 }
        #endif
        """)
    #expect(compile(code).messages == [])
  }

  /// In the builds of the second call, `init(b:)` may be meant.
  @Test func `Calls in several branches are wired for all of them`() {
    let code = """
      struct S { init(b: Int) {}; init(z: Int = 9) {} }
      final class Root: BootstrapComponent {
        #if !B
        let b = 1
        #endif
        #if B
        var s: S { S(injecting: self) }
        #else
        var s: S { S(injecting: self) }
        #endif
      }
      """
    let words = "exists only in some builds ('#if !B'), but 'S' needs it everywhere"
    #expect(compile(code).messages == ["'b' of 'Root' \(words)"])
  }

  @Test func `A union of conditions holds where one of them does`() {
    func union(_ all: Condition...) -> Condition { .any(of: Condition.weakest(of: all)) }
    let (a, b, both) = (condition("A"), condition("B"), condition("A", "B"))
    #expect(union(a, both) == a)
    #expect(union(both, b) == b)
    #expect(union(a, b) == .any(of: [a, b]))
    #expect(union(both, b, condition("A && B"), a) == .any(of: [a, b]))
    #expect(union(condition("A && B"), both) == both)
    #expect(union(a, a.negated) == Condition())
    #expect(union(a, Condition()) == Condition())
    #expect(union(a, b, condition("C"), condition("D"), condition("E")) != Condition())
    let many = "ABCDEFGHI".map { condition(String($0)) }
    #expect(Condition.weakest(of: many) == [Condition()])
  }

  @Test func `What is required in some branches need not exist in other builds`() {
    let code = """
      protocol D: Dependency {
        #if A
        var x: Int { get }
        #elseif B
        var x: Int { get }
        #endif
      }
      final class Leaf: Component<any D> {}
      final class Middle: Component<any EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
      final class Root: BootstrapComponent {
        #if A
        let x = 1
        #elseif B
        let x = 2
        #endif
        var middle: Middle { Middle(parent: self) }
      }
      """
    let compilation = compile(code)
    #expect(compilation.messages == [])
    #expect(compilation.generatedFile(for: "App").text.contains("#if (!A && B) || A\n"))
  }

  @Test func `An initializer of another build gets from above what the scope does not have`() {
    let compilation = compile(
      """
      struct A {}
      struct B {}
      final class Service {
        #if DEBUG
        init(a: A) {}
        #else
        init(b: B) {}
        #endif
      }
      final class Middle: Component<any EmptyDependency> {
        let a = A()
        var service: Service { Service(injecting: self) }
      }
      final class Root: BootstrapComponent {
        let b = B()
        var middle: Middle { Middle(parent: self) }
      }
      """)
    let text = compilation.generatedFile(for: "App").text
    #expect(text.contains("self.init(a: component.a)"))
    #expect(text.contains("self.init(b: component.upstream.b)"))
  }

  @Test func `A default that some builds lack is none`() {
    let preset = "extension D { var log: Int? { nil } }"
    func groups(_ text: String) -> [DiagnosticGroup] {
      compile(leafAndRoot(needs: "var log: Int? { get }", with: text)).diagnostics.map(\.group)
    }
    #expect(groups("#if DEBUG\n\(preset)\n#endif") == [.missingRequirement])
    #expect(groups("#if DEBUG\n\(preset)\n#else\n\(preset)\n#endif") == [])
    let constrained = preset.replacing("extension D", with: "extension D where Self: AnyObject")
    let both = "#if DEBUG\n\(preset)\n#else\n\(constrained)\n#endif"
    #expect(groups(both) == [.missingRequirement])
  }

  private static let prelude =
    """
    protocol D: Dependency { var x: Int { get } }
    class Leaf: Component<any D> {}
    class Root: BootstrapComponent { let x = 1; var middle: Middle { Middle(parent: self) } }

    """

  private static let leaf = "var leaf: Leaf { Leaf(parent: self) }"

  @Test(arguments: [
    ("#if true\nlet x = 2\n#endif\n\(leaf)", "parent"),
    ("#if false\nlet x = 2\n#endif\n\(leaf)", "upstream"),
    (
      "struct S {\n#if true\nlet x: Int\n#endif\n}\nvar s: S { S(injecting: self) }\n\(leaf)",
      "upstream"
    ),
    (
      """
      struct S {
        init(y: Int) {}
        #if swift(>=5.9)
        init(y: Int, z: Int) {}
        #endif
      }
      let (y, z) = (1, 2)
      var s: S { S(injecting: self) }
      \(leaf)
      """, "upstream"
    ),
    (
      "#if A\n#if B\nlet x = 2\n#else\nlet x = 3\n#endif\n#else\nlet x = 4\n#endif\n\(leaf)",
      "parent"
    ),
    // The condition of the leaf implies that of the member.
    ("#if A || B\nlet x = 2\n#endif\n#if A\n\(leaf)\n#endif", "parent"),
    ("#if A\nlet x = 2\n#if B\n\(leaf)\n#else\n\(leaf)\n#endif\n#endif", "parent"),
  ])
  func `A member provides if it is compiled wherever the leaf is`(
    members: String, provider: String
  ) {
    let compilation = compile(
      Self.prelude + "class Middle: Component<any EmptyDependency> {\n\(members)\n}")
    #expect(compilation.messages == [])
    #expect(compilation.generatedFile(for: "App").text.contains("var x: Int { \(provider).x }"))
  }

  @Test func `A class declared in every branch is one component`() {
    let compilation = compile(
      """
      protocol D: Dependency { var x: Int { get } }
      #if A
      class Leaf: Component<any D> { let a = 1 }
      #elseif B
      class Leaf: Component<any D> {}
      #else
      class Leaf: Component<any D> { let b = 1 }
      #endif
      #if A
      class Root: BootstrapComponent { let x = 1; var leaf: Leaf { Leaf(parent: self) } }
      #else
      class Root: BootstrapComponent { let x = 2; var leaf: Leaf { Leaf(parent: self) } }
      #endif
      """)
    #expect(compilation.messages == [])
    #expect(compilation.edges == ["Root → Leaf"])
    #expect(compilation.program.edges.allSatisfy { Condition.cover([$0.conditions]) })
  }

  @Test func `A service declared in every branch is wired in each`() {
    let compilation = compile(
      """
      #if A
      struct Service { let a: Int }
      #else
      struct Service { let b: Int }
      #endif
      class Root: BootstrapComponent {
        let a = 1, b = 2
        var service: Service { Service(injecting: self) }
      }
      """)
    #expect(compilation.messages == [])
    let text = compilation.generatedFile(for: "App").text
    #expect(text.contains("self.init(a: component.a)"), "\(text)")
    #expect(text.contains("self.init(b: component.b)"), "\(text)")
  }

  @Test(arguments: [
    "class Root: Base { func f() { Child(parent: self) } }",
    "class Root: Base { func f(root: Root) { let a: Child = .init(parent: root) } }",
    "class Root: Base {}; func f(root: Root) { Child(parent: root) }",
    "class Root: Base {}; struct S { let root: Root; func f() { Child(parent: root) } }",
    "class Root: Base { typealias Inner = Child; func f() { Inner(parent: self) } }",
  ])
  func `An alias with branches leads to all of them`(root: String) {
    let compilation = compile(
      """
      class Base: BootstrapComponent {}
      class One: Component<any EmptyDependency> {}
      class Other: Component<any EmptyDependency> {}
      #if A
      typealias Child = One
      #else
      typealias Child = Other
      #endif
      \(root)
      """)
    #expect(compilation.messages == [])
    #expect(compilation.edges.sorted() == ["Root → One", "Root → Other"])
    #expect(
      compilation.program.edges.map(\.conditions.lines).sorted { $0[0] < $1[0] } == [
        ["!A"], ["A"],
      ])
  }

  /// An alias, or a value that each branch declares.
  @Test(arguments: [
    "func f(scope: Scope) { Leaf(parent: scope) }",
    "func f(scope: Scope?) { Leaf(parent: scope!) }",
    "struct S { let scope: Scope; func f() { Leaf(parent: scope) } }",
    "struct S { weak var scope: Scope?; func f() { Leaf(parent: scope!) } }",
    "func f() {\n#if A\nlet root = Base()\n#else\nlet root = Root()\n#endif\nLeaf(parent: root) }",
    "func f() {\n#if A\nlet root = Base()\n#else\nlet root: Root = g()\n#endif\nlet a = root\n"
      + "func g() { Leaf(parent: a) } }",
    "#if A\nlet root = Base()\n#elseif B\nlet root = Base()\n#else\nlet root = Root()\n#endif\n"
      + "func f() { Leaf(parent: root) }",
  ])
  func `An alias or a value of the parent leads to all of its branches`(code: String) {
    let compilation = compile(
      """
      class Leaf: Component<any EmptyDependency> {}
      class Base: BootstrapComponent {}
      class Root: BootstrapComponent {}
      #if A
      typealias Scope = Base
      #else
      typealias Scope = Root
      #endif
      \(code)
      """)
    #expect(compilation.messages == [])
    #expect(compilation.edges.sorted() == ["Base → Leaf", "Root → Leaf"])
  }

  @Test func `A value has the type of the branch that is compiled`() {
    let compilation = compile(
      """
      class Leaf: Component<any EmptyDependency> {}
      class Base: BootstrapComponent {}
      class Root: BootstrapComponent {}
      func f() {
        #if A
          let root = Base()
          Leaf(parent: root)
        #else
          let root = Root()
        #endif
      }
      """)
    #expect(compilation.edges == ["Base → Leaf"])
  }

  @Test(arguments: [
    "#if false\nfinal class Old: Component<any Gone> { var leaf: Leaf { Leaf(parent: self) } }\n#endif",
    "#if true\n#else\nfinal class Leaf: Component<any Gone> {}\n#endif",
    "#if A\n#if compiler(<6)\nfinal class Old: Gone { let a = Gone(injecting: self) }\n#endif\n#endif",
    "#if false\n#if A\nlet a = Leaf(parent: gone)\n#else\nlet a = Leaf(parent: old)\n#endif\n#endif",
  ])
  func `What no build compiles is not read`(code: String) {
    let compilation = compile(
      """
      \(code)
      final class Leaf: Component<any EmptyDependency> {}
      final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      """)
    #expect(compilation.messages == [])
    #expect(compilation.edges == ["Root → Leaf"])
  }
}
