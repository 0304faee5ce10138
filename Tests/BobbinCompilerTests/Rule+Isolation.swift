// Components, services and collections in modules with and without the main actor as their default.
extension Rule {
  static let isolated = [
    Rule(
      "a nonisolated component of a main-actor app forwards what is nonisolated",
      prints: "near", "near", "near",
      in: [
        "Pack": """
        public final class Store: Sendable {
          public let name: String
          public init(name: String) { self.name = name }
        }
        public protocol LeafDependency: Dependency { var store: Store { get } }
        public final class LeafComponent: Component<any LeafDependency> {
          public func show() { print(dependency.store.name) }
        }
        public protocol MidDependency: Dependency {}
        public final class MidComponent: Component<any MidDependency> {
          public var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        """,
        "App": """
        import Pack
        nonisolated protocol TitleDependency: Dependency { @MainActor var title: String { get } }
        nonisolated final class TitleComponent: Component<any TitleDependency> {
          @MainActor func show() { print(dependency.title) }
        }
        nonisolated final class BetweenComponent: Component<any EmptyDependency> {
          var title: TitleComponent { TitleComponent(parent: self) }
        }
        final class RootComponent: MainActorBootstrapComponent {
          private nonisolated let slot = Shared<Store>()
          nonisolated var store: Store { slot { Store(name: title) } }
          let title = "near"
          var mid: MidComponent { MidComponent(parent: self) }
          var between: BetweenComponent { BetweenComponent(parent: self) }
          nonisolated func leaf() -> LeafComponent { LeafComponent(parent: self) }
        }
        func run() {
          let root = RootComponent()
          root.mid.leaf.show()
          root.between.title.show()
          root.leaf().show()
        }
        """,
      ], mainActor: ["App"]),
    Rule(
      "a provider does not follow the actor of a module whose setting is not known",
      prints: "near", "near 1",
      in: [
        "Low": """
        public protocol LeafDependency: Dependency { var text: String { get } }
        public final class LeafComponent: Component<any LeafDependency> {
          public func show() { print(dependency.text) }
        }
        """,
        "Mid": """
        import Low
        public protocol MidDependency: Dependency {}
        public final class MidComponent: MainActorComponent<any MidDependency> {
          public var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public final class Model {
          let text: String
          let count: Int
          public init(text: String, count: Int) { (self.text, self.count) = (text, count) }
          public func show() { print(text, count) }
        }
        """,
        "App": """
        import Low; import Mid
        final class RootComponent: BootstrapComponent {
          let text = "near"
          let count = 1
          @MainActor var mid: MidComponent { MidComponent(parent: self) }
          @MainActor var model: Model { Model(injecting: self) }
        }
        @MainActor func run() {
          RootComponent().mid.leaf.show()
          RootComponent().model.show()
        }
        """,
      ], mainActor: ["Mid"]),
    Rule(
      "what reads an extension is inferred as that is, where the module's setting is not known",
      prints: "1 1 2",
      in: [
        "Kit": """
        public protocol LeafDependency: Dependency { var number: Int { get } }
        public final class LeafComponent: Component<any LeafDependency> {
          public var number: Int { dependency.number }
        }
        public final class RootComponent: BootstrapComponent { public override init() {} }
        """,
        "App": """
        import Kit
        final class Model { let number: Int; init(number: Int) { self.number = number } }
        extension RootComponent {
          var number: Int { 1 }
          var leaf: LeafComponent { LeafComponent(parent: self) }
          var model: Model { Model(injecting: self) }
          var all: [Int] { [Int](gathering: self) }
        }
        func run() {
          let root = RootComponent()
          print(root.leaf.number, root.model.number, root.all.count)
        }
        """,
      ], mainActor: ["App"]),
    Rule(
      "a service that a closure creates does not take the actor of the member around it",
      prints: "7",
      in: [
        "Kit": """
        public struct Model {
          public let number: Int
          public init(number: Int) { self.number = number }
        }
        """,
        "App": """
        import Kit
        @MainActor func perform(_ work: @escaping @Sendable () -> Void) { work() }
        final class RootComponent: BootstrapComponent, @unchecked Sendable {
          let number = 7
          @MainActor func show() { perform { print(Model(injecting: self).number) } }
        }
        public func run() async { await RootComponent().show() }
        """,
      ]),
    Rule(
      "a closure of the main actor may use a component where it is created there",
      prints: "3 near", "near 4",
      by: """
        protocol LeafDependency: Dependency {
          @MainActor var title: @MainActor (Int) -> String { get }
        }
        final class LeafComponent: Component<any LeafDependency> {
          @MainActor func show() { print(dependency.title(3)) }
        }
        protocol LoaderDependency: Dependency {
          func load(_ id: Int, on actor: isolated (any Actor)?) async -> String
        }
        final class LoaderComponent: MainActorComponent<any LoaderDependency> {
          func show() async { print(await dependency.load(4, on: #isolation)) }
        }
        final class RootComponent: BootstrapComponent {
          func title(id: Int) -> String { "\\(id) near" }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class LoadingComponent: MainActorBootstrapComponent {
          func load(_ id: Int, on actor: isolated (any Actor)?) async -> String { "near \\(id)" }
          var loader: LoaderComponent { LoaderComponent(parent: self) }
        }
        @MainActor func run() async {
          RootComponent().leaf.show()
          await LoadingComponent().loader.show()
        }
        """),
    Rule(
      "a collection is gathered on the actors of what it reads",
      prints: "2 2",
      in: [
        "Low": """
        @globalActor public actor Files { public static let shared = Files() }
        """,
        "App": """
        import Low
        nonisolated struct Job: Sendable {}
        nonisolated struct Task: Sendable {}
        final class RootComponent: MainActorBootstrapComponent {
          nonisolated let one = Job()
          nonisolated var two: Job { Job() }
          @Files var three: Task { Task() }
          @Files var four: Task { Task() }
          nonisolated func jobs() -> [Job] { [Job](gathering: self) }
          @Files func tasks() -> [Task] { [Task](gathering: self) }
        }
        func run() async {
          let root = RootComponent()
          print(root.jobs().count, await root.tasks().count)
        }
        """,
      ], mainActor: ["App"]),
  ]
}
