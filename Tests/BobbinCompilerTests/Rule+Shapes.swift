extension Rule {
  /// Code in which Needle silently loses the graph, or for which it writes code that does not
  /// compile; most of it is in the golden directories.
  static let needle = [
    Rule(
      "of a synchronous and an asynchronous function, a closure calls the one like itself",
      prints: "async sync async",
      by: """
        struct Service { let load: () async -> String }
        struct Other { let load: () -> String }
        protocol D: Dependency { var load: () async -> String { get } }
        final class LeafComponent: Component<any D> {}
        final class RootComponent: BootstrapComponent {
          func load() -> String { "sync" }
          func load() async -> String { "async" }
          var leaf: LeafComponent { LeafComponent(parent: self) }
          func show() async {
            let (service, other) = (Service(injecting: self), Other(injecting: self))
            print(await service.load(), other.load(), await leaf.dependency.load())
          }
        }
        public func run() async { await RootComponent().show() }
        """),
    Rule(
      "a call in a generic subclass takes the subclass's overload, not that of its base class",
      prints: "sub sub sub 2 base plain last",
      by: """
        protocol D: Dependency { var x: String { get } }
        protocol P {}
        extension Int: P {}
        struct Service { let x: String }
        final class LeafComponent: Component<any D> {}
        class BaseComponent: Component<any EmptyDependency> {
          let a: any P = 1
          var leaf: LeafComponent { LeafComponent(parent: self) }
          var service: Service { Service(injecting: self) }
          var all: [any P] { Array(gathering: self) }
        }
        final class SubComponent<Value>: BaseComponent {
          let x = "sub"
          let b: any P = 2
          var own: LeafComponent { LeafComponent(parent: self) }
          var first: LeafComponent { [LeafComponent(parent: self)][0] }
          var ownService: Service { Service(injecting: self) }
          var ownAll: [any P] { Array(gathering: self) }
        }
        class WideComponent<Key>: Component<any EmptyDependency> {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        class PlainComponent: WideComponent<Int> {
          var x: String { "plain" }
          var own: LeafComponent { [LeafComponent(parent: self)][0] }
        }
        final class LastComponent<Value>: PlainComponent {
          override var x: String { "last" }
          var last: LeafComponent { [LeafComponent(parent: self)][0] }
        }
        final class RootComponent: BootstrapComponent {
          let x = "base"
          var base: BaseComponent { BaseComponent(parent: self) }
          var sub: SubComponent<Int> { SubComponent<Int>(parent: self) }
          var plain: PlainComponent { PlainComponent(parent: self) }
          var last: LastComponent<Int> { LastComponent<Int>(parent: self) }
          func show() {
            print(
              sub.own.dependency.x, sub.first.dependency.x, sub.ownService.x, sub.ownAll.count,
              base.leaf.dependency.x, plain.own.dependency.x, last.last.dependency.x)
          }
        }
        public func run() { RootComponent().show() }
        """),
    Rule(
      "members of types inside, static and local ones, and comments do not count",
      prints: "leaf of root, root title", "leaf of root, root title", "root",
      by: """
        protocol LeafDependency: Dependency {
          var name: String { get }
          var title: String { get }
        }
        typealias Base = Component<any LeafDependency>
        public typealias Bootstrap = BootstrapComponent
        class Holder {
          final class LeafComponent: Base, CustomStringConvertible {
            var description: String { "leaf of \\(dependency.name), \\(dependency.title)" }
          }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          struct State { var name = "nested"; let leaf = 3 }
          enum Kind { case name; static let title = "" }
          var leaf: Holder.LeafComponent { Holder.LeafComponent(parent: self) }
        }
        extension MiddleComponent {
          func anotherLeaf() -> Holder.LeafComponent {
            let name = "local"
            func inner() -> String { let name = name; return name }
            _ = inner()
            return Holder.LeafComponent(parent: self)
          }
        }
        open class BaseRootComponent: Bootstrap { open var name: String { "base" } }
        final class RootComponent: BaseRootComponent, CustomStringConvertible {
          static let name = "static"
          static var shared: RootComponent { RootComponent() }
          class var title: String { "class" }
          // OtherComponent(parent: other) and MiddleComponent(parent: x)
          /* MiddleComponent(parent: nobody) /* nested */ */
          /// `MiddleComponent(parent: anybody)`
          let text = "MiddleComponent(parent: text)"
          override var name: String { "root" }
          lazy public var title: String = "root title"
          var description: String { name }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() {
          let root = RootComponent()
          print(root.middle.leaf, root.middle.anotherLeaf(), root, separator: "\\n")
        }
        """),
  ]

  /// `#if` around each kind of thing, compiled with its condition and without it.
  static let conditional = [
    Rule(
      "all kinds of things where their condition holds",
      prints: "engine fast 1", "fast call 2 fast leaf 3", "extra fast", "class fast", "fast",
      in: conditionalModules, flags: ["-D", "FAST"]),
    Rule(
      "all kinds of things where their condition does not hold",
      prints: "slow none", "slow call 2", "struct slow", "root", in: conditionalModules),
    Rule(
      "what children need in different builds is passed on there",
      prints: "watch 7", in: platformModules, flags: ["-D", "WATCH"]),
    Rule(
      "what children need in different builds is not passed on elsewhere",
      prints: "none", in: platformModules),
  ]

  private static let platformModules: KeyValuePairs = [
    "Screens": """

    #if PHONE || WATCH
    public struct Haptics { public init() {} }
    #endif
    #if PHONE
    protocol PhoneDependency: Dependency { var haptics: Haptics { get } }
    final class PhoneComponent: Component<any PhoneDependency> {
      var text: String { "phone" }
    }
    #elseif WATCH
    protocol WatchDependency: Dependency {
      var haptics: Haptics { get }
      var size: Int { get }
    }
    final class WatchComponent: Component<any WatchDependency> {
      var text: String { "watch \\(dependency.size)" }
    }
    #endif
    public final class MiddleComponent: Component<any EmptyDependency> {
      public var text: String {
        #if PHONE
        PhoneComponent(parent: self).text
        #elseif WATCH
        WatchComponent(parent: self).text
        #else
        "none"
        #endif
      }
    }
    """,
    "App": """
    import Screens
    final class RootComponent: BootstrapComponent {
      #if PHONE || WATCH
      let haptics = Haptics()
      #endif
      let size = 7
      var middle: MiddleComponent { MiddleComponent(parent: self) }
    }
    func run() { print(RootComponent().middle.text) }
    """,
  ]

  private static let conditionalModules: KeyValuePairs = [
    "Kit": """
    public struct Engine {
      public let name: String
      public init(_ name: String) { self.name = name }
    }
    """,
    "App": """

    #if FAST
    import Kit
    #endif
    protocol LeafDependency: Dependency {
      var name: String { get }
      func call(_ number: Int) -> String
      #if FAST
      var engine: Engine { get }
      func only() -> String
      #endif
    }
    final class LeafComponent: Component<any LeafDependency> {
      let text: String
      #if FAST
      init(dependency: any LeafDependency, id: Int) {
        text = "\\(dependency.engine.name) \\(dependency.name) \\(id)"
        super.init(dependency: dependency)
      }
      #else
      init(dependency: any LeafDependency, title: String) {
        text = "\\(dependency.name) \\(title)"
        super.init(dependency: dependency)
      }
      #endif
      func show() {
        print(text)
        #if FAST
        print(dependency.call(2), dependency.only())
        #else
        print(dependency.call(2))
        #endif
      }
    }
    #if FAST
    protocol ExtraDependency: Dependency { var name: String { get } }
    final class ExtraComponent: Component<any ExtraDependency> {
      func show() { print("extra", dependency.name) }
    }
    #endif
    final class MiddleComponent: Component<any EmptyDependency> {
      #if FAST
      var leaf: LeafComponent { LeafComponent(parent: self, id: 1) }
      var extra: ExtraComponent { ExtraComponent(parent: self) }
      #else
      var leaf: LeafComponent { LeafComponent(parent: self, title: "none") }
      #endif
    }
    final class RootComponent: BootstrapComponent {
      #if FAST
      let name = "fast"
      func call(_ number: Int) -> String { "fast call \\(number)" }
      #else
      let name = "slow"
      func call(_ number: Int) -> String { "slow call \\(number)" }
      #endif
      var middle: MiddleComponent { MiddleComponent(parent: self) }
      var service: Service { Service(injecting: self) }
    }
    #if FAST
    final class Service {
      let text: String
      init(name: String) { text = "class \\(name)" }
    }
    final class FastComponent: BootstrapComponent { let name = "fast" }
    extension RootComponent {
      var engine: Engine { Engine("engine") }
      func only() -> String { "fast leaf 3" }
    }
    #else
    struct Service {
      let name: String
      var text: String { "struct \\(name)" }
    }
    final class PlainComponent: BootstrapComponent { let name = "root" }
    #endif
    protocol LastDependency: Dependency { var name: String { get } }
    final class LastComponent: Component<any LastDependency> {
      func show() { print(dependency.name) }
    }
    public func run() {
      RootComponent().middle.leaf.show()
      #if FAST
      RootComponent().middle.extra.show()
      let root = FastComponent()
      #else
      let root = PlainComponent()
      #endif
      print(RootComponent().service.text)
      LastComponent(parent: root).show()
    }
    """,
  ]

  /// How types are written, and declarations of one name in two modules.
  static let names = [
    Rule(
      "a type is the same however it is written",
      prints: "1 [2] 3 [4: 5] one 6 7 8",
      in: [
        "Kit": """
        public typealias Same<Value> = Value
        public typealias Table<Value> = [Int: Value]
        public enum Outer {
          public struct Inner {
            public let number: Int
            public init(_ number: Int) { self.number = number }
          }
          public typealias Alias = Inner
        }
        public protocol Named { var name: String { get } }
        public struct One: Named { public let name = "one"; public init() {} }
        """,
        "App": """
        import Kit
        protocol LeafDependency: Dependency {
          var number: Same<Int> { get }
          var list: [Int] { get }
          var maybe: Int? { get }
          var table: Table<Int> { get }
          var named: any Named { get }
          var inner: Outer.Alias { get }
          var closure: (Int) -> Outer.Inner { get }
          func make(_ value: Same<Int?>) -> Int
        }
        final class LeafComponent: Component<any LeafDependency> {
          func show() {
            let needs = dependency
            print(
              needs.number, needs.list, needs.maybe ?? 0, needs.table, needs.named.name,
              needs.inner.number, needs.closure(7).number, needs.make(8))
          }
        }
        final class RootComponent: BootstrapComponent {
          let number: (Swift.Int) = 1
          let list: Array < Int > = [2]
          let maybe: Swift.Optional<Same<Int>> = 3
          let table: Dictionary<Int,Swift . Int> = [4: 5]
          let named: Kit.Named = One()
          let inner: Kit
            .Outer . Inner = Outer.Inner(6)
          let closure: ( _ id: Int ) -> (Kit.Outer.Alias) = { Outer.Inner($0) }
          func make(_ value: Optional<Int>) -> Same<Int> { value ?? 0 }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """,
      ]),
    Rule(
      "a generated file imports the modules of what it names through extensions and aliases",
      prints: "far 3 5",
      in: [
        "Kit": """
        import Foundation
        public struct Item { public let count: Int; public init(_ count: Int) { self.count = count } }
        extension URL { public enum Kind: String { case far } }
        public class PartComponent: Component<any EmptyDependency> {
          public let number: Int
          public init(dependency: any EmptyDependency, number: Int) {
            self.number = number
            super.init(dependency: dependency)
          }
        }
        """,
        "Leaf": """
        import Foundation
        public import Kit
        public protocol Countable { typealias Value = Item; var item: Value { get } }
        public protocol LeafDependency: Dependency, Countable { var kind: URL.Kind { get } }
        public final class LeafComponent: Component<any LeafDependency> {
          public func show(_ number: Int) {
            print(dependency.kind.rawValue, dependency.item.count, number)
          }
        }
        extension PartComponent {
          public convenience init(dependency: any EmptyDependency, text: String) {
            self.init(dependency: dependency, number: text.count)
          }
        }
        """,
        "Middle": """
        import Kit
        import Leaf
        public final class MiddleComponent: Component<any EmptyDependency> {
          public var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        """,
        "App": """
        import Foundation
        import Kit
        import Leaf
        import Middle
        final class RootComponent: BootstrapComponent {
          let kind = URL.Kind.far
          let item = Item(3)
          var middle: MiddleComponent { MiddleComponent(parent: self) }
          func part() -> PartComponent { PartComponent(parent: self, text: "12345") }
        }
        public func run() {
          let root = RootComponent()
          root.middle.leaf.show(root.part().number)
        }
        """,
      ], flags: ["-enable-upcoming-feature", "MemberImportVisibility"]),
    Rule(
      "a name that two modules have means one type if one is an alias of the other's",
      prints: "one two x",
      in: [
        "Kit": """
        import Foundation
        public typealias ID = String
        public protocol Log { var text: String { get } }
        public struct Console: Log {
          public let text: String
          public init(text: String) { self.text = text }
        }
        extension URL { public struct Query { public let text: String } }
        extension URL.Query { public static var one: Self { Self(text: "x") } }
        """,
        "Facade": """
        import Foundation
        import Kit
        public typealias ID = String
        public typealias Log = Kit.Log
        public typealias Console = Kit.Console
        extension URL { public struct Path { public init() {} } }
        """,
        "App": """
        import Foundation
        import Kit
        import Facade
        protocol LeafDependency: Dependency {
          var id: ID { get }
          var log: any Log { get }
          var query: URL.Query { get }
        }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.id, dependency.log.text, dependency.query.text) }
        }
        final class RootComponent: BootstrapComponent {
          let (id, text) = ("one", "two")
          var query: URL.Query { .one }
          var log: Console { Console(injecting: self) }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """,
      ]),
    Rule(
      "components, protocols and types of one name in two modules are different",
      prints: "left 1", "right 2",
      in: [
        "Left": """
        public struct Item {
          public let text: String
          public init(_ text: String) { self.text = text }
        }
        public protocol ItemDependency: Dependency { var item: Item { get } }
        public final class ItemComponent: Component<any ItemDependency> {
          public func show() { print("left", dependency.item.text) }
        }
        """,
        "Right": """
        public struct Item {
          public let text: String
          public init(_ text: String) { self.text = text }
        }
        public protocol ItemDependency: Dependency { var item: Item { get } }
        public final class ItemComponent: Component<any ItemDependency> {
          public func show() { print("right", dependency.item.text) }
        }
        """,
        "App": """
        import Left
        import Right
        final class BothComponent: Component<any EmptyDependency> {
          var left: Left.ItemComponent { Left.ItemComponent(parent: self) }
          var right: Right.ItemComponent { .init(parent: self) }
        }
        final class RightComponent: Component<any EmptyDependency> {
          let item = Right.Item("2")
          var both: BothComponent { BothComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let item = Left.Item("1")
          var right: RightComponent { RightComponent(parent: self) }
        }
        public func run() {
          let both = RootComponent().right.both
          both.left.show()
          both.right.show()
        }
        """,
      ]),
    Rule(
      "a scoped import decides what its name means, and no other name",
      prints: "right",
      in: [
        "Left": """
        public struct Item { public let text = "left"; public init() {} }
        public struct Other { public init() {} }
        """,
        "Right": """
        public struct Item { public let text = "right"; public init() {} }
        """,
        "Feature": """
        import Left
        import Right
        import struct Right.Item
        public protocol LeafDependency: Dependency { var item: Item { get } }
        public final class LeafComponent: Component<any LeafDependency> {
          public func show() { print(dependency.item.text) }
        }
        """,
        "App": """
        import Feature
        import struct Left.Other
        import Right
        final class RootComponent: BootstrapComponent {
          let item = Item()
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """,
      ]),
    Rule(
      "a type nested in a component, or in what it inherits from, hides none in generated code",
      prints: "7 3 9 true", "1",
      in: [
        "Kit": """
        public protocol Coordinator { associatedtype Route; func open(_ route: Route) }
        """,
        "App": """
        import Kit
        private enum MiddleComponentUpstream {}
        struct Config { let number: Int }
        struct Route { let number: Int }
        protocol LeafDependency: Dependency {
          var config: Config { get }
          var route: Route { get }
          var result: Result<Int, any Error> { get }
          var task: Task<Bool, Never> { get }
        }
        class BaseLeafComponent: Component<any LeafDependency> {
          enum MiddleComponent {}
        }
        final class LeafComponent: BaseLeafComponent {
          func show() async throws {
            print(
              dependency.config.number, dependency.route.number, try dependency.result.get(),
              await dependency.task.value)
          }
        }
        class BaseComponent: Component<any EmptyDependency> {
          struct Config {}
          enum Task {}
        }
        final class MiddleComponent: BaseComponent, Coordinator {
          enum Error: Swift.Error {}
          func open(_ route: Int) {}
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let config = Config(number: 7)
          let route = Route(number: 3)
          let result: Result<Int, any Error> = .success(9)
          let task: Task<Bool, Never> = Task { true }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
          var home: HomeProvider { HomeProvider(parent: self) }
        }
        protocol HomeDependency: Dependency { var one: Int { get } }
        final class Home: Component<any HomeDependency> {
          func show() { print(dependency.one) }
        }
        final class HomeProvider: Component<any EmptyDependency> {
          let one = 1
          var home: Home { Home(parent: self) }
        }
        public func run() async throws {
          try await RootComponent().middle.leaf.show()
          RootComponent().home.home.show()
        }
        """,
      ]),
    Rule(
      "components and types of a package need no access levels on imports",
      prints: "8",
      in: [
        "Models": """
        package struct Limit { package let number: Int; package init(_ number: Int) { self.number = number } }
        """,
        "Feature": """
        import Models
        package protocol LeafDependency: Dependency { var limit: Limit { get } }
        package final class LeafComponent: Component<any LeafDependency> {
          package func show() { print(dependency.limit.number) }
        }
        package final class MiddleComponent: Component<any EmptyDependency> {
          package var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        """,
        "App": """
        import Feature
        import Models
        final class RootComponent: BootstrapComponent {
          let limit = Limit(8)
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """,
      ]),
    Rule(
      "labels that are raw names, and what extensions of the runtime add to a dependency",
      prints: "1 3 4 9", "5",
      by: """
        struct Service {
          let sum: [Int]
          init(`the first` one: Int, `third`: Int) { sum = [one, third] }
        }
        protocol LeafDependency: Dependency {
          var everywhere: Int { get }
          func add(`a number` number: Int) -> Int
        }
        final class LeafComponent: Component<any LeafDependency> {
          let id: Int
          init(dependency: any LeafDependency, `user id` id: Int) {
            self.id = id
            super.init(dependency: dependency)
          }
          func show(_ service: Service) {
            print(
              service.sum[0], service.sum[1], dependency.add(`a number`: id), dependency.everywhere)
          }
        }
        extension Dependency { var everywhere: Int { 9 } }
        protocol OtherDependency: Dependency {}
        extension Component where DependencyType == any OtherDependency { var other: Int { 1 } }
        protocol LastDependency: Dependency { var other: Int { get } }
        final class LastComponent: Component<any LastDependency> {
          func show() { print(dependency.other) }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          let one = 1
          let third = 3
          var service: Service { Service(injecting: self) }
          var leaf: LeafComponent { LeafComponent(parent: self, `user id`: 3) }
          var last: LastComponent { LastComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let everywhere = 0
          let other = 5
          func add(`a number` number: Int) -> Int { number + 1 }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() {
          let middle = RootComponent().middle
          middle.leaf.show(middle.service)
          middle.last.show()
        }
        """),
    Rule(
      "a component of the main actor with a slot can be created anywhere",
      prints: "list 5",
      by: """
        @MainActor protocol Titled { var title: String { get } }
        final class ListComponent: Component<any EmptyDependency>, Titled {
          private let slot = Shared<Int>()
          let last = WeakShared<AnyObject>()
          var title: String { "list \\(slot { 5 })" }
        }
        final class RootComponent: BootstrapComponent {
          var list: ListComponent { ListComponent(parent: self) }
        }
        @MainActor public func run() { print(RootComponent().list.title) }
        """),
    Rule(
      "what extensions of the base classes add is what their components have",
      prints: "scope start main 4", "scope main 4 12",
      by: """
        protocol Sized {}
        struct Four: Sized { let size = 4 }
        extension Component { var tag: String { "scope" } }
        extension BootstrapComponent { var start: String { "start" } }
        extension MainActorComponent { var screen: String { "main" } }
        protocol LeafDependency: Dependency {
          var tag: String { get }
          var start: String { get }
          @MainActor var screen: String { get }
          func size(_ value: some Sized) -> Int
        }
        final class LeafComponent: MainActorComponent<any LeafDependency> {
          func show() {
            print(dependency.tag, dependency.start, dependency.screen, dependency.size(Four()))
          }
        }
        struct Service {
          let text: String
          init(tag: String, screen: String, _ value: some Sized, _ body: () -> Int) {
            text = [tag, screen, "4", String(body())].joined(separator: " ")
          }
        }
        final class ScreenComponent: MainActorComponent<any ScreenDependency> {
          let tag = "scope"
          var service: Service { Service(injecting: self, Four()) { 12 } }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        protocol ScreenDependency: Dependency {}
        final class MiddleComponent: Component<any EmptyDependency> {
          @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          var tag: String { "root" }
          @MainActor var screen: String { "root" }
          func size(_ value: some Sized) -> Int { (value as? Four)?.size ?? 0 }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() {
          MainActor.assumeIsolated {
            let screen = RootComponent().middle.screen
            screen.leaf.show()
            print(screen.service.text)
          }
        }
        """),
    Rule(
      "what a protocol's extension adds counts only where it can be seen",
      prints: "1",
      in: [
        "Kit": """
        public protocol Numbered {}
        extension Numbered { var number: Int { 5 } }
        """,
        "App": """
        import Kit
        protocol LeafDependency: Dependency { var number: Int { get } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.number) }
        }
        final class MiddleComponent: Component<any EmptyDependency>, Numbered {
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let number = 1
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """,
      ]),
    Rule(
      "generic parameters keep names of the standard library, and constraints may be written twice",
      prints: "7 won 5",
      by: """
        protocol LeafDependency: Dependency {
          func make<Result>(_ work: () -> Result) -> Result
          func pick<T>(_ one: T) -> T where T: Comparable & Sendable
        }
        final class LeafComponent<Result>: Component<any LeafDependency> {
          let seed: Result
          init(dependency: any LeafDependency, seed: Result) {
            self.seed = seed
            super.init(dependency: dependency)
          }
          func show() { print(seed, dependency.make { "won" }, dependency.pick(5)) }
        }
        final class MiddleComponent: Component<any EmptyDependency> {
          enum Result { case won, lost }
          func pick<U: Sendable>(_ one: U) -> U where U: Comparable { one }
          func leaf(_ seed: Int) -> LeafComponent<Int> { LeafComponent(parent: self, seed: seed) }
        }
        final class RootComponent: BootstrapComponent {
          func make<Value>(_ work: () -> Value) -> Value { work() }
          func pick<T>(_ one: T) -> T where T: Comparable & Sendable { one }
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf(7).show() }
        """),
    Rule(
      "a member called 'type' hides no function, and a default that a provider cannot see is 'nil'",
      prints: "3 nil nil",
      in: [
        "Kit": """
        public protocol LeafDependency: Dependency {
          var number: Int { get }
          var hidden: Int? { get }
          var constrained: Int? { get }
        }
        extension LeafDependency { var hidden: Int? { nil } }
        extension LeafDependency where Self: AnyObject { public var constrained: Int? { nil } }
        public final class LeafComponent: Component<any LeafDependency> {
          public func show() {
            print(
              dependency.number, dependency.hidden as Any, dependency.constrained as Any)
          }
        }
        """,
        "App": """
        import Kit
        final class ItemComponent: Component<any EmptyDependency> {
          let type: Int
          init(dependency: any EmptyDependency, type: Int) {
            self.type = type
            super.init(dependency: dependency)
          }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let number = 3
          func item(_ type: Int) -> ItemComponent { ItemComponent(parent: self, type: type) }
        }
        public func run() { RootComponent().item(1).leaf.show() }
        """,
      ]),
    Rule(
      "a provider is not called like a type that its child needs",
      prints: "here here",
      by: """
        protocol EmptiesDependency: Bobbin.Dependency {}
        final class EmptyComponent: Component<any Bobbin.EmptyDependency> {}
        final class PlainComponent: Component<any EmptyDependency> {}
        final class EmptiesComponent: BootstrapComponent {
          var empty: EmptyComponent { EmptyComponent(parent: self) }
          var plain: PlainComponent { PlainComponent(parent: self) }
        }
        protocol PlaceProvider { var place: String { get } }
        protocol ChildrenProvider {}
        struct GPS: PlaceProvider, ChildrenProvider { let place = "here" }
        protocol PlaceDependency: Dependency { var provider: any PlaceProvider { get } }
        final class PlaceComponent: Component<any PlaceDependency> {
          var place: String { dependency.provider.place }
        }
        final class PlacesComponent: Component<any PlaceDependency> {
          var place: String { dependency.provider.place }
        }
        class Base: BootstrapComponent { lazy var provider: any PlaceProvider = GPS() }
        final class OneComponent: Base { var one: PlaceComponent { PlaceComponent(parent: self) } }
        final class TwoComponent: Base {
          var one: PlaceComponent { PlaceComponent(parent: self) }
          var two: PlacesComponent { PlacesComponent(parent: self) }
        }
        public func run() { print(OneComponent().one.place, TwoComponent().two.place) }
        """),
    Rule(
      "a name means the type of the module that the build imports",
      prints: "3",
      in: [
        "Feature": """
        public struct Api { public let number = 3; public init() {} }
        """,
        "FeatureMock": """
        public struct Api { public let number = 4; public init() {} }
        """,
        "App": """

        #if MOCK
        import FeatureMock
        #else
        import Feature
        #endif
        protocol LeafDependency: Dependency { var api: Api { get } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.api.number) }
        }
        final class RootComponent: BootstrapComponent {
          let api = Api()
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """,
      ]),
  ]
}
