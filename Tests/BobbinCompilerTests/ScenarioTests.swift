import BobbinCompiler
import BobbinTestSupport
import Foundation
import Testing

/// Things that people write by hand or with a container at run time, each by a stable id.
///
/// The article `Scenarios.md` says where each is shown: in the sample, whose tests assert it, or in
/// golden directories, whose programs print what is asserted here. That they really print it is what
/// `GoldenTests` sees to.
struct ScenarioTests {
  /// What the goldens of a scenario have to say.
  static let goldens: KeyValuePairs<String, (fixture: String, lines: [String])> = [
    "own-protocol": (
      "OwnProtocol", ["deposit signed, 1", "savings signed, 2", "deposit signed, 3"]
    ),
    "plain-dependency": ("ManualConstruction", ["plain struct"]),
    "plugin-point": ("PluginPoint", ["root title core style package"]),
    "scopes": (
      "Scopes",
      [
        "transient [1, 2]", "lasting [3, 3] 3", "shared [4, 4] [4, 4]", "forgotten [5, 5]",
        "weakly true [6, 6]", "weakly [7, 8]",
      ]
    ),
    "graph-scope": (
      "GraphScope", ["within true", "within true", "between false", "repositories false"]
    ),
    "named": (
      "Named",
      [
        "the first is the one named staging: true",
        "the second is the one named production: true", "they differ: true",
      ]
    ),
    "assemblies": (
      "Assemblies",
      ["presentation shows what data has: true", "one use case for all screens: true"]
    ),
    "coordinator-loop": (
      "CoordinatorLoop", ["root is gone", "coordinator is gone", "screens are gone"]
    ),
    "clean-architecture": ("CleanArchitecture", ["two sum, fizz buzz", "fizz buzz none"]),
    "auto-wiring": (
      "AutoWiring",
      ["Stephen Mimi true", "same pet true true", "other owner false", "Ann true 1"]
    ),
    "type-forwarding": (
      "TypeForwarding",
      [
        "one object behind two protocols: true", "the reader sees what the writer did: true",
        "and behind both at once: true",
      ]
    ),
    "property-injection": (
      "PropertyInjection",
      ["set after creation: true", "handed over by the storyboard's creator: true"]
    ),
    "legacy-singleton": ("LegacySingleton", ["below the root it is the singleton: true"]),
    "hierarchy": (
      "Hierarchy",
      [
        "the child's own comes first: true", "what it lacks is the parent's: true",
        "a child with nothing has all from the parent: true",
      ]
    ),
    "factory-self": (
      "FactorySelf",
      [
        "the factory is the component: true", "it makes what the screen asks for: true",
        "the list's scope is gone",
      ]
    ),
    "skip-level": ("SkipLevel", []),
    "many-parents": ("ManyParents", ["root in blue", "card in blue", "deposit in blue"]),
    "deep": ("Deep", ["level 10 got the root's name from level 5"]),
    "recursive": ("RecursiveFolder", ["disk:/home", "disk:/home/ann/pictures"]),
    "same-name": ("SameName", ["card 7", "deposit seven"]),
    "inherited-protocol": ("Protocols", ["leaf leaf network"]),
    "effects": (
      "Effects",
      [
        "async and throwing: true", "one actor: true", "typed throws: true",
        "on the main actor: true [\"paid\"]",
      ]
    ),
    "main-actor-app": ("MainActorApp", ["title [\"a\", \"b\"]", "title theme 3"]),
    "swift-5-mode": ("Swift5", ["Ann, Bob"]),
  ]

  @Test(arguments: goldens.map(\.key))
  func `A golden shows the scenario`(id: String) throws {
    let golden = try #require(ScenarioTests.goldens.first { $0.key == id }?.value)
    let fixture = Fixture(directory: Fixture.directory.appending(path: golden.fixture))
    let file = fixture.want.appending(path: "output.txt")
    let output = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for line in golden.lines { #expect(output.contains(line[...]), "\(line)") }
    #expect(!output.contains { $0.hasSuffix(": false") })
    // All of it by types: but for the one that recovers an upstream protocol there is no cast.
    for module in try fixture.modules() where fixture.exists("\(module.name).swift") {
      let file = fixture.want.appending(path: "\(module.name).swift")
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let casts = code.filter { $0.contains(" as! ") || $0.contains(" as? ") }
      #expect(casts.allSatisfy { $0.contains("guard let upstream = dependency as? any ") })
      #expect(!code.contains { $0.contains("[String: ") || $0.contains("AnyHashable") })
    }
  }

  @Test func `late-failure: what fails late in a container is an error with a place`() throws {
    let fixture = Fixture(directory: Fixture.directory.appending(path: "LateFailure"))
    let file = fixture.want.appending(path: "diagnostics.txt")
    let told = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let errors = told.filter { $0.contains(" error: ") }
    for name in ["mailer", "clock", "limit"] {
      #expect(errors.count { $0.contains("'\(name)'") && $0.hasPrefix("App/App.swift:") } == 1)
    }
    #expect(errors.count == 3)
  }

  // MARK: The page

  /// Every scenario there is.
  static let ids = [
    "signing-in-app", "two-features-one-service", "own-protocol", "plain-dependency",
    "navigation-cycle", "plugin-point",
    "scopes", "graph-scope", "named", "runtime-argument", "assemblies", "coordinator-loop",
    "clean-architecture", "auto-wiring", "type-forwarding", "property-injection",
    "override-in-test", "legacy-singleton", "hierarchy", "late-failure",
    "factory-functions", "factory-composition", "factory-self",
    "skip-level", "many-parents", "deep", "recursive", "dynamic-scope", "same-name",
    "inherited-protocol", "effects", "main-actor-app", "swift-5-mode", "test-stubs",
  ]

  /// The rows of the page: id, and the paths that are linked.
  private func rows() throws -> [(id: String, paths: [String])] {
    let page = Repository.root.appending(path: "Sources/Bobbin/Bobbin.docc/Scenarios.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `") }.map { line in
      let links = line.split(separator: "](").dropFirst()
        .compactMap { $0.split(separator: ")").first }
      return (String(line.split(separator: "`")[1]), links.map(String.init))
    }
  }

  @Test func `The page has every scenario`() throws {
    #expect(try rows().map(\.id) == ScenarioTests.ids)
  }

  @Test func `The page leads to places that are there, and to tests`() throws {
    let documentation = Repository.root.appending(path: "Sources/Bobbin/Bobbin.docc")
    for (id, paths) in try rows() {
      #expect(!paths.isEmpty, "\(id)")
      for path in paths {
        let place = documentation.appending(path: path).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: place), "\(id): \(path)")
      }
      // In the sample a test has the scenario's name.
      for path in paths where path.hasSuffix("Sample/Tests/BankAppTests/ScenarioTests.swift") {
        let test = documentation.appending(path: path).standardizedFileURL
        let text = try String(contentsOf: test, encoding: .utf8)
        #expect(text.contains("func \(id.camelCased)("), "\(id): \(path)")
      }
      let golden = ScenarioTests.goldens.first { $0.key == id }?.value.fixture
      let isTested =
        paths.contains { $0.contains("/Tests/") && $0.hasSuffix(".swift") }
        || golden.map { name in paths.contains { $0.hasSuffix("/Fixtures/\(name)") } } == true
      #expect(isTested || id == "late-failure", "\(id)")
    }
  }
}

extension String {
  /// `signingInApp` for `signing-in-app`.
  fileprivate var camelCased: String {
    split(separator: "-").enumerated()
      .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}
