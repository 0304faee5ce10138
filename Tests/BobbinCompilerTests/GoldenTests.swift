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
    let (reported, texts, graph) = try fixture.outcome()
    let hasErrors = reported.contains { $0.severity == .error }
    let golden = Golden(fixture.want)
    func check(_ text: String?, _ name: String) throws {
      if let problem = try golden.problem(with: text, in: name) {
        Issue.record("\(fixture.name)/want/\(problem)")
      }
    }

    // A golden for a program that does not work would be worthless, so this comes first.
    let outcome = try Self.outcomes.get()[fixture.name]
    if !hasErrors, let messages = outcome?.messages, !messages.isEmpty {
      Issue.record("\(fixture.name): swiftc says:\n\(messages)")
      return
    }

    let diagnostics = reported.map(\.lines).joined()
    try check(diagnostics.isEmpty ? nil : diagnostics, "diagnostics.txt")
    for module in try fixture.modules() {
      let name = "\(module.name).swift"
      guard fixture.exists(name) else { continue }
      try check(texts[module.name], name)
    }
    if Self.isCompiled {
      try check(outcome?.output, "output.txt")
      if fixture.exists("swiftc.txt") { try check(outcome?.messages, "swiftc.txt") }
    }
    if fixture.exists("graph.json") { try check(graph.text(), "graph.json") }
    if fixture.exists("tree.txt") { try check(graph.part().tree, "tree.txt") }
    // Drawings number the components, so a graph must not name others.
    let named =
      graph.edges.flatMap { [$0.parent, $0.child] } + graph.injections.map(\.component)
      + graph.gatherings.map(\.component) + graph.stubs.flatMap(\.components)
    #expect(Set(named).subtracting(graph.components.map(\.id)) == [])
  }

  #if os(macOS) || os(Linux)
    private static let isCompiled = SwiftCompiler.isFound

    /// By name, what swiftc and the programs say where there are no errors or those of swiftc count.
    private static let outcomes = Result {
      let builds = try Fixture.all.compactMap { fixture in
        let (diagnostics, texts, _) = try fixture.outcome()
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return !isCompiled || hasErrors && !fixture.exists("swiftc.txt")
          ? nil : try fixture.build(fixture.modules(), texts)
      }
      return Dictionary(uniqueKeysWithValues: zip(builds.map(\.name), try Build.run(builds)))
    }
  #else
    private static let isCompiled = false
    private static let outcomes: Result<[String: (messages: String, output: String?)], any Error> =
      .success([:])
  #endif
}

extension GraphDocument {
  fileprivate func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
