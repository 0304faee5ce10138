#if os(macOS) || os(Linux)
  import BobbinTestSupport
  import Testing

  /// What the compiler says: about the runtime itself, and about those who use it.
  @Suite(.enabled(if: SwiftCompiler.isFound))
  struct CompilationTests {
    @Test(arguments: [
      "-swift-version 5",
      "-swift-version 6",
      "-swift-version 6 -strict-memory-safety",
      "-swift-version 6 -enable-library-evolution",
      """
      -swift-version 6 -enable-upcoming-feature ExistentialAny \
      -enable-upcoming-feature InternalImportsByDefault \
      -enable-upcoming-feature MemberImportVisibility
      """,
    ])
    func `The runtime compiles without a word`(flags: String) throws {
      try #expect(Compiler.messagesForRuntime(flags) == "")
    }

    @Test(arguments: ["-swift-version 5", "-swift-version 6"])
    func `Initializers generated in other modules are chosen`(flags: String) throws {
      let messages = try Compiler.messages(for: ["Game": game, "App": app + generated], flags)
      #expect(messages == "")
    }

    @Test func `A parent for which nothing is generated is explained`() throws {
      let messages = try Compiler.messages(for: ["Game": game, "App": app], "-swift-version 6")
      #expect(
        messages.contains(
          "error: 'init(parent:)' is unavailable: nothing is generated for this parent: attach "
            + "BobbinPlugin to the target that makes this call, or fix what bobbinc reports above"))
    }

    @Test(arguments: ["-swift-version 5", "-swift-version 6"])
    func `A module of the main actor has components`(version: String) throws {
      let flags = "\(version) -default-isolation MainActor"
      let messages = try Compiler.messages(for: ["Screens": screens + generatedScreens], flags)
      #expect(messages == "")
    }

    @Test func `A main actor parent for which nothing is generated is explained`() throws {
      let flags = "-swift-version 6 -default-isolation MainActor"
      let messages = try Compiler.messages(for: ["Screens": screens], flags)
      #expect(messages.contains("error: 'init(parent:)' is unavailable: nothing is generated"))
    }

    @Test func `A weak slot for a protocol says what is missing`() throws {
      let source = """
        import Bobbin
        protocol Logger: AnyObject {}
        let slot = WeakShared<any Logger>()
        """
      let messages = try Compiler.messages(for: ["Slots": source], "-swift-version 6")
      #expect(messages.contains("error: 'init()' is unavailable: for a protocol, add how to hold"))
    }

    @Test(arguments: [
      ("Shared<Int>", true), ("Shared<Open>", false),
      ("WeakShared<Closed>", true), ("WeakShared<Open>", false),
      ("Component<Int>", false), ("BootstrapComponent", false),
      ("MainActorComponent<Int>", true), ("MainActorBootstrapComponent", true),
    ])
    func `What may cross isolation domains`(type: String, isSendable: Bool) throws {
      let source = """
        import Bobbin
        final class Open { var count = 0 }
        final class Closed: Sendable {}
        func cross<T: Sendable>(_ type: T.Type) {}
        func test() { cross(\(type).self) }
        """
      let messages = try Compiler.messages(for: ["Crossing": source], "-swift-version 6")
      #expect(messages.isEmpty == isSendable)
      #expect(messages.contains("to the 'Sendable' protocol") != isSendable)
    }
  }

  private let game = """
    import Bobbin
    public protocol GameDependency: Dependency {
      var name: String { get }
    }
    public final class GameComponent: Component<any GameDependency> {}
    open class LevelComponent: Component<any GameDependency> {
      public let number: Int
      public init(dependency: any GameDependency, number: Int) {
        self.number = number
        super.init(dependency: dependency)
      }
    }
    """

  private let app = """
    import Bobbin
    import Game
    final class RootComponent: BootstrapComponent {
      let name = "root"
      var game: GameComponent { GameComponent(parent: self) }
      func level(_ number: Int) -> LevelComponent { makeLevel(self, number) }
    }
    """

  private let generated = """

    func makeLevel(_ parent: RootComponent, _ number: Int) -> LevelComponent {
      LevelComponent(parent: parent, number: number)
    }
    extension GameComponent {
      convenience init(parent: RootComponent) {
        self.init(dependency: RootComponent.GameProvider(parent))
      }
    }
    extension LevelComponent {
      convenience init(parent: RootComponent, number: Int) {
        self.init(dependency: RootComponent.GameProvider(parent), number: number)
      }
    }
    extension RootComponent {
      fileprivate struct GameProvider: GameDependency {
        private let parent: RootComponent
        init(_ parent: RootComponent) { self.parent = parent }
        var name: String { parent.name }
      }
    }
    """

  private let screens = """
    import Bobbin
    protocol ScreenDependency: Dependency {
      var title: String { get }
    }
    final class Model { var count = 0 }
    final class ScreenComponent: MainActorComponent<any ScreenDependency> {
      lazy var one = Model()
      private let slot = Shared<Model>()
      var model: Model { slot { Model() } }
      private let weakSlot = WeakShared<Model>()
      var weakly: Model { weakSlot { Model() } }
    }
    final class DetailComponent: MainActorComponent<any ScreenDependency> {
      let id: Int
      init(dependency: any ScreenDependency, id: Int) {
        self.id = id
        super.init(dependency: dependency)
      }
    }
    final class RootComponent: MainActorBootstrapComponent {
      let title = "root"
      override init() {}
      var screen: ScreenComponent { ScreenComponent(parent: self) }
    }
    """

  private let generatedScreens = """

    func makeDetail(_ parent: RootComponent) -> DetailComponent {
      DetailComponent(parent: parent, id: 3)
    }
    extension ScreenComponent {
      convenience init(parent: RootComponent) {
        self.init(dependency: RootComponent.ScreenProvider(parent))
      }
    }
    extension DetailComponent {
      convenience init(parent: RootComponent, id: Int) {
        self.init(dependency: RootComponent.ScreenProvider(parent), id: id)
      }
    }
    extension RootComponent {
      fileprivate struct ScreenProvider: ScreenDependency {
        private let parent: RootComponent
        init(_ parent: RootComponent) { self.parent = parent }
        var title: String { parent.title }
      }
    }
    """
#endif
