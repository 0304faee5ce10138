import BobbinCompiler
import BobbinSyntax
import Testing

/// What notes on a missing requirement propose.
struct ProposalTests {
  @Test func `Only some of many near misses are shown`() {
    let code = leafAndRoot(
      needs: "var s: S { get }",
      root: "let a = S(), b = S(), c = S(), d = S(), e = S(), f = S(), g = S()",
      with: "struct S {}")
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.filter { $0.contains("would fit if it were called 's'") }.count == 5)
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

  @Test func `A shared instance of another type is not meant`() throws {
    let code = leafAndRoot(
      needs: "var shared: Store { get }", root: "static let shared = Root()",
      with: "struct Store {}")
    let message = try #require(compile(code).diagnostics.first).message
    #expect(message == "no scope provides 'shared' of type 'Store', which 'Leaf' needs")
  }

  @Test(arguments: [("1", true), ("{ dependency.size }", false)])
  func `A member of the consumer may be meant`(value: String, isMeant: Bool) throws {
    let code = leafAndRoot(
      needs: "var size: Int { get }",
      leaf: "var size: Int \(value.hasPrefix("{") ? "" : "= ")\(value)")
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    #expect(notes.contains { $0.hasPrefix("'Leaf' has its own 'size'") } == isMeant)
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
      : ["give one of them another name, or provide one in another scope"]
    for words in words {
      #expect(
        notes.map(\.message).contains("'store' of another type is needed as well; \(words)"))
    }
    #expect(!notes.contains { $0.message.hasPrefix("add ") })
  }

