import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Foundation

/// A program in a few lines: modules by name, of which `App` is the last and has `func run()`.
///
/// Each module imports Bobbin on its first line, and what its source imports.
struct SmallProgram: Sendable {
  var modules: [(name: String, text: String)]
  /// Options for swiftc, for all its modules.
  var flags: [String] = []
  /// The modules whose default isolation is the main actor, which only swiftc is told.
  var mainActor: Set<String> = []

  init(
    flags: [String] = [], mainActor: Set<String> = [], _ modules: KeyValuePairs<String, String>
  ) {
    self.modules = modules.map { ($0.key, $0.value) }
    (self.flags, self.mainActor) = (flags, mainActor)
  }

  init(_ app: String) { self.init(["App": app]) }
}

/// The outcome of a program.
struct Outcome: Sendable {
  var diagnostics = ""
  /// What swiftc says.
  var messages = ""
  /// The lines that `run()` prints.
  var output: [String] = []
}

extension SmallProgram {
  #if os(macOS) || os(Linux)
    private static let main = Parser.parse(
      Source(
        path: "main.swift",
        text: """
          func callRun(_ run: () async throws -> Void) async throws { try await run() }
          try await callRun(run)

          """))

    /// Compiles programs and runs those without diagnostics.
    ///
    /// - Returns: The outcome of each program.
    /// - Throws: An error if swiftc is not found.
    static func run(_ programs: [SmallProgram]) throws -> [Outcome] {
      var outcomes: [Outcome] = []
      var builds: [Int: Build] = [:]
      for (index, program) in programs.enumerated() {
        var modules = parsed(program.modules)
        let compilation = compile(modules)
        outcomes.append(Outcome(diagnostics: compilation.diagnostics.map(\.lines).joined()))
        guard compilation.diagnostics.isEmpty else { continue }
        modules[modules.count - 1].files.append(main)
        builds[index] = Build(
          name: "P\(index)", modules: modules, generated: compilation.texts(of: modules),
          flags: { module in
            let isolation = program.mainActor.contains(module) ? "MainActor" : "nonisolated"
            return program.flags + ["-default-isolation", isolation, "-swift-version", "6"]
          })
      }
      let indices = builds.keys.sorted()
      for (index, outcome) in zip(indices, try Build.run(indices.compactMap { builds[$0] })) {
        outcomes[index].messages = outcome.messages
        let lines = outcome.output?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        outcomes[index].output = lines.dropLast().map(String.init)
      }
      return outcomes
    }
  #endif
}
