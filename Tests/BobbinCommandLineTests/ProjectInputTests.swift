import Testing

@testable import BobbinCommandLine

struct ProjectInputTests {
  @Test func `A project lists modules with paths relative to it`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write(
      """
      {"modules": [
        {"name": "App", "sources": ["../App/App.swift"], "dependencies": ["Game"]},
        {"name": "Game", "sources": ["../Game"]}
      ]}
      """, to: "projects/p.json")
    let outcome = package.run("check", "--project", "/projects/p.json")
    #expect(outcome.error.isEmpty)
    #expect(outcome.code == .success)
  }

  @Test(arguments: [
    (#", "dependencies": []"#, true), (#", "dependencies": ["Game"]"#, false), ("", false),
  ])
  func `A dependency that a project does not list is reported`(list: String, isReported: Bool)
    throws
  {
    let package = try TemporaryPackage([
      "Game/Game.swift": "public struct Game { public init() {} }\n",
      "App/App.swift": "import Bobbin\nimport Game\n",
    ])
    try package.write(
      """
      {"modules": [
        {"name": "App", "sources": ["App"]\(list)}, {"name": "Game", "sources": ["Game"]}
      ]}
      """, to: "p.json")
    let outcome = package.run("check", "--project", "/p.json")
    let message =
      "App/App.swift:2:1: error: 'App' imports 'Game', but does not depend on it; add it to its "
      + "dependencies\n"
    #expect(outcome.error == (isReported ? message : ""))
    #expect(outcome.code == (isReported ? .diagnostics : .success))
  }

  @Test(arguments: ["Bobbin", "NeedleFoundation"])
  func `The sources of a runtime are left out`(runtime: String) throws {
    let package = try TemporaryPackage([
      "Runtime/Component.swift": "open class Component<D> {}; open class BootstrapComponent {}\n",
      "App/App.swift": """
      import \(runtime)
      protocol LeafDependency: Dependency { var a: Int { get } }
      final class Leaf: Component<LeafDependency> { var b: Int { self.a } }
      final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }

      """,
    ])
    try package.write(
      """
      {"modules": [
        {"name": "App", "sources": ["App"], "dependencies": ["\(runtime)"]},
        {"name": "\(runtime)", "sources": ["Runtime"]}
      ]}
      """, to: "p.json")
    let outcome = package.run("check", "--project", "/p.json")
    #expect(outcome.error.contains("no scope provides 'a'"))
  }

  @Test(arguments: ["", #", "defaultIsolation": "MainActor""#, #", "defaultIsolation": null"#])
  func `A project sets the default isolation of modules`(more: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.contracts)
    func check(_ more: String) throws -> TemporaryPackage.Outcome {
      try package.write(
        """
        {"modules": [
          {"name": "Contracts", "sources": ["Contracts"]\(more)},
          {"name": "App", "sources": ["App"], "dependencies": ["Contracts"]}
        ]}
        """, to: "p.json")
      return package.run("check", "--project", "/p.json")
    }
    #expect(try check(more).error.isEmpty)
    let outcome = try check(#", "defaultIsolation": "nonisolated""#)
    #expect(outcome.error.contains("[#isolation-mismatch]"))
  }

  /// What is `package` belongs to one package.
  @Test(arguments: [("", false), (#", "package": "kit""#, false), (#", "package": "app""#, true)])
  func `A module uses what is for its own package`(more: String, isHidden: Bool) throws {
    let project = """
      {"modules": [
        {"name": "Kit", "sources": ["Kit"], "package": "kit"},
        {"name": "App", "sources": ["App"], "stubs": true\(more)}
      ]}
      """
    let package = try TemporaryPackage([
      "p.json": project,
      "Kit/Kit.swift": """
      import Bobbin
      package protocol HiddenDependency: Dependency { var title: String { get } }
      package final class HiddenComponent: Component<any HiddenDependency> {}
      public protocol StoreDependency: Dependency {}
      public final class StoreComponent: Component<any StoreDependency> {
        package var path: String { "" }
      }
      public struct Client {
        public init(name: String) {}
        package init(name: String, path: String) {}
      }

      """,
      "App/App.swift": """
      import Bobbin
      import Kit
      protocol FileDependency: Dependency { var path: String { get } }
      final class FileComponent: Component<any FileDependency> {}
      final class RootComponent: BootstrapComponent {
        let name = "", path = "", title = ""
        var store: StoreComponent { StoreComponent(parent: self) }
        func file(of store: StoreComponent) -> FileComponent { FileComponent(parent: store) }
        var client: Client { Client(injecting: self) }
      }

      """,
    ])
    let words = ["--project", "/p.json", "--module", "App"]
    let outcome = package.run(["generate"] + words)
    #expect(outcome.output.contains("HiddenDependencyStub") != isHidden)
    #expect(outcome.output.contains("self.init(name: component.name)") == isHidden)
    #expect(outcome.error.contains("[#invisible-provision]") == isHidden)
    #expect(outcome.error.contains("help: make 'path' public") == isHidden)
    let names = more.isEmpty ? [] : ["Kit=kit", isHidden ? "App=app" : "App=kit"]
    let alone = package.run(
      ["generate", "--module", "App", "--sources", "/App", "--dependency", "Kit=/Kit", "--stubs"]
        + names.flatMap { ["--package-name", $0] })
    #expect(alone.output == outcome.output)
  }

  @Test func `Code of a project is written for each module that imports the runtime`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write("struct Game {}\n", to: "Models/Game.swift")
    let modules = ["App", "Game", "Models"].map { #"{"name": "\#($0)", "sources": ["\#($0)"]}"# }
    try package.write(#"{"modules": [\#(modules.joined(separator: ", "))]}"#, to: "p.json")
    let words = ["generate", "--project", "/p.json", "--output-directory", "/out"]
    let outcome = package.run(words)
    #expect(outcome.error.isEmpty)
    #expect(outcome.code == .success)
    #expect(try package.read("out/App/Bobbin.generated.swift").contains("RootComponent"))
    // It creates nothing yet.
    #expect(package.exists("out/Game/Bobbin.generated.swift"))
    #expect(!package.exists("out/Models"))

    // A module that no longer creates components keeps no code from before.
    try package.write("import Bobbin\n", to: "App/App.swift")
    _ = package.run(words)
    #expect(try !package.read("out/App/Bobbin.generated.swift").contains("RootComponent"))
  }

  @Test func `A service of a module that a list leaves out is reported with that module`() throws {
    let package = try TemporaryPackage([
      "Core/Core.swift": "public struct Clock { public init() {} }\n",
      "App/App.swift": """
      import Bobbin
      import Core
      final class RootComponent: BootstrapComponent {
        var clock: Clock { Clock(injecting: self) }
      }

      """,
      "p.json": """
      {"modules": [{"name": "Core", "sources": ["Core"], "dependencies": []},
        {"name": "App", "sources": ["App"], "dependencies": []}]}
      """,
    ])
    #expect(
      package.run("check", "--project", "/p.json").error == """
        App/App.swift:4:22: error: 'Clock' cannot be created with '(injecting:)' [#no-initializer]
        Core/Core.swift:1:15: note: module 'App' does not depend on module 'Core'
        App/App.swift:2:1: error: 'App' imports 'Core', but does not depend on it; add it to its dependencies

        """)
  }

  @Test(arguments: ["", #", "dependencies": ["Game"]"#])
  func `Code of a project is written for one of its modules`(more: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write(
      """
      {"modules": [
        {"name": "App", "sources": ["App"]\(more)},
        {"name": "Game", "sources": ["Game"], "dependencies": [], "stubs": true}
      ]}
      """, to: "p.json")
    #expect(
      package.run("generate", "--project", "/p.json", "--output-directory", "/all").code == .success
    )
    func run(_ module: String) -> TemporaryPackage.Outcome {
      package.run(
        "generate", "--project", "/p.json", "--module", module, "--output",
        "/\(module)/Wiring.swift")
    }
    for module in ["App", "Game", "App", "Game"] {
      #expect(run(module).error.isEmpty)
      let text = try package.read("\(module)/Wiring.swift")
      #expect(try text == package.read("all/\(module)/Bobbin.generated.swift"))
    }
    // Errors in a module above do not concern a module.
    try package.write(
      "import Bobbin\nimport Game\nclass C: Component<any D> {}\n", to: "App/C.swift")
    #expect(run("Game").error.isEmpty)
    #expect(run("App").code == .diagnostics)
    #expect(
      run("Gane").error == "error: unknown module 'Gane' in '--module'; did you mean 'Game'?\n")
    #expect(
      run("Shop").error
        == "error: unknown module 'Shop' in '--module'; the project does not list it\n")
  }

  @Test func `A project lists the modules that want stubs`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write("import Game\n", to: "Tests/Tests.swift")
    try package.write(
      """
      {"modules": [
        {"name": "Game", "sources": ["Game"]},
        {"name": "Tests", "sources": ["Tests"], "dependencies": ["Game"], "stubs": true}
      ]}
      """, to: "p.json")
    let words = ["generate", "--project", "/p.json", "--output-directory", "/out"]
    #expect(package.run(words).code == .success)
    let text = try package.read("out/Tests/Bobbin.generated.swift")
    #expect(text.contains("final class GameDependencyStub"))
    #expect(try !package.read("out/Game/Bobbin.generated.swift").contains("Stub"))
    #expect(
      package.run(words + ["--stubs"]).error
        == "error: with '--project', write '\"stubs\": true' for a module in place of '--stubs'\n")
  }

  @Test(arguments: [
    ("", "unexpected end of file during JSON parse"),
    ("[]", "expected an object"),
    ("{}", "missing 'modules'"),
    (#"{"modulse": []}"#, "unknown key 'modulse'; did you mean 'modules'?"),
    (#"{"modules": [{"sources": []}]}"#, "modules[0]: missing 'name'"),
    (
      #"{"modules": [{"name": 1, "sources": []}]}"#,
      "modules[0].name: expected a string"
    ),
    (
      #"{"modules": [{"name": "../A", "sources": []}]}"#,
      "modules[0].name: a module's name has no '/'"
    ),
    (#"{"modules": [{"name": "A"}]}"#, "modules[0]: missing 'sources'"),
    (
      #"{"modules": [{"name": "A", "source": []}]}"#,
      "modules[0]: unknown key 'source'; did you mean 'sources'?"
    ),
    (
      #"{"modules": [{"name": "A", "sources": [], "defaultIsolation": "Main"}]}"#,
      "modules[0].defaultIsolation: unknown value 'Main'; did you mean 'MainActor'?"
    ),
    (#"{"modules": [{"name": "A", "sources": []}]}"#, "module 'A' has no Swift files"),
    (#"{"modules": [{"name": "A", "sources": ["none"]}]}"#, "no such file or directory 'none'"),
    (
      #"{"modules": [{"name": "App", "sources": ["App"], "dependencies": ["Ap"]}]}"#,
      "modules[0].dependencies: unknown module 'Ap'; did you mean 'App'?"
    ),
    (
      #"{"modules": [{"name": "App", "sources": ["App"]}, {"name": "App", "sources": ["App"]}]}"#,
      "modules[1].name: module 'App' is listed twice"
    ),
  ])
  func `Errors name the entry`(text: String, error: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write(text, to: "p.json")
    let outcome = package.run("check", "--project", "/p.json")
    #expect(outcome.error == "p.json:1:1: error: \(error)\n")
    #expect(outcome.code == .diagnostics)
  }

  @Test func `Broken JSON is reported with its position`() throws {
    let package = try TemporaryPackage()
    try package.write("{\n  \"modules\": [\n    {\"näme\": App}\n  ]\n}\n", to: "p.json")
    let outcome = package.run("check", "--project", "/p.json")
    #expect(outcome.error == "p.json:3:15: error: invalid value\n")
  }

  @Test func `A file that cannot be read is reported`() throws {
    let package = try TemporaryPackage(["d/x": ""])
    try package.write([0xFF], to: "latin.json")
    #expect(
      package.run("check", "--project", "/none.json").error
        == "error: cannot read 'none.json': no such file or directory\n")
    #expect(
      package.run("check", "--project", "/d").error == "error: cannot read 'd': is a directory\n"
    )
    #expect(
      package.run("check", "--project", "/latin.json").error
        == "error: cannot read 'latin.json': it is not UTF-8\n")
  }
}
