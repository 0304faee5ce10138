import BobbinReports
import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCommandLine

struct MigrateTests {
  /// A program of two modules, each file before and after.
  private static let files: KeyValuePairs = [
    "Game/Game.swift": (
      """
      @preconcurrency import NeedleFoundation

      public protocol GameDependency: NeedleFoundation.Dependency {
        var log: Log { get }
      }

      public final class GameComponent: Component<GameDependency> {
        let level: Int

        public init(parent: NeedleFoundation.Scope, level: Int) {
          self.level = level
          super.init(parent: parent)
        }

        public var board: BoardComponent { BoardComponent(parent: self) }
      }

      public protocol BoardDependency: Dependency {
        var log: Log { get }
      }

      public final class BoardComponent: NeedleFoundation.Component<BoardDependency> {
        public override init(parent: any Scope) { super.init(parent: parent) }
        public var title: String { "board \\(self.log.lines.count)" }
        var later: () -> Int { { [weak self] in self?.log.lines.count ?? 0 } }
        var last: String? { dependency!.log.lines.last ?? self.dependency?.log.lines.first }
      }

      final class Player {
        private let board: BoardComponent
        init(board: BoardComponent) { self.board = board }
        func read() -> () -> Int? { { [weak self] in self?.board.log.lines.count } }
      }

      final class TellingComponent: Component<BoardDependency> {
        final class Delegate {
          weak var dependency: Player?
          func tell() { _ = dependency?.read() }
        }
        enum Scope { case all }
        let scope = Scope.all
      }

      class BaseComponent: Component<BoardDependency> {}

      final class ListComponent: BaseComponent {
        override init(parent: Scope) { super.init(parent: parent) }
      }

      """,
      """
      import Bobbin

      public protocol GameDependency: Bobbin.Dependency {
        var log: Log { get }
      }

      public final class GameComponent: Component<GameDependency> {
        let level: Int

        public init(dependency: any GameDependency, level: Int) {
          self.level = level
          super.init(dependency: dependency)
        }

        public var board: BoardComponent { BoardComponent(parent: self) }
      }

      public protocol BoardDependency: Dependency {
        var log: Log { get }
      }

      public final class BoardComponent: Bobbin.Component<BoardDependency> {
        public override init(dependency: any BoardDependency) { super.init(dependency: dependency) }
        public var title: String { "board \\(self.dependency.log.lines.count)" }
        var later: () -> Int { { [weak self] in self?.dependency.log.lines.count ?? 0 } }
        var last: String? { dependency.log.lines.last ?? self.dependency.log.lines.first }
      }

      final class Player {
        private let board: BoardComponent
        init(board: BoardComponent) { self.board = board }
        func read() -> () -> Int? { { [weak self] in self?.board.dependency.log.lines.count } }
      }

      final class TellingComponent: Component<BoardDependency> {
        final class Delegate {
          weak var dependency: Player?
          func tell() { _ = dependency?.read() }
        }
        enum Scope { case all }
        let scope = Scope.all
      }

      class BaseComponent: Component<BoardDependency> {}

      final class ListComponent: BaseComponent {
        override init(dependency: any BoardDependency) { super.init(dependency: dependency) }
      }

      """
    ),
    "Game/Log.swift": (
      """
      public final class Log {
        public var lines: [String] = []

        public init() {}
      }

      """, nil
    ),
    "App/RootComponent.swift": (
      """
      import NeedleFoundation

      final class RootComponent: BootstrapComponent {
          /// Counts how often it is made.
          var counter: Counter { return shared { Counter(start: 1) } }
          var fresh: Counter { Counter(start: 2) }
      }

      @MainActor final class ScreenComponent: BootstrapComponent {
        var title: String { shared { "a" + "b" } }
        var kind: Int { shared { print(title); return 1 } }
        var name: String {
          shared {
            String(
              repeating: "a", count: 2)
          }
        }
        public var size: Int {
          shared {
            let side = 2
            return side * side
          }
        }
      }

      final class Counter {
        var count: Int
        init(start: Int) { count = start }
      }

      """,
      """
      import Game
      import Bobbin

      final class RootComponent: BootstrapComponent {
          private let counterSlot = Shared<Counter>()
          let logSlot = Shared<Log>()
          let gameSlot = Shared<GameComponent>()

          /// Counts how often it is made.
          var counter: Counter { return counterSlot { Counter(start: 1) } }
          var fresh: Counter { Counter(start: 2) }
      }

      @MainActor final class ScreenComponent: BootstrapComponent {
        private let titleSlot = Shared<String>()
        private let kindSlot = Shared<Int>()
        private let nameSlot = Shared<String>()
        private let sizeSlot = Shared<Int>()

        var title: String { titleSlot { "a" + "b" } }
        var kind: Int { kindSlot { print(title); return 1 } }
        var name: String {
          nameSlot {
            String(
              repeating: "a", count: 2)
          }
        }
        public var size: Int {
          sizeSlot {
            let side = 2
            return side * side
          }
        }
      }

      final class Counter {
        var count: Int
        init(start: Int) { count = start }
      }

      """
    ),
    "App/RootComponent+Game.swift": (
      """
      import Game

      extension RootComponent {
        var log: Log {
          shared {
            Log()
          }
        }
        func game(level: Int) -> GameComponent { shared { GameComponent(parent: self, level: level) } }
      }

      """,
      """
      import Game

      extension RootComponent {
        var log: Log {
          logSlot {
            Log()
          }
        }
        func game(level: Int) -> GameComponent { gameSlot { GameComponent(parent: self, level: level) } }
      }

      """
    ),
    "App/main.swift": (
      """
      import Game

      registerProviderFactories()
      Game.registerProviderFactories()
      Game.registerProviderFactories(
      )
      let root = RootComponent()
      root.counter.count += 1
      root.log.lines.append("start")
      let game: GameComponent = root.game(level: 3)
      print(root.counter.count, root.fresh.count, game.log.lines, game.board.title)
      print(root.game(level: 4) === game, ScreenComponent().title, ScreenComponent().size)
      let needs = game.dependency
      print(needs.log.lines)

      """,
      """
      import Game

      let root = RootComponent()
      root.counter.count += 1
      root.log.lines.append("start")
      let game: GameComponent = root.game(level: 3)
      print(root.counter.count, root.fresh.count, game.dependency.log.lines, game.board.title)
      print(root.game(level: 4) === game, ScreenComponent().title, ScreenComponent().size)
      let needs = game.dependency
      print(needs.log.lines)

      """
    ),
  ]

