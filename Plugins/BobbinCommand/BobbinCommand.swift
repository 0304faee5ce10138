import Foundation
import PackagePlugin

/// Runs `bobbinc` on the package at hand: `swift package bobbin graph`.
@main struct BobbinCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "bobbinc").url
    process.arguments = arguments
    // A verb comes first; what reads modules reads this package, unless it is told otherwise.
    let inputs: Set = ["--package-path", "--project", "--module", "--help", "-h"]
    if let verb = arguments.first, ["check", "generate", "graph"].contains(verb),
      !arguments.contains(where: { inputs.contains(String($0.prefix { $0 != "=" })) })
    {
      let package = context.package.directoryURL
      // As the system writes it: on Windows `path` may have a slash before the drive.
      let path = package.withUnsafeFileSystemRepresentation { $0.map { String(cString: $0) } }
      process.arguments =
        [verb, "--package-path", path ?? package.path] + arguments.dropFirst()
    }
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong; the plugin only has to fail.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
