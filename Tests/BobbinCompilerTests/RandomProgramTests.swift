import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// The resolver against one that walks every path, and the programs against what they should print.
struct RandomProgramTests {
  /// Programs that are compiled together, because starting a compiler takes the time.
  private static let blocks: [Range<UInt64>] = {
    let seeds = RandomProgram.seeds(usually: 24)
    return stride(from: seeds.lowerBound, to: seeds.upperBound, by: 40).map { start in
      start..<min(start + 40, seeds.upperBound)
    }
  }()

  @Test(arguments: blocks)
  func `Each value comes from the nearest scope that provides it`(block: Range<UInt64>) {
    for seed in block {
      let program = RandomProgram(seed: seed)
      let trace = RandomTrace(program, Compilation(program.modules))
      let problems = trace.wrongProviders + trace.wrongFaults + trace.wrongWarnings
      if !problems.isEmpty {
        Issue.record("seed \(seed):\n\(problems.joined(separator: "\n"))\n\(program)")
        return
      }
    }
  }

  @Test func `Some random programs are valid and some are not`() {
    let valid = (0..<100).filter { RandomProgram(seed: $0).isValid }
    #expect(valid.count > 50)
    #expect(valid.count < 90)
  }

  #if os(macOS) || os(Linux)
    @Test(.enabled(if: SwiftCompiler.isFound), arguments: blocks)
    func `Valid programs run and print their providers`(block: Range<UInt64>) throws {
      for isFlagOn in [true, false] {
        // Compiling takes the time, so a program is compiled for one branch of its conditions.
        let seeds = block.filter { $0.isMultiple(of: 2) == isFlagOn }
        let programs = seeds.map(RandomProgram.init).filter { $0.isValid && $0.isCertain }
        let output = try Self.run(programs, isFlagOn: isFlagOn)
        var printed: [UInt64: Set<String>] = [:]
        for section in output.components(separatedBy: "== ").dropFirst() {
          let lines = section.split(separator: "\n").map(String.init)
          printed[UInt64(lines[0]) ?? 0] = Set(lines.dropFirst())
        }
        guard printed.count == programs.count else {
          let faulty = programs.first { output.contains("/S\($0.seed)M") }
          Issue.record(
            "flag \(isFlagOn): \(output.prefix(10_000))\n\(faulty?.description ?? "")")
          continue
        }
        for program in programs {
          let wrong = program.transcript(isFlagOn: isFlagOn)
            .symmetricDifference(printed[program.seed] ?? []).sorted()
          #expect(wrong.isEmpty, "seed \(program.seed), flag \(isFlagOn)\n\(program)")
        }
      }
    }

    /// Compiles programs into the same modules and runs them one after the other.
    private static func run(_ programs: [RandomProgram], isFlagOn: Bool) throws -> String {
      try SwiftCompiler.inScratch { scratch in
        var files: [String: [URL]] = [:]
        func add(_ module: String, _ name: String, _ text: String) throws {
          let file = scratch.appending(path: name)
          try text.write(to: file, atomically: true, encoding: .utf8)
          files[module, default: []].append(file)
        }
        try add("Base", "Base.swift", RandomProgram.base)
        for program in programs {
          let compilation = compile(program.modules)
          for (module, file, text) in program.files(program.pieces) where module != "Base" {
            try add(module, "S\(program.seed)\(file)", text)
          }
          for module in Set(program.pieces.map(\.module)) {
            let text = compilation.generatedFile(for: module).text
            try add(module, "S\(program.seed)\(module).generated.swift", text)
          }
        }
        let flags =
          try SwiftCompiler.runtimeFlags + ["-swift-version", "6", "-suppress-remarks"]
          + (isFlagOn ? ["-D", "FLAG"] : [])
        let modules = files.keys.sorted()
        for module in modules {
          let said = try SwiftCompiler.compile(module, files[module] ?? [], flags, in: scratch)
          guard said.isEmpty else { return said }
        }
        let calls = programs.map { "print(\"== \($0.seed)\")\ntry await runS\($0.seed)()\n" }
        let main = scratch.appending(path: "main.swift")
        try (modules.map { "import \($0)\n" } + calls).joined()
          .write(to: main, atomically: true, encoding: .utf8)
        let said = try SwiftCompiler.compile("Main", [main], flags, in: scratch)
        guard said.isEmpty else { return said }
        try SwiftCompiler.link(modules + ["Main"], in: scratch)
        return try SwiftCompiler.runProgram(in: scratch)
      }
    }
  #endif
}
