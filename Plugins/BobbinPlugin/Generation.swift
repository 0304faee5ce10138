import Foundation
import PackagePlugin

/// One run of `bobbinc generate` on a target.
///
/// The command depends on which files there are, not on what they contain. So it runs only when one
/// of them, their list or the tool is newer than the output.
enum Generation {
  static func command(
    for modules: ModuleList, in directory: URL, tool: PluginContext.Tool
  ) throws -> Command {
    let output = directory.appendingPathComponent("Bobbin.generated.swift")
    let list = directory.appendingPathComponent("arguments.txt")
    // An edit anywhere below starts the tool; with a stamp it ends at once if there is nothing to
    // do.
    let stamp = directory.appendingPathComponent("stamp")
    try ResponseFile(modules, output: output).write(to: list)
    return .buildCommand(
      displayName: "Wiring components of \(modules.subject.name)",
      executable: tool.url,
      arguments: ["generate", "@\(ResponseFile.path(list))", "--stamp", ResponseFile.path(stamp)],
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
