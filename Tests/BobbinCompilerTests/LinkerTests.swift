import BobbinCompiler
import BobbinSyntax
import Testing

/// Finding components, their members, and edges in the sources.
struct LinkerTests {
  /// It goes below the first import, because something may stand in front of that one.
  @Test(arguments: [
    ("@testable\nimport Bobbin", "import Kit", "3:1"),
    ("/* A\n */ import Bobbin", "import Kit", "3:1"),
    ("public import Bobbin", "public import Kit", "2:1"),
    ("#if A\nimport Foundation\n#endif\nimport Bobbin", "import Kit", "5:1"),
    ("import Bobbin\n#if A\nimport Kit\n#endif", nil, nil),
    ("import Bobbin; import Other", nil, nil),
  ])
  func `A missing import is proposed`(imports: String, new: String?, place: String?) {
    let text = "\(imports)\nclass Leaf: Component<any LeafDependency> {}\n"
    let kit = "import Bobbin\npublic protocol LeafDependency: Dependency {}\n"
    let other = imports.contains("Other") ? kit : ""
    let sources = [("Kit", kit), ("Other2", other), ("Other", ""), ("App", text)]
    let compilation = Compilation(
      sources.map { name, text in
        Module(
          name: name, dependencies: name == "App" ? ["Kit", "Other", "Other2"] : [],
          files: [Parser.parse(Source(path: name, text: text))])
      })
    let edits = compilation.diagnostics.flatMap(\.notes).flatMap(\.edits)
    #expect(edits.map(\.new) == (new.map { ["\($0)\n"] } ?? []))
    #expect(edits.map { "\($0.location.line):\($0.location.column)" } == (place.map { [$0] } ?? []))
  }

  @Test func `Services and initializers may differ in the module of an argument`() {
    let compilation = compile(
      modules([
        "Lib": "public struct X {}",
        "App": """
        import Lib
        struct X {}
        final class Box<T> { init(n: Int) {} }
        class Base: Component<any EmptyDependency> {
          var a: Box<Lib.X> { Box<Lib.X>(injecting: self) }
          var b: Box<App.X> { Box<App.X>(injecting: self) }
        }
        final class Sub: Base { let n = 1 }
        final class Service {
          init(n: Int, _ box: Box<Lib.X>) {}
          init(n: Int, _ box: Box<App.X>) {}
        }
        final class Root: BootstrapComponent {
          let n = 2
          var s: Sub { Sub(parent: self) }
          func a(_ box: Box<Lib.X>) -> Service { Service(injecting: self, box) }
        }
        """,
      ]))
    #expect(compilation.diagnostics.isEmpty)
    for owner in ["Sub", "Root"] {
      let initializers = compilation.lines(of: "App") {
        $0.contains("init(injecting component: \(owner)")
      }
      #expect(initializers.count == 2)
    }
  }

  private static let prelude = "protocol D: Dependency { var x: Int { get } }; "

  @Test(arguments: [
    "class C: Component<D> {}",
    "final class C: Bobbin.Component<any App.D> {}",
    "class C: MainActorBootstrapComponent, Sendable {}",
    "class B: Component<any D> {}; class C: B {}",
    "class B<T>: Component<T> {}; class C: B<any D> {}",
    "class A<T, U>: Component<U> {}; class B<V>: A<Int, V> {}; class C: B<any D> {}",
    "typealias B = Component<any D>; class C: B {}",
    "typealias B<T> = Component<T>; class C: B<any D> {}",
    "class C: Component<any D & Sendable> {}",
    "#if DEBUG\nclass C: Component<any D> {}\n#endif",
  ])
  func `A component is found`(source: String) throws {
    let compilation = compile(Self.prelude + source)
    let component = try #require(compilation.component("C"))
    #expect(compilation.messages == [])
    #expect(component.isBootstrap || component.requirements.map(\.member.name) == ["x"])
  }

