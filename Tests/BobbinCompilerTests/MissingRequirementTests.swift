import BobbinCompiler
import BobbinSyntax
import Testing

/// Errors about requirements that no scope provides, or that several members would serve.
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

  /// A build of the module above shows only errors with a place in that module.
  @Test(arguments: [
    ("func model(source: Source) -> Model { Model(injecting: self) }", "source"),
    ("func model(from start: Source) -> Model { Model(injecting: self) }", "start"),
    (
      "func model() -> Model { let source = Source.start; return Model(injecting: self) }", "source"
    ),
    ("func models() -> [Model] { all.map { source in Model(injecting: self) } }", "source"),
  ])
  func `A value that is not passed is shown to the module that creates the component`(
    member: String, value: String
  ) {
    let feature = """
      public final class Feature: Component<any EmptyDependency> {
        \(member)
      }
      public enum Source { case start }
      struct Model { init(source: Source) {} }
      """
    let app = """
      import Kit
      final class Root: BootstrapComponent { var feature: Feature { Feature(parent: self) } }
      """
    let found = Compilation(modules(["Kit": feature, "App": app])).diagnostics(for: ["App"])
    #expect(
      found.map(\.message) == ["'source' is not passed to 'Model', and no scope provides it"])
    #expect(found[0].notes.last?.message == "pass 'source: \(value)' in this call")
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
          public protocol D: Dependency { var router: Router { get }; var next: Router? { get } }
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
          let router = Home.Router(), next = Home.Router()
          var leaf: LoginFeature.Leaf { LoginFeature.Leaf(parent: self) }
          var screen: Home.Screen { Home.Screen(parent: self) }
        }
        """,
      ]))
    #expect(
      Set(compilation.messages) == [
        "'router' of 'Root' has type 'Home.Router', but 'LoginFeature.Leaf' needs 'Login.Router'",
        "'next' of 'Root' has type 'Home.Router', but 'LoginFeature.Leaf' needs 'Login.Router?'",
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
}
