import BobbinCompiler
import BobbinTestSupport
import Foundation
import Testing

/// Things that people write by hand or with a container at run time, each by a stable id.
///
/// The article `Scenarios.md` says where each is shown: in the sample, whose tests assert it, or in
/// golden directories, whose programs `GoldenTests` runs.
struct ScenarioTests {
  /// Every scenario there is.
  static let ids = [
    "signing-in-app", "two-features-one-service", "own-protocol", "plain-dependency",
    "navigation-cycle", "plugin-point",
    "scopes", "graph-scope", "named", "runtime-argument", "assemblies", "coordinator-loop",
    "clean-architecture", "auto-wiring", "type-forwarding", "property-injection",
    "override-in-test", "legacy-singleton", "hierarchy", "late-failure", "collection",
    "factory-functions", "factory-composition", "factory-self",
    "skip-level", "many-parents", "deep", "recursive", "dynamic-scope", "same-name",
    "inherited-protocol", "effects", "main-actor-app", "swift-5-mode", "test-stubs",
  ]

  /// The rows of the page: id, and the paths that are linked.
  private func rows() throws -> [(id: String, paths: [String])] {
    let lines = try Repository.text("Sources/Bobbin/Bobbin.docc/Scenarios.md")
      .split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `") }.map { line in
      let links = line.split(separator: "](").dropFirst()
        .compactMap { $0.split(separator: ")").first }
      return (String(line.split(separator: "`")[1]), links.map(String.init))
    }
  }

  @Test func `The page has every scenario`() throws {
    #expect(try rows().map(\.id) == ScenarioTests.ids)
  }

  @Test func `The links of the page lead to tests`() throws {
    let documentation = Repository.root.appending(path: "Sources/Bobbin/Bobbin.docc")
    for (id, paths) in try rows() {
      #expect(!paths.isEmpty, "\(id)")
      // In the sample a test has the scenario's name.
      for path in paths where path.hasSuffix("Sample/Tests/BankAppTests/ScenarioTests.swift") {
        let test = documentation.appending(path: path).standardizedFileURL
        let text = try String(contentsOf: test, encoding: .utf8)
        #expect(text.contains("func \(id.camelCased)("), "\(id): \(path)")
      }
      let isTested = paths.contains {
        isGolden($0) || ($0.contains("/Tests/") && $0.hasSuffix(".swift"))
      }
      #expect(isTested, "\(id)")
    }
  }

  /// Whether a link leads to a golden directory that expects something.
  private func isGolden(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let fixture = Fixture(directory: Fixture.directory.appending(path: name))
    return path.hasSuffix("/Fixtures/\(name)")
      && (fixture.exists("output.txt") || fixture.exists("diagnostics.txt"))
  }
}

extension String {
  /// `signingInApp` for `signing-in-app`.
  fileprivate var camelCased: String {
    split(separator: "-").enumerated()
      .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}
