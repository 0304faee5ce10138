import BobbinCompiler
import Testing

/// Stored children that keep what stores them, by what creates them.
struct RetainLoopTests {
  @Test(arguments: [
    ("lazy var leaf = Leaf(dependency: self)", 1),
    ("lazy var leaf: Leaf = { Leaf(dependency: self) }()", 1),
    ("lazy var make: () -> Leaf = { [unowned self] in Leaf(dependency: self) }", 0),
    ("var leaf: Leaf { Leaf(dependency: self) }", 0),
    ("weak lazy var leaf = Leaf(dependency: self)", 0),
  ])
  func `A child that is built from the component itself`(property: String, count: Int) {
    let code = """
      protocol D: Dependency { var isOn: Bool { get } }
      final class Leaf: Component<any D> { var isOn: Bool { dependency.isOn } }
      final class Root: BootstrapComponent, D { let isOn = true; \(property) }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.count { $0.group == .retainLoop } == count)
  }

  @Test(arguments: [
    ("lazy var leaf = make(1)", 1), ("lazy var leaf: Leaf = self.make(1)", 1),
    ("lazy var leaf: Leaf? = { make(1) }()", 1),
    ("lazy var leaves: [Leaf] = [make(1), make(2)]", 1), ("lazy var leaf = made", 1),
    ("lazy var title = make(1).title", 0), ("lazy var title: String = make(1).title", 0),
    ("lazy var title = print(make(1))", 0), ("lazy var leaf: Leaf = other.made", 0),
    ("lazy var leaf = other.made", 0), ("lazy var leaf = make(max(1, 2))", 1),
    ("lazy var title = make(max(1, 2)).title", 0), ("lazy var leaves = [make(1)]", 1),
    ("lazy var leaf = { make(1) }()", 1), ("lazy var titles = [make(1).title]", 0),
    ("lazy var title = make(\"(\".count).title", 0), ("lazy var both = (make(1), 2)", 1),
    ("lazy var any: Any = \"made\"", 0), ("lazy var title = made.title", 0),
    ("lazy var isMade = made is Leaf || check(3)", 0), ("var make: Leaf? = nil", 0),
    ("weak var leaf: Leaf? = make(1)", 0), ("lazy var leaves = [Leaf(parent: self)]", 1),
    ("lazy var leaves = [Leaf(parent: self), made]", 1),
    ("lazy var titles = [Leaf(parent: self).title, \"\"]", 0),
    ("lazy var titles = [made.title, made.title]", 0),
    ("lazy var both = (Leaf(parent: self).title, 1)", 0), ("lazy var both = (make(1).title, 1)", 0),
    ("lazy var count = [Leaf(parent: self), Leaf(parent: self)].count", 0),
    ("lazy var three = (make(1), 3).1", 0),
    ("lazy var titles = [make(1), make(2)].map { [$0.title] }", 0),
  ])
  func `A child that a function creates`(property: String, count: Int) {
    let code = """
      protocol D: Dependency { var isOn: Bool { get } }
      final class Leaf: Component<any D> { let title = "" }
      class Base: BootstrapComponent {
        let isOn = true
        func make(_ number: Int) -> Leaf { Leaf(parent: self) }
        var made: Leaf { Leaf(parent: self) }
      }
      final class Sub: Base { \(property) }
      final class Same: BootstrapComponent {
        let isOn = true
        func make(_ number: Int) -> Leaf { Leaf(parent: self) }
        var made: Leaf { Leaf(parent: self) }
        \(property)
      }
      """
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups.count { $0 == .retainLoop } == 2 * count)
  }

  @Test func `A child that a subclass creates for its superclass`() {
    let code = """
      protocol D: Dependency { var isOn: Bool { get } }
      final class Leaf: Component<any D> {}
      class Base: BootstrapComponent {
        let isOn = true
        lazy var leaf = make()
        func make() -> Leaf? { nil }
      }
      final class Sub: Base { override func make() -> Leaf? { Leaf(parent: self) } }
      """
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups.count { $0 == .retainLoop } == 1)
  }

  @Test(arguments: [
    ("class Service { init(make: @escaping () -> Int) {} }", 1),
    ("class Service { init(make: (() -> Int)?) {} }", 1),
    ("class Service { init(make: () -> Int) {} }", 0),
    ("struct Service { let make: () -> Int }", 1),
    ("class Service { init(value: @autoclosure @escaping () -> Int) {} }", 1),
    ("class Service { init(value: @autoclosure () -> Int) {} }", 0),
    ("class Service { init(value: Int) {} }", 0),
  ])
  func `A service that keeps a closure`(service: String, count: Int) {
    let code = """
      \(service)
      final class Root: BootstrapComponent {
        func make() -> Int { 1 }
        var value: Int { 2 }
        lazy var service = Service(injecting: self)
      }
      """
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups.count { $0 == .retainLoop } == count)
  }

  /// The object that keeps the component alive may be stored in another one.
  @Test(arguments: [
    ("let router: Router", "lazy var model = Model(injecting: self)", 1),
    ("let leaf: Leaf", "lazy var model = Model(injecting: self)", 1),
    ("let outer: Outer", "lazy var model = Model(injecting: self)", 1),
    (
      "let leaf: Leaf",
      "let slot = Shared<Model>(); var model: Model { slot { Model(injecting: self) } }", 1
    ),
    ("weak var leaf: Leaf?", "lazy var model = Model(injecting: self)", 0),
    ("unowned let leaf: Leaf", "lazy var model = Model(injecting: self)", 0),
    ("let title: String", "lazy var model = Model(injecting: self)", 0),
    ("let kept: Router", "lazy var model = Model(injecting: self)", 0),
    (
      "let leaf: Int; init(leaf: Leaf) { self.leaf = 1 }",
      "lazy var model = Model(injecting: self)", 0
    ),
    (
      "let title = 1; static var leaf: Leaf? { nil }; init(leaf: Leaf) {}",
      "lazy var model = Model(injecting: self)", 0
    ),
    ("let router: Router", "var model: Model { Model(injecting: self) }", 0),
  ])
  func `A service that stores what keeps its component`(
    stored: String, member: String, count: Int
  ) {
    let code = """
      protocol D: Dependency { var isOn: Bool { get } }
      final class Leaf: Component<any D> {}
      final class Router { let open: () -> Void; init(open: @escaping () -> Void) { self.open = open } }
      final class Outer { let router: Router; init(router: Router) { self.router = router } }
      struct Model { \(stored) }
      final class Root: BootstrapComponent {
        let isOn = true
        func open() {}
        var leaf: Leaf { Leaf(parent: self) }
        var router: Router { Router(injecting: self) }
        var outer: Outer { Outer(injecting: self) }
        var title: String { Router(injecting: self).description }
        let kept = Router {}
        \(member)
      }
      """
    let groups = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(groups.count { $0 == .retainLoop } == count)
  }

  /// The likeliest mistake in a move from a container: a singleton that is one no longer.
  @Test(arguments: [
    ("var core: Core { Core(parent: self) }", "{ core.store }", true),
    ("var core: Core { return Core(parent: self) }", "{ get { return self.core.store } }", true),
    ("var core: Core { return Core(parent: self) }", "{ return self.core.store }", true),
    ("lazy var core = Core(parent: self)", "{ core.store }", false),
    ("func core() -> Core { Core(parent: self) }", "{ core().store }", false),
    (
      "let slot = Shared<Core>(); var core: Core { slot { Core(parent: self) } }", "{ core.store }",
      false
    ),
    ("var core: Core { Core(parent: self) }", "{ Core(parent: self).store }", false),
    ("var core: Core { Core(parent: self) }", "{ core.new }", false),
    ("var core: Core { Core(parent: self) }", "{ core.slot }", true),
    ("var core: Core { Core(parent: self) }", "{ core.passed }", false),
    ("var core: Core { Core(parent: self) }", "= Store()", false),
  ])
  func `What a child stores is new with it`(core: String, store: String, isReported: Bool) {
    let code = """
      final class Store { static let one = Store() }
      final class Core: Component<any EmptyDependency> {
        let store = Store(), passed = Store.one
        private let stores = WeakShared<Store>()
        var new: Store { Store() }
        var slot: Store { stores { Store() } }
      }
      struct Screen { let store: Store }
      final class Root: BootstrapComponent {
        \(core)
        var store: Store \(store)
        var screen: Screen { Screen(injecting: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics.map(\.message)
    let message = "'store' is new at each read, because 'core' creates a new 'Core' each time"
    #expect(found == (isReported ? [message] : []))
  }
}
