import BobbinReports
import Foundation
import Testing

@testable import BobbinCommandLine

/// A temporary directory with files, and the tool to run on them inside this process.
final class TemporaryPackage {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("bobbinc-tests-\(UUID().uuidString)").path

  /// What a run did.
  struct Outcome: Equatable {
    var code: ExitCode
    var output = ""
    var error = ""
  }

  /// Makes a directory with these files, by path.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  subscript(path: String) -> String { root + "/" + path }

  var directory: URL { URL(fileURLWithPath: root) }

  func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: self[path])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: self[path], encoding: .utf8)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self[path]) }

  /// Runs the tool; a leading `/` in an argument, or after `=` or `@`, means the directory.
  ///
  /// The directory is removed from the outcome, so that expectations are plain.
  func run(
    _ arguments: String..., variables: [String: String] = [:], isTerminal: Bool = false
  ) -> Outcome {
    run(arguments, variables: variables, isTerminal: isTerminal)
  }

  /// Runs the tool with an array of arguments.
  func run(
    _ arguments: [String], variables: [String: String] = [:], isTerminal: Bool = false,
    with tool: CommandLineTool = .bobbinctl
  ) -> Outcome {
    var output = ""
    var error = ""
    let environment = Environment(
      variables: variables, isTerminal: isTerminal,
      output: { output += $0 }, error: { error += $0 })
    let code = tool.run(arguments.map(absolute), in: environment)
    return Outcome(code: code, output: relative(output), error: relative(error))
  }

  /// Runs the tool on `App`, which depends on `Game`.
  func run(
    onApp words: [String], variables: [String: String] = [:], isTerminal: Bool = false,
    with tool: CommandLineTool = .bobbinctl
  ) -> Outcome {
    let input = ["--module", "App", "--sources", "/App", "--dependency", "Game=/Game"]
    return run(words + input, variables: variables, isTerminal: isTerminal, with: tool)
  }

  /// Runs git in the directory.
  func git(_ words: String...) throws {
    let identity = ["user.name=A", "user.email=a@b.c", "commit.gpgsign=false"]
    _ = try Subprocess.output(
      of: ["git", "-C", root] + identity.flatMap { ["-c", $0] } + words, orFail: "git failed")
  }

  /// Replaces a leading `/` by the directory.
  func absolute(_ argument: String) -> String {
    for mark in ["=/", "@/"] {
      guard let range = argument.range(of: mark) else { continue }
      return argument.replacingCharacters(in: range, with: mark.prefix(1) + root + "/")
    }
    return argument.hasPrefix("/") ? root + argument : argument
  }

  private func relative(_ text: String) -> String {
    text.replacingOccurrences(of: root + "/", with: "")
  }
}

extension Arguments {
  /// Reads arguments as the compiler does.
  init(_ words: [String]) throws {
    self = try Arguments(
      words, command: "bobbinc", verbs: CommandLineTool.bobbinc.verbs)
  }
}

extension TemporaryPackage {
  /// A project file that lists one module, `App`, and its only file.
  static func app(_ text: String, in directory: String = "") -> [String: String] {
    let list = #"{"modules": [{"name": "App", "sources": ["App"]}]}"#
    return [directory + "bobbin.json": list, directory + "App/App.swift": text]
  }

  /// Two modules without faults: `App` creates the component of `Game`.
  static let game = [
    "Game/Game.swift": """
    import Bobbin

    public protocol GameDependency: Dependency {
      var score: Int { get }
    }

    public final class GameComponent: Component<any GameDependency> {
      var score: Int { dependency.score }
    }

    """,
    "App/App.swift": """
    import Bobbin
    import Game

    final class RootComponent: BootstrapComponent {
      var score: Int { 1 }
      var game: GameComponent { GameComponent(parent: self) }
    }

    """,
  ]

  /// The same with a misspelled provision, at line 5 and used in line 6.
  static var faultyGame: [String: String] {
    game.mapValues { $0.replacingOccurrences(of: "score: Int { 1 }", with: "skore: Int { 1 }") }
  }

  /// Two modules, the lower of which contains only a protocol: its default isolation cannot be
  /// inferred, and decides whether the other one is correct.
  static let contracts = [
    "Contracts/Contracts.swift": """
    public protocol GameDependency { var score: Int { get } }

    """,
    "App/App.swift": """
    import Bobbin
    import Contracts

    final class GameComponent: Component<any GameDependency> {
      @MainActor var score: Int { dependency.score }
    }
    final class RootComponent: BootstrapComponent {
      @MainActor var score: Int { 1 }
      var game: GameComponent { GameComponent(parent: self) }
    }

    """,
  ]
}
