import BobbinCompiler
import BobbinSyntax
import Testing

/// Warnings about members that a child does not get, or that may not be what it should get.
struct PassedOverTests {
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
    ("func make() -> Int", "func make(id: Int = 1) -> Int { id }", true),
    ("func make(_ a: Int) -> Int", "func make(_ a: Int, b: Int = 1, c: Int) -> Int { a }", false),
    ("func make() -> Int", "func make(id: Int = 1) -> String { \"\" }", false),
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
      extension Wide where A == Int { var v: CGFloat { 2 } }
      protocol D: Dependency { var v: CGFloat { get }; var w: CGFloat { get } }
      final class Leaf: Component<any D> {}
      protocol MidDependency: Dependency { var u: CGFloat { get } }
      final class Mid: Component<any MidDependency>\(member.contains(" o ") ? ", Wide" : "") {
        \(member)
        let w = make()
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Root: BootstrapComponent {
        let v: CGFloat = 1, u: CGFloat = 2
        static let w: CGFloat = 3
        var mid: Mid { Mid(parent: self) }
      }
      """
    let words =
      "it is not certain that it fits; declare it in 'Mid' with type 'CGFloat', or rename it"
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

  /// It is kept, and wraps what a scope farther up has; unless it creates the child later.
  @Test(arguments: [
    ("lazy var store: any Store = Disk(parent: self)", 0),
    ("lazy var store: any Store = { Disk(parent: self) }()", 0),
    ("lazy var store: any Store = Later { [unowned self] in Disk(parent: self) }", 1),
    ("lazy var store: any Store = Later { [unowned self] in Wrapper(injecting: self) }", 1),
    ("var store: any Store { Disk(parent: self) }", 1),
  ])
  func `A stored property is not overlooked by what makes it`(member: String, count: Int) {
    let code = """
      protocol Store {}
      protocol D: Dependency { var store: any Store { get } }
      final class Disk: Component<any D>, Store { lazy var other = dependency.store }
      struct Wrapper: Store { init(store: any Store) {} }
      struct Later: Store { init(_ make: @escaping () -> any Store) {} }
      final class Middle: Component<any EmptyDependency> { \(member) }
      final class Root: BootstrapComponent {
        let store: any Store = makeStore()
        var middle: Middle { Middle(parent: self) }
      }
      """
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups.count { $0 != .unusedComponent } == count)
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

  @Test(arguments: [
    ("let log = 1", "has type 'Int', but 'Leaf' needs 'Log?'"),
    ("private let log = Log()", "is private, but 'Leaf' needs it"),
    (
      "var log: Log { get async { Log() } }",
      "is marked 'async', but 'Leaf' needs it without 'await'"
    ),
    ("let log = Log()", nil), ("let log = Log(); static let log = 1", nil),
  ])
  func `An optional that some builds leave unserved is warned about`(
    member: String, reason: String?
  ) {
    let code = leafAndRoot(
      needs: "var log: Log? { get }",
      root: "#if DEBUG\n\(member)\n#else\nlet log = Log()\n#endif",
      with: "struct Log {}; extension D { var log: Log? { nil } }")
    let found = Compilation(modules(["App": code])).diagnostics
      .filter { $0.group == .unservedOptional }.map(\.message)
    #expect(found == reason.map { ["'log' of 'Root' \($0)"] } ?? [])
  }

  /// Unless the component requires it, too, and keeps what it gets under that name.
  @Test(arguments: [
    ("", "", 1), ("", "static ", 0), ("var name: String { get }", "", 0),
  ])
  func `A private member that a farther one replaces is warned about`(
    requirement: String, modifier: String, count: Int
  ) {
    func code(_ member: String) -> String {
      """
      protocol D: Dependency { var name: String { get } }
      final class Leaf: Component<any D> { var title: String { dependency.name } }
      struct Model { let name: String }
      protocol MiddleDependency: Dependency { \(requirement) }
      final class Middle: Component<any MiddleDependency> {
        private \(modifier)let name = "middle"
        \(member)
      }
      final class Root: BootstrapComponent {
        let name = "root"
        var middle: Middle { Middle(parent: self) }
      }
      """
    }
    for member in [
      "var leaf: Leaf { Leaf(parent: self) }", "var a: Model { Model(injecting: self) }",
    ] {
      let found = Compilation(modules(["App": code(member)])).diagnostics
        .filter { $0.group == .passedOver }
      #expect(found.count == count)
    }
  }

  /// What it creates wraps what a scope farther up has.
  @Test func `A private member that makes its value from a farther one is not warned about`() {
    let code = """
      struct Log {}
      struct Tagged { init(log: Log) {} }
      final class Middle: Component<any EmptyDependency> {
        private var log: Log { _ = Tagged(injecting: self); return Log() }
      }
      final class Root: BootstrapComponent {
        let log = Log()
        var middle: Middle { Middle(parent: self) }
      }
      """
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(!groups.contains(.passedOver))
  }

  @Test(arguments: [
    ("isSmall", "Leaf(parent: self)", 1), ("isSmall", "Leaf(parent: self, isSmall: isSmall)", 0),
    ("isLarge", "Leaf(parent: self)", 0),
  ])
  func `An argument that a component's initializer could take is warned about`(
    name: String, call: String, count: Int
  ) {
    let code = """
      final class Leaf: Component<any EmptyDependency> {
        init(dependency: any EmptyDependency, isSmall: Bool = false) {
          super.init(dependency: dependency)
        }
      }
      final class Root: BootstrapComponent { func leaf(\(name): Bool) -> Leaf { \(call) } }
      """
    let words = "'isSmall' is not passed to 'Leaf', which gets its default"
    let messages = Compilation(modules(["App": code])).messages
    #expect(messages.count { $0 == words } == count)
  }

  @Test func `An overload that serves another requirement is not passed over`() {
    let code = leafAndRoot(
      needs: "func open(_ a: Int); func open(_ a: String)",
      leaf: "func show() { dependency.open(1); dependency.open(\"\") }",
      middle: "func open(_ a: Int) {}", root: "func open(_ a: String) {}")
    #expect(Compilation(modules(["App": code])).diagnostics.isEmpty)
  }
}
