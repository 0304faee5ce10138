import BobbinCompiler
import BobbinSyntax
import Foundation
import Testing

/// Gatherings that need no golden directory.
struct GatheringTests {
  private func gathered(_ text: String) -> [String] {
    let compilation = compile("protocol P {}; struct S: P {}; " + text)
    #expect(compilation.messages == [])
    return compilation.resolved.gatherings[0].gathered.map(\.name)
  }

  @Test(
    "which properties",
    arguments: [
      ("var a: any P { S() }; let b: P = S(); lazy var c: any P = S()", ["a", "b", "c"]),
      ("let a = S() as any P; lazy var b = S.make() as! any P", ["a", "b"]),
      ("var a: any P { S() }; var b: (any P)? { nil }; var c: [any P] { [] }", ["a"]),
      ("var a: any P { S() }; var b: S { S() }; var c: some P { S() }", ["a"]),
      ("var a: any P { S() }; static var b: any P { S() }; func c() -> any P { S() }", ["a"]),
      ("var a: any P { S() }; private var b: any P { S() }", ["a"]),
      ("var a: any P { S() }; @available(*, unavailable) var b: any P { S() }", ["a"]),
      ("#if A\n var a: any P { S() }\n #else\n var a: any P { S() }\n #endif", ["a", "a"]),
    ])
  func which(members: String, names: [String]) {
    let all = "lazy var all: [any P] = Array(gathering: self)"
    #expect(gathered("final class R: BootstrapComponent { \(members); \(all) }") == names)
  }

  @Test func `A protocol's member is gathered if the component has none with its name`() {
    let compilation = compile(
      """
      protocol P {}
      struct S: P {}
      protocol Has {}
      extension Has { var a: any P { S() }; var b: any P { S() } }
      final class R: BootstrapComponent, Has {
        #if A
        let a: any P = S()
        #endif
        let b = S()
        lazy var all = [any P](gathering: self)
      }
      """)
    let all = compilation.resolved.gatherings[0].gathered
    #expect(all.map { "\($0.name) \($0.conditions.conjunction)" } == ["a A", "a !A"])
  }

  /// What is gathered is never taken from the type around the call by accident.
  @Test(arguments: [
    ("let all: ([any P], Int) = (Array(gathering: self), 1)", false),
    ("let all: ([any P], Int) = (.init(gathering: self), 1)", false),
    ("let all: some Collection<any P> = Array(gathering: self)", false),
    ("let all: [any P] = Array(gathering: self)", true),
    ("let all = ([any P])(gathering: self)", true),
  ])
  func `A type that is not the collection's is ignored`(member: String, isKnown: Bool) {
    let lazy = "lazy " + member.replacing("let ", with: "var ")
    let compilation = compile(
      "protocol P {}; final class R: BootstrapComponent { var p: any P; \(lazy) }")
    #expect(compilation.resolved.gatherings.count == (isKnown ? 1 : 0))
    #expect(compilation.messages == (isKnown ? [] : ["cannot tell what is to be gathered here"]))
  }

  @Test func `A child is gathered from even if its property has a superclass's type`() {
    let text = """
      class C: Component<any EmptyDependency> { let a: any P = S() }
      final class D: C { let b: any P = S() }
      class Base: BootstrapComponent { var child: C { D(parent: self) } }
      final class R: Base {
        override var child: C { D(parent: self) }
        var other: D { D(parent: self) }
        var selected: C { other }
        lazy var all = [any P](gathering: self)
      }
      """
    // One that only returns what another property makes would be gathered twice.
    #expect(gathered(text) == ["child.a", "other.b", "other.a"])
  }

  @Test func `A component is not gathered from twice by the type of its superclass`() {
    let text = """
      class C: Component<any EmptyDependency> { let a: any P = S() }
      final class D: C {
        var next: C { D(parent: self) }
        lazy var all = [any P](gathering: self)
      }
      final class R: BootstrapComponent { func make() -> D { D(parent: self) } }
      """
    #expect(gathered(text) == ["a"])
  }

  @Test func `Each adopted protocol comes with what it inherits, once`() {
    let text = """
      protocol A {}
      extension A { var a: any P { S() } }
      protocol B: A {}
      extension B { var b: any P { S() } }
      final class R: BootstrapComponent, B { lazy var all = [any P](gathering: self) }
      #if DEBUG
      extension R: A {}
      #endif
      """
    #expect(gathered(text) == ["b", "a"])
  }

  @Test func `A member that an extension adds to the dependency is gathered, unless private`() {
    let members = "var a: any P { S() }; private var b: any P { S() }; static var c: any P { S() }"
    let text = """
      protocol D: Dependency {}; extension D { \(members) }
      final class C: Component<any D> { lazy var all = [any P](gathering: self) }
      """
    #expect(gathered(text) == ["a"])
  }

