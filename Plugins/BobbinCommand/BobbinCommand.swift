import Foundation
import PackagePlugin

/// Runs `bobbinctl` on the current package: `swift package bobbin graph`.
@main struct BobbinCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let package = path(of: context.package.directoryURL)
    let variables = ["BOBBIN_COMMAND": "swift package bobbin", "BOBBIN_PACKAGE": package]
    try run(context.tool(named: "bobbinctl"), arguments, variables)
  }

  private func run(
    _ tool: PluginContext.Tool, _ arguments: [String], _ environment: [String: String]
  ) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    // The tool has reported what is wrong; the plugin only has to fail.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The path as the system writes it: on Windows `path` may have a slash before the drive.
  private func path(of url: URL) -> String {
    url.withUnsafeFileSystemRepresentation { $0.map { String(cString: $0) } } ?? url.path
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BobbinCommand: XcodeCommandPlugin {
    /// Lists the project's modules for the tool, which finds out from the sources what they import.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var sources: [String: [String]] = [:]
      for target in context.xcodeProject.targets {
        let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
        if !files.isEmpty { sources[target.moduleName] = files.map(path).sorted() }
      }
      let modules = sources.map { Module(name: $0, sources: $1) }.sorted { $0.name < $1.name }
      let list = context.pluginWorkDirectoryURL.appendingPathComponent("project.json")
      try JSONEncoder().encode(["modules": modules]).write(to: list)
      // Arguments from the menu, `--target App`, are not for the tool.
      let isVerb = arguments.first.map { !$0.hasPrefix("-") } ?? false
      try run(
        context.tool(named: "bobbinctl"), isVerb ? arguments : ["check"],
        ["BOBBIN_PROJECT": path(of: list)])
    }
  }

  /// An entry of a project file.
  private struct Module: Encodable {
    var name: String
    var sources: [String]
  }
#endif
