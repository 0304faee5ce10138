import BobbinCompiler
import Foundation
import Testing

@testable import BobbinCommandLine

struct ModuleInputTests {
  @Test func `Modules depend on the imports that are passed, or else on their import lines`() throws
  {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let words = [
      "check", "--module", "App", "--sources", package["App"], "--dependency",
      "Game=" + package["Game"],
      "--imports", "Game=", "--dependency", "Board=" + package["Game"], "--imports",
      "Board=Game,App",
    ]
    let arguments = try Arguments(words)
    let sources = try ModuleInput.read(arguments, name: "App")
    #expect(sources.map(\.name) == ["App", "Board", "Game"])
    #expect(sources.map(\.dependencies) == [nil, ["Game", "App"], []])
    let modules = try SourceReader.read(sources)
    #expect(modules.map(\.dependencies) == [["Game"], ["App", "Game"], []])
  }

  @Test(arguments: [
    ([], false),
    (["Contracts=nonisolated"], true),
    (["Contracts=nonisolated", "App=nonisolated"], true),
    (["Contracts=MainActor", "nonisolated"], false),
  ])
  func `Default isolation decides if nothing else does`(words: [String], isFault: Bool) throws {
    let package = try TemporaryPackage(TemporaryPackage.contracts)
    let arguments =
      ["check", "--module", "App", "--sources", "/App", "--dependency", "Contracts=/Contracts"]
      + words.flatMap { ["--default-isolation", $0] }
    let outcome = package.run(arguments)
    #expect(outcome.error.contains("[#isolation-mismatch]") == isFault)
    #expect(outcome.code == (isFault ? .diagnostics : .success))
  }

