import BobbinReports
import Testing

@testable import BobbinCommandLine

/// Code written for Needle, read as it is.
struct NeedleTests {
  private static let app = [
    "Game/Game.swift": """
    import NeedleFoundation

    public protocol GameDependency: NeedleFoundation.Dependency {
      var scores: [Int] { get }
      var log: Log { get }
    }
    public final class GameComponent: NeedleFoundation.Component<GameDependency> {
      let level: Int
      public init(parent: Scope, level: Int) {
        self.level = level
        super.init(parent: parent)
      }
      public var board: BoardComponent { shared { BoardComponent(parent: self) } }
    }
    public protocol BoardDependency: Dependency { var scores: [Int] { get } }
    public final class BoardComponent: Component<BoardDependency> {
      var best: Int? { dependency.scores.max() }
      var text: String { best.map { "\\(dependency.scores): \\($0)" } ?? "" }
    }
    public final class Log {}

    """,
    "App/Root.swift": """
    @preconcurrency import NeedleFoundation
    import Game

    final class RootComponent: BootstrapComponent {
      func game(level: Int) -> GameComponent { GameComponent(parent: self, level: level) }
    }

    """,
    "App/Root+Log.swift": """
    import Game

    extension RootComponent {
      var log: Log { shared { Log() } }
      var scores: [Int] { return shared { [1] } }
    }

    """,
  ]

  @Test func `The graph of code for Needle is the one that Needle would build`() throws {
    let outcome = try TemporaryPackage(Self.app).run(onApp: ["graph"])
    #expect(outcome.error.isEmpty)
    #expect(
      outcome.output == """
        RootComponent (App)
        └─ GameComponent (Game)
           │   scores: [Int] ← RootComponent
           │   log: Log ← RootComponent
           └─ BoardComponent (Game)
                  scores: [Int] ← RootComponent

        """)
  }

  @Test func `A requirement that any code may read as a member is not reported as unused`() throws {
    let package = try TemporaryPackage([
      "App/App.swift": """
      import NeedleFoundation
      protocol ListDependency: Dependency { var store: Int { get }; var clock: Int { get } }
      final class ListComponent: Component<ListDependency> { var model: Int { self.store } }
      func build(with component: ListComponent) -> Int { component.clock }
      final class RootComponent: BootstrapComponent {
        var store: Int { 1 }
        var clock: Int { 2 }
        var list: ListComponent { ListComponent(parent: self) }
      }

      """
    ])
    #expect(package.run("check", "--module", "App", "--sources", "/App").error.isEmpty)
  }

  @Test(arguments: [CommandLineTool.bobbinc, .bobbinctl])
  func `What is missing is reported`(tool: CommandLineTool) throws {
    var app = Self.app
    app["App/Root+Log.swift"] = "extension RootComponent { var log: Int { shared { 1 } } }"
    let outcome = try TemporaryPackage(app).run(onApp: ["check"], with: tool)
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error.contains("[#missing-requirement]"))
  }

  @Test func `Nothing is generated, and the error says what to do`() throws {
    let outcome = try TemporaryPackage(Self.app).run(onApp: ["generate"])
    #expect(outcome.code == .diagnostics)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.error == """
        App/Root.swift:1:17: error: cannot generate code for Needle; 'bobbinctl migrate' rewrites \
        the sources for Bobbin

        """)
  }

  @Test func `Components with plug-ins are not left out in silence`() throws {
    let app = """
      import NeedleFoundation

      final class GameExtras: NonCoreComponent<EmptyDependency> {}
      final class GameComponent: PluginizedComponent<EmptyDependency, GamePlugins, GameExtras> {}

      """
    let outcome = try TemporaryPackage(TemporaryPackage.app(app)).run([
      "graph", "--project", "/bobbin.json",
    ])
    #expect(outcome.error.contains("App.swift:3:25: error: Needle's 'NonCoreComponent' is not"))
    #expect(outcome.error.contains("App.swift:4:28: error: Needle's 'PluginizedComponent' is not"))
  }
}