  private static let generated = """
    import NeedleFoundation

    private class GameDependencyProvider: GameDependency {}

    public func registerProviderFactories() {}

    """

  private static let project = """
    {"modules": [{"name": "Game", "sources": ["Game"]}, {"name": "App", "sources": ["App"]}]}
    """

  private static func package(linesEndingWith end: String = "\n") throws -> TemporaryPackage {
    var before = ["bobbin.json": project, "App/NeedleGenerated.swift": generated]
    for (path, texts) in files { before[path] = texts.0.replacing("\n", with: end) }
    return try TemporaryPackage(before)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `Each construct is rewritten, and nothing else`(end: String) throws {
    let package = try Self.package(linesEndingWith: end)
    let outcome = package.run("migrate", "--project", "/bobbin.json", "--force")
    #expect(outcome.error.isEmpty)
    // Needle's file is removed.
    #expect(outcome.output == "files changed: \(Self.files.count { $1.1 != nil } + 1)\n")
    #expect(outcome.code == .success)
    for (path, texts) in Self.files {
      let text = (texts.1 ?? texts.0).replacing("\n", with: end)
      #expect(try package.read(path) == text)
    }
    #expect(!package.exists("App/NeedleGenerated.swift"))

    let again = package.run("migrate", "--project", "/bobbin.json", "--force")
    #expect(
      again.error
        == "warning: no file imports 'NeedleFoundation', so there is nothing to migrate\n")
    for (path, texts) in Self.files {
      let text = (texts.1 ?? texts.0).replacing("\n", with: end)
      #expect(try package.read(path) == text)
    }
  }

  @Test func `A dry run shows the changes and makes none`() throws {
    let package = try Self.package()
    let outcome = package.run("migrate", "--project", "/bobbin.json", "--dry-run")
    #expect(outcome.error.isEmpty)
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("\n-    var counter: Counter { return shared { Counter"))
    #expect(outcome.output.contains("--- App/NeedleGenerated.swift\n"))
    #expect(!outcome.output.contains("Log.swift"))
    for (path, texts) in Self.files { #expect(try package.read(path) == texts.0) }
  }

  #if os(macOS) || os(Linux)
    @Test(.enabled(if: SwiftCompiler.isFound))
    func `The result compiles and runs`() throws {
      let package = try Self.package()
      #expect(package.run("migrate", "--project", "/bobbin.json", "--force").code == .success)
      let code = package.run(
        "generate", "--project", "/bobbin.json", "--output-directory", "/out")
      #expect(code.code == .success)
      let (messages, output) = try SwiftCompiler.inScratch { scratch in
        var messages = ""
        for module in ["Game", "App"] {
          let directories = [package[module], package["out/" + module]]
          let files = try directories.flatMap {
            try Repository.swiftFiles(in: URL(fileURLWithPath: $0))
          }
          let flags = try SwiftCompiler.runtimeFlags + ["-swift-version", "6"]
          messages += try SwiftCompiler.compile(module, files, flags, in: scratch)
        }
        try SwiftCompiler.link(["Game", "App"], in: scratch)
        return (messages, try SwiftCompiler.runProgram(in: scratch))
      }
      #expect(messages.isEmpty)
      #expect(output == "2 2 [\"start\"] board 1\ntrue ab 4\n[\"start\"]\n")
    }
  #endif

