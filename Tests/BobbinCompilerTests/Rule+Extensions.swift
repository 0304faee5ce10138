// What extensions add, and what names in them mean.
extension Rule {
  static let extensions = [
    Rule(
      "a scope has what its superclass adopts for these arguments, and not for others",
      prints: "number 1", "number 1", "root root",
      by: """
        protocol Named { func title() -> String }
        extension Named {
          var name: String { "number" }
          func title() -> String { "1" }
        }
        class BaseComponent<Value>: Component<any EmptyDependency> {}
        extension BaseComponent: Named where Value == Int {}
        protocol LeafDependency: Dependency {
          var name: String { get }
          func title() -> String
        }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.name, dependency.title()) }
        }
        final class NumberComponent: BaseComponent<Int> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        class BetweenComponent<Other>: BaseComponent<Other> {}
        final class FarComponent: BetweenComponent<Int> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        typealias TextBase = BaseComponent<Bool>
        protocol Shaped {}
        extension Shaped { var name: String { "shape" } }
        extension TextBase: Shaped {}
        final class TextComponent: BaseComponent<String> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let name = "root"
          func title() -> String { "root" }
          var number: NumberComponent { NumberComponent(parent: self) }
          var far: FarComponent { FarComponent(parent: self) }
          var text: TextComponent { TextComponent(parent: self) }
        }
        public func run() {
          RootComponent().number.leaf.show()
          RootComponent().far.leaf.show()
          RootComponent().text.leaf.show()
        }
        """),
    Rule(
      "an extension of an alias of a base class adds to what is named by it",
      prints: "scope start empty needed",
      by: """
        typealias Scope = Component
        typealias Start = BootstrapComponent
        typealias EmptyScope = Component<any EmptyDependency>
        typealias Needs = Dependency
        extension Needs { var needed: String { "needed" } }
        extension Scope { var tag: String { "scope" } }
        extension Start { var start: String { "start" } }
        extension EmptyScope { var other: String { "empty" } }
        protocol LeafDependency: Dependency {
          var tag: String { get }
          var start: String { get }
          var other: String { get }
          var needed: String { get }
        }
        final class LeafComponent: Component<any LeafDependency> {
          func show() {
            print(dependency.tag, dependency.start, dependency.other, dependency.needed)
          }
        }
        final class MiddleComponent: EmptyScope {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: Start {
          let (tag, other, needed) = ("root", "root", "root")
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """),
    Rule(
      "an alias in a dependency protocol does not hide a type of the module in generated code",
      prints: "3 4",
      by: """
        struct State { let number = 3 }
        protocol LeafDependency: Dependency { var state: State { get } }
        final class LeafComponent: Component<any LeafDependency> {
          var number: Int { dependency.state.number }
        }
        protocol MiddleDependency: Dependency {
          typealias State = Int
          var count: State { get }
        }
        final class MiddleComponent: Component<any MiddleDependency> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
          func show() { print(leaf.number, dependency.count) }
        }
        final class RootComponent: BootstrapComponent {
          let state = State()
          let count = 4
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.show() }
        """),
    Rule(
      "a function may have 'nil' as its default, too",
      prints: "none none",
      by: """
        protocol LeafDependency: Dependency {
          func token(for name: String) -> String?
        }
        extension LeafDependency { func token(for name: String) -> String? { nil } }
        final class LeafComponent: Component<any LeafDependency> {
          var token: String { dependency.token(for: "user") ?? "none" }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          var leaf: LeafComponent { LeafComponent(parent: self) }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() {
          let root = RootComponent()
          print(root.leaf.token, root.middle.leaf.token)
        }
        """),
    Rule(
      "a component is one, although another build declares a placeholder before it",
      prints: "root",
      by: """
        protocol PanelDependency: Dependency { var name: String { get } }
        #if PLACEHOLDER
        enum Panel {}
        #else
        final class Panel: Component<any PanelDependency> {
          func show() { print(dependency.name) }
        }
        #endif
        final class RootComponent: BootstrapComponent {
          let name = "root"
          #if !PLACEHOLDER
          var panel: Panel { Panel(parent: self) }
          #endif
        }
        public func run() { RootComponent().panel.show() }
        """),
    Rule(
      "an alias of a closure is created with its result, and thrown types have no name of their own",
      prints: "3 3", "caught",
      by: """
        struct Failure: Error {}
        protocol LeafDependency: Dependency {
          var number: Int { get }
          func attempt<E: Error>(_ body: () throws(E) -> Void) throws(E)
        }
        protocol OtherDependency: Dependency {
          func attempt<F: Error>(_ body: () throws(F) -> Void) throws(F)
        }
        final class LeafComponent: Component<any LeafDependency> {}
        final class OtherComponent: Component<any OtherDependency> {
          func show() {
            do { try dependency.attempt { () throws(Failure) in throw Failure() } } catch {
              print("caught")
            }
          }
        }
        struct Service { let number: Int }
        typealias MakeLeaf = () -> LeafComponent
        typealias MakeService = () -> Service
        final class MiddleComponent: Component<any EmptyDependency> {
          lazy var make: MakeLeaf = { [unowned self] in .init(parent: self) }
          var other: OtherComponent { OtherComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let number = 3
          func attempt<G: Error>(_ body: () throws(G) -> Void) throws(G) { try body() }
          lazy var make: MakeService = { .init(injecting: self) }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() {
          let root = RootComponent()
          let middle = root.middle
          print(root.make().number, middle.make().dependency.number)
          middle.other.show()
        }
        """),
    Rule(
      "a type nested in a generic class has the arguments of the class that inherits it",
      prints: "7 done", "[7, 8]",
      by: """
        class Base<Value>: Component<any EmptyDependency> {
          struct Input { let value: Value }
          typealias Done = (Value) -> Void
          let input: Input
          init(dependency: any EmptyDependency, input: Input, done: @escaping Done) {
            self.input = input
            super.init(dependency: dependency)
            done(input.value)
          }
        }
        final class LeafComponent: Base<Int> {}
        final class Pager<Item> {
          struct Page { let items: [Item] }
          let page: Page
          init(page: Page) { self.page = page }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          var pager: Pager<Int> { Pager<Int>(injecting: self) }
        }
        final class RootComponent: BootstrapComponent {
          let page = Pager<Int>.Page(items: [7, 8])
          var middle: MiddleComponent { MiddleComponent(parent: self) }
          func leaf() -> LeafComponent {
            LeafComponent(parent: self, input: LeafComponent.Input(value: 7)) {
              print($0, "done")
            }
          }
        }
        public func run() {
          let root = RootComponent()
          _ = root.leaf()
          print(root.middle.pager.page.items)
        }
        """),
    Rule(
      "a service nested in a generic component, and an alias there, keep their plain names",
      prints: "3 3 3 3 3",
      by: """
        struct Store { let number: Int }
        class Screen<Item>: BootstrapComponent {
          struct Part { struct Inner { let number: Int } }
          struct Box<Value> { let number: Int }
          typealias Cache = Store
          let number = 3
          lazy var cache = Cache(injecting: self)
          var inner: Part.Inner { Part.Inner(injecting: self) }
          var list: [Part.Inner] { [.init(injecting: self)] }
          var box: Box<Int> { Box<Int>(injecting: self) }
          var other: Box<Int> { Box(injecting: self) }
        }
        public func run() {
          let screen = Screen<String>()
          print(
            screen.cache.number, screen.inner.number, screen.list[0].number, screen.box.number,
            screen.other.number)
        }
        """),
    Rule(
      "a result builder is applied once, by the code that is written",
      prints: "<near> <f> <near> 4", "near <a><b> <c>",
      by: """
        @resultBuilder enum Tag {
          static func buildBlock(_ parts: String...) -> String {
            parts.map { "<\\($0)>" }.joined()
          }
        }
        @resultBuilder enum Same { static func buildBlock<T>(_ part: T) -> T { part } }
        protocol Titled { @Tag var title: String { get } }
        protocol LeafDependency: Dependency, Titled {
          var title: String { get }
          @Tag func text(_ name: String) -> String
        }
        final class LeafComponent: Component<any LeafDependency> {
          let body: String
          init(dependency: any LeafDependency, @Tag body: () -> String) {
            self.body = body()
            super.init(dependency: dependency)
          }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          func leaf() -> LeafComponent { LeafComponent(parent: self) { "c" } }
        }
        @propertyWrapper struct Doubled {
          var wrappedValue: Int
          init(wrappedValue: Int) { self.wrappedValue = 2 * wrappedValue }
        }
        final class Page {
          let text: String
          init(@Tag title: () -> String, @Doubled number: Int) { text = "\\(title()) \\(number)" }
        }
        struct Card<Content> {
          let name: String
          @Same let content: Content
          @Tag let lines: () -> String
        }
        final class RootComponent: BootstrapComponent {
          let name = "near"
          let content = "near"
          @Tag var title: String { "near" }
          @Tag func text(_ name: String) -> String { name }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
          var page: Page { Page(injecting: self, number: 2) }
          var card: Card<String> {
            Card<String>(injecting: self, lines: {
              "a"
              "b"
            })
          }
        }
        public func run() {
          let root = RootComponent()
          let leaf = root.middle.leaf()
          print(leaf.dependency.title, leaf.dependency.text("f"), root.page.text)
          print(root.card.content, root.card.lines(), leaf.body)
        }
        """),
    Rule(
      "an argument that is evaluated later is passed on with its effects",
      prints: "a b c",
      by: """
        protocol LeafDependency: Dependency {
          func log(_ text: @autoclosure () throws -> String) -> String
          func load(_ text: @autoclosure () async -> String) async -> String
        }
        final class LeafComponent: Component<any LeafDependency> {
          let name: String
          init(dependency: any LeafDependency, name: @autoclosure () throws -> String) {
            self.name = (try? name()) ?? ""
            super.init(dependency: dependency)
          }
        }
        final class RootComponent: BootstrapComponent {
          func log(_ text: @autoclosure () throws -> String) -> String { (try? text()) ?? "" }
          func load(_ text: @autoclosure () async -> String) async -> String { await text() }
          var leaf: LeafComponent { LeafComponent(parent: self, name: "c") }
        }
        public func run() async {
          let leaf = RootComponent().leaf
          print(leaf.dependency.log("a"), await leaf.dependency.load("b"), leaf.name)
        }
        """),
    Rule(
      "an extension for types that are not copyable adds to all",
      prints: "near near 5",
      by: """
        protocol Named: ~Copyable {}
        extension Named where Self: ~Copyable { var x: String { "near" } }
        struct Box<T: ~Copyable>: ~Copyable {
          let x: String
          let n: Int
          init(x: String) { (self.x, n) = (x, 0) }
        }
        extension Box where T: ~Copyable {
          init(x: String, n: Int) { (self.x, self.n) = (x, n) }
        }
        protocol LeafDependency: Dependency { var x: String { get } }
        final class LeafComponent: Component<any LeafDependency> {}
        final class MiddleComponent: Component<any EmptyDependency>, Named {
          let n = 5
          var leaf: LeafComponent { LeafComponent(parent: self) }
          func box() -> Box<Int> { Box<Int>(injecting: self) }
        }
        final class RootComponent: BootstrapComponent {
          let x = "far"
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() {
          let middle = RootComponent().middle
          let box = middle.box()
          print(middle.leaf.dependency.x, box.x, box.n)
        }
        """),
    Rule(
      "an initializer that each branch declares is in all builds",
      prints: "near 5",
      by: """
        #if !MOCK
        struct Service {
          let x: String
          let n: Int
          init(x: String) { (self.x, n) = (x, 0) }
          #if os(macOS)
          init(x: String, n: Int) { (self.x, self.n) = (x, n + 0) }
          #elseif os(Windows)
          init(x: String, n number: Int) { (self.x, n) = (x, number) }
          #else
          init(x: String, n: Int) { (self.x, self.n) = (x, n) }
          #endif
        }
        final class RootComponent: BootstrapComponent {
          let x = "near"
          let n = 5
          var service: Service { Service(injecting: self) }
        }
        public func run() {
          let service = RootComponent().service
          print(service.x, service.n)
        }
        #else
        public func run() {}
        #endif
        """),
    Rule(
      "a generic parameter that no argument of the call mentions is inferred",
      prints: "near 3", "near t []",
      by: """
        protocol LeafDependency: Dependency { var x: String { get } }
        final class LeafComponent: Component<any LeafDependency> {
          let id: Int
          init<D: LeafDependency>(dependency: D, id: Int) {
            self.id = id
            super.init(dependency: dependency)
          }
        }
        final class PageComponent: Component<any LeafDependency> {
          let text: String
          init<T: Sequence>(dependency: any LeafDependency, parts: T = [Int](), title: String) {
            text = "\\(title) \\(Array(parts))"
            super.init(dependency: dependency)
          }
        }
        final class RootComponent: BootstrapComponent {
          let x = "near"
          var leaf: LeafComponent { LeafComponent(parent: self, id: 3) }
          var page: PageComponent { PageComponent(parent: self, title: "t") }
        }
        public func run() {
          let (leaf, page) = (RootComponent().leaf, RootComponent().page)
          print(leaf.dependency.x, leaf.id)
          print(page.dependency.x, page.text)
        }
        """),
    Rule(
      "what a call passes decides generic arguments, and a trailing closure is for what is missing",
      prints: "near [1] near", "near 3 closed", "model 4",
      by: """
        @resultBuilder enum Same { static func buildBlock<T>(_ part: T) -> T { part } }
        struct Card<Content> {
          let title: String
          @Same let content: Content
          @Same var footer: () -> Content
        }
        struct Sheet<Content> {
          let title: String
          let onClose: () -> String
          @Same let content: Content
        }
        struct Screen {
          let model: String
          let count: Int
          init(model: @autoclosure () -> String, count: () -> Int) {
            (self.model, self.count) = (model(), count())
          }
        }
        final class RootComponent: BootstrapComponent {
          let title = "near"
          let model = "model"
          func onClose() -> String { "closed" }
          func card<T>(_ content: T) -> Card<T> {
            Card(injecting: self, content: { content }, footer: { content })
          }
          var sheet: Sheet<Int> { Sheet<_>(injecting: self) { 3 } }
          var screen: Screen { Screen(injecting: self) { 4 } }
        }
        public func run() {
          let root = RootComponent()
          print(root.card([1]).title, root.card([1]).content, root.card("near").footer())
          print(root.sheet.title, root.sheet.content, root.sheet.onClose())
          print(root.screen.model, root.screen.count)
        }
        """),
  ]
}
