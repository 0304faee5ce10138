import BobbinCompiler
import Testing

@testable import BobbinCommandLine

/// Packages are described by the SwiftPM of the toolchain that runs the tests.
struct PackageInputTests {
  @Test func `A package is read with the packages below it`() throws {
    let package = try packages()
    let arguments = try Arguments(["check", "--package-path", package["app"]])
    let environment = Environment(output: { _ in }, error: { _ in })
    let modules = try ModuleSources.named(by: arguments, environment)
    #expect(
      modules.map(\.name)
        == ["AppTests", "App_Kit", "Extra", "Fine", "Game", "GameContracts", "Shared"])
    #expect(modules.filter(\.isSubject).count == modules.count)
    #expect(
      modules.map(\.dependencies)
        == [[], ["Game"], [], ["Game", "Shared"], ["GameContracts"], [], []])
    #expect(modules[1].files == [package["app/Sources/App-Kit/App.swift"]])
    #expect(!modules.contains { $0.wantsStubs })
    #expect(!package.exists("app/.build"))
    // SwiftPM has compiled the manifests, so they are used again.
    try expectStubs(in: package)
    try expectFaults(in: package)
  }

  /// Test targets have stubs on request.
  private func expectStubs(in package: TemporaryPackage) throws {
    try package.write("import Game\n", to: "game/Tests/GameTests/Tests.swift")
    let outcome = package.run(
      "generate", "--package-path", "/game", "--output-directory", "/out", "--stubs")
    #expect(outcome.code == .success)
    let text = try package.read("out/GameTests/Bobbin.generated.swift")
    #expect(text.contains("final class GameDependencyStub: GameDependency"))
    #expect(try !package.read("out/Game/Bobbin.generated.swift").contains("Stub"))
  }

  /// Manifests without a plugin or dependency are reported with what to add.
  private func expectFaults(in package: TemporaryPackage) throws {
    try package.write("import GameContracts\nimport Bobbin\n", to: "app/Sources/Extra/Extra.swift")
    // A module below a dependency may be imported, and code may be among the sources.
    let app = TemporaryPackage.game["App/App.swift"] ?? ""
    try package.write("import GameContracts\n" + app, to: "app/Sources/Fine/Fine.swift")
    try package.write("", to: "app/Sources/Fine/Bobbin.generated.swift")
    let outcome = package.run("check", variables: ["BOBBIN_PACKAGE": package["app"]])
    #expect(outcome.code == .diagnostics)
    #expect(
      outcome.error == """
        app/Package.swift:6:14: error: 'App-Kit' wires components without 'BobbinPlugin'; add \
        'plugins: [.plugin(name: "BobbinPlugin", package: "bobbin")]'
        app/Sources/Extra/Extra.swift:1:1: error: 'Extra' imports 'GameContracts', but does not \
        depend on it; add it to the target's 'dependencies:' in 'app/Package.swift'
        app/Sources/Extra/Extra.swift:2:1: error: 'Extra' imports 'Bobbin', but does not \
        depend on it; add it to the target's 'dependencies:' in 'app/Package.swift'

        """)
  }

  /// The package depends on one that SwiftPM has checked out from elsewhere.
  @Test func `Checkouts are read, and settings decide on default isolation`() throws {
    let names = ["App", "Flag", "Flags", "Last", "Main", "Silent", "Some"]
    var files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "settings", dependencies: [
        .package(url: "https://none.invalid/Game-Kit.git", from: "1.0.0")
      ], targets: [
        .target(name: "App", dependencies: [.product(name: "Game", package: "Game-Kit")]),
        .target(name: "Silent", swiftSettings: [.define("X")]),
        .target(name: "Main", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(
          name: "Last", swiftSettings: [.defaultIsolation(MainActor.self), .defaultIsolation(nil)]),
        .target(
          name: "Some", swiftSettings: [
            .defaultIsolation(MainActor.self, .when(platforms: [.iOS]))
          ]),
        .target(
          name: "Flags", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])]),
        .target(name: "Flag", swiftSettings: [.unsafeFlags(["-default-isolation=MainActor"])]),
      ])
      """,
      ".build/checkouts/Game-Kit/Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Game", products: [.library(name: "Game", targets: ["Game"])], dependencies: [
          .package(url: "https://none.invalid/bobbin", from: "1.0.0")
        ], targets: [
          .target(name: "Game", dependencies: [.product(name: "Bobbin", package: "bobbin")])
        ])
      """,
      ".build/checkouts/Game-Kit/Sources/Game/Game.swift": "",
    ]
    for name in names { files["Sources/\(name)/File.swift"] = "" }
    let package = try TemporaryPackage(files)
    let modules = try PackageInput.read(package.root, wantsStubs: true)
    #expect(modules.filter(\.isSubject).map(\.name) == names)
    #expect(modules.filter { !$0.isSubject }.map(\.name) == ["Game"])
    #expect(modules.filter { $0.dependencies != [] }.map(\.name) == ["App"])
    #expect(modules[0].dependencies == ["Game"])
    let isolations = Dictionary(
      uniqueKeysWithValues: modules.map { ($0.name, $0.defaultIsolation) })
    #expect(
      isolations == [
        "App": .nonisolated, "Game": .nonisolated, "Silent": .nonisolated, "Main": .mainActor,
        "Last": .nonisolated, "Some": nil, "Flags": .mainActor, "Flag": .mainActor,
      ])
  }

  @Test func `A directory that is not a package is rejected`() throws {
    let package = try TemporaryPackage(["app/Package.swift": "let x =", "app/Sources/a.swift": ""])
    #expect(
      package.run("check", "--package-path", "/app/Sources").error
        == "error: no 'Package.swift' in 'app/Sources'; list the modules with '--project'\n")
    let outcome = package.run("check", "--package-path", "/app")
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error.hasPrefix("error: 'swift package describe' failed in 'app'\n  error: "))
  }

  private func packages() throws -> TemporaryPackage {
    let manifest = "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package("
    return try TemporaryPackage([
      "app/Package.swift": manifest + """
        name: "app", dependencies: [
        .package(path: "../bobbin"), .package(path: "../game"), .package(path: "../shared"),
        .package(url: "https://none.invalid/needle", from: "1.0.0")
        ], targets: [.target(name: "App-Kit", dependencies: [
        .product(name: "GameKit", package: "game"),
        .product(name: "Bobbin", package: "bobbin")]), .target(name: "Extra", dependencies: [
        .product(name: "NeedleFoundation", package: "needle")]),
        .target(name: "Fine", dependencies: [.product(name: "GameKit", package: "game"),
        .product(name: "Shared", package: "shared"),
        .product(name: "Bobbin", package: "bobbin")]), .testTarget(name: "AppTests")])
        """,
      // A local package need not know of Bobbin.
      "shared/Package.swift": manifest + """
        name: "shared", products: [.library(name: "Shared", targets: ["Shared"])], targets: [
        .target(name: "Shared")])
        """,
      "shared/Sources/Shared/Shared.swift": "",
      "app/Tests/AppTests/Tests.swift": "",
      "app/Sources/Extra/Extra.swift": "",
      "app/Sources/Fine/Fine.swift": "",
      "app/Sources/App-Kit/App.swift": TemporaryPackage.game["App/App.swift"] ?? "",
      "game/Package.swift": manifest + """
        name: "game", products: [.library(name: "GameKit", targets: ["Game"])], dependencies: [
        .package(path: "../bobbin")], targets: [.target(name: "GameContracts"), .target(
        name: "Game", dependencies: ["GameContracts", .product(name: "Bobbin", package: "bobbin")]
        ), .testTarget(name: "GameTests", dependencies: ["Game"])])
        """,
      "game/Sources/Game/Game.swift": TemporaryPackage.game["Game/Game.swift"] ?? "",
      "game/Sources/GameContracts/Contracts.swift": "",
      "game/Tests/GameTests/Tests.swift": "",
      "bobbin/Package.swift": manifest + """
        name: "bobbin", products: [.library(name: "Bobbin", targets: ["Bobbin"])], targets: [
        .target(name: "Bobbin"), .target(name: "Other")])
        """,
      "bobbin/Sources/Other/Other.swift": "",
      "bobbin/Sources/Bobbin/Bobbin.swift": "",
    ])
  }
}
