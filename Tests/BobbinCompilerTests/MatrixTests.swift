#if os(macOS) || os(Linux)
  import BobbinCompiler
  import BobbinSyntax
  import BobbinTestSupport
  import Foundation
  import Testing

  /// One program under all kinds of settings: it compiles without messages and prints the same lines.
  @Suite(.enabled(if: SwiftCompiler.isFound))
  struct MatrixTests {
    @Test(arguments: Settings.isComplete ? Settings.all : Settings.pairs)
    func `Generated code compiles`(settings: Settings) throws {
      let fixture = Fixture(directory: Fixture.directory.appending(path: "Matrix"))
      let modules = try fixture.read(settings.edit)
      let compilation = Compilation(modules)
      #expect(compilation.diagnostics.map(\.lines) == [])
      // A module with library evolution requires it of the modules that its interface mentions.
      let resilience = settings.on.contains(.libraryEvolution) ? ["-enable-library-evolution"] : []
      let build = Build(
        modules: modules, generated: compilation.texts(of: modules),
        runtime: try SwiftCompiler.runtime(["-swift-version", "6"] + resilience),
        flags: { _ in settings.flags })
      let (messages, output) = try SwiftCompiler.inScratch { scratch in
        let messages = try build.messages(in: scratch)
        guard messages.isEmpty else { return (messages, "") }
        try SwiftCompiler.link(build.modules.map(\.name), with: build.runtime, in: scratch)
        return ("", try SwiftCompiler.runProgram(in: scratch))
      }
      #expect(messages.isEmpty, "\(settings): swiftc says:\n\(messages)")
      let wanted = try String(
        contentsOf: fixture.want.appending(path: "output.txt"), encoding: .utf8)
      #expect(output == wanted)
    }
  }

  /// How a module is compiled.
  struct Settings: CustomTestStringConvertible, Sendable {
    /// What can be on or off.
    enum Switch: String, CaseIterable {
      case swift5Mode, mainActorDefault, optimization
      case libraryEvolution, strictMemorySafety, strictConcurrency
      case existentialAny, internalImportsByDefault, memberImportVisibility
      case nonisolatedNonsendingByDefault, inferIsolatedConformances

      /// Those that a package may turn on or off by itself.
      static let features = allCases.filter {
        ![.swift5Mode, .mainActorDefault, .optimization].contains($0)
      }
    }

    var on: Set<Switch>

    var testDescription: String {
      let names = Switch.allCases.filter(on.contains).map(\.rawValue)
      return names.isEmpty ? "all off" : names.joined(separator: ", ")
    }

    /// Whether all settings are tested: `BOBBIN_MATRIX=1`.
    static let isComplete = ProcessInfo.processInfo.environment["BOBBIN_MATRIX"] == "1"

    /// As few as possible, such that any two switches occur in all four positions.
    ///
    /// With all off, the golden directory is compiled. A switch is on in four of these six, no two of
    /// them in the same four: so both are on somewhere (4 + 4 > 6), and each somewhere without the
    /// other. Optimizing doubles the time, so it is on in only three, which are in no other's four.
    static let pairs: [Settings] = {
      let optimized = 0b000111
      let fours = (0..<(1 << 6)).filter { $0.nonzeroBitCount == 4 && $0 & optimized != optimized }
      let others = Switch.allCases.filter { $0 != .optimization }
      let rows = zip(others, fours) + [(.optimization, optimized)]
      return (0..<6).map { row in
        Settings(on: Set(rows.filter { $1 >> row & 1 == 1 }.map(\.0)))
      }
    }()

    /// No feature, each alone, all but one, and all of them, in each mode.
    ///
    /// Only the ones with no feature and with all features are optimized.
    static let all: [Settings] = {
      let every = Set(Switch.features)
      let extremes: [Set<Switch>] = [[], every]
      let others = Switch.features.flatMap { [Set([$0]), every.subtracting([$0])] }
      let modes: [Set<Switch>] = [
        [], [.swift5Mode], [.mainActorDefault], [.swift5Mode, .mainActorDefault],
      ]
      return modes.flatMap { mode in
        (extremes + others).map { Settings(on: mode.union($0)) }
          + extremes.map { Settings(on: mode.union($0).union([.optimization])) }
      }
    }()

    /// Options for swiftc.
    var flags: [String] {
      Switch.allCases.flatMap { on.contains($0) ? $0.flags : $0.flagsWhenOff }
    }

    /// Rewrites a program without an actor for modules of the main actor.
    func edit(_ text: String) -> String {
      guard on.contains(.mainActorDefault) else { return text }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        if line.hasPrefix("nonisolated") { return String(line) }
        return String(line).replacing(": Component<", with: ": MainActorComponent<")
          .replacing(": BootstrapComponent", with: ": MainActorBootstrapComponent")
      }.joined(separator: "\n")
    }
  }

  extension Settings.Switch {
    fileprivate var flags: [String] {
      switch self {
      case .swift5Mode: ["-swift-version", "5"]
      case .mainActorDefault: ["-default-isolation", "MainActor"]
      case .optimization: ["-O"]
      case .libraryEvolution: ["-enable-library-evolution"]
      case .strictMemorySafety: ["-strict-memory-safety"]
      case .strictConcurrency: ["-strict-concurrency=complete"]
      default:
        ["-enable-upcoming-feature", rawValue.prefix(1).uppercased() + rawValue.dropFirst()]
      }
    }

    fileprivate var flagsWhenOff: [String] { self == .swift5Mode ? ["-swift-version", "6"] : [] }
  }
#endif
