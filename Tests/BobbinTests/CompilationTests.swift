#if os(macOS) || os(Linux)
  import BobbinTestSupport
  import Testing

  /// The compiler's messages about the runtime and about code that uses it.
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
    func `The runtime compiles without messages`(flags: String) throws {
      try #expect(Compiler.messagesForRuntime(flags) == "")
    }

    @Test func `A parent for which nothing is generated is explained`() throws {
      let messages = try Compiler.messages(for: ["Game": game, "App": app], "-swift-version 6")
      #expect(
        messages.contains(
          "error: 'init(parent:)' is unavailable: nothing is generated for this parent: attach "
            + "BobbinPlugin to the target that makes this call, or fix what bobbinc reports above"))
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
    func `Types that may cross isolation domains`(type: String, isSendable: Bool) throws {
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
    """

  private let app = """
    import Bobbin
    import Game
    final class RootComponent: BootstrapComponent {
      let name = "root"
      var game: GameComponent { GameComponent(parent: self) }
    }
    """

  private let screens = """
    import Bobbin
    protocol ScreenDependency: Dependency {
      var title: String { get }
    }
    final class ScreenComponent: MainActorComponent<any ScreenDependency> {}
    final class RootComponent: MainActorBootstrapComponent {
      let title = "root"
      override init() {}
      var screen: ScreenComponent { ScreenComponent(parent: self) }
    }
    """
#endif
