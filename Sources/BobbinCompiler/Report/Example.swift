extension DiagnosticGroup {
  /// The smallest code that belongs to the group.
  ///
  /// Comments say how to repair it: `// instead:` replaces the line above, `// add:` adds one. A test
  /// compiles the example both ways.
  var example: String {
    switch self {
    case .missingRequirement:
      """
      protocol GameDependency: Dependency { var scores: any Scores { get } }
      final class GameComponent: Component<any GameDependency> {
        var best: any Scores { dependency.scores }
      }
      final class RootComponent: BootstrapComponent {
        // add: lazy var scores: any Scores = FileScores()
        var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .typeMismatch:
      """
      protocol GameDependency: Dependency { var limit: Int { get } }
      final class GameComponent: Component<any GameDependency> {
        var isOpen: Bool { dependency.limit > 0 }
      }
      final class RootComponent: BootstrapComponent {
        let limit = "three"
        // instead: let limit = 3
        var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .effectMismatch:
      """
      protocol GameDependency: Dependency { var scores: any Scores { get } }
      // instead: protocol GameDependency: Dependency { var scores: any Scores { get async } }
      final class GameComponent: Component<any GameDependency> {
        var best: any Scores { dependency.scores }
        // instead: var best: any Scores { get async { await dependency.scores } }
      }
      final class RootComponent: BootstrapComponent {
        var scores: any Scores { get async { FileScores() } }
        var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .isolationMismatch:
      """
      protocol GameDependency: Dependency { var window: Window { get } }
      // instead: protocol GameDependency: Dependency { @MainActor var window: Window { get } }
      final class GameComponent: Component<any GameDependency> {
        var main: Window { dependency.window }
        // instead: @MainActor var main: Window { dependency.window }
      }
      final class RootComponent: BootstrapComponent {
        @MainActor lazy var window = Window()
        var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .invisibleProvision:
      """
      protocol GameDependency: Dependency { var scores: any Scores { get } }
      final class GameComponent: Component<any GameDependency> {
        var best: any Scores { dependency.scores }
      }
      final class RootComponent: BootstrapComponent {
        private lazy var scores: any Scores = FileScores()
        // instead: private(set) lazy var scores: any Scores = FileScores()
        var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .unknownParent:
      """
      final class GameComponent: Component<any EmptyDependency> {}
      final class RootComponent: BootstrapComponent {
        func game() -> GameComponent {
          let scope = currentScope()
          // instead: let scope: RootComponent = currentScope()
          return GameComponent(parent: scope)
        }
        func currentScope() -> RootComponent { self }
      }
      """
    case .unknownProtocol:
      """
      // import VendorKit, whose sources are not among those that Bobbin reads
      final class GameComponent: Component<any VendorScores> {}
      // instead: protocol ScoresDependency: Dependency {}
      // add: final class GameComponent: Component<any ScoresDependency> {}
      final class RootComponent: BootstrapComponent {
        var game: GameComponent { GameComponent(parent: self) }
      }
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
    case .unreachableScope:
      """
      // Module Core
      public final class HomeComponent: Component<any EmptyDependency> {
        // add: public let limit = 3
      }
      // Module App
      import Core
      protocol AdviceDependency: Dependency { var limit: Int { get } }
      final class AdviceComponent: Component<any AdviceDependency> {
        var isOpen: Bool { dependency.limit > 0 }
      }
      func advice(below home: HomeComponent) -> AdviceComponent { AdviceComponent(parent: home) }
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
      protocol GameDependency: Dependency { static var version: Int { get } }
      // instead: protocol GameDependency: Dependency { var version: Int { get } }
      final class GameComponent: Component<any GameDependency> {}
      // instead: final class GameComponent: Component<any GameDependency> {
        // add: var title: String { "Version \\(dependency.version)" }
      // add: }
      final class RootComponent: BootstrapComponent {
        // add: let version = 3
        var game: GameComponent { GameComponent(parent: self) }
      }
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
    case .cyclicModules:
      """
      {"modules": [{"name": "A", "sources": ["A"], "dependencies": ["B"]},
                   {"name": "B", "sources": ["B"], "dependencies": ["A"]}]}
      """
    case .unusedComponent:
      """
      final class GameComponent: Component<any EmptyDependency> {}
      // add: final class RootComponent: BootstrapComponent {
        // add: var game: GameComponent { GameComponent(parent: self) }
      // add: }
      """
    case .unusedRequirement:
      """
      protocol GameDependency: Dependency { var scores: any Scores { get } }
      // instead: protocol GameDependency: Dependency {}
      final class GameComponent: Component<any GameDependency> {}  // no dependency.scores
      // instead: final class GameComponent: Component<any GameDependency> {}
      final class RootComponent: BootstrapComponent {
        lazy var scores: any Scores = FileScores()
        // remove
        var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .retainLoop:
      """
      protocol GameDependency: Dependency { var scores: any Scores { get } }
      final class GameComponent: Component<any GameDependency> {
        var best: any Scores { dependency.scores }
      }
      final class RootComponent: BootstrapComponent {
        let scores: any Scores = FileScores()
        lazy var game = GameComponent(parent: self)
        // instead: var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .endlessProvision:
      """
      final class Loader {
        init(pages: Pages) {}
        // instead: init(pages: @escaping () -> Pages) {}
      }
      final class Pages { init(loader: Loader) {} }
      final class RootComponent: BootstrapComponent {
        var pages: Pages { Pages(injecting: self) }
        var loader: Loader { Loader(injecting: self) }
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
      protocol GameDependency: Dependency { var store: Store { get } }
      final class GameComponent: Component<any GameDependency> {
        var first: Store { dependency.store }
      }
      final class LoggedInComponent: Component<any EmptyDependency> {
        lazy var store = makeStore()  // of which type?
        // instead: lazy var store: Store = makeStore()
        var game: GameComponent { GameComponent(parent: self) }
        func makeStore() -> Store { Store() }
      }
      final class RootComponent: BootstrapComponent {
        let store = Store()
        var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
      }
      """
    case .passedOver:
      """
      protocol GameDependency: Dependency { var limit: Int { get } }
      final class GameComponent: Component<any GameDependency> {
        var isOpen: Bool { dependency.limit > 0 }
      }
      final class LoggedInComponent: Component<any EmptyDependency> {
        let limit = "three"
        // instead: let limitText = "three"
        var game: GameComponent { GameComponent(parent: self) }
      }
      final class RootComponent: BootstrapComponent {
        let limit = 3
        var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
      }
      """
    case .unservedOptional:
      """
      protocol GameDependency: Dependency { var store: Store? { get } }
      extension GameDependency { var store: Store? { nil } }
      final class GameComponent: Component<any GameDependency> {
        var isSaved: Bool { dependency.store != nil }
      }
      final class RootComponent: BootstrapComponent {
        private let store = Store()
        // instead: let store = Store()
        var game: GameComponent { GameComponent(parent: self) }
      }
      """
    case .syntax:
      """
      final class GameComponent: Component<any EmptyDependency> {
      // instead: final class GameComponent: Component<any EmptyDependency> {}
      """
    }
  }
}
