import BobbinCompiler
import BobbinSyntax
import Testing

/// Diagnostics about requirements that no scope provides.
struct MissingRequirementTests {
  @Test func `Two functions for one closure are an error`() {
    let code = leafAndRoot(
      needs: "var detail: (Int) -> String { get }",
      root: "func detail(id: Int) -> String { text }; func detail(row: Int) -> String { text }")
    let words = "is one of several that would fit, but 'Leaf' needs a single one"
    #expect(compile(code).messages == ["'detail(id:)' of 'Root' \(words)"])
  }

  /// `Thing` is not among the sources; and a property comes before a function around which a
  /// closure would be needed.
  @Test(arguments: ["func detail(row: Int) -> Thing { thing }", "let detail: (Int) -> String"])
  func `Of several members that would fit, a better one is meant`(other: String) {
    let code = leafAndRoot(
      needs: "var detail: (Int) -> String { get }",
      root: "\(other); func detail(id: Int) -> String { text }")
    #expect(compile(code).messages == [])
  }

  @Test func `Only some of many near misses are shown`() {
    let code = leafAndRoot(
      needs: "var s: S { get }",
      root: "let a = S(), b = S(), c = S(), d = S(), e = S(), f = S(), g = S()",
      with: "struct S {}")
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.filter { $0.contains("would fit if it were called 's'") }.count == 5)
    #expect(notes.contains("'Root' has 2 more that nearly fit"))
  }

  @Test func `What a dependency protocol has with another type is shown`() {
    let code = """
      protocol L: Dependency { var log: String { get } }
      final class Leaf: Component<any L> { var words: String { dependency.log } }
      protocol M: Dependency { var log: Int { get } }
      final class Mid: Component<any M> {
        var level: Int { dependency.log }
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Root: BootstrapComponent {
        let log = 1
        var mid: Mid { Mid(parent: self) }
      }
      """
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.contains("'Mid' has 'log', which has type 'Int'"))
  }

  @Test(arguments: [
    ("String?", "{ get }", true), ("String?", "{ get set }", false), ("Int", "{ get }", false),
    ("String?", "{ get async }", false),
  ])
  func `An optional requirement may get a default instead`(
    type: String, accessors: String, mayBeLeftOut: Bool
  ) {
    let code = leafAndRoot(needs: "var tracker: \(type) \(accessors)")
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    let words = ", or let an extension of 'D' return 'nil'"
    #expect(notes.contains { $0.hasSuffix(words) } == mayBeLeftOut)
  }

  /// Two properties with the same name would not compile.
  @Test(arguments: ["let courses = Course(), notes = Note()", "let store = Course()", ""])
  func `No second property with the same name is proposed`(members: String) {
    let code = leafAndRoot(
      needs: "var store: Course { get }",
      root: "\(members)\nvar service: Service { Service(injecting: self) }",
      with: "struct Course {}; struct Note {}; struct Service { let store: Note }")
    let notes = compile(code).diagnostics.flatMap(\.notes)
    #expect(notes.flatMap(\.edits).isEmpty)
    let words =
      members.contains("notes")
      ? ["ask for 'courses' instead", "ask for 'notes' instead"]
      : ["give one of them another name"]
    for words in words {
      #expect(
        notes.map(\.message).contains("'store' of another type is needed as well; \(words)"))
    }
    #expect(!notes.contains { $0.message.hasPrefix("add ") })
  }

  /// A component that is not on the path may have the member; the notes say how to reach it.
  @Test(arguments: [
    (
      "lazy var net = Net(parent: self)",
      "final class Net: Component<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host { net.host }' to 'Root'"]
    ),
    (
      "lazy var net = Net(parent: self)",
      "final class Net: Component<any EmptyDependency> { private let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "weak var net: Net?; func make() { net = Net(parent: self) }",
      "final class Net: Component<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "var net: Net?; func make() { net = Net(parent: self) }",
      "final class Net: Component<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "@MainActor lazy var net = Net(parent: self)",
      "@MainActor final class Net: MainActorComponent<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "lazy var net = Net(parent: self)",
      "protocol N: Dependency { var leaf: Leaf { get } }; final class Net: Component<any N> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "var net: Net { Net(parent: self) }",
      "final class Net: Component<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "static let net: Net = makeNet()",
      "final class Net: Component<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "unowned let net: Net",
      "final class Net: Component<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "#if A\nlazy var net = Net(parent: self)\n#endif",
      "final class Net: Component<any EmptyDependency> { let host = Host() }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "lazy var net = Net(parent: self)",
      "final class Net: Component<any EmptyDependency> { #if A\nlet host = Host()\n#endif }",
      ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"]
    ),
    (
      "", "final class Sub: Root { let host = Host() }",
      [
        "'Sub' has one, but 'Root' does not know what 'Sub' adds",
        "add 'var host: Host' to 'Root'",
      ]
    ),
  ])
  func `A component off the path may have it`(root: String, other: String, words: [String]) {
    let code = leafAndRoot(
      needs: "var host: Host { get }", root: root, with: "struct Host {}; \(other)"
    ).replacing("final class Root", with: "class Root")
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.suffix(2) == words)
  }

  @Test(arguments: [("protocol", "any "), ("class", "")])
  func `One value can serve two types under one name only if they are protocols`(
    kind: String, any: String
  ) {
    let code = """
      \(kind) P {}
      \(kind) Q {}
      protocol D: Dependency { var store: \(any)P { get } }
      protocol E: Dependency { var store: \(any)Q { get } }
      final class First: Component<any D> {}
      final class Second: Component<any E> {}
      final class Root: BootstrapComponent {
        lazy var first = First(parent: self)
        lazy var second = Second(parent: self)
      }
      """
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    let words = "let one value conform to both, or give one of them another name"
    #expect(notes.contains { $0.contains(words) } == (kind == "protocol"))
  }

  /// A scope below a component that is built by hand may nearly have what is missing.
  @Test func `Below a component built by hand near misses are shown, too`() {
    let code = """
      protocol LeafDependency: Dependency { var host: Host { get } }
      final class Leaf: Component<any LeafDependency> { var used: Host { dependency.host } }
      final class Middle: Component<any EmptyDependency> {
        private let host = Host()
        var leaf: Leaf { Leaf(parent: self) }
      }
      protocol TopDependency {}
      final class Top: Component<any TopDependency> { var middle: Middle { Middle(parent: self) } }
      struct Host {}
      struct Launch: TopDependency {}
      let top = Top(dependency: Launch())
      """
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(
      notes == [
        "'LeafDependency' requires 'host' here", "the path is 'Top' → 'Middle' → 'Leaf'",
        "'Middle' has 'host', which is private", "'Top' has no 'host'",
        "help: make 'host' internal",
        "or let 'Launch' be a class that conforms to 'TopUpstream'",
      ])
  }

  /// The root's member serves the service, but a nearer scope may have one with the name.
  @Test func `A nearer scope may pass on a member with a different name`() throws {
    let code = leafAndRoot(
      needs: "var user: User { get }", middle: "let leafUser = User()",
      root: "let user: User? = nil; var service: Service { Service(injecting: self) }",
      with: "struct User {}; struct Service { let user: User? }")
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    #expect(notes.contains("add 'var user: User { leafUser }' to 'Middle'"))
  }

  /// A narrower type also fits where the wider one is needed.
  @Test func `One value may serve all who need it`() throws {
    let code = leafAndRoot(
      needs: "var api: Client { get }",
      root: "let api: any API = Client(); var service: Service { Service(injecting: self) }",
      with: "protocol API {}; class Client: API {}; struct Service { let api: any API }")
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    #expect(notes.contains("change its type to 'Client', which serves the others, too"))
  }

  /// A build of the module above shows only errors with a place in that module.
  @Test func `A value that is not passed is shown to the module that creates the component`() {
    let feature = """
      public final class Feature: Component<any EmptyDependency> {
        func model(source: Source) -> Model { Model(injecting: self) }
      }
      public enum Source { case start }
      struct Model { init(source: Source) {} }
      """
    let app = """
      import Kit
      final class Root: BootstrapComponent { var feature: Feature { Feature(parent: self) } }
      """
    let compilation = Compilation(modules(["Kit": feature, "App": app]))
    #expect(
      compilation.diagnostics(for: ["App"]).map(\.message)
        == ["'source' is not passed to 'Model', and no scope provides it"])
  }

  @Test func `A misspelled function is shown where a closure is needed`() throws {
    let code = leafAndRoot(
      needs: "var isFavorite: (Int) -> Bool { get }",
      root: "func isFavourite(id: Int) -> Bool { true }")
    let message = try #require(compile(code).diagnostics.first).message
    #expect(message.hasPrefix("'Root' has 'isFavourite(id:)', but 'Leaf' needs 'isFavorite'"))
    // The function does not return a closure.
    let other = leafAndRoot(needs: "var onClose: () -> Void { get }", root: "func onClosed() {}")
    let notes = compile(other).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.contains("add 'var onClose: () -> Void' to 'Root'"))
  }

  @Test func `A function may be added beside one that serves others`() throws {
    let code = leafAndRoot(
      needs: "func load(_ id: Int) -> Int",
      root: "func load(_ id: String) -> Int { 1 }; var form: Form { Form(injecting: self) }",
      with: "struct Form { let load: (String) -> Int }")
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    let words = "change the type of 'load', or add 'func load(_ id: Int) -> Int' to 'Root'"
    #expect(notes.contains(words))
  }

  @Test(arguments: [("String?", false), ("Int", true)])
  func `A name is taken only if no member serves both types`(type: String, isTaken: Bool) {
    let code = leafAndRoot(
      needs: "var store: String { get }", root: "var service: Service { Service(injecting: self) }",
      with: "struct Service { let store: \(type) }")
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.contains("add 'var store: String' to 'Root'") != isTaken)
  }

  @Test(arguments: [("String?", []), ("Int?", [DiagnosticGroup.missingRequirement])])
  func `Only a default of the requirement's type serves it`(
    type: String, expected: [DiagnosticGroup]
  ) {
    let compilation = compile(
      """
      protocol Base: Dependency { var title: String? { get } }
      protocol D: Base {}
      extension D { var title: \(type) { nil } }
      final class Leaf: Component<any D> { var v: String? { dependency.title } }
      final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      """)
    #expect(compilation.diagnostics.map(\.group) == expected)
  }

  /// Swift gives a variable of type `T?` the value `nil`, but not one of type `Optional<T>`.
  @Test(arguments: ["Int?", "Optional<Int>"])
  func `A variable of a struct that has no value has to be filled`(type: String) {
    let compilation = compile(
      """
      struct Service { var x: \(type) }
      final class Root: BootstrapComponent { var service: Service { Service(injecting: self) } }
      """)
    let expected: [DiagnosticGroup] = type == "Int?" ? [] : [.missingRequirement]
    #expect(compilation.diagnostics.map(\.group) == expected)
  }

  @Test func `Types and components with the same name are distinguished`() {
    let compilation = Compilation(
      modules([
        "Login": """
        public struct Router {}
        public enum LoginFeature {
          public protocol D: Dependency { var router: Router { get } }
          public final class Leaf: Component<any D> {}
        }
        public protocol D: Dependency { var id: Int { get } }
        public final class Screen: Component<any D> {}
        """,
        "Home": """
        import Login
        public struct Router {}
        public final class Screen: Component<any EmptyDependency> {
          private let id = 1
          var next: Login.Screen { Login.Screen(parent: self) }
        }
        """,
        "App": """
        import Home; import Login
        final class Root: BootstrapComponent {
          let router = Home.Router()
          var leaf: LoginFeature.Leaf { LoginFeature.Leaf(parent: self) }
          var screen: Home.Screen { Home.Screen(parent: self) }
        }
        """,
      ]))
    #expect(
      Set(compilation.messages) == [
        "'router' of 'Root' has type 'Home.Router', but 'LoginFeature.Leaf' needs 'Login.Router'",
        "'id' of 'Home.Screen' is private, but 'Login.Screen' needs it",
      ])
  }

  @Test func `A requirement missing in several ways is reported once, with help for all`() throws {
    let compilation = compile(
      """
      protocol PatientDependency: Dependency { var count: Int { get async } }
      final class PatientComponent: Component<any PatientDependency> {}
      protocol HastyDependency: Dependency { var count: Int { get } }
      final class HastyComponent: Component<any HastyDependency> {}
      final class RootComponent: BootstrapComponent {
        var patient: PatientComponent { PatientComponent(parent: self) }
        var hasty: HastyComponent { HastyComponent(parent: self) }
      }
      """)
    #expect(
      compilation.messages == [
        "no scope provides 'count' of type 'Int', which 'PatientComponent' needs"
      ])
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains("also needed by 'HastyComponent'"))
    #expect(notes.contains("add 'var count: Int' to 'RootComponent'"))
  }

  /// Swift chooses the one of a protocol that inherits from the other, or that has more conditions.
  @Test(arguments: [
    ("protocol B {}", "A, B", true), ("protocol B {}", "A", false),
    ("protocol B: A {}", "B", false),
    ("protocol B {}; extension B where Self: Mid {}", "A, B", false),
  ])
  func `Two members that unrelated protocols add are an error`(
    declaration: String, conformances: String, isWrong: Bool
  ) {
    let compilation = compile(
      """
      protocol A {}; \(declaration)
      extension A { var x: String { "a" } }
      extension B { var x: String { "b" } }
      protocol D: Dependency { var x: String { get } }
      final class Leaf: Component<any D> {}
      final class Mid: Component<any EmptyDependency>, \(conformances) {
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Root: BootstrapComponent { var mid: Mid { Mid(parent: self) } }
      """)
    let message =
      "'x' of 'Mid' is one of several that would fit, but 'Leaf' needs a single one"
    #expect(compilation.messages == (isWrong ? [message] : []))
  }

  /// The parent has a member of that name already, so help must not say to add one.
  @Test(arguments: [
    "lazy var made: any Making = Leaf(parent: self)",
    "lazy var made: any Making = Service(injecting: self)",
    "var made: any Making { Service(injecting: self) }",
    "var made: any Making { Other(parent: self).made }",
  ])
  func `A member that would be made from itself is to be renamed`(member: String) throws {
    let compilation = compile(
      """
      protocol Making {}
      protocol D: Dependency { var made: any Making { get } }
      final class Leaf: Component<any D>, Making {}
      final class Other: Component<any D> { var made: any Making { dependency.made } }
      final class Service: Making { init(made: any Making) {} }
      final class Root: BootstrapComponent { \(member) }
      """)
    #expect(compilation.messages.count == 1)
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains("'Root' has 'made', which cannot be made from itself"))
    #expect(notes.contains { $0.contains("rename this member and add a 'made' that") })
    #expect(!notes.contains { $0.contains("or a nearer scope") })
  }

  @Test func `Members in front of an initializer with the call are near misses, too`() {
    let code = """
      struct S { init(_ id: Int) {} }
      protocol D: Dependency { var store: S { get } }
      final class Leaf: Component<any D> {}
      final class Root: BootstrapComponent {
        let disk = S(1)
        let memory: S = S(2)
        override init() {
          super.init()
          _ = Leaf(parent: self)
        }
      }
      """
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.contains("'Root' has 'memory', which would fit if it were called 'store'"))
  }

  @Test(arguments: ["let titel = \"\"", "let titel = made()", "private let titel = \"\""])
  func `A member with nearly the name is proposed whatever is known of its type`(
    member: String
  ) throws {
    let code = leafAndRoot(needs: "var title: String { get }", root: member)
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    #expect(notes.contains("rename one of them, or add 'var title: String { titel }' to 'Root'"))
  }

  @Test(arguments: [
    ("Middle", "add 'func route() -> Route' to 'Middle'"),
    ("Leaf", "add 'func route() -> Route' to 'Root' in an extension in module 'App'"),
  ])
  func `A scope whose module cannot see the type is not proposed as its provider`(
    child: String, words: String
  ) throws {
    let compilation = compile(
      modules([
        "Core": "open class Root: BootstrapComponent {}",
        "Feature": """
        public struct Route {}
        public protocol D: Dependency { func route() -> Route }
        public final class Leaf: Component<any D> {}
        """,
        "App": """
        import Core; import Feature
        final class Middle: Component<any EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
        extension Root { var child: \(child) { \(child)(parent: self) } }
        """,
      ]))
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains(words))
  }

  @Test(arguments: ["Leaf(parent: self)", "Service(injecting: self)"], ["", "private "])
  func `A member cannot serve one call and contain another of the same kind`(
    call: String, access: String
  ) throws {
    let compilation = compile(
      """
      protocol Making {}
      protocol D: Dependency { var made: any Making { get } }
      final class Leaf: Component<any D>, Making {}
      final class Service: Making { init(made: any Making) {} }
      final class Mid: Component<any D> {
        var other: any Making { \(call) }
        \(access)var made: any Making { \(call) }
      }
      """)
    // A member that cannot provide in any case is not considered.
    guard access.isEmpty else { return #expect(compilation.messages == []) }
    let name = call.prefix { $0 != "(" }
    let message = "'made' of 'Mid' cannot be made from itself, but '\(name)' needs it"
    #expect(compilation.messages == [message])
    let diagnostic = try #require(compilation.diagnostics.first)
    #expect(diagnostic.location.line == 7)
    let other = diagnostic.notes.first { $0.message == "'\(name)' is created here too" }
    #expect(other?.location?.line == 6)
  }

  /// A getter makes the value, so neither call gets it; an observer runs when it is there.
  @Test(arguments: [
    ("var made: Int { get { Leaf(parent: self).value } set { _ = Leaf(parent: self) } }", false),
    ("var made = 1 { didSet { _ = Leaf(parent: self) } }", true),
  ])
  func `A member serves the calls in it that do not make it`(member: String, serves: Bool) {
    let compilation = compile(
      """
      protocol D: Dependency { var made: Int { get } }
      final class Leaf: Component<any D> { var value: Int { dependency.made } }
      final class Mid: Component<any EmptyDependency> { \(member) }
      final class Root: BootstrapComponent { let made = 2; var mid: Mid { Mid(parent: self) } }
      """)
    #expect(compilation.messages == [])
    #expect(compilation.generatedFile(for: "App").text.contains("upstream.made") != serves)
  }

  @Test(arguments: ["EasyComponent", "RelaxedComponent"])
  func `A component that can do without a requirement does not count as a consumer`(
    easy: String
  ) throws {
    let compilation = compile(
      """
      protocol EasyDependency: Dependency { var count: Int? { get } }
      extension EasyDependency { var count: Int? { nil } }
      final class \(easy): Component<any EasyDependency> {}
      protocol HardDependency: Dependency { var count: Int? { get } }
      final class HardComponent: Component<any HardDependency> {}
      final class MiddleComponent: Component<any EmptyDependency> {
        var easy: \(easy) { \(easy)(parent: self) }
        var hard: HardComponent { HardComponent(parent: self) }
      }
      final class RootComponent: BootstrapComponent {
        var middle: MiddleComponent { MiddleComponent(parent: self) }
      }
      """)
    #expect(
      compilation.messages == [
        "no scope provides 'count' of type 'Int?', which 'HardComponent' needs"
      ])
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains("the path is 'RootComponent' → 'MiddleComponent' → 'HardComponent'"))
    #expect(!notes.contains { $0.hasPrefix("also needed") })
  }

  @Test func `A component that is served on the path does not count as a consumer`() throws {
    let compilation = compile(
      """
      protocol D: Dependency { var count: Int { get }; var size: Int { get } }
      final class LeafComponent: Component<any D> {}
      class BaseComponent<Needs>: Component<Needs> {
        var leaf: LeafComponent { LeafComponent(parent: self) }
      }
      final class OtherComponent: Component<any D> {}
      final class MiddleComponent: BaseComponent<any EmptyDependency> {
        let count = 3
        var other: OtherComponent { OtherComponent(parent: self) }
      }
      final class RootComponent: BootstrapComponent {
        let size = 1
        var middle: MiddleComponent { MiddleComponent(parent: self) }
      }
      """)
    #expect(
      compilation.messages == [
        "no scope provides 'count' of type 'Int', which 'LeafComponent' needs"
      ])
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(!notes.contains { $0.hasPrefix("also needed") })
  }

  @Test func `A component that a module above adds counts as a consumer`() throws {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol D: Dependency { var count: Int { get } }
      public final class LeafComponent: Component<any D> {}
      public final class MiddleComponent: Component<any EmptyDependency> {
        var leaf: LeafComponent { LeafComponent(parent: self) }
      }
      """,
      "App": """
      import Lib
      protocol OtherDependency: Dependency { var count: Int { get } }
      final class OtherComponent: Component<any OtherDependency> {}
      func other(below middle: MiddleComponent) -> OtherComponent { OtherComponent(parent: middle) }
      final class RootComponent: BootstrapComponent {
        var middle: MiddleComponent { MiddleComponent(parent: self) }
      }
      """,
    ]
    let compilation = compile(modules(sources))
    #expect(
      compilation.messages == [
        "no scope provides 'count' of type 'Int', which 'LeafComponent' needs"
      ])
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains("also needed by 'OtherComponent'"))
  }

  @Test(arguments: [("", false), ("@MainActor ", true)])
  func `Help passes on a member only on the actor of its class`(attribute: String, isHelp: Bool)
    throws
  {
    let compilation = compile(
      """
      struct Title {}
      protocol D: Dependency { @MainActor var title: Title { get } }
      final class Leaf: Component<any D> {}
      \(attribute)final class Root: BootstrapComponent {
        @MainActor var heading: Title { Title() }
        @MainActor var leaf: Leaf { Leaf(parent: self) }
      }
      """)
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains("add 'var title: Title { heading }' to 'Root'") == isHelp)
  }

  @Test(arguments: [
    // What an alias would give an optional, only a person knows.
    (
      "protocol D: Dependency { var moderator: Text? { get } }", "let author = Text()",
      "add 'var moderator: Text? { author }' to 'Root', or let an extension of 'D' return 'nil'"
    ),
    (
      "protocol D: Dependency { func openPost(id: Int) }", "func openPosts(id: Int) {}",
      "'Root' has 'openPosts(id:)', which would fit if it were called 'openPost'"
    ),
    (
      "protocol D: Dependency { var baseURL: String { get } }", #"let baseUrl = """#,
      "'Root' has 'baseUrl', which would fit if it were called 'baseURL'"
    ),
    (
      "protocol D: Dependency { var imageCache: Text { get } }",
      "let imageCach = [Text()].first!",
      "'Root' has 'imageCach', which would fit if it were called 'imageCache'"
    ),
    (
      "protocol D: Dependency { @MainActor var text: Text { get } }", "",
      "add '@MainActor var text: Text' to 'Root'"
    ),
    (
      "protocol A {}; protocol B {}; protocol C {}; struct AB: A, B {}\n"
        + "protocol D: Dependency { var all: any A & B & C { get } }", "let all = AB()",
      "make 'AB' conform to 'C', or change the type of 'all'"
    ),
  ])
  func `Help is about what is meant`(need: String, members: String, expected: String) throws {
    let compilation = compile(
      """
      struct Text {}
      \(need)
      final class Leaf: Component<any D> {}
      final class Root: BootstrapComponent {
        \(members)
        var leaf: Leaf { Leaf(parent: self) }
      }
      """)
    let notes = try #require(compilation.diagnostics.first).notes
    #expect(notes.map(\.message).contains(expected))
    #expect(notes.flatMap(\.edits).isEmpty)
  }

  /// The scope that requires it itself is the nearest that can pass it on, but not to others.
  @Test(arguments: [
    ("", "add 'var store: Store { dependency.courseStore }' to 'CourseComponent'"),
    (
      "var other: OtherComponent { OtherComponent(parent: self) }",
      "add 'var store: Store { courseStore }' to 'Root'"
    ),
  ])
  func `What a component requires under another name can be passed`(
    other: String, help: String
  ) throws {
    let compilation = compile(
      """
      struct Store {}
      struct Repository { init(store: Store) {} }
      protocol CourseDependency: Dependency { var courseStore: Store { get } }
      final class CourseComponent: Component<any CourseDependency> {
        var repository: Repository { Repository(injecting: self) }
      }
      final class OtherComponent: Component<any CourseDependency> {
        var repository: Repository { Repository(injecting: self) }
      }
      final class Root: BootstrapComponent {
        let courseStore = Store()
        var course: CourseComponent { CourseComponent(parent: self) }
        \(other)
      }
      """)
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains(help))
    #expect(notes.contains("or pass 'store: dependency.courseStore' in this call"))
  }

  @Test func `If several consumers need one type, a member of another type should change`() throws {
    let compilation = compile(
      """
      protocol D: Dependency { var name: String { get } }
      final class C: Component<any D> { var a: String { dependency.name } }
      protocol E: Dependency { var name: String { get } }
      final class F: Component<any E> { var a: String { dependency.name } }
      final class Root: BootstrapComponent {
        lazy var name: String? = nil
        var c: C { C(parent: self) }
        var f: F { F(parent: self) }
      }
      """)
    let note = try #require(compilation.diagnostics.first).notes.map(\.message).last
    #expect(note == "change its type to 'String'")
  }

  @Test func `A component whose name is needed for something else is renamed`() throws {
    let compilation = compile(
      """
      struct Settings {}
      struct Model { init(settings: Settings) {} }
      final class SettingsComponent: Component<any EmptyDependency> {}
      final class Root: BootstrapComponent {
        let appSettings = Settings()
        var model: Model { Model(injecting: self) }
        var settings: SettingsComponent { SettingsComponent(parent: self) }
      }
      """)
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(
      notes.contains(
        "rename 'settings' of 'Root', and add 'var settings: Settings { appSettings }'"))
  }

  /// The parameter has a default, so the value need not come from the member.
  @Test func `A hidden member that a service needs may be passed`() throws {
    let compilation = compile(
      modules([
        "Kit": "open class Base: BootstrapComponent { let log = Log() }; public struct Log {}",
        "App": """
        import Kit; struct Sync { init(log: Log = Log()) {} }
        final class Root: Base { var sync: Sync { Sync(injecting: self) } }
        """,
      ]))
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.suffix(2) == ["help: make 'log' public", "or pass it in this call"])
  }

  /// The modules above only forward it, or cannot name its type.
  @Test(arguments: [
    ("public struct Store {}", "let disk = Store()", "Low.swift:2: 'Low' has 'disk', but"),
    ("struct Store {}", "let disk = Store()", "Low.swift:2: 'Low' has 'disk', but"),
    ("struct Store {}", "", "Low.swift:2: 'Low' of module 'Low' cannot provide 'store'"),
    ("public struct Store {}", "", "App.swift:2: no scope provides 'store'"),
  ])
  func `A service's value is missing once, at its call if the scope has one by another name`(
    type: String, member: String, start: String
  ) throws {
    let low = """
      \(type); struct Sync { init(store: Store) {} }
      public final class Low: Component<any EmptyDependency> { var sync: Sync { Sync(injecting: self) }
        \(member) }
      """
    func above(_ name: String, _ below: String) -> String {
      """
      import \(below); public final class \(name): Component<any EmptyDependency> {
        public var below: \(below) { \(below)(parent: self) } }
      """
    }
    let compilation = compile(
      modules([
        "Low": low, "Mid": above("Mid", "Low"), "High": above("High", "Mid"),
        "App": """
        import High; final class Root: BootstrapComponent {
          var below: High { High(parent: self) } }
        """,
      ]))
    let found = compilation.diagnostics.filter { $0.severity == .error }
    try #require(found.count == 1)
    let (place, message) = (found[0].location, found[0].message)
    #expect("\(place.file):\(place.line): \(message)".hasPrefix(start))
  }

  @Test func `A scope's protocol may require the name with another type`() throws {
    let diagnostics = compile(
      """
      protocol Tracker {}
      protocol ListTracker {}
      struct Model { let tracker: any ListTracker }
      public protocol ListDependency: Dependency { var tracker: Int { get } }
      public final class List: Component<any ListDependency> {
        public var number: Int { dependency.tracker }
        var model: Model { Model(injecting: self) }
      }
      """
    ).diagnostics
    #expect(
      try #require(diagnostics.first).notes.dropFirst(2).map(\.message) == [
        "'List' has 'tracker', which has type 'Int'",
        "add 'var tracker: any ListTracker' to 'List'", "or pass it in this call",
      ])
  }

  @Test func `A function without parameters may get the type of a closure`() throws {
    let diagnostics = compile(
      """
      struct Home {}; struct Away {}
      protocol D: Dependency { var home: () -> Home { get } }
      final class C: Component<any D> { var a: Home { dependency.home() } }
      final class Root: BootstrapComponent {
        func home() -> Away { Away() }
        var c: C { C(parent: self) }
      }
      """
    ).diagnostics
    #expect(
      try #require(diagnostics.first).notes.last?.message
        == "change the type in 'Root', or make 'D' require 'home' of type '() -> Away'")
  }

  @Test func `An object that only conforms to a protocol cannot pass on more`() {
    let compilation = compile(
      """
      protocol FeedDependency: Dependency {}
      protocol PostDependency: Dependency { var count: Int { get } }
      final class Post: Component<any PostDependency> {}
      final class Feed: Component<any FeedDependency> {
        var post: Post { Post(parent: self) }
        var same: Feed { Feed(dependency: dependency) }
      }
      final class Page: Component<any FeedDependency> {
        var feed: Feed { Feed(dependency: dependency) }
      }
      final class Root: BootstrapComponent, FeedDependency {
        let count = 3
        var feed: Feed { Feed(dependency: self) }
        var page: Page { Page(parent: self) }
        var other: Feed { Feed(parent: self) }
      }
      protocol Hosting: FeedUpstream {}
      class Host: Hosting { let count = 3 }
      final class SubHost: Host { var feed: Feed { Feed(dependency: self) } }
      final class Builder {
        let dependency: any FeedDependency, upstream: any FeedUpstream
        init() { fatalError() }
        func build() -> [Feed] { [Feed(dependency: dependency), Feed(dependency: upstream)] }
      }
      final class Flow: ForeignBuilder<any FeedDependency> {
        func build() -> Feed { Feed(dependency: dependency) }
      }
      """)
    #expect(
      compilation.messages
        == ["the dependency of 'Page'", "'Root'", "'FeedDependency'", "'FeedDependency'"].map {
          "'Feed' is built from \($0), which does not conform to 'FeedUpstream' and so cannot pass on "
            + "'count'"
        })
    let notes = compilation.diagnostics.map { $0.notes.last?.message }
    let advice = "an object of type 'any FeedUpstream', or create 'Feed' with 'parent:'"
    let component = "pass a component as 'parent:'"
    #expect(notes == [component, component, "pass \(advice)", "pass \(advice)"])
  }

  @Test func `An object that lacks several is reported with all of them`() {
    let code = leafAndRoot(
      needs: "var x: Int { get }; var y: Int { get }", middle: "", root: "let x = 1, y = 2",
      with: "final class Fake: EmptyDependency {}; let middle = Middle(dependency: Fake())")
    let found = compile(code).diagnostics
    let words = "does not conform to 'MiddleUpstream' and so cannot pass on 'x' and 1 more"
    #expect(found.map(\.message) == ["'Middle' is built from 'Fake', which \(words)"])
    #expect(found[0].notes.map(\.message).prefix(2).allSatisfy { $0.hasPrefix("'Leaf' below it") })
  }

  /// In a test it may be a stub.
  @Test(arguments: [("Tests", 0), (nil, 1)])
  func `A test may build a component from the protocol of a stub`(tests: String?, count: Int) {
    let all = modules(
      [
        "Low": """
        public protocol LeafDependency: Dependency { var x: Int { get } }
        public final class Leaf: Component<any LeafDependency> {}
        public protocol MiddleDependency: Dependency {}
        public final class Middle: Component<any MiddleDependency> {
          var leaf: Leaf { Leaf(parent: self) }
        }
        """,
        "Tests": """
        import Low
        func make(_ d: any MiddleDependency) -> Middle { Middle(dependency: d) }
        """,
      ], stubsFor: tests)
    #expect(compile(all).diagnostics.count == count)
  }

  @Test func `A hand-built scope has to pass on even what has a default`() {
    let compilation = compile(
      """
      protocol LeafDependency: Dependency { var log: Int? { get } }
      extension LeafDependency { var log: Int? { nil } }
      final class Leaf: Component<any LeafDependency> { lazy var used = dependency.log }
      final class Middle: Component<any EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
      final class Root: BootstrapComponent {
        let log = 1
        var middle: Middle { Middle(parent: self) }
      }
      final class Fake: EmptyDependency {}
      let middle = Middle(dependency: Fake())
      """)
    #expect(
      compilation.diagnostics.flatMap { $0.notes.map(\.message) }
        == [
          "'Leaf' below it needs 'log' of type 'Int?'",
          "let 'Fake' be a class that conforms to 'MiddleUpstream'",
        ])
  }

  @Test func `The help names what is wrong with a member of other builds`() {
    let root = "#if DEBUG\nvar x: Int { 1 }\n#else\nvar x: Int { get async { 2 } }\n#endif"
    let notes = compile(leafAndRoot(needs: "var x: Int { get }", root: root)).diagnostics
      .flatMap(\.notes).map(\.message)
    let words = "is marked 'async', but 'Leaf' needs it without 'await'"
    #expect(notes.last == "in other builds 'x' \(words)")
  }

  @Test func `Conforming to another upstream protocol that ends alike does not help`() {
    let code = """
      protocol FeedDependency: Dependency {}
      protocol PostDependency: Dependency { var count: Int { get } }
      final class Post: Component<any PostDependency> {}
      final class Feed: Component<any FeedDependency> { var post: Post { Post(parent: self) } }
      final class MyFeed: Component<any FeedDependency> { var post: Post { Post(parent: self) } }
      final class Host: MyFeedUpstream {
        let count = 3
        var feed: Feed { Feed(dependency: self) }
        var mine: MyFeed { MyFeed(dependency: self) }
      }
      """
    let words = "does not conform to 'FeedUpstream' and so cannot pass on 'count'"
    #expect(compile(code).messages == ["'Feed' is built from 'Host', which \(words)"])
  }

  @Test func `A root that is created like a child is the only error`() {
    let compilation = compile(
      """
      protocol D: Dependency { var count: Int { get } }
      final class Leaf: Component<any D> {}
      final class Middle: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      final class Root: BootstrapComponent {
        let count = 3
        var middle: Middle { Middle(parent: self) }
      }
      """)
    #expect(compilation.messages == ["'Middle' needs nothing from above and has no parent"])
  }

  /// Swift sets a property of a constant only if the setter is nonmutating, or if the protocol that
  /// declares it is for objects.
  @Test(arguments: [
    ("MiddleDependency: Dependency { var count: Int { get set } }", false),
    ("MiddleDependency: Dependency { var count: Int { get nonmutating set } }", true),
    ("MiddleDependency: AnyObject { var count: Int { get set } }", true),
    ("MiddleDependency { var count: Int { get set } }; protocol Other: AnyObject {}", false),
  ])
  func `A dependency can be set`(middle: String, canBeSet: Bool) {
    let type = middle.contains("Other") ? "MiddleDependency & Other" : "MiddleDependency"
    let compilation = compile(
      """
      protocol WriterDependency: AnyObject { var count: Int { get set } }
      final class WriterComponent: Component<any WriterDependency> {}
      protocol \(middle)
      final class MiddleComponent: Component<any \(type)> {
        var writer: WriterComponent { WriterComponent(parent: self) }
      }
      final class RootComponent: BootstrapComponent {
        var count = 1
        var middle: MiddleComponent { MiddleComponent(parent: self) }
      }
      """)
    let message =
      "'count' of 'MiddleDependency' cannot be set, but 'WriterComponent' needs to set it"
    #expect(compilation.messages == (canBeSet ? [] : [message]))
  }

  /// What is passed to a service may be the component, or what it depends on.
  @Test(arguments: [
    ("factory: any Factory", "Root", "or pass 'factory: self' in this call"),
    ("factory: any Factory", "Middle", "or pass 'factory: dependency' in this call"),
    ("object: AnyObject", "Root", "or pass it in this call"),
    ("make: (Int) -> Factory", "Middle", "or pass it in this call"),
  ])
  func `A service may take its component`(parameter: String, place: String, help: String) {
    let compilation = compile(
      """
      protocol A { func makeA() -> Int }
      protocol B { func makeB() -> Int }
      typealias Factory = A & B
      struct Screen { init(\(parameter)) {} }
      final class Middle: Component<any Factory> {
        func makeMake(id: Int) -> any Factory { fatalError() }
        \(place == "Middle" ? "var screen: Screen { Screen(injecting: self) }" : "")
      }
      final class Root: BootstrapComponent, A, B {
        func makeA() -> Int { 1 }
        func makeB() -> Int { 2 }
        var middle: Middle { Middle(parent: self) }
        \(place == "Root" ? "var screen: Screen { Screen(injecting: self) }" : "")
      }
      """)
    let notes = compilation.diagnostics.filter { $0.severity == .error }.flatMap(\.notes)
    #expect(notes.last?.message == help)
    let near = "'Middle' has 'makeMake(id:)', which would fit if it were called 'make'"
    #expect(notes.map(\.message).contains(near) == parameter.hasPrefix("make"))
  }

  @Test func `A fitting member that is named after the requirement is listed first, once`() {
    let compilation = compile(
      """
      final class Store {}
      struct Service { init(store: Store) {} }
      class Base: BootstrapComponent {
        let spare = Store()
        func makeStore() -> Store { Store() }
      }
      final class Root: Base {
        override func makeStore() -> Store { Store() }
        var service: Service { Service(injecting: self) }
      }
      """)
    let notes = compilation.diagnostics.flatMap(\.notes).map(\.message)
    #expect(
      notes.dropFirst(2) == [
        "'Root' has 'makeStore()', which returns one",
        "'Root' has 'spare', which would fit if it were called 'store'",
        "add 'var store: Store { makeStore() }' to 'Root'",
        "or pass 'store: makeStore()' in this call",
      ])
  }

  @Test func `The generated code names the same consumer as the error`() {
    let root = "var title: String { get async { name } }"
    let compilation = compile(
      leafAndRoot(needs: "var title: String { get }", middle: "", root: root))
    let message = "'title' of 'Root' is marked 'async', but 'Leaf' needs it without 'await'"
    #expect(compilation.messages == [message])
    #expect(compilation.generatedFile(for: "App").text.contains("message: \"\(message)\""))
  }

  @Test func `A variable that cannot be set to every value of the type is an error`() {
    let code = leafAndRoot(
      needs: "var count: Int? { get nonmutating set }", root: "var count: Int = 1")
    let message =
      "'count' of 'Root' has type 'Int', but 'Leaf' needs to set it to any value of type 'Int?'"
    #expect(compile(code).messages == [message])
  }

  @Test func `A private variable is made visible with its setter`() {
    let code = leafAndRoot(needs: "var s: Int { get set }", root: "private var s = 1")
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.contains("help: make 's' internal"))
  }

  @Test(arguments: [
    ("var a: Int { get throws { 1 } }", "is marked 'throws', but 'Leaf' needs it without 'try'"),
    ("let a = \"\"", "has type 'String', but 'Leaf' needs 'Int'"),
  ])
  func `A fault and its notes name each consumer once`(member: String, fault: String) {
    let code = leafAndRoot(
      needs: "var a: Int { get }", middle: "",
      root: """
        \(member)
        var first: First { First(injecting: self) }
        var other: First { First(injecting: self, b: 2) }
        """,
      with: "struct First { let a: Int; var b: Int = 1 }")
    let diagnostics = compile(code).diagnostics
    #expect(diagnostics.map(\.message) == ["'a' of 'Root' \(fault)"])
    #expect(diagnostics.flatMap(\.notes).map(\.message).contains("also needed by 'First'"))
  }

  /// A static function cannot have been meant as the property, so the error is not placed on it.
  @Test(arguments: [
    ("static func count() {}", "no scope provides", "has no 'count'"),
    ("func count() {}", "'Root' has 'count()', but", "has type '() -> Void'"),
  ])
  func `A static member of another kind is not meant`(
    member: String, words: String, note: String
  ) throws {
    let code = leafAndRoot(needs: "var count: Int { get }", root: member)
    let diagnostic = try #require(compile(code).diagnostics.first)
    #expect(diagnostic.message.hasPrefix(words))
    #expect(diagnostic.notes.contains { $0.message.contains(note) })
  }

  /// Another member would pass over what is meant, and could not even stand beside it.
  @Test(arguments: [
    (
      "func name() -> any Name { Text() }", "'Middle' has 'name()', but 'Leaf' needs 'name'",
      "make it 'var name: any Name'"
    ),
    (
      "let name = 1", "'name' of 'Middle' has type 'Int'",
      "change the type of 'name', or add 'var name: any Name' to 'Root', or to a nearer scope"
    ),
  ])
  func `No other member is proposed above one that has the name`(
    member: String, words: String, note: String
  ) throws {
    let code = leafAndRoot(
      needs: "var name: any Name { get }", middle: member, root: "var text: Text { Text() }",
      with: "protocol Name {}; struct Text: Name {}")
    let diagnostic = try #require(compile(code).diagnostics.first)
    #expect(diagnostic.message.hasPrefix(words))
    #expect(diagnostic.notes.last?.message == note)
  }
}