  @Test(arguments: [
    "class C {}",
    "class C: C {}",
    "class A: B {}; class B: A {}; class C: A {}",
    "class Component<T> {}; class C: Component<any D> {}",
    "struct C: Component<any D> {}",
    "class C: Elsewhere.Component<any D> {}",
    "class C { let c: Component<any D> }",
    "protocol C: Component {}",
    "// class C: Component<any D> {}",
    #"let text = "class C: Component<any D> {}""#,
  ])
  func `A component is not found`(source: String) {
    #expect(compile(Self.prelude + source).component("C") == nil)
  }

  @Test func `Requirements are in order, each once, inherited ones included`() throws {
    let compilation = compile(
      """
      protocol A: Dependency { var a: Int { get }; func b(for id: Int) -> String }
      protocol B: A { var c: Int { get }; var a: Int { get } }
      class C: Component<any B & A> {}
      """)
    let component = try #require(compilation.component("C"))
    // A composition is sorted, so that its order does not matter.
    #expect(component.requirements.map(\.member.fullName) == ["a", "b(for:)", "c"])
  }

  @Test func `A protocol may inherit in its where clause`() throws {
    let compilation = compile(
      """
      protocol A { var a: Int { get } }
      protocol B: Dependency where Self: A { var b: Int { get } }
      class C: Component<any B> {}
      """)
    let component = try #require(compilation.component("C"))
    #expect(component.requirements.map(\.member.fullName) == ["b", "a"])
  }

