// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own: benchmarks are run by hand, and one of them links the SwiftParser of the
// toolchain. `Sources/BobbinSyntax` is a link to the real one.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let compilers = (Context.environment["PATH"] ?? "").split(separator: ":")
  .map { URL(filePath: "\($0)/swiftc") }
guard let compiler = compilers.first(where: { FileManager.default.fileExists(atPath: $0.path) })
else { fatalError("the benchmarks need swiftc in PATH") }
let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "lib/swift/host").path

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "BobbinSyntax", swiftSettings: features),
    .executableTarget(
      name: "FrontEnd",
      dependencies: ["BobbinSyntax"],
      swiftSettings: features + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .executableTarget(name: "Fuzz", dependencies: ["BobbinSyntax"], swiftSettings: features),
  ]
)
