import BobbinCompiler

extension DiagnosticGroup {
  /// The smallest code that has it, and what to write instead.
  ///
  /// Comments say how to repair it: `// instead:` replaces the line above, `// add:` adds one. A test
  /// compiles the example both ways, and the article on diagnostics shows it.
  var example: String {
    switch self {
    case .missingRequirement:
      """
      \(needsLimit)
      \(root("// add: let limit = 3"))
      """
    case .typeMismatch:
      """
      \(needsLimit)
      \(root("let limit = \"three\"", "// instead: let limit = 3"))
      """
    case .effectMismatch:
      """
      protocol GameDependency: Dependency { var scores: any Scores { get } }
      // instead: protocol GameDependency: Dependency { var scores: any Scores { get async } }
      final class GameComponent: Component<any GameDependency> {
        var best: any Scores { dependency.scores }
        // instead: var best: any Scores { get async { await dependency.scores } }
      }
      \(root("var scores: any Scores { get async { FileScores() } }"))
      """
    case .isolationMismatch:
      """
      protocol GameDependency: Dependency { var window: Window { get } }
      // instead: protocol GameDependency: Dependency { @MainActor var window: Window { get } }
      final class GameComponent: Component<any GameDependency> {
        var main: Window { dependency.window }
        // instead: @MainActor var main: Window { dependency.window }
      }
      \(root("@MainActor lazy var window = Window()"))
      """
    case .invisibleProvision:
      """
      \(needsLimit)
      \(root("private let limit = 3", "// instead: let limit = 3"))
      """
    case .unknownParent:
      """
      final class GameComponent: Component<any EmptyDependency> {}
      func game(in scopes: [RootComponent]) -> GameComponent {
        let scope = scopes[0]
        // instead: let scope: RootComponent = scopes[0]
        return GameComponent(parent: scope)
      }
      final class RootComponent: BootstrapComponent {}
      """
    case .unknownProtocol:
      """
      // import VendorKit, whose sources are not among those that Bobbin reads
      final class GameComponent: Component<any VendorScores> {}
      // instead: protocol ScoresDependency: Dependency {}
      // add: final class GameComponent: Component<any ScoresDependency> {}
      \(root())
      """
    case .unknownChild:
      """
      final class GameComponent: Component<any EmptyDependency> {}
      final class RootComponent: BootstrapComponent {
        func open() { show(.init(parent: self)) }
        // instead: func open() { show(GameComponent(parent: self)) }
        func show(_ game: GameComponent) {}
      }
      """
    case .noInitializer:
      """
      final class GameComponent: Component<any EmptyDependency> {}
      final class RootComponent: BootstrapComponent {
        func game() -> GameComponent { GameComponent(parent: self, level: 3) }
        // instead: func game() -> GameComponent { GameComponent(parent: self) }
      }
      """
    case .ambiguousInitializer:
      """
      final class Screen {
        init(store: Store) {}
        init(cache: Cache) {}
        // instead: private init(cache: Cache) {}
      }
      final class RootComponent: BootstrapComponent {
        let store = Store(), cache = Cache()
        var screen: Screen { Screen(injecting: self) }
      }
      """
    case .unsupportedInjection:
      """
      final class GameComponent: Component<any EmptyDependency> {}
      final class RootComponent: BootstrapComponent {
        var game: GameComponent { GameComponent(injecting: self) }
        // instead: var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .unsupportedRequirement:
      """
      protocol GameDependency: Dependency { static var limit: Int { get } }
      // instead: protocol GameDependency: Dependency { var limit: Int { get } }
      final class GameComponent: Component<any GameDependency> {
        // add: var isOpen: Bool { dependency.limit > 0 }
      }
      \(root("// add: let limit = 3"))
      """
    case .unsupportedComponent:
      """
      private final class GameComponent: Component<any EmptyDependency> {}
      // instead: final class GameComponent: Component<any EmptyDependency> {}
      final class RootComponent: BootstrapComponent {
        private var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .duplicateModule:
      """
      {"modules": [{"name": "Game", "sources": ["A"]}, {"name": "Game", "sources": ["B"]}]}
      """
    case .unusedComponent:
      """
      final class GameComponent: Component<any EmptyDependency> {}
      final class RootComponent: BootstrapComponent {
        // add: var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .unusedRequirement:
      """
      protocol GameDependency: Dependency { var scores: any Scores { get } }
      // instead: protocol GameDependency: Dependency {}
      final class GameComponent: Component<any GameDependency> {}  // no dependency.scores
      // instead: final class GameComponent: Component<any GameDependency> {}
      \(root("lazy var scores: any Scores = FileScores()", "// remove"))
      """
    case .retainLoop:
      """
      \(needsLimit)
      final class RootComponent: BootstrapComponent {
        let limit = 3
        lazy var game = GameComponent(parent: self)
        // instead: var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .newAtEachRead:
      """
      final class Session {}
      final class CoreComponent: Component<any EmptyDependency> {
        lazy var session = Session()
      }
      struct HomeScreen { let session: Session }
      final class RootComponent: BootstrapComponent {
        var core: CoreComponent { CoreComponent(parent: self) }
        // instead: lazy var core = CoreComponent(parent: self)
        var session: Session { core.session }
        var home: HomeScreen { HomeScreen(injecting: self) }
      }
      """
    case .unguardedLazy:
      """
      actor OrderStore {}
      final class ServerComponent: BootstrapComponent, @unchecked Sendable {
        lazy var orders = OrderStore()
        // instead: private let slot = Shared<OrderStore>()
        // add: var orders: OrderStore { slot { OrderStore() } }
      }
      """
    case .endlessProvision:
      """
      final class Player {
        init(playlist: Playlist) {}
      }
      final class Playlist {
        init(player: Player) {}
        // instead: weak var player: Player?
      }
      final class RootComponent: BootstrapComponent {
        lazy var player = Player(injecting: self)
        lazy var playlist = Playlist(injecting: self)
        // instead: lazy var playlist = Playlist()
      }
      """
    case .cannotGather:
      """
      final class RootComponent: BootstrapComponent {
        let sounds = SoundPlugin()  // of type SoundPlugin
        // instead: let sounds: any Plugin = SoundPlugin()
        lazy var plugins = [any Plugin](gathering: self)
      }
      """
    case .notGathered:
      """
      // Module Sound
      public protocol Plugin {}
      struct SoundPlugin: Plugin {}
      public final class SoundComponent: Component<any EmptyDependency> {
        var plugin: any Plugin { SoundPlugin() }  // internal
        // instead: public var plugin: any Plugin { SoundPlugin() }
      }
      // Module App
      import Sound
      struct OwnPlugin: Plugin {}
      final class RootComponent: BootstrapComponent {
        let own: any Plugin = OwnPlugin()
        var sound: SoundComponent { SoundComponent(parent: self) }
        lazy var plugins = [any Plugin](gathering: self)
      }
      """
    case .undecidedProvider:
      """
      \(needsLimit)
      \(loggedIn(
        "lazy var limit = makeLimit()  // of which type?",
        "// instead: lazy var limit: Int = makeLimit()", "func makeLimit() -> Int { 5 }"))
      """
    case .passedOver:
      """
      \(needsLimit)
      \(loggedIn("let limit = \"three\"", "// instead: let limitText = \"three\""))
      """
    case .unservedOptional:
      """
      protocol GameDependency: Dependency { var store: Store? { get } }
      extension GameDependency { var store: Store? { nil } }
      final class GameComponent: Component<any GameDependency> {
        var isSaved: Bool { dependency.store != nil }
      }
      \(root("private let store = Store()", "// instead: let store = Store()"))
      """
    case .syntax:
      """
      final class GameComponent: Component<any EmptyDependency> {
      // instead: final class GameComponent: Component<any EmptyDependency> {}
      """
    }
  }

  // MARK: The code that several examples share

  /// A component that needs a number.
  private var needsLimit: String {
    """
    protocol GameDependency: Dependency { var limit: Int { get } }
    final class GameComponent: Component<any GameDependency> {
      var isOpen: Bool { dependency.limit > 0 }
    }
    """
  }

  /// A root with some members that creates the component.
  private func root(_ members: String...) -> String {
    creator("RootComponent: BootstrapComponent", members)
  }

  /// A component with some members that creates the component, below a root that has a number.
  private func loggedIn(_ members: String...) -> String {
    creator("LoggedInComponent: Component<any EmptyDependency>", members) + """

      final class RootComponent: BootstrapComponent {
        let limit = 3
        var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
      }
      """
  }

  private func creator(_ head: String, _ members: [String]) -> String {
    let all = members + ["var game: GameComponent { GameComponent(parent: self) }"]
    return "final class \(head) {\n" + all.map { "  \($0)\n" }.joined() + "}"
  }
}
