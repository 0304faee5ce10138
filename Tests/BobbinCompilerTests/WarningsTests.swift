import BobbinCompiler
import BobbinSyntax
import Testing

/// A comment at the place silences a warning.
struct WarningsTests {
  /// A warning of a golden.
  struct Case: CustomTestStringConvertible, Sendable {
    var fixture: Fixture
    var warning: Diagnostic
    var testDescription: String { "\(fixture.name):\(warning.location.line) #\(warning.group)" }
  }

  private static let cases = Fixture.all.flatMap { fixture in
    ((try? fixture.outcome())?.diagnostics ?? [])
      .filter { $0.severity == .warning }.map { Case(fixture: fixture, warning: $0) }
  }

  @Test(arguments: [("w", false), ("v", true)])
  func `What an extension adds to a dependency may read its requirements`(
    name: String, isReported: Bool
  ) {
    let code = leafAndRoot(
      needs: "var u: Int { get }; var v: Int { get }", leaf: "var all: Int { dependency.\(name) }",
      root: "let u = 1, v = 2", with: "extension D { var \(name): Int { u } }")
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages == (isReported ? ["'Leaf' requires 'u' and never uses it"] : []))
  }

  @Test func `A module that only extends components is warned about`() {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol D: Dependency { var v: Int { get } }
      public final class Leaf: Component<any D> { public var w: Int { dependency.v } }
      public final class Mid: Component<any D> { public let v = "" }
      public final class Root: BootstrapComponent { let v = 1; var mid: Mid { Mid(parent: self) } }
      """,
      "App": "import Lib; extension Mid { public var leaf: Leaf { Leaf(parent: self) } }",
    ]
    #expect(Compilation(modules(sources)).diagnostics.map(\.group) == [.passedOver])
  }

  @Test func `What a component conforms to by hand may be read through such an object`() {
    let code = leafAndRoot(
      needs: "var u: Int { get }", root: "let u = 1",
      with: "final class Other: BootstrapComponent, D { let u = 2 }")
    #expect(Compilation(modules(["App": code])).diagnostics.isEmpty)
  }

  /// A contract may be used in part, but not in vain.
  @Test(arguments: [
    ("protocol D: Dependency, Router {}", "dependency.open()", 0),
    ("protocol D: Dependency, Router {}", "", 2),
    ("protocol D: Dependency { func open(); func close() }", "dependency.open()", 1),
    ("typealias D = Router", "dependency.open()", 1),
  ])
  func `A part of a contract need not be used`(dependency: String, body: String, count: Int) {
    let code = """
      protocol Router { func open(); func close() }
      \(dependency)
      final class Leaf: Component<any D> { func run() { \(body) } }
      final class Root: BootstrapComponent {
        func open() {}
        func close() {}
        var leaf: Leaf { Leaf(parent: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.count { $0.group == .unusedRequirement } == count)
  }

  @Test(arguments: [
    ("", "let v = 2", true), ("let v = 1", "override var v: Int { 2 }", false), ("", "", false),
    ("", "let v = 2; var own: Leaf { Leaf(parent: self) }", false),
  ])
  func `A subclass's member does not provide for a child that its superclass creates`(
    base: String, sub: String, isReported: Bool
  ) {
    let code = """
      protocol D: Dependency { var v: Int { get } }
      final class Leaf: Component<any D> { var w: Int { dependency.v } }
      class Base: Component<any EmptyDependency> {
        \(base.replacing("let v = 1", with: "var v: Int { 1 }"))
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Sub: Base { \(sub) }
      final class Root: BootstrapComponent { let v = 3; var sub: Sub { Sub(parent: self) } }
      """
    let words =
      "'v' of 'Sub' does not reach 'Leaf', which 'Base' creates; declare it in 'Base', and override it"
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages == (isReported ? [words] : []))
  }

  @Test(arguments: [
    ("func make(id: Int) -> Int", "lazy var make: (Int) -> Int = { $0 }", true),
    ("func make() -> Int", "let make = 1", true),
    ("func make() -> Int", "static let make = 1", false),
    ("var make: Int { get }", "func make() -> Int { 1 }", true),
    ("var make: Int { get }", "func make(id: Int) -> Int { 1 }", false),
    ("var make: (Int) -> Int { get }", "func make() -> Int { 1 }", true),
    ("func make() -> Int", "private let make = 1", false),
  ])
  func `Passing over a property in place of a function is a warning`(
    requirement: String, member: String, isReported: Bool
  ) {
    let code = leafAndRoot(
      needs: requirement, leaf: "var all: Any { dependency.make }", middle: member,
      root: requirement.replacing("{ get }", with: "")
        + (requirement.contains("->") && requirement.hasPrefix("var") ? " { { $0 } }" : " { 0 }"))
    let diagnostics = Compilation(modules(["App": code])).diagnostics
    #expect(diagnostics.map(\.group) == (isReported ? [.passedOver] : []))
    // The types would look the same.
    let words = "'make' of 'Middle' is a property, but 'Leaf' needs a function"
    #expect((diagnostics.first?.message == words) == member.hasPrefix("lazy"))
  }

  @Test(arguments: [
    ("", "{ D(parent: self).text }", ["passedOver"]), ("", "{ D(parent: self) }", ["passedOver"]),
    ("func text() -> any Text", "{ D(parent: self).text }", []),
    ("", "{ made.text }; var made: D { D(parent: self) }", []),
    ("", "{ Service(injecting: self).text }", ["unusedComponent"]),
  ])
  func `A function that wraps a farther one of the same name is warned about`(
    requirement: String, body: String, groups: [String]
  ) {
    let code = """
      protocol Text {}
      extension String: Text {}
      protocol DDependency: Dependency { func text() -> any Text }
      final class D: Component<any DDependency>, Text { var text: any Text { dependency.text() } }
      final class Service { let text: any Text; init(text: () -> any Text) { self.text = text() } }
      protocol MidDependency: Dependency { \(requirement) }
      final class Mid: Component<any MidDependency> {
        func text() -> any Text \(body)
      }
      final class Root: BootstrapComponent {
        func text() -> any Text { "" }
        var mid: Mid { Mid(parent: self) }
      }
      """
    #expect(Compilation(modules(["App": code])).diagnostics.map { "\($0.group)" } == groups)
  }

  /// A class in between may also create the child.
  @Test func `A member is out of reach only if no superclass passes it to the child`() {
    func messages(_ need: String, _ middle: String) -> [String] {
      let code = """
        protocol D: Dependency { var v: \(need) { get } }
        extension D { var v: Int? { nil } }
        final class Leaf: Component<any D> { var w: Any? { dependency.v } }
        class Base: Component<any EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
        class Middle: Base { let v = 2; \(middle) }
        final class Sub: Middle {}
        final class Root: BootstrapComponent {
          \(need == "Int" ? "let v = 1" : "")
          var one: Middle { Middle(parent: self) }
          var sub: Sub { Sub(parent: self) }
        }
        """
      return Compilation(modules(["App": code])).diagnostics.map { "\($0.group): \($0.message)" }
    }
    #expect(messages("Int", "override var leaf: Leaf { Leaf(parent: self) }") == [])
    let words =
      "'v' of 'Middle' does not reach 'Leaf', which 'Base' creates; declare it in 'Base', and override it"
    #expect(messages("Int", "") == ["passedOver: \(words)"])
    #expect(messages("Int?", "") == ["passedOver: \(words)"])
  }

  @Test(arguments: ["let v = make()", "let v: Double = 1", "let o = make()"])
  func `A doubt about a provider says what to write`(member: String) {
    let code = """
      import Foundation
      protocol Wide { associatedtype A; var o: A { get } }
      extension Wide where A == Int { var v: TimeInterval { 2 } }
      protocol D: Dependency { var v: TimeInterval { get }; var w: TimeInterval { get } }
      final class Leaf: Component<any D> {}
      protocol MidDependency: Dependency { var u: TimeInterval { get } }
      final class Mid: Component<any MidDependency>\(member.contains(" o ") ? ", Wide" : "") {
        \(member)
        let w = make()
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Root: BootstrapComponent {
        let v: TimeInterval = 1, u: TimeInterval = 2
        static let w: TimeInterval = 3
        var mid: Mid { Mid(parent: self) }
      }
      """
    let words =
      "it is not certain that it fits; declare it in 'Mid' with type 'TimeInterval', or rename it"
    #expect(
      Compilation(modules(["App": code])).diagnostics.filter { $0.group == .undecidedProvider }
        .map(\.message) == ["'v' of 'Mid' provides 'v' of 'Leaf', but \(words)"])
  }

  @Test func `A farther function certainly fits where a closure is needed`() {
    let code = leafAndRoot(
      needs: "var v: () -> Int { get }", leaf: "var all: Any { dependency.v }",
      middle: "let v = made()", root: "func v() -> Int { 1 }")
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups == [.undecidedProvider])
  }

  @Test(arguments: [
    ("Env.dev", false), ("Env.at", true), ("Env.main", true), ("Env.allCases", true),
  ])
  func `The type of a case is not in doubt`(value: String, isDoubtful: Bool) {
    let code = leafAndRoot(
      needs: "var env: Env { get }", middle: "let env = \(value)", root: "let env: Env = .dev",
      with: "enum Env { case dev, at(String); static let main = make() }")
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups.contains(.undecidedProvider) == isDoubtful)
  }

  @Test(arguments: [
    ("private let o: String? = nil", "", "'o' of 'Middle' is private, but 'Leaf' needs it"),
    ("let o = 1", "", "'o' of 'Middle' has type 'Int', but 'Leaf' needs 'String?'"),
    (
      "func o() -> String { \"\" }", "",
      "'o' of 'Leaf' gets its default, although 'Middle' has 'o()'"
    ),
    ("func o(id: Int) -> String { \"\" }", "", nil),
    // A scope above serves it.
    ("private let o: String? = nil", "let o: String? = nil", nil),
  ])
  func `A scope that forwards an optional requirement may be the one that was meant`(
    member: String, above: String, message: String?
  ) {
    let code = leafAndRoot(
      needs: "var o: String? { get }; var p: Int { get }", leaf: "func use() { _ = dependency.o }",
      middle: "\(member); private let p = 1", root: "\(above); let p = 2",
      with: "extension D { var o: String? { nil } }")
    let diagnostics = Compilation(modules(["App": code])).diagnostics
    #expect(
      diagnostics.filter { $0.group == .unservedOptional }.map(\.message)
        == (message.map { [$0] } ?? []))
  }

  @Test(arguments: [("Any?", 0), ("Logger?", 1)])
  func `A member with another name is a near miss for an optional only if its type is rare`(
    type: String, count: Int
  ) {
    let code = leafAndRoot(
      needs: "var extra: \(type) { get }", leaf: "func use() { _ = dependency.extra }",
      root: "let something = Logger()",
      with: "final class Logger {}; extension D { var extra: \(type) { nil } }")
    let diagnostics = Compilation(modules(["App": code])).diagnostics
    #expect(diagnostics.filter { $0.group == .unservedOptional }.count == count)
  }

  @Test(arguments: [
    ("let names: [String] = []", "has type '[String]', but 'Service' needs 'String'"),
    ("let names = [\"a\"]", "states no type, but 'Service' needs 'String'"),
    ("private let names = \"a\"", "is private, but 'Service' needs it"),
  ])
  func `What does not serve a parameter that takes any number of values is noted`(
    member: String, reason: String
  ) {
    let code = """
      struct Service { init(names: String...) {} }
      final class Root: BootstrapComponent {
        \(member)
        var service: Service { Service(injecting: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == [.unservedOptional])
    #expect(found.map(\.message) == ["'names' of 'Root' \(reason)"])
  }

  /// A value is looked for under the label, then under the name.
  @Test(arguments: [("\"n\"", 0), ("5", 2)])
  func `There is no note about the label if the name fits`(value: String, count: Int) {
    let code = """
      struct Service { init(label n: String = "d") {} }
      final class Root: BootstrapComponent {
        let label = 3, n = \(value)
        var service: Service { Service(injecting: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == Array(repeating: .unservedOptional, count: count))
  }

  /// It is kept, and wraps what a scope farther up has.
  @Test(arguments: [
    ("lazy var store: any Store = Disk(parent: self)", 0),
    ("var store: any Store { Disk(parent: self) }", 1),
  ])
  func `A stored property is not overlooked by what makes it`(member: String, count: Int) {
    let code = """
      protocol Store {}
      protocol D: Dependency { var store: any Store { get } }
      final class Disk: Component<any D>, Store { lazy var other = dependency.store }
      final class Middle: Component<any EmptyDependency> { \(member) }
      final class Root: BootstrapComponent {
        let store: any Store = makeStore()
        var middle: Middle { Middle(parent: self) }
      }
      """
    #expect(Compilation(modules(["App": code])).diagnostics.map(\.group).count == count)
  }

  @Test func `A wrapper with nothing to wrap gets a warning about its default`() {
    let code = """
      struct Log { init(log: Log? = nil) {} }
      final class Root: BootstrapComponent { lazy var log = Log(injecting: self) }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == [.unservedOptional])
  }

  @Test func `A kept default is warned about if the component requires another type`() {
    let code = """
      struct Service { init(limit: Bool = true) {} }
      protocol FeatureDependency: Dependency { var limit: Int { get } }
      final class Feature: Component<any FeatureDependency> {
        var service: Service { Service(injecting: self) }
        var double: Int { 2 * dependency.limit }
      }
      final class Root: BootstrapComponent {
        let limit = 3
        var feature: Feature { Feature(parent: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == [.unservedOptional])
    #expect(
      found.map(\.message)
        == ["'limit' of 'Feature' has type 'Int', but 'Service' needs 'Bool'"])
  }

  @Test(arguments: [
    ("class Root: Component<any EmptyDependency> {}", ["'BootstrapComponent'"]),
    ("class Root: MainActorComponent<any EmptyDependency> {}", ["'MainActorBootstrapComponent'"]),
    ("class Root: Component<any D> { var b: Int { dependency.a } }", []),
    ("class Root: Base {}; class Base: Component<any EmptyDependency> {}", []),
  ])
  func `A component that nothing creates may be a root`(code: String, bases: [String]) {
    let found = Compilation(
      modules(["App": "protocol D: Dependency { var a: Int { get } }; \(code)"])
    )
    .diagnostics
    #expect(found.map(\.message) == ["nothing creates component 'Root'"])
    let notes = found.flatMap(\.notes).map(\.message)
    #expect(notes == bases.map { "if it is a root, let it inherit from \($0)" })
  }

  /// A default may hide a typing error, or that a dependency protocol lacks a line.
  @Test(arguments: [
    (
      "let uploaders: any Uploader = Own()", "",
      "gets its default, although 'Middle' has 'uploaders'"
    ),
    (
      "func makeUploader() -> any Uploader { Own() }", "",
      "gets its default, although 'Middle' has 'makeUploader()'"
    ),
    (
      "", "lazy var uploader: any Uploader = Own()",
      "gets its default, although 'Root' has 'uploader'; require it in the dependency of 'Middle', or pass it"
    ),
    (
      "", "let uploader = makeUploader()",
      "gets its default, although 'Root' has 'uploader'; require it in the dependency of 'Middle', or pass it"
    ),
    ("let uploader: any Uploader = Own()", "let uploader: any Uploader = Own()", nil),
    // What wraps a value of the type, or only some builds have, is not given to what makes it.
    (
      "func makeWrapper() -> any Uploader { Wrapper(injecting: self) }",
      "let wrapper: any Uploader = Own()", nil
    ),
    (
      "\n#if DEBUG\nlet uploaders: any Uploader = Own()\n#endif\n",
      "\n#if DEBUG\nlet uploader: any Uploader = Own()\n#endif\n", nil
    ),
    (
      "func makeUploader() async -> any Uploader { Own() }",
      "var uploader: any Uploader { get async { Own() } }", nil
    ),
    ("let uploaders: (any Uploader)? = nil", "let queue: DispatchQueue = .global()", nil),
    ("@available(*, unavailable) var uploaders: any Uploader { Own() }", "", nil),
    ("", "func other() -> Other { Other(parent: self) }; let uploader: any Uploader = Own()", nil),
    // The type alone says little, and neither does a name.
    (
      "func loadUploader() -> any Uploader { Own() }; let titles = \"\"",
      "let title = \"Root\", uploader = 3", nil
    ),
    ("let other: any Uploader = Own()", "", nil),
    ("static let uploaders: any Uploader = Own()", "let titles = 3", nil),
    (
      "let uploaders: any Uploader = Own(); var user: User { User(injecting: self) }",
      "private let uploader: any Uploader = Own()", nil
    ),
  ])
  func `A default is warned about if a member may have been meant`(
    member: String, above: String, words: String?
  ) {
    let other = """
      final class Other: Component<any EmptyDependency> {
        var middle: Middle { Middle(parent: self) }
      }
      """
    let code = """
      protocol Uploader {}
      struct Own: Uploader {}
      struct Wrapper: Uploader { init(wrapper: any Uploader = Own()) {} }
      struct User { init(uploaders: any Uploader) {} }
      struct Form {
        init(uploader: any Uploader = Own(), title: String = "", queue: DispatchQueue = .main) {}
      }
      final class Middle: Component<any EmptyDependency> {
        \(member)
        var form: Form { Form(injecting: self) }
      }
      \(above.contains("Other") ? other : "")
      final class Root: BootstrapComponent {
        \(above)
        var middle: Middle { Middle(parent: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.message) == (words.map { ["'uploader' of 'Form' \($0)"] } ?? []))
    #expect(found.allSatisfy { $0.group == .unservedOptional })
  }

  /// What uses the argument in another way may have another value in mind for the service.
  @Test(arguments: [
    ("func make(user: User) -> Model { Model(injecting: self) }", 1),
    ("func make(user: User) -> Model { self.user = user; return Model(injecting: self) }", 0),
    ("func make(user: User) -> Model { Model(injecting: self, user: user) }", 0),
    ("func make(name: User) -> Model { Model(injecting: self) }", 0),
    ("init(user: User) { self.user = user; super.init(); _ = Model(injecting: self) }", 0),
  ])
  func `An argument that nothing uses is warned about`(member: String, count: Int) {
    let code = """
      struct User {}
      struct Model { init(user: User) {} }
      final class Root: BootstrapComponent {
        var user = User()
        \(member)
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.count == count && found.allSatisfy { $0.group == .passedOver })
  }

  /// Of a type as common as `String`, only another case of letters is certainly a mistake.
  @Test(arguments: [
    ("let baseUrl = \"\"", "baseURL"), ("let baseURI = \"\"", nil),
    ("func makeDetailView(_ id: Int) -> View { View() }", "detailView"),
    ("func isFavourite(id: Int) -> Bool { true }", "isFavorite"),
    ("func isFavourite(id: String) -> Bool { true }", nil),
    ("func unlock(id: Int) {}", nil), ("let counter = 3", nil),
  ])
  func `A closure or a common value may have been meant, too`(member: String, name: String?) {
    let code = """
      struct View {}
      struct Form {
        init(
          baseURL: String = "", detailView: ((Int) -> View)? = nil,
          isFavorite: @escaping (Int) -> Bool = { _ in false },
          lock: @escaping (Int) -> Void = { _ in }, count: @escaping () -> Int = { 0 }) {}
      }
      final class Root: BootstrapComponent {
        \(member)
        var form: Form { Form(injecting: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
      .filter { !$0.message.contains("takes nothing") }.map(\.message)
    #expect(found.count == (name == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.hasPrefix("'\(name ?? "")' of 'Form' gets its default") })
  }

  @Test func `What the component requires as a function may be meant for a parameter`() {
    let code = leafAndRoot(
      needs: "func store() -> Store", leaf: "var model: Model { Model(injecting: self) }",
      root: "func store() -> Store { Store() }",
      with: "struct Store {}; struct Model { init(store: Store = Store()) {} }")
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages.contains("'store' of 'Model' gets its default, although 'Leaf' has 'store()'"))
  }

  /// Where nothing is under the name, an initializer that takes less is what is meant.
  @Test(arguments: [
    ("", nil),
    ("let logger = Logger()", nil),
    ("private let logger = Logger()", "is private, but 'Session' needs it"),
    ("private let logger = FileLogger()", "is private, but 'Session' needs it"),
    ("static let logger = Logger()", "is static, but 'Session' needs an instance member"),
    ("let logger: Logger? = Logger()", "has type 'Logger?', but 'Session' needs 'Logger'"),
    ("let logger = 3", nil),
  ])
  func `An initializer that takes less is called with a warning`(member: String, fault: String?) {
    let code = """
      class Logger {}
      final class FileLogger: Logger {}
      final class Session {
        init(user: String) {}
        init(user: String, logger: Logger) {}
        init(user: String, logger: Logger, count: Int) {}
        init(logger: Logger) {}
      }
      final class Root: BootstrapComponent {
        let user = "Anna"
        \(member)
        var session: Session { Session(injecting: self) }
      }
      """
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages == (fault.map { ["'logger' of 'Root' \($0)"] } ?? []))
  }

  /// What a function takes serves a service only if it is passed.
  @Test(arguments: [
    ("id: Int", "", "'id' is not passed to 'Details', and no scope provides it"),
    ("id: String", "", "no scope provides 'id' of type 'Int', which 'Details' needs"),
    ("id: Int", ", for: id", nil), ("number id: Int", ", for: id", nil),
    (
      "id: Int, router: Router", ", for: id",
      "'router' of this function is not passed to 'Details', which gets another one"
    ),
  ])
  func `A value that a function takes has to be passed to a service`(
    parameters: String, arguments: String, expected: String?
  ) {
    let code = """
      struct Router {}
      struct Details { init(for id: Int, router: Router) {} }
      final class Root: BootstrapComponent {
        let router = Router()
        func details(\(parameters)) -> Details { Details(injecting: self\(arguments)) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.message) == [expected].compactMap(\.self))
    let help = found.first?.notes.map(\.message).contains("pass 'for: id' in this call")
    #expect(help ?? false == (arguments.isEmpty && parameters == "id: Int"))
  }

  /// The type of a static member is plain if the member is among the sources and its own type is.
  @Test(arguments: [
    ("let mock = Clock(name: \"\")", 0), ("let mock = Self(name: \"\")", 0),
    ("let mock: Clock = .init(name: \"\")", 0), ("var mock: Self { Self(name: \"\") }", 0),
    ("let mock = made()", 1), ("let mock = Clock.other; static let other = Clock.mock", 1),
  ])
  func `A static member shows its type`(member: String, count: Int) {
    let code = leafAndRoot(
      needs: "var clock: Clock { get }", leaf: "var all: Clock { dependency.clock }",
      middle: "let clock = Clock.mock", root: "let clock: Clock = .mock",
      with: """
        func made() -> Clock { Clock(name: "") }
        struct Clock { let name: String; static \(member) }
        """)
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == Array(repeating: .undecidedProvider, count: count))
  }

  @Test func `A child component is not a near miss for a parameter with a default`() {
    let code = """
      final class Service { init(limit: Int = 3, profile: Int = 1) {} }
      final class ProfileComponent: Component<any EmptyDependency> {}
      final class Root: BootstrapComponent {
        let limit = "three"
        var profile: ProfileComponent { ProfileComponent(parent: self) }
        var service: Service { Service(injecting: self) }
      }
      """
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages == ["'limit' of 'Root' has type 'String', but 'Service' needs 'Int'"])
  }

  @Test(arguments: cases, ["above", "after"])
  func `A comment silences a warning and no other`(_ found: Case, place: String) throws {
    let modules = try found.fixture.modules()
    let warning = found.warning
    let others = try found.fixture.outcome().diagnostics.filter {
      ($0.group, $0.location.file, $0.location.line)
        != (warning.group, warning.location.file, warning.location.line)
    }
    let silenced = modules.map { module in
      let files = module.files.map {
        $0.path == warning.location.file ? $0.allowing(warning, isAbove: place == "above") : $0
      }
      return module.with(files)
    }
    let remaining = Compilation(silenced).diagnostics
    // The line above moves what follows.
    #expect(remaining.map(\.message) == others.map(\.message))
  }
}

extension SourceFile {
  /// The file with a comment that allows a warning, on its line or on one of its own above.
  fileprivate func allowing(_ warning: Diagnostic, isAbove: Bool) -> SourceFile {
    var lines = source.text(0..<source.bytes.count)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let comment = "// bobbin:allow \(warning.group.rawValue)"
    let index = warning.location.line - 1
    if isAbove { lines.insert(comment, at: index) } else { lines[index] += "  " + comment }
    return Parser.parse(Source(path: path, text: lines.joined(separator: "\n")))
  }
}