  @Test(arguments: [
    ("mainactor", "unknown value 'mainactor' of '--default-isolation'; did you mean 'MainActor'?"),
    ("Ap=MainActor", "unknown module 'Ap' in '--default-isolation'; did you mean 'App'?"),
    ("=MainActor", "'--default-isolation' needs '<nonisolated|MainActor>', not '=MainActor'"),
  ])
  func `Unknown default isolations are rejected`(word: String, message: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.contracts)
    let outcome = package.run(
      "check", "--module", "App", "--sources", "/App", "--default-isolation", "MainActor",
      "--default-isolation", word)
    #expect(outcome.error == "error: \(message)\n")
    #expect(outcome.code == .usage)
  }

  @Test(arguments: [
    ("kit", "'--package-name' needs '<name>=<package>', not 'kit'"),
    ("Ap=kit", "unknown module 'Ap' in '--package-name'; did you mean 'App'?"),
  ])
  func `A package belongs to a module`(word: String, message: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let outcome = package.run(
      "check", "--module", "App", "--sources", "/App", "--package-name", word)
    #expect(outcome.error == "error: \(message)\n")
    #expect(outcome.code == .usage)
  }

  @Test func `Stubs are written on request`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write("import Game\n", to: "Tests/Tests.swift")
    let words = ["generate", "--module", "Tests", "--sources", "/Tests", "--dependency"]
    let stub = "final class GameDependencyStub: GameDependency"
    #expect(!package.run(words + ["Game=/Game"]).output.contains(stub))
    let outcome = package.run(words + ["Game=/Game", "--stubs"])
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains(stub))
    // Nothing else might read the module that is tested.
    try package.write(
      "import Bobbin; protocol D: Dependency { init() }; class C: Component<any D> {}",
      to: "Game/C.swift")
    #expect(package.run(words + ["Game=/Game"]).error.isEmpty)
    #expect(
      package.run(words + ["Game=/Game", "--stubs"]).error
        .contains("dependency protocol 'D' cannot require an initializer"))
  }

  @Test func `Code is written only when it changes`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    func generate() -> TemporaryPackage.Outcome {
      package.run(onApp: ["generate", "--output", "/out/deep/Bobbin.generated.swift"])
    }
    let outcome = generate()
    #expect(outcome.output.isEmpty && outcome.error.isEmpty)
    let text = try package.read("out/deep/Bobbin.generated.swift")
    let path = package["out/deep/Bobbin.generated.swift"]
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    func date() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    #expect(generate().code == .success)
    #expect(try date() == old)

    try package.write(text + " ", to: "out/deep/Bobbin.generated.swift")
    #expect(generate().code == .success)
    #expect(try date() != old)
    #expect(try package.read("out/deep/Bobbin.generated.swift") == text)
  }

  @Test func `Code can be compared with what would be written`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    let words = ["generate", "--output", "/out.swift"]
    let missing = package.run(onApp: words + ["--check"])
    #expect(missing.code == .diagnostics)
    #expect(missing.error == "error: 'out.swift' would be generated\n")
    #expect(!package.exists("out.swift"))

    #expect(package.run(onApp: words).code == .success)
    let same = package.run(onApp: words + ["--check"])
    #expect(same.code == .success)
    #expect(same.output.isEmpty && same.error.isEmpty)

    let text = try package.read("out.swift")
    try package.write("// mine\n" + text, to: "out.swift")
    let other = package.run(onApp: words + ["--check"])
    #expect(other.code == .diagnostics)
    #expect(other.error == "error: 'out.swift' is not what would be generated\n")
    #expect(try package.read("out.swift") == "// mine\n" + text)
  }

  @Test func `Generated code is never a source, whatever its name`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    func generated() throws -> [String] {
      let files = ["out.swift", "interface.swift"]
      let words = ["generate", "--output", "/" + files[0], "--interface", "/" + files[1]]
      #expect(package.run(onApp: words).code == .success)
      return try files.map(package.read)
    }
    let before = try generated()
    #expect(before[0].contains("convenience init(parent"))
    try package.write(before[0], to: "App/Wiring.swift")
    #expect(try generated() == before)
  }

  @Test(arguments: [
    ("class A {}", "no file imports 'Bobbin'"),
    ("import Bobbin", "no class inherits from 'Component' or 'BootstrapComponent'"),
    (
      "import NeedleFoundation", "no class inherits from 'Component' or 'BootstrapComponent'"
    ),
  ])
  func `An empty graph says why`(source: String, reason: String) throws {
    let package = try TemporaryPackage(["A.swift": source])
    let outcome = package.run("graph", "--module", "A", "--sources", "/A.swift")
    #expect(outcome.code == .success)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error == "warning: there are no components: \(reason)\n")
  }

  @Test func `The code is written even if there are errors`() throws {
    let package = try TemporaryPackage(TemporaryPackage.faultyGame)
    let outcome = package.run(onApp: ["generate", "--output", "/App/Bobbin.generated.swift"])
    #expect(outcome.code == .diagnostics)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("App/App.swift:5:7: error: "))
    #expect(outcome.error.contains(" [#missing-requirement]\n"))
    #expect(try package.read("App/Bobbin.generated.swift").contains("unavailable"))
  }

  @Test func `Faults of other modules are left to their own runs`() throws {
    let package = try TemporaryPackage(TemporaryPackage.faultyGame)
    try package.write("import App\nimport Bobbin\n", to: "Main/Main.swift")
    let outcome = package.run(
      "check", "--module", "Main", "--sources", "/Main", "--dependency", "App=/App",
      "--dependency", "Game=/Game")
    #expect(outcome.error.isEmpty)
    #expect(outcome.code == .success)
  }

  @Test(arguments: [
    (["--sources", "/none"], "no such file or directory 'none'"),
    (["--sources", "/empty"], "module 'App' has no Swift files"),
    (["--sources", "/empty/readme.txt"], "module 'App' has no Swift files"),
    (["--sources", "/App", "--dependency", "Game=/gmae"], "no such file or directory 'gmae'"),
    (["--sources", "/App", "--output", "/App"], "cannot write 'App': is a directory"),
  ])
  func `Missing paths are reported`(words: [String], message: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    try package.write("", to: "empty/readme.txt")
    let outcome = package.run(["generate", "--module", "App"] + words)
    #expect(outcome.error == "error: \(message)\n")
    #expect(outcome.code == .diagnostics)
  }

  @Test func `All files that cannot be read are reported together`() throws {
    let package = try TemporaryPackage(TemporaryPackage.game)
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        atPath: package["App/\(name).swift"], withDestinationPath: package["nowhere"])
    }
    let outcome = package.run("check", "--module", "App", "--sources", "/App")
    #expect(
      outcome.error == """
        error: cannot read 'App/a.swift': no such file or directory
        error: cannot read 'App/b.swift': no such file or directory

        """)
    #expect(outcome.code == .diagnostics)
  }
}
