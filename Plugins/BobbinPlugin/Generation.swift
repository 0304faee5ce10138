import Foundation
import PackagePlugin

/// One run of `bobbinc generate` on a target.
///
/// The command is the same whatever the files say; only which files there are changes it. So it runs
/// when one of them, the list of them or the tool is newer than the output, and not otherwise.
enum Generation {
  static func command(
    for modules: ModuleList, in directory: URL, tool: PluginContext.Tool
  ) throws -> Command {
    let output = directory.appendingPathComponent("Bobbin.generated.swift")
    let list = directory.appendingPathComponent("arguments.txt")
    // An edit anywhere below starts the tool; with this it ends at once where nothing is to be done.
    let stamp = directory.appendingPathComponent("stamp")
    try ResponseFile(modules, output: output).write(to: list)
    return .buildCommand(
      displayName: "Wiring components of \(modules.subject.name)",
      executable: tool.url,
      arguments: [
        "generate", "@\(ResponseFile.path(list))", "--stamp", ResponseFile.path(stamp),
      ],
      inputFiles: modules.files + [list, tool.url],
      outputFiles: [output])
  }

  /// The commands for a target of a package: one, if it is Swift.
  static func commands(
    for target: any Target, in context: PluginContext,
    wantsStubs: (SwiftSourceModuleTarget) -> Bool
  ) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let modules = ModuleList(of: target, in: context.package, wantsStubs: wantsStubs(target))
    let tool = try context.tool(named: "bobbinc")
    return [try command(for: modules, in: context.pluginWorkDirectoryURL, tool: tool)]
  }
}
