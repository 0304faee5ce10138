import Testing

/// A rule of resolution with a program that shows it; those with goldens of their own are not here.
struct Rule: CustomTestStringConvertible, Sendable {
  var name: String
  var program: SmallProgram
  var expected: [String]

  var testDescription: String { name }

  init(_ name: String, prints expected: String..., by app: String) {
    self.name = name
    self.expected = expected
    program = SmallProgram(app)
  }

  init(
    _ name: String, prints expected: String...,
    in modules: KeyValuePairs<String, String>, flags: [String] = [], mainActor: Set<String> = []
  ) {
    self.name = name
    self.expected = expected
    program = SmallProgram(flags: flags, mainActor: mainActor, modules)
  }

  static let all = general + needle + conditional + names + extensions + isolated

  private static let general = [
    Rule(
      "what extensions add to a scope's dependency comes before farther scopes",
      prints: "base own builder!", "declared", "everywhere tagged",
      by: """
        struct Base { let name: String }
        protocol LeafDependency: Dependency {
          var tag: String { get }
          var own: String { get }
          var build: () -> String { get }
          func shout(_ text: String) -> String
        }
        final class LeafComponent: Component<any LeafDependency> {
          func show() {
            print(dependency.tag, dependency.own, dependency.shout(dependency.build()))
          }
        }
        protocol OtherDependency: Dependency {
          var declared: String { get }
        }
        final class OtherComponent: Component<any OtherDependency> {
          func show() { print(dependency.declared) }
        }
        protocol LastDependency: Dependency {
          var everywhere: String { get }
          var tagged: String { get }
        }
        final class LastComponent: Component<any LastDependency> {
          func show() { print(dependency.everywhere, dependency.tagged) }
        }
        extension Dependency {
          var everywhere: String { "everywhere" }
        }
        protocol KitDependency { var base: Base { get } }
        extension KitDependency {
          var tag: String { base.name }
          func build() -> String { "builder" }
        }
        protocol MiddleDependency: Dependency, KitDependency {
          var declared: String { get }
        }
        extension MiddleDependency {
          var declared: String { "default" }
          var own: String { "extension" }
          func shout(_ text: String) -> String { text + "!" }
          private var hidden: String { "hidden" }
        }
        extension MiddleDependency where Self: Codable {
          var tagged: String { "never" }
        }
        final class MiddleComponent: Component<any MiddleDependency> {
          let own = "own"
          var leaf: LeafComponent { LeafComponent(parent: self) }
          var other: OtherComponent { OtherComponent(parent: self) }
          var last: LastComponent { LastComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let base = Base(name: "base"), declared = "declared", everywhere = "root"
          let tag = "root", own = "root", build = { "root" }, tagged = "tagged"
          func shout(_ text: String) -> String { text }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() {
          let middle = RootComponent().middle
          middle.leaf.show()
          middle.other.show()
          middle.last.show()
        }
        """),
    Rule(
      "builders, packs, opaque parameters, autoclosures and variables are passed on",
      prints: "2 3 4 5 6", "near x",
      by: """
        @resultBuilder enum Lines {
          static func buildBlock(_ parts: String...) -> [String] { parts }
        }
        protocol D: Dependency {
          func count(@Lines _ body: () -> [String]) -> Int
          func count<each Value>(of values: repeat each Value) -> Int
          func text(_ value: some CustomStringConvertible) -> String
          func later(_ value: @autoclosure @escaping () -> Int) -> () -> Int
          var increment: (inout Int) -> Void { get }
          func log(_ message: String)
        }
        final class LeafComponent: Component<any D> {
          func show() {
            let lines = dependency.count { "a"; "b" }
            let values = dependency.count(of: 1, "two", 3.0)
            var six = 5
            dependency.increment(&six)
            print(lines, values, dependency.text(4), dependency.later(5)(), six)
            dependency.log("x")
          }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          /// Reads it later than the requirement says.
          func log(_ message: @autoclosure () -> String) { print("near", message()) }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          func count(@Lines _ body: () -> [String]) -> Int { body().count }
          func count<each Value>(of values: repeat each Value) -> Int {
            var count = 0
            for _ in repeat each values { count += 1 }
            return count
          }
          func text(_ value: some CustomStringConvertible) -> String { value.description }
          func later(_ value: @autoclosure @escaping () -> Int) -> () -> Int { value }
          func increment(_ number: inout Int) { number += 1 }
          func log(_ message: String) { print("far", message) }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """),
    Rule(
      "nested and top-level components whose names join to the same one have their own upstreams",
      prints: "1", "1",
      by: """
        protocol D: Dependency { var a: Int { get } }
        final class LeafComponent: Component<any D> { func show() { print(dependency.a) } }
        enum Outer {
          final class InnerComponent: Component<any EmptyDependency> {
            var leaf: LeafComponent { LeafComponent(parent: self) }
          }
        }
        final class OuterInnerComponent: Component<any EmptyDependency> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let a = 1
          var inner: Outer.InnerComponent { Outer.InnerComponent(parent: self) }
          var plain: OuterInnerComponent { OuterInnerComponent(parent: self) }
        }
        public func run() {
          RootComponent().inner.leaf.show()
          RootComponent().plain.leaf.show()
        }
        """),
    Rule(
      "members of a generic superclass have the types of its arguments",
      prints: "3 [3]",
      by: """
        protocol D: Dependency { var item: Int { get }; var all: [Int] { get } }
        final class LeafComponent: Component<any D> {
          func show() { print(dependency.item, dependency.all) }
        }
        class ListComponent<Item>: Component<any EmptyDependency> {
          let item: Item
          init(dependency: any EmptyDependency, item: Item) {
            self.item = item
            super.init(dependency: dependency)
          }
          var all: [Item] { [item] }
        }
        class PairComponent<First, Second>: ListComponent<Second> {}
        final class NumberComponent: PairComponent<String, Int> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          var number: NumberComponent { NumberComponent(parent: self, item: 3) }
        }
        public func run() { RootComponent().number.leaf.show() }
        """),
    Rule(
      "a type is what it inherits, with its arguments, and conforms to what extensions say",
      prints: "4 5", "number bag",
      by: """
        class Box<Value> { let value: Value; init(_ value: Value) { self.value = value } }
        final class Crate<Value>: Box<Value> {}
        final class Odd<Value>: Box<Int> {}
        protocol Named { var name: String { get } }
        struct Bag<Value> {}
        extension Int: Named { var name: String { "number" } }
        extension Bag: Named where Value: Named { var name: String { "bag" } }
        protocol D: Dependency {
          var box: Box<Int> { get }
          var odd: Box<Int> { get }
          var number: any Named { get }
          var bag: any Named { get }
        }
        final class LeafComponent: Component<any D> {
          func show() {
            print(dependency.box.value, dependency.odd.value)
            print(dependency.number.name, dependency.bag.name)
          }
        }
        final class RootComponent: BootstrapComponent {
          let box = Crate<Int>(4)
          let odd = Odd<String>(5)
          let number = 3
          let bag = Bag<Int>()
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """),
    Rule(
      "a member of a protocol extension provides, but a class's own member comes first",
      prints: "given own called",
      by: """
        protocol Named {}
        protocol Described: Named {}
        extension Named {
          var name: String { "given" }
          var text: String { "given" }
        }
        extension Described { func call(_ count: Int) -> String { "called" } }
        extension Named where Self: CustomStringConvertible { var other: String { "other" } }
        protocol D: Dependency {
          var name: String { get }
          var text: String { get }
          func call(_ count: Int) -> String
        }
        final class LeafComponent: Component<any D> {
          func show() { print(dependency.name, dependency.text, dependency.call(1)) }
        }
        class BaseRootComponent: BootstrapComponent, Described {}
        final class RootComponent: BaseRootComponent {
          let text = "own"
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """),
    Rule(
      "an extension constrained by an associated type is used where the constraint holds",
      prints: "numbers root", "root words", "numbers words",
      by: """
        protocol Listing { associatedtype Item; var first: Item { get } }
        extension Listing where Item == Int { var number: String { "numbers" } }
        extension Listing where Item == String { var word: String { "words" } }
        protocol D: Dependency { var number: String { get }; var word: String { get } }
        final class LeafComponent: Component<any D> {
          func show() { print(dependency.number, dependency.word) }
        }
        class BaseComponent: Component<any EmptyDependency>, Listing {
          static let first = ""
          let first = 1
        }
        final class NumbersComponent: BaseComponent {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class WordsComponent: Component<any EmptyDependency>, Listing {
          typealias Item = String
          lazy var first = "a" + "b"
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class MixedComponent: BaseComponent {
          let word = "words"
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let number = "root", word = "root"
          var numbers: NumbersComponent { NumbersComponent(parent: self) }
          var words: WordsComponent { WordsComponent(parent: self) }
          var mixed: MixedComponent { MixedComponent(parent: self) }
        }
        public func run() {
          let root = RootComponent()
          root.numbers.leaf.show()
          root.words.leaf.show()
          root.mixed.leaf.show()
        }
        """),
    Rule(
      "what a member overrides serves no call in its body either, an overload of it does",
      prints: "dark(root) dark(root) dark(root) dark(root) dark(root)", "light(root) a1",
      by: """
        protocol ThemeDependency: Dependency { var theme: String { get } }
        final class DarkComponent: Component<any ThemeDependency> {
          var theme: String { "dark(\\(dependency.theme))" }
        }
        struct Light { let theme: String }
        protocol NumberDependency: Dependency { func text(_ number: Int) -> String }
        final class NumberComponent: Component<any NumberDependency> {
          var one: String { dependency.text(1) }
        }
        class BaseComponent: Component<any ThemeDependency> {
          var theme: String { "base" }
          func text(_ number: Int) -> String { "\\(number)" }
          func text(_ text: String) -> String { text }
        }
        final class PlainComponent: BaseComponent {
          override var theme: String { DarkComponent(parent: self).theme }
        }
        final class CastComponent: Component<any ThemeDependency> {
          var theme: String { DarkComponent(parent: self as CastComponent).theme }
        }
        final class NamedComponent: Component<any ThemeDependency> {
          var theme: String {
            let scope: NamedComponent = self
            return DarkComponent(parent: scope).theme
          }
        }
        final class BranchComponent: Component<any ThemeDependency> {
          #if FAST
          var theme: String { "fast \\(DarkComponent(parent: self).theme)" }
          #else
          var theme: String { DarkComponent(parent: self).theme }
          #endif
        }
        final class UpcastComponent: BaseComponent {
          override var theme: String { DarkComponent(parent: self as BaseComponent).theme }
        }
        final class ServiceComponent: BaseComponent {
          override var theme: String { "light(\\(Light(injecting: self).theme))" }
          override func text(_ text: String) -> String { text + NumberComponent(parent: self).one }
        }
        final class RootComponent: BootstrapComponent {
          let theme = "root"
          var plain: PlainComponent { PlainComponent(parent: self) }
          var cast: CastComponent { CastComponent(parent: self) }
          var named: NamedComponent { NamedComponent(parent: self) }
          var branch: BranchComponent { BranchComponent(parent: self) }
          var upcast: UpcastComponent { UpcastComponent(parent: self) }
          var service: ServiceComponent { ServiceComponent(parent: self) }
        }
        public func run() {
          let root = RootComponent()
          let service = root.service
          let themes = [root.plain.theme, root.cast.theme, root.named.theme, root.branch.theme]
          print((themes + [root.upcast.theme]).joined(separator: " "))
          print(service.theme, service.text("a"))
        }
        """),
    Rule(
      "a variadic parameter gets one value that fits, or none",
      prints: "[1] [] []", "[1]",
      by: """
        struct Service {
          let numbers: [Int]
          let texts: [String]
          let flags: [Bool]
          init(number: Int..., text: String..., flag: Bool...) {
            (numbers, texts, flags) = (number, text, flag)
          }
        }
        protocol LeafDependency: Dependency { var number: Int { get } }
        final class LeafComponent: Component<any LeafDependency> {
          var service: Service { Service(injecting: self) }
        }
        final class RootComponent: BootstrapComponent {
          let number = 1
          var service: Service { Service(injecting: self) }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() {
          let service = RootComponent().service
          print(service.numbers, service.texts, service.flags)
          print(RootComponent().leaf.service.numbers)
        }
        """),
    Rule(
      "names in backticks",
      prints: "raw repeat first 2",
      by: """
        struct `My type` { let text = "raw" }
        protocol `Raw needs`: Dependency {
          var `a value`: `My type` { get }
          var `repeat`: String { get }
          var `1st`: String { get }
          func double(`inout`: Int) -> Int
        }
        final class `Raw Component`: Component<any `Raw needs`> {
          func show() {
            print(
              dependency.`a value`.text, dependency.`repeat`, dependency.`1st`,
              dependency.double(`inout`: 1))
          }
        }
        final class `Middle Component`: Component<any EmptyDependency> {
          var leaf: `Raw Component` { `Raw Component`(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let `a value` = `My type`()
          let `repeat` = "repeat", `1st` = "first"
          func double(`inout` number: Int) -> Int { 2 * number }
          var middle: `Middle Component` { `Middle Component`(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """),
    Rule(
      "an initializer that may fail makes an optional, and the labels choose one of several",
      prints: "nil S() S()",
      by: """
        struct S { init() {}; init?(text: String) { nil }; init(number: Int, _ more: Int = 0) {} }
        protocol D: Dependency { var a: S? { get }; var b: S { get }; var c: S { get } }
        final class LeafComponent: Component<any D> {
          func show() { print(dependency.a as Any? ?? "nil", dependency.b, dependency.c) }
        }
        final class RootComponent: BootstrapComponent {
          let a = S(text: "")
          let b = S(number: 3)
          let c = S()
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """),
    Rule(
      "of several initializers one that is not deprecated is used",
      prints: "new new new",
      by: """
        struct Reordered {
          var text = "new"
          init(number: Int, flag: Bool) {}
          @available(*, deprecated, renamed: "init(number:flag:)")
          init(flag: Bool, number: Int) { text = "old" }
        }
        struct Reduced {
          var text = "new"
          init(number: Int) {}
          @available(*, deprecated) init(number: Int, flag: Bool) { text = "old" }
        }
        struct Extended { var text = "new"; init(number: Int) {} }
        @available(*, deprecated) extension Extended {
          init(number: Int, flag: Bool) { text = "old" }
        }
        final class RootComponent: BootstrapComponent {
          let (number, flag) = (1, true)
          func show() {
            print(
              Reordered(injecting: self).text, Reduced(injecting: self).text,
              Extended(injecting: self).text)
          }
        }
        public func run() { RootComponent().show() }
        """),
    Rule(
      "property wrappers, mutating requirements and weak properties",
      prints: "3 4 5 true",
      by: """
        @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
        final class Object {}
        protocol D: Dependency {
          var a: Int { get }
          var b: Int { get nonmutating set }
          var held: Object? { get }
          mutating func bump() -> Int
        }
        final class LeafComponent: Component<any D> {
          func show() {
            var dependency = dependency
            dependency.b = 4
            print(dependency.a, dependency.b, dependency.bump(), dependency.held == nil)
          }
        }
        final class RootComponent: BootstrapComponent {
          @Kept var a: Int = 3
          @Kept var b = 0
          weak var held: Object?
          func bump() -> Int { 5 }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """),
    Rule(
      "a subclass may declare what its open base class forwards",
      prints: "1 a 1",
      by: """
        protocol NumberDependency: Dependency { var a: Int { get nonmutating set } }
        final class NumberComponent: Component<any NumberDependency> {
          var number: Int { dependency.a }
        }
        class BaseComponent<Needs>: Component<Needs> {
          var number: NumberComponent { NumberComponent(parent: self) }
        }
        protocol TextDependency: Dependency { var a: String { get } }
        final class TextComponent: BaseComponent<any TextDependency> {
          var text: String { dependency.a }
        }
        protocol ReadDependency: Dependency { var a: Int { get } }
        final class ReadComponent: BaseComponent<any ReadDependency> {
          var read: Int { dependency.a }
        }
        final class NumbersComponent: Component<any EmptyDependency> {
          var a = 1
          var read: ReadComponent { ReadComponent(parent: self) }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          let a = "a"
          var text: TextComponent { TextComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          var a = 1
          var middle: MiddleComponent { MiddleComponent(parent: self) }
          var numbers: NumbersComponent { NumbersComponent(parent: self) }
        }
        public func run() {
          let text = RootComponent().middle.text
          print(text.number.number, text.text, RootComponent().numbers.read.number.number)
        }
        """),
    Rule(
      "a subclass forwards what serves all readers, perhaps with fewer effects than its superclass",
      prints: "1 1", "1 1",
      by: """
        protocol WaitingDependency: Dependency { var a: Int { get async } }
        final class WaitingComponent: Component<any WaitingDependency> {
          func number() async -> Int { await dependency.a }
        }
        protocol ThrowingDependency: Dependency { var a: Int { get throws } }
        final class ThrowingComponent: Component<any ThrowingDependency> {
          func number() throws -> Int { try dependency.a }
        }
        final class BothComponent: Component<any EmptyDependency> {
          var waiting: WaitingComponent { WaitingComponent(parent: self) }
          var throwing: ThrowingComponent { ThrowingComponent(parent: self) }
        }
        class WaitingBaseComponent: Component<any EmptyDependency> {
          var waiting: WaitingComponent { WaitingComponent(parent: self) }
        }
        final class MiddleComponent: WaitingBaseComponent {
          var both: BothComponent { BothComponent(parent: self) }
        }
        protocol PlainDependency: Dependency { var a: Int { get } }
        final class PlainComponent: Component<any PlainDependency> {
          func number() -> Int { dependency.a }
        }
        class ThrowingBaseComponent: Component<any EmptyDependency> {
          var throwing: ThrowingComponent { ThrowingComponent(parent: self) }
        }
        final class OtherComponent: ThrowingBaseComponent {
          var plain: PlainComponent { PlainComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let a = 1
          var middle: MiddleComponent { MiddleComponent(parent: self) }
          var other: OtherComponent { OtherComponent(parent: self) }
        }
        public func run() async throws {
          let (middle, other) = (RootComponent().middle, RootComponent().other)
          print(try middle.both.throwing.number(), await middle.waiting.number())
          print(other.plain.number(), try other.throwing.number())
        }
        """),
    Rule(
      "a subclass always forwards what its superclass forwards under a condition",
      prints: "1",
      by: """
        protocol LeafDependency: Dependency { var a: Int { get } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.a) }
        }
        class BaseComponent<Needs>: Component<Needs> {
          #if FAST
          var next: MiddleComponent { MiddleComponent(parent: self) }
          #endif
        }
        final class MiddleComponent: BaseComponent<any EmptyDependency> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let a = 1
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """),
    Rule(
      "an app may give a component of a module below what a plugin needs, also by a protocol",
      prints: "app protocol",
      in: [
        "Feature": """
        public protocol LeafDependency: Dependency {
          var own: String { get }
          var text: String { get }
        }
        public final class LeafComponent: Component<any LeafDependency> {
          public func show() { print(dependency.own, dependency.text) }
        }
        public final class MiddleComponent: Component<any EmptyDependency> {}
        """,
        "App": """
        import Feature
        protocol Texts {}
        extension Texts { var text: String { "protocol" } }
        extension MiddleComponent: Texts {
          var own: String { "app" }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let own = "root", text = "root"
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """,
      ]),
    Rule(
      "an import is public only where what needs it is compiled",
      prints: "kit",
      in: [
        "Kit": "public struct Engine: Sendable { public let name = \"kit\"; public init() {} }",
        "Feature": """
        import Kit
        public protocol LeafDependency: Dependency {
          #if FAST
          var engine: Engine { get }
          #endif
        }
        public final class LeafComponent: Component<any LeafDependency> {}
        public final class MiddleComponent: Component<any EmptyDependency> {
          public var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        """,
        "App": """
        import Feature
        import Kit
        final class RootComponent: BootstrapComponent {
          let engine = Engine()
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { _ = RootComponent().middle.leaf; print(RootComponent().engine.name) }
        """,
      ]),
  ]
}