  @Test func `A component off the path may have it`() {
    #expect(
      notesOnHost(
        "lazy var net = Net(parent: self)",
        "final class Net: Component<any EmptyDependency> { let host = Host() }")
        == ["'Net' has one, but it is not on the path", "add 'var host: Host' to 'Root'"])
  }

  @Test func `A subclass may have it`() {
    #expect(
      notesOnHost("", "final class Sub: Root { let host = Host() }") == [
        "'Sub' has one, but 'Root' does not know what 'Sub' adds", "add 'var host: Host' to 'Root'",
      ])
  }

  private func notesOnHost(_ root: String, _ other: String) -> [String] {
    let code = leafAndRoot(
      needs: "var host: Host { get }", root: root, with: "struct Host {}; \(other)"
    ).replacing("final class Root", with: "class Root")
    return compile(code).diagnostics.flatMap(\.notes).map(\.message).suffix(2)
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

  /// `second` may have any type, but serves the parameter of its own name.
  @Test func `What serves under its own name is not meant for another one`() throws {
    let code = leafAndRoot(
      needs: "var first: Int { get }; var second: Int { get }",
      root: "let first = \"\"; lazy var second = made()"
    ).replacing("second", with: "firsu")
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    #expect(!notes.contains { $0.contains("would fit if it were called") })
  }

  @Test func `A type is proposed with its module, where that sees it`() throws {
    let data = "public struct Store {}"
    let feature = """
      import Data
      public protocol D: Dependency { var store: Store { get } }
      public final class Leaf: Component<any D> { var used: Store { dependency.store } }
      """
    let app = """
      import Data
      import Feature
      struct Store {}
      final class Root: BootstrapComponent {
        let store = Store()
        var leaf: Leaf { Leaf(parent: self) }
      }
      """
    let compilation = compile(modules(["Data": data, "Feature": feature, "App": app]))
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.last == "change the type in 'Root'")
  }

  @Test(arguments: [("import Data\n", ""), ("", "write 'import Data', and ")])
  func `A file has to import what an added member mentions`(line: String, advice: String) throws {
    let feature = """
      import Data
      public protocol D: Dependency { var store: Store { get } }
      public final class Leaf: Component<any D> { var used: Store { dependency.store } }
      """
    let app = """
      \(line)import Feature
      final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      """
    let compilation = compile(
      modules(["Data": "public struct Store {}", "Feature": feature, "App": app]))
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.last == "\(advice)add 'var store: Store' to 'Root'")
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

  @Test(arguments: [("String?", false), ("() -> String", false), ("Int", true)])
  func `A name is taken only if no member serves both types`(type: String, isTaken: Bool) {
    let code = leafAndRoot(
      needs: "var store: String { get }", root: "var service: Service { Service(injecting: self) }",
      with: "struct Service { let store: \(type) }")
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.contains("add 'var store: String' to 'Root'") != isTaken)
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

  /// A closure that runs later can use the member, but not if the child is created in its value.
  @Test(arguments: [
    ("Leaf(parent: self)", "Leaf"), ("Maker().make { _ in Leaf(parent: self) }", "Leaf"),
    ("Service(injecting: self)", "Service"),
  ])
  func `A member whose value creates something later is to call a function`(
    call: String, name: String
  ) throws {
    let compilation = compile(
      """
      final class Made { init(_ later: @escaping () -> Any) {} }
      protocol D: Dependency { var made: Made { get } }
      final class Leaf: Component<any D> {}
      final class Service { init(made: Made) {} }
      final class Root: BootstrapComponent { lazy var made = Made { [unowned self] in \(call) } }
      """)
    #expect(compilation.messages.count == 1)
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(
      notes.contains("if this closure runs later, let it call a function that creates '\(name)'"))
  }

  /// A closure that is needed reads the member when it is called.
  @Test(arguments: [
    ("var screen: Screen { Screen(Router(injecting: self)) }", "screen", "{ self.screen }"),
    ("func screen() -> Screen { Screen(Router(injecting: self)) }", "screen", "screen"),
    (
      "let main = Screen(); var router: Router { Router(injecting: self) }", "main", "{ self.main }"
    ),
    ("var main: () -> Screen = made; lazy var router = Router(injecting: self)", "main", "main"),
    ("let scren = made(); var router: Router { Router(injecting: self) }", "scren", "scren"),
  ])
  func `A closure is passed, or added as the property that it reads`(
    members: String, name: String, argument: String
  ) throws {
    let compilation = compile(
      """
      struct Screen { init(_ router: Router? = nil) {} }
      final class Router { init(screen: @escaping () -> Screen) {} }
      final class Root: BootstrapComponent { \(members) }
      """)
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains { $0.hasSuffix("pass 'screen: \(argument)' in this call") })
    let type = argument == "main" ? "() -> Screen" : "Screen"
    let isAdded = notes.contains("add 'var screen: \(type) { main }' to 'Root'")
    #expect(isAdded == (name == "main"))
  }

  /// Only a component that can be sent to another thread can be read there.
  @Test(arguments: [
    ("", "add 'var screen: @Sendable () async -> Screen' to 'Root'"),
    ("MainActor", "add 'var screen: Screen { main }' to 'Root'"),
  ])
  func `A closure that runs elsewhere may be unable to read a member`(
    actor: String, advice: String
  ) throws {
    let compilation = compile(
      """
      struct Screen: Sendable {}
      final class Router { init(screen: @escaping @Sendable () async -> Screen) {} }
      final class Root: \(actor)BootstrapComponent {
        let main = Screen()
        var router: Router { Router(injecting: self) }
      }
      """)
    let notes = try #require(compilation.diagnostics.first).notes.map(\.message)
    #expect(notes.contains(advice))
  }

  @Test func `A member of another type is renamed for one that fits`() throws {
    let code = """
      protocol Manager {}
      final class Settings {}
      final class Screen { init(settings: any Manager) {} }
      struct SettingsManager: Manager {}
      final class Root: BootstrapComponent {
        let settings = Settings()
        let settingsManager: any Manager = SettingsManager()
        var screen: Screen { Screen(injecting: self) }
      }
      """
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    let added = "'var settings: any Manager { settingsManager }'"
    #expect(notes.contains("rename 'settings' of 'Root', and add \(added)"))
  }

  @Test func `A service may have to be created farther down`() throws {
    let code = """
      final class Store {}
      final class Cache { init(store: Store) {} }
      final class User: Component<any EmptyDependency> { let store = Store() }
      final class Root: BootstrapComponent {
        lazy var cache = Cache(injecting: self)
        var user: User { User(parent: self) }
      }
      """
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    #expect(
      notes.contains(
        "'User' has one, but is below 'Root'; create 'Cache' there, if it need not live longer"))
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
    #expect(note == "change the type in 'Root'")
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

  /// Rather than that the good one exists only in some builds.
  @Test(arguments: [
    ("var x: Int { get async { 2 } }", "is marked 'async', but 'Leaf' needs it without 'await'"),
    ("let x = \"\"", "has type 'String', but 'Leaf' needs 'Int'"),
    ("private let x = 2", "is private, but 'Leaf' needs it"),
    ("static let x = 2", "is static, but 'Leaf' needs an instance member"),
  ])
  func `The error names what is wrong with a member of other builds`(
    member: String, words: String
  ) {
    let root = "#if DEBUG\nvar x: Int { 1 }\n#else\n\(member)\n#endif"
    let code = leafAndRoot(needs: "var x: Int { get }", root: root)
    #expect(compile(code).messages == ["'x' of 'Root' \(words)"])
  }

  /// What is passed to a service may be the component, or what it depends on.
  @Test(arguments: [
    ("factory: any Factory", "Root", "pass 'factory: self' in this call"),
    ("factory: any Factory", "Middle", "pass 'factory: dependency' in this call"),
    ("dependency: any Factory", "Middle", "pass 'dependency: dependency' in this call"),
    ("dependency: any Dependency", "Middle", "or pass it in this call"),
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
    let error = compilation.diagnostics.first { $0.severity == .error }
    let notes = error?.notes ?? []
    #expect(notes.last?.message == help)
    #expect(error?.message.contains("is not passed to 'Screen'") == help.hasPrefix("pass"))
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
    (
      "let one = Text(), two = Text()", "no scope provides 'name'",
      "add 'var name: any Name' to 'Root', or to a nearer scope"
    ),
  ])
  func `No other member is proposed above one that has the name or several that may be meant`(
    member: String, words: String, note: String
  ) throws {
    let code = leafAndRoot(
      needs: "var name: any Name { get }", middle: member, root: "var text: Text { Text() }",
      with: "protocol Name {}; struct Text: Name {}")
    let diagnostic = try #require(compile(code).diagnostics.first)
    #expect(diagnostic.message.hasPrefix(words))
    #expect(diagnostic.notes.last?.message == note)
  }

  /// What it awaits or tries cannot be done in a member without effects.
  @Test(arguments: [
    ("var x: Int { get }", "func x() async -> Int { 1 }", "make 'D' require 'x()' with 'async'"),
    ("func x() -> Int", "var x: Int { get throws { 1 } }", "make 'D' require 'x' with 'throws'"),
    ("func x() throws -> Int", "var x: Int { 1 }", "make it 'func x() throws -> Int'"),
    ("var xyza: Int { get }", "var xyzb: Int { get async { 1 } }", "add 'var xyza: Int' to 'Root'"),
  ])
  func `Effects of a member of another kind or name are not ignored`(
    need: String, member: String, help: String
  ) throws {
    let code = leafAndRoot(needs: need, root: member)
    let notes = try #require(compile(code).diagnostics.first).notes.map(\.message)
    #expect(notes.last == help)
    #expect(!notes.contains { $0.contains("would fit") })
  }

  @Test func `A service whose parameter has the name of such a function gets another member`() {
    let code = """
      struct Service { init(x: Int) {} }
      final class Root: BootstrapComponent {
        func x() async -> Int { 1 }
        var service: Service { Service(injecting: self) }
      }
      """
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.suffix(2) == ["rename it and add 'var x: Int'", "or pass it in this call"])
  }

  @Test func `A function may be passed to what it creates`() {
    let code = """
      final class Room { init(id: Int, room: @escaping (Int) -> Room) {} }
      final class Root: BootstrapComponent {
        func room(id: Int) -> Room { Room(injecting: self, id: id) }
      }
      """
    let notes = compile(code).diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.last == "pass 'room: room' in this call")
    #expect(notes.count { $0.contains("in this call") } == 1)
  }

  @Test func `A parent of an associated type is not said to be no component`() {
    let code = """
      final class Leaf: Component<any EmptyDependency> {}
      final class Root: BootstrapComponent {}
      protocol Screen { associatedtype Scope where Scope == Root; var scope: Scope { get } }
      extension Screen { var leaf: Leaf { Leaf(parent: scope) } }
      """
    #expect(
      compile(code).messages == ["cannot tell which component 'scope', the parent of 'Leaf', is"])
  }
}
