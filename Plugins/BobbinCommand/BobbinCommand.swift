import Foundation
import PackagePlugin

/// Runs `bobbinctl` on the package at hand: `swift package bobbin graph`.
@main struct BobbinCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let package = context.package.directoryURL
    // As the system writes it: on Windows `path` may have a slash before the drive.
    let path = package.withUnsafeFileSystemRepresentation { $0.map { String(cString: $0) } }
    let process = Process()
    process.executableURL = try context.tool(named: "bobbinctl").url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "BOBBIN_COMMAND": "swift package bobbin",
      "BOBBIN_PACKAGE": path ?? package.path,
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    // The tool has said what is wrong; the plugin only has to fail.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
