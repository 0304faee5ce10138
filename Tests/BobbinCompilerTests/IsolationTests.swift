import BobbinCompiler
import BobbinSyntax
import Testing

/// The isolations that a provision may have for a requirement.
struct IsolationTests {
  private static let types = """
    @globalActor actor Images { static let shared = Images() }
    @globalActor struct Sounds { actor A {}; static let shared = A() }
    typealias Pictures = Images
    @propertyWrapper struct Wrapped { var wrappedValue: Int }
    final class Shy {}
    """

  /// A closure that may run anywhere has to wait for a component's actor.
  @Test(arguments: ["", "async "])
  func `A synchronous closure that would have to await an actor is reported`(effects: String) {
    let found = compile(
      """
      struct Task { let size: @Sendable () \(effects)-> Int }
      class Root: MainActorBootstrapComponent {
        var size: Int { 1 }
        var task: Task { Task(injecting: self) }
      }
      """
    ).diagnostics
    #expect(found.isEmpty == !effects.isEmpty)
    for error in found {
      #expect(
        error.message.hasSuffix("needs a closure '@Sendable () -> Int', which may run anywhere"))
      #expect(error.notes.last?.message.hasPrefix("make the closure 'async', or pass it") ?? false)
    }
  }

  /// The groups of all diagnostics of a program with one edge.
  private func groups(
    _ need: String, _ offer: String, from parent: String = "class Root: BootstrapComponent",
    to child: String = "class C: Component<any D>", on actor: String = "",
    protocol: String = "protocol D: Dependency"
  ) -> [String] {
    compile(
      """
      \(Self.types)
      \(`protocol`) { \(need) }
      \(child) { func use() { _ = dependency.x } }
      \(parent) { \(offer); \(actor) var child: C { C(parent: self) } }
      """
    ).diagnostics.map(\.group.rawValue)
  }

  @Test(arguments: [
    ("var x: Int { get }", "nonisolated var x: Int { 0 }"),
    ("@MainActor var x: Int { get }", "@MainActor var x: Int { 0 }"),
    ("@MainActor var x: Int { get }", "var x: Int { 0 }"),
    ("@Images var x: Int { get }", "@App.Pictures var x: Int { 0 }"),
    ("@MainActor var x: Int { get }", "@MainActor(unsafe) var x: Int { 0 }"),
    ("@MainActor var x: Int { get }", "@Swift.MainActor var x: Int { 0 }"),
    ("var x: Int { get }", "@Wrapped var x: Int"),
    ("var x: Int { get async }", "@MainActor var x: Int { 0 }"),
    ("nonisolated var x: Int { get }", "nonisolated(unsafe) var x: Int = 0"),
  ])
  func `A provision is within reach`(need: String, offer: String) {
    #expect(groups(need, offer) == [])
  }

  @Test(arguments: [
    ("var x: Int { get }", "@Images var x: Int { 0 }"),
    ("var x: Int { get }", "@Sounds var x: Int { 0 }"),
    ("nonisolated var x: Int { get }", "@MainActor var x: Int { 0 }"),
    ("@MainActor var x: Int { get }", "@Images var x: Int { 0 }"),
    ("@Sounds var x: Int { get }", "@Pictures var x: Int { 0 }"),
  ])
  func `A provision is out of reach`(need: String, offer: String) {
    #expect(groups(need, offer) == ["isolation-mismatch"])
  }

  @Test(arguments: [
    ("func load(_ x: Int) async -> Int", "func load(_ x: Int) -> Int { 1 }", "(Int) -> Int"),
    ("var load: Int { get async }", "var load: Int { 1 }", "Int"),
  ])
  func `A dependency that waits is not passed over`(need: String, offer: String, type: String) {
    var modules = modules([
      "App": """
      @MainActor class Model { init(load: \(type)) {} }
      protocol D: Dependency { \(need) }
      @MainActor class C: MainActorComponent<any D> { var model: Model { Model(injecting: self) } }
      @MainActor class Root: MainActorBootstrapComponent { \(offer); var c: C { C(parent: self) } }
      """
    ])
    modules[0].defaultIsolation = .nonisolated
    #expect(compile(modules).diagnostics.map(\.group.rawValue) == ["effect-mismatch"])
  }

  @Test func `An actor at one end is enough`() {
    let need = "var x: Int { get }"
    let root = "class Root: MainActorBootstrapComponent"
    let child = "class C: MainActorComponent<any D>"
    #expect(groups(need, "var x: Int { 0 }", from: root) == [])
    #expect(groups(need, "@MainActor var x: Int { 0 }", to: child, on: "@MainActor") == [])
    let marked = "@MainActor class C: Component<any D>"
    #expect(groups(need, "@MainActor var x: Int { 0 }", to: marked, on: "@MainActor") == [])
    let sendable = "protocol D: Dependency, Sendable"
    #expect(
      groups(need, "var x: Int { 0 }", from: root, protocol: sendable) == ["isolation-mismatch"])
    // Constants that can be sent are read anywhere.
    #expect(groups(need, "let x = 0", from: root, protocol: sendable) == [])
    #expect(groups(need, "var x = 0", from: root, protocol: sendable) == ["isolation-mismatch"])
    let shy = "var x: Shy { get }"
    #expect(groups(shy, "let x = Shy()", from: root, protocol: sendable) == ["isolation-mismatch"])
    let waiting = "var x: () -> Int { get async }"
    let studio = "@Images class Root: BootstrapComponent"
    #expect(groups(waiting, "func x() -> Int { 0 }", from: studio) == [])
    let closure = "var x: @Sendable () -> Int { get }"
    #expect(groups(closure, "func x() -> Int { 0 }", from: root) == ["isolation-mismatch"])
    // An actor need not be called one.
    let onImages = "var x: @Images () -> Int { get }"
    #expect(groups(onImages, "@Images func x() -> Int { 0 }", from: root) == [])
    let own = groups(onImages, "func x() -> Int { 0 }", from: root, to: child)
    #expect(own == ["isolation-mismatch"])
    let other = groups("nonisolated \(need)", "@Images var x: Int { 0 }", from: root, to: child)
    #expect(other == ["isolation-mismatch"])
    // A default is read from nowhere.
    let extended = "extension D { var x: Int? { nil } }; \(sendable)"
    #expect(groups("var x: Int? { get }", "", protocol: extended) == [])
  }

  /// A parameter does not state an actor; the component that passes the value on does.
  @Test(arguments: [("", ["isolation-mismatch"]), ("MainActor", [])])
  func `A service's values are read where it is created`(base: String, groups: [String]) {
    let compilation = compile(
      """
      final class Service { init(x: Int) {} }
      final class Middle: \(base)Component<any EmptyDependency> {
        var service: Service { Service(injecting: self) }
      }
      final class Root: BootstrapComponent {
        @MainActor var x: Int { 0 }
        @MainActor var middle: Middle { Middle(parent: self) }
      }
      """)
    #expect(compilation.diagnostics.map(\.group.rawValue) == groups)
  }

  @Test func `A class has the isolation of a protocol that it conforms to`() {
    let protocols = "@MainActor protocol P {}\nprotocol D: Dependency, Sendable"
    let groups = groups(
      "var x: Int { get }", "var x: Int { 0 }", from: "class Root: BootstrapComponent, P",
      protocol: protocols)
    #expect(groups == ["isolation-mismatch"])
  }

  /// Only its own module may read it anywhere.
  @Test func `A constant of another module's actor cannot be read elsewhere`() {
    let compilation = compile(
      modules([
        "Low": """
        public class Root: MainActorBootstrapComponent { public let x: Int = 0 }
        """,
        "App": """
        import Low
        protocol D: Dependency, Sendable { var x: Int { get } }
        class C: Component<any D> {}
        extension Root { var child: C { C(parent: self) } }
        """,
      ]))
    #expect(compilation.diagnostics.map(\.group) == [.isolationMismatch])
  }

  @Test(arguments: [("Bootstrap", ""), ("", "<any EmptyDependency>")])
  func `The help for a nonisolated base class names its counterpart`(
    kind: String, parameter: String
  ) {
    let found = compile(
      """
      protocol D: Dependency, Sendable { var x: Int { get } }
      class C: Component<any D> {}
      @MainActor class Middle: \(kind)Component\(parameter) {
        let x = 0
        var child: C { C(parent: self) }
      }
      """
    ).diagnostics
    let words = "make 'Middle' inherit from 'MainActor\(kind)Component'"
    #expect(found[0].notes.contains { $0.message.hasSuffix(words) })
  }

  @Test func `Uncertain cases are left to swiftc`() {
    // Swift 6 takes the isolation of the inherited protocol, Swift 5 does not.
    let isolated = "@MainActor protocol P {}\nprotocol D: P"
    #expect(groups("var x: Int { get }", "@MainActor var x: Int { 0 }", protocol: isolated) == [])
  }

  /// The default of a module that contains only protocols cannot be inferred.
  @Test(arguments: [nil, DefaultIsolation.nonisolated, .mainActor])
  func `The module's default isolation is used`(setting: DefaultIsolation?) {
    var modules = modules([
      "Contracts": "public protocol D: Dependency { var x: Int { get } }",
      "App": """
      import Contracts
      class C: Component<any D> { @MainActor func use() { _ = dependency.x } }
      class Root: BootstrapComponent {
        @MainActor var x: Int { 0 }
        var child: C { C(parent: self) }
      }
      """,
    ])
    modules[0].defaultIsolation = setting
    let groups = compile(modules).diagnostics.map(\.group.rawValue)
    #expect(groups == (setting == .nonisolated ? ["isolation-mismatch"] : []))
  }

  /// Swift's own error is about an initializer that is not in the source.
  @Test(arguments: [("", 1), ("nonisolated ", 0)])
  func `A shared root on no actor is not inherited from in a module on the main actor`(
    modifier: String, count: Int
  ) {
    var modules = modules([
      "Shared": "open class SharedRoot: BootstrapComponent { public let x = 1 }",
      "App": "import Shared; protocol Named {}\n\(modifier)class Root: SharedRoot, Named {}",
    ])
    for index in modules.indices where modules[index].name == "App" {
      modules[index].defaultIsolation = .mainActor
    }
    let diagnostics = compile(modules).diagnostics
    #expect(
      diagnostics.map(\.group.rawValue) == Array(repeating: "isolation-mismatch", count: count))
    #expect(diagnostics.allSatisfy { $0.message.hasSuffix("'SharedRoot', which is not isolated") })
  }
}
