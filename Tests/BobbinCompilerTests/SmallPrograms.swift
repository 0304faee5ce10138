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

  init(flags: [String] = [], _ modules: KeyValuePairs<String, String>) {
    self.modules = modules.map { ($0.key, $0.value) }
    self.flags = flags
  }

  init(flags: [String] = [], _ app: String) {
    self.init(flags: flags, ["App": app])
  }
}

/// The outcome of a program.
struct Outcome: Sendable {
  var diagnostics = ""
  /// What swiftc says.
  var messages = ""
  /// The lines that `run()` prints.
  var output: [String] = []
}

#if os(macOS) || os(Linux)
  extension SmallProgram {
    /// Compiles programs and runs those that compile, all in one process, because linking is slow.
    ///
    /// Their modules get numbers after their names, wherever those occur in the text.
    ///
    /// - Returns: The outcome of each program.
    /// - Throws: An error if there is no swiftc.
    static func run(_ programs: [SmallProgram]) throws -> [Outcome] {
      try SwiftCompiler.inScratch { scratch in
        let numbered = programs.enumerated().map { $1.numbered($0) }
        let flags = try SwiftCompiler.runtimeFlags
        let results = Results<Outcome>(count: programs.count)
        let objects = Results<[String]>(count: programs.count)
        DispatchQueue.concurrentPerform(iterations: programs.count) { index in
          let built = Result { try numbered[index].build(in: scratch, flags) }
          results[index] = built.map(\.outcome)
          objects[index] = built.map(\.modules)
        }
        var outcomes = try (0..<programs.count).map { try results[$0].get() }
        let good = outcomes.indices.filter {
          outcomes[$0].messages.isEmpty && outcomes[$0].diagnostics.isEmpty
        }
        let calls = good.map { "print(\"== \($0)\")\ntry await call(App\($0)_.run)\n" }
        let helper = "func call(_ run: () async throws -> Void) async throws { try await run() }\n"
        let main = scratch.appending(path: "main.swift")
        try (good.map { "import App\($0)_\n" } + [helper] + calls).joined()
          .write(to: main, atomically: true, encoding: .utf8)
        let said = try SwiftCompiler.compile(
          "Main", [main], flags + ["-swift-version", "6"], in: scratch)
        let modules = try good.flatMap { try objects[$0].get() } + ["Main"]
        let output = try said.isEmpty ? SwiftCompiler.runProgram(of: modules, in: scratch) : said
        for section in output.components(separatedBy: "== ").dropFirst() {
          let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
          guard let number = Int(lines[0]) else { continue }
          outcomes[number].output = lines.dropFirst().dropLast().map(String.init)
        }
        if outcomes.allSatisfy(\.output.isEmpty) { outcomes[0].messages += output }
        return outcomes
      }
    }

    /// The program with a number after each module's name.
    private func numbered(_ number: Int) -> SmallProgram {
      var result = self
      for index in modules.indices {
        for (name, _) in modules {
          result.modules[index].text.replaceWord(name, with: "\(name)\(number)_")
        }
        result.modules[index].name += "\(number)_"
      }
      return result
    }

    private func build(
      in scratch: URL, _ flags: [String]
    ) throws -> (outcome: Outcome, modules: [String]) {
      var outcome = Outcome()
      let parsed = read()
      let compilation = compile(parsed)
      outcome.diagnostics = compilation.diagnostics.map(\.lines).joined()
      guard outcome.diagnostics.isEmpty else { return (outcome, []) }
      for module in Module.bottomUp(parsed).order where outcome.messages.isEmpty {
        let file = scratch.appending(path: "\(module.name).swift")
        let generated = scratch.appending(path: "\(module.name).generated.swift")
        let text = module.files[0].source
        try text.text(0..<text.bytes.count).write(to: file, atomically: true, encoding: .utf8)
        try compilation.generatedFile(for: module.name).text
          .write(to: generated, atomically: true, encoding: .utf8)
        outcome.messages = try SwiftCompiler.compile(
          module.name, [file, generated],
          flags + self.flags + ["-swift-version", "6", "-package-name", "small"], in: scratch)
      }
      return (outcome, modules.map(\.name))
    }

    func read() -> [Module] {
      let names = Set(modules.map(\.name))
      return modules.map { name, text in
        let source = Source(path: "\(name).swift", text: "import Bobbin; \(text)\n")
        let file = Parser.parse(source)
        return Module(
          name: name, dependencies: names.intersection(file.imports.map(\.module)).sorted(),
          files: [file])
      }
    }
  }

  /// Values that several threads fill in, each thread its own.
  private final class Results<Value: Sendable>: @unchecked Sendable {
    private var values: [Result<Value, any Error>?]
    private let lock = NSLock()

    init(count: Int) {
      values = Array(repeating: nil, count: count)
    }

    subscript(index: Int) -> Result<Value, any Error> {
      get { lock.withLock { values[index] } ?? .failure(CancellationError()) }
      set { lock.withLock { values[index] = newValue } }
    }
  }
#endif

extension String {
  fileprivate mutating func replaceWord(_ word: String, with replacement: String) {
    let parts = split(separator: word, omittingEmptySubsequences: false)
    self = parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      let neighbors = [text.last, part.first].compactMap(\.self)
      let isPart = neighbors.contains { $0.isLetter || $0.isNumber }
      text += (isPart ? word : replacement) + part
    }
  }
}