  @Test func `Members of superclasses and extensions are provisions`() throws {
    let compilation = compile(
      """
      protocol D: Dependency {}
      class A: Component<any D> { var one: Int { 1 } }
      class B: A { let two = 2; private var three: Int { 3 } }
      public extension B { static var four: Int { 4 }; func five() {} }
      """)
    let component = try #require(compilation.component("B"))
    let found = component.provisions.map {
      "\($0.access) \($0.isStatic ? "static " : "")\($0.member.fullName)"
    }
    #expect(
      found == [
        "internal two", "private three", "public static four", "public five()", "internal one",
      ])
  }

  @Test(arguments: [
    ("var c: C { .init(parent: self) }", ["P → C"]),
    ("var c: C? { C.init(parent: self) }", ["P → C"]),
    ("func c() -> [C] { [C(parent: self), C(parent: self)] }", ["P → C"]),
    ("typealias Child = C; var c: Child { Child(parent: self) }", ["P → C"]),
    ("func c(_ p: Q) -> C { C(parent: p) }", ["Q → C"]),
    ("let q: Q; func c() -> C { C(parent: q) }", ["Q → C"]),
    ("let q: Q; func c() -> C { C(parent: self.q) }", ["Q → C"]),
    ("func c() -> C { let q = Q(); return C(parent: q) }", ["Q → C"]),
    ("func c() -> C { C(parent: Q()) }", ["Q → C"]),
    ("struct S { let q: Q; func c() -> C { C(parent: q) } }", ["Q → C"]),
    ("class S { let q: Q }; class T: S { func c() -> C { C(parent: q) } }", ["Q → C"]),
    ("func c() -> Any { self.make(parent: self) }", []),
  ])
  func `An edge is found`(member: String, edges: [String]) {
    let compilation = compile(
      """
      protocol D: Dependency {}
      class C: Component<any D> {}
      class Q: BootstrapComponent {}
      class P: BootstrapComponent { \(member) }
      """)
    #expect(compilation.edges == edges)
    #expect(compilation.messages == [])
  }

  @Test func `The runtime's name may come from a module that re-exports it`() {
    let text = "enum Login { class Component: Bobbin.Component<any EmptyDependency> {} }"
    let app = Parser.parse(Source(path: "App.swift", text: "import Kit; " + text))
    let all = modules(["Kit": "@_exported import Bobbin"])
    let module = Module(name: "App", dependencies: ["Kit"], files: [app])
    #expect(compile(all + [module]).program.components.count == 1)
  }

  /// Swift refuses such a name as a type; in an expression it looks among the types of all modules.
  @Test(arguments: [
    ("var x: Any { Card(parent: self) }", "Card"), ("var x: Any { Log(injecting: self) }", "Log"),
    ("var x: Any { One.Card(parent: self) }", nil),
    ("var x: Any { Two.Log(injecting: self) }", nil),
  ])
  func `A name that two imported modules declare is reported where it is called`(
    member: String, name: String?
  ) {
    func module(_ name: String) -> String {
      """
      public protocol \(name)Dependency: Dependency { var v: Int { get } }
      public final class Card: Component<any \(name)Dependency> {}
      public struct Log { public init(v: Int) {} }
      public struct Item { public init(\(name): Int) {} }
      """
    }
    let compilation = compile(
      modules([
        "One": module("One"), "Two": module("Two"),
        "App": """
        import One; import Two
        final class Root: BootstrapComponent { let v = 1; \(member) }
        """,
      ]))
    let words = name.map {
      ["'\($0)' may be 'One.\($0)' or 'Two.\($0)'; write the one that is meant"]
    }
    #expect(compilation.messages == words ?? [])
  }

  /// Of several types with one name, only swiftc knows which one a value has.
  @Test(arguments: ["import One; import Two", "import Two; import One", "import Kit"])
  func `The type of a value is not known if modules declare its name`(imports: String) {
    func message(_ value: String) -> [String] {
      let code = """
        \(imports); import Leaf
        final class Middle: Component<any EmptyDependency> {
          let item = \(value)
          var leaf: Leaf { Leaf(parent: self) }
        }
        final class Root: BootstrapComponent {
          let item: One.Item = makeItem()
          var middle: Middle { Middle(parent: self) }
        }
        """
      return Compilation(
        modules([
          "One": "public struct Item { public init(_ text: String) {} }",
          "Two": "public struct Item { public init(_ number: Int) {} }",
          "Kit": "@_exported import One; public struct Item { public init(_ number: Int) {} }",
          "Leaf": """
          import One
          public protocol D: Dependency { var item: Item { get } }
          public final class Leaf: Component<any D> { public var same: Item { dependency.item } }
          """, "App": code,
        ]), subjects: ["App"]
      ).diagnostics.map(\.group.rawValue)
    }
    let group = imports.contains("Kit") ? "passed-over" : "undecided-provider"
    #expect(message("Item(1)") == [group])
    #expect(message("One.Item(\"\")").isEmpty)
  }

  @Test(arguments: [("import Lib", true), ("@testable import Lib", false)])
  func `Internal types of other modules are not visible`(library: String, isForeign: Bool) {
    let compilation = compile(
      modules([
        "Lib": "struct Date {}; protocol D: Dependency {}; class C: Component<any D> {}",
        "Other": "public protocol D: Dependency {}; public class C: Component<any D> {}",
        "App": """
        \(library); import Other; import Found
        protocol E: Dependency { var date: Date { get } }
        class K: Component<any E> {}
        class Root: BootstrapComponent {
          let date = Date(); var k: K { K(parent: self) }; var c: C { C(parent: self) }
        }
        """,
      ]))
    let words = "'C' may be 'Lib.C' or 'Other.C'; write the one that is meant"
    #expect(compilation.messages == (isForeign ? [] : [words]))
    #expect(compilation.generatedFile(for: "App").text.contains("import Found") == isForeign)
  }

  @Test func `Only its own file sees a private type`() {
    let sources = [
      "import Bobbin; import Lib; class R1: BootstrapComponent {}",
      "private struct Maker { let root: R1; func f() -> Item { Item(parent: root) } }",
      """
      import Bobbin
      class R2: BootstrapComponent {}
      fileprivate struct Maker { let root: R2; func f() -> X { X(parent: root) } }
      class X: Component<any EmptyDependency> {}
      """,
      "import Lib; private struct Maker { let root: R1; func f() -> X { X(parent: root) } }",
      "private class Item {}",
      "import Lib; extension R2 { var item: Item { Item(parent: self) } }",
    ]
    let library = "public class Item: Component<any EmptyDependency> {}"
    let compilation = compile(modules(["Lib": library]) + [module("App", sources, below: "Lib")])
    #expect(compilation.messages == [])
    #expect(compilation.edges == ["R1 → X", "R2 → Item", "R2 → X"])
  }

  @Test(arguments: [
    (
      "protocol P { typealias Item = Int }; protocol D: Dependency, P { var item: Item { get } }",
      "", "Int"
    ),
    (
      "protocol P { typealias Item = Int }; protocol D: Dependency { var item: Item { get } }",
      ", P", "Item"
    ),
    (
      "protocol P { typealias New = Item }; protocol D: Dependency { var item: Item { get } }",
      ", P", "New"
    ),
  ])
  func `Protocols that a type conforms to are searched last`(
    protocols: String, conformance: String, type: String
  ) {
    let compilation = compile(
      """
      struct Item {}
      \(protocols)
      final class Child: Component<any D> {}
      final class Root: BootstrapComponent\(conformance) {
        let item: \(type)
        var child: Child { Child(parent: self) }
      }
      """)
    #expect(compilation.messages == [])
  }

  @Test(arguments: [
    ("App.shared", true), ("Kept.app", true), ("Kept.Inner.app", true), ("App.all", false),
    ("App.shared.app", false), ("Other.app", false), ("App::app", false), ("Self.app", true),
    ("Self.other", false),
  ])
  func `A parent may be kept in a static property`(parent: String, isKnown: Bool) {
    let compilation = compile(
      """
      final class Leaf: Component<any EmptyDependency> {}
      final class App: BootstrapComponent {
        static let shared = App()
        static let all: [App] = []
      }
      enum Kept {
        static let app: App = .shared
        enum Inner { static var app: App { Kept.app } }
        static func make() -> Leaf { Leaf(parent: \(parent)) }
      }
      """)
    #expect(compilation.edges == (isKnown ? ["App → Leaf"] : []))
    #expect(compilation.diagnostics.map(\.group) == (isKnown ? [] : [.unknownParent]))
  }

  @Test(arguments: [
    ("protocol D: Dependancy {}", "any D", "did you mean 'Dependency'?"),
    ("protocol D: Dependency {}", "some D", "write 'any D'"),
    (
      "protocol D: Dependency, Error {}", "any D",
      "remove it: generated providers cannot conform to it"
    ),
  ])
  func `What may be meant by a protocol that cannot be found is said`(
    declaration: String, dependency: String, note: String
  ) {
    let code = """
      \(declaration)
      final class Leaf: Component<\(dependency)> {}
      final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      """
    #expect(compile(code).diagnostics.flatMap(\.notes).map(\.message) == [note])
  }

  @Test(arguments: [
    ("import Low;", "public struct Logger {}", 1), ("import Low;", "struct Logger {}", 0),
    ("", "public struct Logger {}", 0), ("struct Logger {};", "", 1),
  ])
  func `A type with nearly the name may be meant if the module can see it`(
    own: String, other: String, count: Int
  ) {
    let root = "final class Root: BootstrapComponent { lazy var x = Loger(injecting: self) }"
    let notes = compile(modules(["Low": other, "App": "\(own) \(root)"])).diagnostics
      .flatMap(\.notes).map(\.message)
    #expect(notes.count { $0 == "did you mean 'Logger'?" } == count)
  }

  /// Only an enumeration has an initializer that is not written and may fail.
  @Test(arguments: [("struct Id { let rawValue: Int }", 0), ("enum Id: Int { case one = 1 }", 1)])
  func `The type of a value with this label is optional if it is an enumeration's`(
    type: String, count: Int
  ) {
    let code = leafAndRoot(
      needs: "var id: Id { get }", root: "let id = Id(rawValue: 1)", with: type)
    #expect(compile(code).diagnostics.count == count)
  }

  @Test(arguments: [
    ("class Store { init?(n: Int) {} }", "Store?"),
    ("enum Store { init!(n: Int) { nil } }", "Store?"),
    ("class Base { init?(n: Int) {} }; class Store: Base {}", "Store?"),
    ("class Store { init(n: Int) {}; init?(coder: NSCoder) {}; convenience init?() {} }", "Store"),
    ("struct Store { let n: Int }; extension Store { init?(text: String) { nil } }", "Store"),
    ("class Store { init?(n: Int) {}; init(m: Int) {} }", "Store"),
  ])
  func `A service is optional if all initializers that could be used may fail`(
    type: String, result: String
  ) {
    let code = leafAndRoot(
      needs: "var s: Int { get }", root: "let n = 1, m = 1; lazy var s = Store(injecting: self)",
      with: type)
    let found = compile(code).diagnostics.filter { $0.group == .typeMismatch }.map(\.message)
    #expect(found == ["'s' of 'Root' has type '\(result)', but 'Leaf' needs 'Int'"])
  }

  @Test func `No archive is meant where all other initializers are hidden`() throws {
    let code = """
      class Screen { private init(n: Int) {}; init?(coder: NSCoder) {} }
      final class Root: BootstrapComponent { let n = 1; var s: Screen { Screen(injecting: self) } }
      """
    let message = try #require(compile(code).diagnostics.first).message
    #expect(message.hasSuffix("with '(injecting:)', because 'init(n:)' is private"))
  }

  @Test(arguments: [
    ("import RIBs", "Dependency", false), ("import Bobbin; import RIBs", "RIBs.Dependency", false),
    ("import Bobbin; import RIBs", "Bobbin.Dependency", true),
    ("import Bobbin", "Dependency", true),
    ("import Bobbin; import Kit", "Feature.Dependency", false),
  ])
  func `A protocol may only have the name of Bobbin's`(
    imports: String, name: String, isBobbins: Bool
  ) {
    let app = """
      import Bobbin
      final class Leaf: Component<any D> {}
      final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      """
    let found = compile([module("App", ["\(imports); protocol D: \(name) {}", app])]).diagnostics
    #expect(found.map(\.group) == (isBobbins ? [] : [.unknownProtocol]))
  }

  @Test func `What is no component is reported once in a file`() {
    let leaves = "var a: Leaf { Leaf(parent: self) }; var b: Leaf { Leaf(parent: self) }"
    let leaf = "import Bobbin; final class Leaf: Component<any EmptyDependency> {}"
    let found = compile([
      module(
        "App",
        [
          leaf, "import Bobbin; class Root { \(leaves) }",
          "extension Root { var c: Leaf { Leaf(parent: self) } }",
        ])
    ]).diagnostics
    #expect(found.map(\.group) == [.unknownParent, .unknownParent])
  }

  /// Swift sees only Foundation's `Data` in the second one.
  @Test(arguments: [("one", [DiagnosticGroup.typeMismatch]), ("two", [])])
  func `What is 'package' hides no type in another package`(
    package: String, groups: [DiagnosticGroup]
  ) {
    let lib = Module(
      name: "Lib", dependencies: [],
      files: [Parser.parse(Source(path: "Lib.swift", text: "package struct Data {}"))],
      package: "one")
    let leaf = """
      import Bobbin; import Foundation; import Lib
      protocol LeafDependency: Dependency { var data: Data { get } }
      final class Leaf: Component<any LeafDependency> { var size: Int { dependency.data.count } }
      """
    let root = """
      import Bobbin; import Foundation
      final class Root: BootstrapComponent {
        let data: Data = Data([1, 2])
        var leaf: Leaf { Leaf(parent: self) }
      }
      """
    let files = [leaf, root].enumerated().map {
      Parser.parse(Source(path: "\($0).swift", text: $1))
    }
    let app = Module(name: "App", dependencies: ["Lib"], files: files, package: package)
    #expect(Compilation([lib, app]).diagnostics.map(\.group) == groups)
  }

  @Test func `An enumeration has no initializer without parameters`() {
    let root = "final class Root: BootstrapComponent { lazy var e = E(injecting: self) }"
    #expect(compile("enum E { case a }; \(root)").diagnostics.map(\.group) == [.noInitializer])
  }

  /// In SwiftUI, or in the sources; what is not known may be a macro, and an optional is 'nil'.
  @Test(arguments: [
    ("@ObservedObject private var model: Model", true), ("@State private var model: Model", true),
    ("@EnvironmentObject private var model: Model", false),
    ("@Own private var model: Model", true), ("@Own private var model: Model?", false),
    ("@Empty private var model: Model", false), ("@Unread private var model: Model", false),
  ])
  func `A private property whose wrapper needs a value makes the initializer private`(
    property: String, isRefused: Bool
  ) {
    let code = """
      final class Model {}
      @propertyWrapper struct Own<Value> { var wrappedValue: Value }
      @propertyWrapper struct Empty { var wrappedValue: Model { Model() } }
      struct Screen { \(property) }
      final class Root: BootstrapComponent {
        let model = Model()
        var screen: Screen { Screen(injecting: self) }
      }
      """
    #expect(compile(code).diagnostics.map(\.group) == (isRefused ? [.noInitializer] : []))
  }

  @Test(arguments: [("@Injected", 0), ("@Unread", 1)])
  func `A property that a container fills is left out`(wrapper: String, count: Int) {
    let code = """
      final class Model {}
      struct Screen { \(wrapper) var model: Model }
      final class Root: BootstrapComponent {
        let model = Model()
        var screen: Screen { Screen(injecting: self) }
      }
      """
    #expect(compile(code).resolved.wirings.map(\.bindings.count) == [count])
  }

  @Test(arguments: [("@State", true), ("@Wrapped", false)])
  func `A wrapper of SwiftUI leaves the type of a parent as it is`(wrapper: String, isKnown: Bool) {
    let compilation = compile(
      """
      final class Leaf: Component<any EmptyDependency> {}
      final class App: BootstrapComponent {}
      struct Screen {
        \(wrapper) private var app = App()
        var leaf: Leaf { Leaf(parent: app) }
      }
      """)
    #expect(compilation.edges == (isKnown ? ["App → Leaf"] : []))
  }

  @Test(arguments: ["Window", "Found.Window", "Window.Frame", "Found.Window.Frame"])
  func `A foreign type may hold calls and components`(name: String) {
    let compilation = compile(
      """
      import Found
      class Root: BootstrapComponent { var x: Int { 3 } }
      extension \(name).Inner { var outer: \(name).Outer { \(name).Outer(parent: self) } }
      extension \(name) {
        protocol D: Dependency { var x: Int { get } }
        class Inner: Component<any D> {}
        class Outer: Component<any D> {}
        func inner(_ root: Root) -> Inner { Inner(parent: root) }
      }
      """)
    let outer = name.replacing("Found.", with: "")
    #expect(compilation.messages == [])
    #expect(Set(compilation.edges) == ["Root → \(outer).Inner", "\(outer).Inner → \(outer).Outer"])
    #expect(compilation.generatedFile(for: "App").text.contains("import Found"))
  }

  @Test(arguments: [
    "extension C { func f() }", "extension D { var y: Int }", "protocol E { var z: Int }",
    "enum A { enum B { func f(_ r: R) { _ = C(parent: r) } } }",
  ])
  func `Syntax errors are reported in files with parts of components and protocols`(part: String) {
    let root = """
      import Bobbin; protocol D: E {}; class C: Component<any D> {}
      class R: BootstrapComponent { let z = 3 }
      """
    let needs = "protocol E { var z: Int { get } }"
    let app = module("App", [root, needs, part + "\nlet text = \"never closed"])
    #expect(compile([app]).diagnostics.contains { $0.group == .syntax })
  }

  @Test func `A hand-written initializer may have the label parent`() {
    let compilation = compile(
      """
      class View {}
      class C: Component<any EmptyDependency> { convenience init(parent: View) { fatalError() } }
      func make(_ view: View) -> C { C(parent: view) }
      """)
    #expect(compilation.edges == [])
    #expect(compilation.messages == [])
  }

  @Test(arguments: [
    "Child(parent: self, ids: 4)", "Child(parent: self) {}", "Service(ids: 4, injecting: self)",
    "Service(injecting: self) {}",
  ])
  func `A call that passes what Swift cannot pass on is refused`(call: String) {
    let compilation = compile(
      """
      final class Child: Component<any EmptyDependency> {
        init(dependency: any EmptyDependency, ids: Int...) { super.init(dependency: dependency) }
        init(dependency: any EmptyDependency, actions: (() -> Void)...) {
          super.init(dependency: dependency)
        }
      }
      struct Service { init(ids: Int...) {}; init(actions: (() -> Void)...) {} }
      final class Root: BootstrapComponent { var made: Any { \(call) } }
      """)
    #expect(compilation.diagnostics.map(\.group) == [.noInitializer])
  }

  /// What exists on all platforms and is not deprecated is preferred; what exists on none is not
  /// used.
  @Test(arguments: [
    ("@available(tvOS, unavailable)", 0), ("@available( *, unavailable)", 0),
    ("@available(*, deprecated)", 0), ("@available(tvOS 14, *)", 1), ("", 1),
  ])
  func `An initializer that is unavailable somewhere or deprecated is not considered`(
    attribute: String, count: Int
  ) {
    let compilation = compile(
      """
      struct Service { init(a: Int) {}; \(attribute) init(b: Int) {} }
      final class Root: BootstrapComponent {
        let a = 1, b = 2
        var service: Service { Service(injecting: self) }
      }
      """)
    #expect(compilation.diagnostics.count { $0.group == .ambiguousInitializer } == count)
  }

  /// Swift calls it if the other one leaves out a default, so the caller is warned.
  @Test func `A deprecated initializer is used if generated code would call it anyway`() {
    let compilation = compile(
      """
      struct Service { init(a: Int, b: Int = 0) {}; @available(*, deprecated) init(a: Int) {} }
      final class Root: BootstrapComponent {
        let a = 1
        var service: Service { Service(injecting: self) }
      }
      """)
    #expect(compilation.generatedFile(for: "App").text.contains("@available(*, deprecated)"))
  }

  /// An initializer that is inherited where none is declared has to exist wherever the call does.
  @Test(arguments: [("", "", 1), ("#if !DEBUG", "#endif", 0)])
  func `A call that some builds cannot compile is an error`(
    start: String, end: String, count: Int
  ) {
    let compilation = compile(
      """
      final class Child: Component<any EmptyDependency> {
        #if DEBUG
        init(dependency: any EmptyDependency, mock: Int) { super.init(dependency: dependency) }
        #endif
      }
      final class Root: BootstrapComponent {
        \(start)
        var child: Child { Child(parent: self) }
        \(end)
      }
      """)
    #expect(compilation.diagnostics.filter { $0.group == .noInitializer }.count == count)
  }

  /// Around an extension, Swift looks only in the file.
  @Test func `A class in an extension of a nested type inherits from what its file sees`() {
    let code = """
      class Base: Component<any EmptyDependency> { let x = 1 }
      protocol D: Dependency { var x: Int { get } }
      final class Leaf: Component<any D> {}
      enum A { enum B {}; class Base: Component<any EmptyDependency> {} }
      extension A.B { final class Mid: Base { var leaf: Leaf { Leaf(parent: self) } } }
      """
    #expect(compile(code).generatedFile(for: "App").text.contains("var x: Int { parent.x }"))
  }

  /// To import the module of the alias would not help.
  @Test func `An alias of a closed library's type cannot be wired`() {
    let root = """
      import Kit
      final class Root: BootstrapComponent { lazy var cache = Cache(injecting: self) }
      """
    let found = Compilation(modules(["Kit": "public typealias Cache = NSCache", "App": root]))
      .diagnostics
    #expect(found.map(\.group) == [.unsupportedInjection])
    #expect(found.flatMap(\.notes).map(\.message).allSatisfy { !$0.contains("import") })
  }
}
