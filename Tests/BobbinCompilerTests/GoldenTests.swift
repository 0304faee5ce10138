import BobbinCompiler
import BobbinReports
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// The golden directories: generated code, diagnostics, and what the programs print.
struct GoldenTests {
  @Test(arguments: Fixture.all)
  func `Golden directory`(fixture: Fixture) throws {
    let compilation = Compilation(try fixture.modules())
    let hasErrors = compilation.diagnostics.contains { $0.severity == .error }
    let golden = Golden(fixture.want)
    func check(_ text: String?, _ name: String) throws {
      if let problem = try golden.problem(with: text, in: name) {
        Issue.record("\(fixture.name)/want/\(problem)")
      }
    }

    var output: String?
    var messages = ""
    #if os(macOS) || os(Linux)
      // A golden for a program that does not work would be worthless, so this comes first.
      if SwiftCompiler.isFound, !hasErrors || fixture.exists("swiftc.txt") {
        (messages, output) = try fixture.build(compilation)
        if !hasErrors, !messages.isEmpty {
          Issue.record("\(fixture.name): swiftc says:\n\(messages)")
          return
        }
      }
    #endif

    let diagnostics = compilation.diagnostics.map(\.lines).joined()
    try check(diagnostics.isEmpty ? nil : diagnostics, "diagnostics.txt")
    for module in try fixture.modules() {
      let name = "\(module.name).swift"
      guard fixture.exists(name) else { continue }
      let file = compilation.generatedFile(for: module.name)
      try check(file.isEmpty ? nil : file.text, name)
    }
    if SwiftCompiler.isFound {
      try check(output, "output.txt")
      if fixture.exists("swiftc.txt") { try check(messages, "swiftc.txt") }
    }
    if fixture.exists("graph.json") { try check(compilation.graphText(), "graph.json") }
    if fixture.exists("tree.txt") { try check(compilation.graph.tree(), "tree.txt") }
  }
}

extension Compilation {
  fileprivate func graphText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(graph), as: UTF8.self) + "\n"
  }
}

#if os(macOS) || os(Linux)
  extension Fixture {
    /// Compiles the case with its generated files, and runs it if it is a program.
    ///
    /// - Returns: What swiftc says, with paths as diagnostics have them, and what the program
    ///   prints.
    fileprivate func build(
      _ compilation: Compilation
    ) throws -> (messages: String, output: String?) {
      try SwiftCompiler.inScratch { scratch in
        let (modules, _) = Module.bottomUp(try modules(withForeign: true))
        for module in modules {
          let messages = try compile(module, compilation, in: scratch)
          guard messages.isEmpty else { return (messages, nil) }
        }
        let files = modules.flatMap(\.files)
        guard files.contains(where: { $0.path.hasSuffix("/main.swift") }) else { return ("", nil) }
        let output = try SwiftCompiler.runProgram(of: modules.map(\.name), in: scratch)
        return ("", output)
      }
    }

    private func compile(
      _ module: Module, _ compilation: Compilation, in scratch: URL
    ) throws -> String {
      var files = module.files.map { input.appending(path: $0.path) }
      let generated = scratch.appending(path: "\(module.name).generated.swift")
      try compilation.generatedFile(for: module.name).text
        .write(to: generated, atomically: true, encoding: .utf8)
      files.append(generated)
      let flags =
        try SwiftCompiler.runtimeFlags + ["-package-name", "fixtures"] + flags(of: module.name)
      let messages = try SwiftCompiler.compile(module.name, files, flags, in: scratch)
      return messages.replacing(input.path + "/", with: "")
        .replacing(scratch.path + "/", with: "")
    }
  }
#endif