  @Test(arguments: [
    ("makePlugin()", true), ("S() as? any P", false), ("S.shared", true), ("{ S() }()", true),
    ("S()", true), ("Data()", false), ("1", false), ("Box(S())", false),
    ("URL(string: text)!", false), ("1; private let c = makePlugin(), d = S()", false),
    // What a member reads is gathered through it.
    ("S(); var c: any P { b }", false), ("Ps(all: [any P](gathering: self))", false),
    ("Ps(all: all)", false), ("S(); func c() -> any P { b }", false),
    ("S(); var w: any P { W(injecting: self) }", false),
  ])
  func `A property that may belong to it is reported`(value: String, isReported: Bool) {
    let code = """
      protocol P {}; struct S: P {}; struct Ps: P { init(all: [any P]) {} }
      struct W: P { init(b: S) {} }
      final class R: BootstrapComponent {
        let a: any P = S(); lazy var b = \(value); lazy var all = [any P](gathering: self)
      }
      """
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups == (isReported ? [.notGathered] : []))
  }

  /// A module that cannot name the type has none of it.
  @Test func `A child's member of unknown type is reported`() {
    let found = Compilation(
      modules([
        "Low": """
        public final class Other: Component<any EmptyDependency> { public let x = make() }
        """,
        "App": """
        import Low
        protocol P {}; struct S: P {}
        final class C: Component<any EmptyDependency> { let a = makePlugin() }
        class R: BootstrapComponent {
          let b: any P = S()
          var child: C { C(parent: self) }; var other: Other { Other(parent: self) }
          lazy var all = [any P](gathering: self)
        }
        """,
      ])
    ).diagnostics
    #expect(found.map { $0.message.prefix { $0 != "," } } == ["'a' is not gathered"])
  }

  @Test(arguments: [("Box<Int>", "let b = Box(2)"), ("S", "@Atomic var b = S()")])
  func `A value that names the type may belong although its exact type is inferred`(
    type: String, member: String
  ) {
    let code = """
      struct Box<T> { init(_ t: T) {} }; struct S {}
      final class R: BootstrapComponent {
        let a: \(type) = make(); \(member)
        lazy var all = [\(type)](gathering: self)
      }
      """
    #expect(Compilation(modules(["App": code])).diagnostics.map(\.group) == [.notGathered])
  }

  @Test func `Extensions are gathered in order of file name, whatever the input order`() {
    func files(_ names: [String]) -> [Module] {
      let texts = [
        "R": "final class R: BootstrapComponent { var all: [any P] { .init(gathering: self) } }",
        "A": "protocol P {}; struct S: P {}; extension R { var a: any P { S() } }",
        "B": "extension R { var b: any P { S() } }",
      ]
      let files = names.map { name in
        Parser.parse(Source(path: "\(name).swift", text: "import Bobbin; \(texts[name] ?? "")"))
      }
      return [Module(name: "App", dependencies: [], files: files)]
    }
    for order in [["R", "A", "B"], ["B", "A", "R"]] {
      #expect(compile(files(order)).resolved.gatherings[0].gathered.map(\.name) == ["a", "b"])
    }
  }

  /// Offsets say nothing without the file.
  @Test func `A call at the same offset of another file does not make a value`() throws {
    let head = "import Bobbin; protocol P {}; struct S: P {}; final class R: BootstrapComponent {"
    let own = "\(head) let a: any P = S(); let other = S() }"
    let call = "extension R { func all() -> [any P] { [any P](gathering: self) } }"
    let distance = try #require(own.range(of: "S() }")?.lowerBound).utf16Offset(in: own)
    let label = try #require(call.range(of: "gathering")?.lowerBound).utf16Offset(in: call)
    let texts = [own, String(repeating: " ", count: distance - label) + call]
    let files = texts.enumerated().map { Parser.parse(Source(path: "\($0).swift", text: $1)) }
    let found = Compilation([Module(name: "App", dependencies: [], files: files)]).diagnostics
    #expect(found.map(\.group) == [.notGathered])
  }

  @Test func `A child that a function creates is gathered from`() {
    let names = gathered(
      """
      final class C: Component<any EmptyDependency> { let a: any P = S() }
      final class R: BootstrapComponent {
        lazy var child: C = makeChild()
        func makeChild() -> C { C(parent: self) }
        lazy var all = [any P](gathering: self)
      }
      """)
    #expect(names == ["child.a"])
  }

  @Test func `Two modules may gather the same`() {
    let gather = "func all(_ root: Root) -> [any P] { [any P](gathering: root) }"
    let root = "public final class Root: BootstrapComponent { public let a: any P = make() }"
    let compilation = compile(
      modules(["Low": "public protocol P {}; \(root); \(gather)", "App": "import Low; \(gather)"]))
    for module in ["Low", "App"] {
      #expect(
        compilation.generatedFile(for: module).text.contains("init(gathering component: Root)"))
    }
  }

  @Test func `A property that is made from the collection is named if there is nothing else`() {
    let code = """
      protocol P {}
      final class R: BootstrapComponent { var all: any P { Facade([any P](gathering: self)) } }
      """
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.first == "'R' has 'all', which is made from the collection")
  }

  @Test func `Circular aliases are not a collection, and following them ends`() {
    let root = "final class R: BootstrapComponent { lazy var all = A(gathering: self) }"
    let program = compile("typealias A = B; typealias B = A; " + root).resolved.program
    #expect(program.gatherings.isEmpty)
  }

  @Test func `Components that all hold each other are rejected quickly`() {
    let names = (0..<12).map { "C\($0)" }
    let components = names.map { name in
      let children = names.map { "var to\($0): \($0) { \($0)(parent: self) }" }
      return "final class \(name): Component<any EmptyDependency> { "
        + children.joined(separator: "; ") + " }"
    }
    let root = """
      protocol P {}; struct S: P {}
      final class R: BootstrapComponent {
        var to: C0 { C0(parent: self) }
        var all: [any P] { Array(gathering: self) }
      }
      """
    func messages(_ match: String) -> [String] {
      compile(([root, match] + components).joined(separator: "\n")).messages
    }
    let message = "there are too many ways from 'R' to something of type 'any P'"
    #expect(messages("extension C3 { var p: any P { S() } }") == [message])
    // Nothing in them is gathered.
    #expect(messages("extension R { var p: any P { S() } }").isEmpty)
  }
}