  @Test func `Files that several targets share are rewritten once`() throws {
    let package = try TemporaryPackage([
      "App/NeedleGenerated.swift": Self.generated,
      "App/App.swift": "import NeedleFoundation\nlet start = registerProviderFactories()\n",
      "bobbin.json": """
      {"modules": [{"name": "A", "sources": ["App"]}, {"name": "B", "sources": ["App"]}]}
      """,
    ])
    let outcome = package.run("migrate", "--project", "/bobbin.json", "--force")
    #expect(outcome.code == .success)
    #expect(
      outcome.error
        == "App/App.swift:2:13: warning: nothing is registered any more; remove this call\n")
    #expect(!package.exists("App/NeedleGenerated.swift"))
    #expect(try package.read("App/App.swift").hasPrefix("import Bobbin\n"))
  }

  @Test func `Only sources that Git has are written`() throws {
    let package = try Self.package()
    let words = ["migrate", "--project", "/bobbin.json"]
    try package.git("init", "-q")
    let refused = package.run(words)
    #expect(refused.code == .diagnostics)
    #expect(refused.error.contains("the Git repository has changes"))
    try package.git("add", ".")
    try package.git("commit", "-qm", "All")
    try package.write("", to: "App/New.swift")
    #expect(package.run(words).error.contains("the Git repository has changes"))
    try package.git("add", ".")
    try package.git("commit", "-qm", "Another source")
    // For example the list of modules.
    try package.write("", to: "new.json")
    #expect(package.run(words).code == .success)
    #expect(!package.exists("App/NeedleGenerated.swift"))
  }

  @Test func `Changes that are left to the reader are listed`() throws {
    let package = try TemporaryPackage([
      "Project.swift": "let script = \"needle generate Sources\"\n",
      "Podfile": "# Needle\npod 'Needle'\n", "Pods/Needle.yml": "needle generate",
      "Other/Other.swift": "// Needle\nimport NeedleFoundation\n",
      "Other/NeedleGenerated.swift": "import NeedleFoundation\n",
      "App/App.swift": """
      import NeedleFoundation
      import Below
      final class RootComponent: BootstrapComponent {
        var number: Int { shared { 1 } }
        var pair: (Int, Int) { (shared { 1 }, 2) }
        #if DEBUG
          var log: Int { shared { 1 } }
        #endif
      }
      class Plug: PluginizedComponent<EmptyDependency, EmptyDependency, Other> {
        var log: Int { shared { 1 } }
        func run(shared: Bool) { if shared {} }
      }
      func start() { _ = registerProviderFactories() }
      extension BelowComponent { var log: Int { shared { 1 } } }
      func registerProviderFactories(again: Bool) {}
      func registerProviderFactories() {}
      func describe(_ scope: Scope) {}
      enum Library { static let NeedleFoundation = 1 }

      """,
      "Below/Below.swift": """
      import NeedleFoundation
      class BelowComponent: Component<EmptyDependency> {}

      """,
      "bobbin.json": """
      {"modules": [{"name": "Below", "sources": ["Below"]}, {"name": "App", "sources": ["App"]}]}
      """,
    ])
    try package.git("init", "-q")
    let outcome = package.run("migrate", "--project", "/bobbin.json", "--force")
    #expect(outcome.code == .success)
    #expect(
      outcome.error == """
        App/App.swift:7:27: warning: this value of 'shared' stays; move it to a 'Shared' \
        slot or a 'lazy var' of the class
        App/App.swift:9:20: warning: this value of 'shared' stays; move it to a 'Shared' \
        slot or a 'lazy var' of the class
        App/App.swift:12:13: warning: Bobbin has no 'PluginizedComponent'; let a module above create \
        a component below the one that it is passed, as the article 'Modules and cycles' shows
        App/App.swift:13:18: warning: this value of 'shared' stays; move it to a 'Shared' \
        slot or a 'lazy var' of the class
        App/App.swift:16:20: warning: nothing is registered any more; remove this call
        App/App.swift:17:43: warning: this value of 'shared' stays; move it to a 'Shared' \
        slot or a 'lazy var' of the class
        App/App.swift:19:6: warning: nothing is registered any more; remove this function
        App/App.swift:20:24: warning: Bobbin has no 'Scope'; take 'dependency:' in an initializer, \
        and elsewhere a component or its protocol
        Other/NeedleGenerated.swift:1:1: warning: Needle has generated this file; delete it
        Other/Other.swift:2:1: warning: uses Needle, but no listed module has this file
        Podfile:1:1: warning: mentions Needle; check whether this is still needed
        Project.swift:1:1: warning: runs Needle's generator; remove it, and add 'BobbinPlugin'

        """)
    let text = try package.read("App/App.swift")
    #expect(text.contains("(shared { 1 }, 2)") && text.contains("let NeedleFoundation = 1"))
  }
}
