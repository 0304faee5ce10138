#if os(macOS) || os(Linux)
  import BobbinTestSupport
  import Foundation
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
      _ = try SwiftCompiler.runtime(options(flags))
    }

    @Test func `A parent for which nothing is generated is explained`() throws {
      let messages = try messages(for: ["Game": game, "App": app], "-swift-version 6")
      #expect(
        messages.contains(
          "error: 'init(parent:)' is unavailable: nothing is generated for this parent: attach "
            + "BobbinPlugin to the target that makes this call, or add the file that bobbinc writes; "
            + "fix what it reports above; or write the types, as in 'Child(parent: it as Parent)'"))
    }

    @Test func `A main actor parent for which nothing is generated is explained`() throws {
      let flags = "-swift-version 6 -default-isolation MainActor"
      let messages = try messages(for: ["Screens": screens], flags)
      #expect(messages.contains("error: 'init(parent:)' is unavailable: nothing is generated"))
    }

    @Test func `A component that is created from nothing says what is missing`() throws {
      let source = """
        import Bobbin
        final class Game: Component<Int> {}
        final class Root: Component<Int> { init() { super.init(dependency: 1) } }
        @MainActor final class Screen: MainActorComponent<Int> {}
        @MainActor final class Window: MainActorComponent<Int> {
          convenience init() { self.init(dependency: 1) }
        }
        @MainActor func make() { _ = (Game(), Root(), Screen(), Window()) }
        """
      let messages = try messages(for: ["Scopes": source], "-swift-version 6")
      let errors = messages.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(errors.count == 2)
      #expect(
        errors.allSatisfy {
          $0.contains("'init()' is unavailable: pass 'parent: self' in the component that creates")
        })
    }

    @Test func `A weak slot for a protocol says what is missing`() throws {
      let source = """
        import Bobbin
        protocol Logger: AnyObject {}
        let slot = WeakShared<any Logger>()
        """
      let messages = try messages(for: ["Slots": source], "-swift-version 6")
      #expect(messages.contains("error: 'init()' is unavailable: for a class protocol, pass"))
    }

    @Test func `Types that may cross isolation domains`() throws {
      let types: KeyValuePairs = [
        "Shared<Int>": true, "Shared<Open>": false,
        "WeakShared<Closed>": true, "WeakShared<Open>": false,
        "Component<Int>": false, "BootstrapComponent": false,
        "MainActorComponent<Int>": true, "MainActorBootstrapComponent": true,
      ]
      var source = """
        import Bobbin
        final class Open { var count = 0 }
        final class Closed: Sendable {}
        func cross<T: Sendable>(_ type: T.Type) {}
        func test() {

        """
      for (type, _) in types { source += "cross(\(type).self)\n" }
      let messages = try messages(for: ["Crossing": source + "}\n"], "-swift-version 6")
      let refusals = messages.split(separator: "\n").filter { $0.contains("Crossing.swift:") }
      #expect(refusals.count == types.count { !$1 })
      for (index, (type, isSendable)) in types.enumerated() {
        let refusal = refusals.first { $0.contains("swift:\(index + 6):") }
        #expect((refusal == nil) == isSendable, "\(type)")
        #expect(refusal?.contains("to the 'Sendable' protocol") != false)
      }
    }

    /// Compiles modules that use the runtime.
    ///
    /// - Parameters:
    ///   - modules: The source of each module; it may import those before it.
    ///   - flags: Options, separated by spaces.
    /// - Returns: The compiler's messages.
    /// - Throws: An error if the compiler cannot be run.
    private func messages(
      for modules: KeyValuePairs<String, String>, _ flags: String
    ) throws -> String {
      try SwiftCompiler.inScratch { scratch in
        let flags = try SwiftCompiler.runtimeFlags + options(flags)
        return try modules.map { name, source in
          let file = scratch.appending(path: "\(name).swift")
          try source.write(to: file, atomically: true, encoding: .utf8)
          return try SwiftCompiler.compile(name, [file], flags, in: scratch)
        }.joined()
      }
    }

    private func options(_ flags: String) -> [String] {
      flags.split(separator: " ").map(String.init)
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
