// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Top to bottom is bottom up: each target uses only those above it.
//
//   Bobbin               what users link: components and scopes
//   BobbinSyntax         bytes to facts: lexer, parser
//   BobbinCompiler       facts to program, wirings and text: pure functions
//   BobbinCommandLine    arguments, files, terminal
//   bobbinc              the compiler, which is all that a consumer's build compiles
//   BobbinReports        what only people need, such as drawings
//   bobbinctl            the tool that people call: the compiler's verbs and the reports
//   BobbinPlugin         runs `bobbinc` on a target before it is compiled
//   BobbinStubsPlugin    the same with stubs, for targets with previews
//   BobbinCommand        runs `bobbinctl` on a package: `swift package bobbin`

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A release build of a package with the plugin would optimize the tool first, which takes far longer
// than the tool then runs. Optimizing pays if the tool is built once and run on thousands of files:
// `BOBBIN_OPTIMIZED=1` requests it, and benchmarks need it.
let asksForBenchmarks = Context.environment["BOBBIN_BENCHMARKS"] == "1"
let isOptimized = asksForBenchmarks || Context.environment["BOBBIN_OPTIMIZED"] == "1"
// Exclusivity checking costs a run 3 %, so only builds with the oracle enable it.
let asksForOracle = Context.environment["BOBBIN_ORACLE"] == "1"
// Debug information and the LLVM verifier take 15 % of the time to compile the tool.
// SwiftPM's `-g` comes after a plain `-gnone`.
let isDebuggable = Context.environment["BOBBIN_DEBUG_INFO"] == "1"
let lean = ["-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify"]
// Emitting the module separately would parse and type-check its sources once more.
let unoptimized = ["-Onone", "-no-emit-module-separately-wmo"]
let executableSettings: [SwiftSetting] =
  features
  + (asksForOracle ? [] : [.unsafeFlags(["-enforce-exclusivity=unchecked"])])
  + (isOptimized ? [] : [.unsafeFlags(unoptimized, .when(configuration: .release))])
let toolSettings = executableSettings + (isDebuggable ? [] : [.unsafeFlags(lean)])

let package = Package(
  name: "bobbin",
  // For the runtime, the oldest systems with Swift's concurrency; the tool makes do with them.
  platforms: [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "Bobbin", targets: ["Bobbin"]),
    .executable(name: "bobbinc", targets: ["bobbinc"]),
    .executable(name: "bobbinctl", targets: ["bobbinctl"]),
    .plugin(name: "BobbinPlugin", targets: ["BobbinPlugin"]),
    .plugin(name: "BobbinStubsPlugin", targets: ["BobbinStubsPlugin"]),
    .plugin(name: "BobbinCommand", targets: ["BobbinCommand"]),
  ],
  targets: [
    .target(name: "Bobbin", swiftSettings: features),
    .target(name: "BobbinSyntax", swiftSettings: toolSettings),
    .target(name: "BobbinCompiler", dependencies: ["BobbinSyntax"], swiftSettings: toolSettings),
    .target(
      name: "BobbinCommandLine",
      dependencies: ["BobbinCompiler", "BobbinSyntax"],
      swiftSettings: toolSettings),
    .executableTarget(
      name: "bobbinc", dependencies: ["BobbinCommandLine"], swiftSettings: executableSettings),
    .target(
      name: "BobbinReports",
      dependencies: ["BobbinCommandLine", "BobbinCompiler", "BobbinSyntax"],
      resources: [.embedInCode("Page")],
      swiftSettings: toolSettings),
    .executableTarget(
      name: "bobbinctl", dependencies: ["BobbinCommandLine", "BobbinReports"],
      swiftSettings: executableSettings),
    .plugin(name: "BobbinPlugin", capability: .buildTool(), dependencies: ["bobbinc"]),
    .plugin(name: "BobbinStubsPlugin", capability: .buildTool(), dependencies: ["bobbinc"]),
    .plugin(
      name: "BobbinCommand",
      capability: .command(
        intent: .custom(verb: "bobbin", description: "Show and check what Bobbin wires")),
      dependencies: ["bobbinctl"]),
    .target(
      name: "BobbinTestSupport",
      dependencies: ["BobbinSyntax"],
      path: "Tests/Support",
      swiftSettings: features),
    .testTarget(
      name: "BobbinTests", dependencies: ["Bobbin", "BobbinTestSupport"], swiftSettings: features),
    .testTarget(
      name: "BobbinSyntaxTests",
      dependencies: ["BobbinSyntax", "BobbinTestSupport"],
      swiftSettings: features),
    .testTarget(
      name: "BobbinCompilerTests",
      dependencies: ["BobbinCompiler", "BobbinReports", "BobbinSyntax", "BobbinTestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: features),
    // The executable is run, not linked: a test bundle with a second `main` does not link.
    .testTarget(
      name: "BobbinCommandLineTests",
      dependencies: [
        "BobbinCommandLine", "BobbinCompiler", "BobbinReports", "BobbinSyntax", "BobbinTestSupport",
      ],
      exclude: ["Fixtures"],
      swiftSettings: features),
    .testTarget(
      name: "BobbinIntegrationTests",
      dependencies: ["Bobbin"],
      swiftSettings: features,
      plugins: ["BobbinPlugin"]),
  ]
)

// With a bundle of the compiler, which `.ci/artifact` makes, packages that use the plugins do not build
// it. SwiftPM wants a path that begins at the package.
if let bundle = Context.environment["BOBBIN_ARTIFACT"] {
  let depth = Context.packageDirectory.split(separator: "/").count
  let root = bundle.hasPrefix("/") ? String(repeating: "../", count: depth) : ""
  package.products.removeAll { $0.name == "bobbinc" }
  package.targets.removeAll { $0.name == "bobbinc" }
  package.targets.append(.binaryTarget(name: "bobbinc", path: root + bundle.drop { $0 == "/" }))
}

// The oracle and a benchmark compare with the SwiftParser that comes with the toolchain. They exist
// only on request, because the product has no dependencies.
if asksForOracle || asksForBenchmarks {
  let compilers = (Context.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/swiftc") }
  guard let compiler = compilers.first(where: { FileManager.default.fileExists(atPath: $0.path) })
  else { fatalError("BOBBIN_ORACLE and BOBBIN_BENCHMARKS need swiftc in PATH") }
  let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  let settings = features + [.unsafeFlags(["-I", host])]
  let linkerSettings: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
  ]
  if asksForOracle {
    package.targets.append(
      .testTarget(
        name: "OracleTests", dependencies: ["BobbinSyntax", "BobbinTestSupport"],
        swiftSettings: settings, linkerSettings: linkerSettings))
  }
  if asksForBenchmarks {
    package.targets += [
      .executableTarget(
        name: "FrontEnd", dependencies: ["BobbinCommandLine", "BobbinSyntax"],
        path: "Tests/Benchmarks/FrontEnd",
        swiftSettings: settings, linkerSettings: linkerSettings),
      .executableTarget(
        name: "Fuzz", dependencies: ["BobbinSyntax", "BobbinTestSupport"],
        path: "Tests/Benchmarks/Fuzz",
        swiftSettings: features),
    ]
  }
}

// SwiftPM compiles a tool again for targets that run it, which takes minutes if it is optimized.
if isOptimized { package.targets.removeAll { $0.name == "BobbinIntegrationTests" } }
