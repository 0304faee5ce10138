import Foundation
import PackagePlugin

/// One run of `bobbinc generate` on a target.
///
/// The command is the same whatever the files say; only which files there are changes it. So it runs
/// when one of them, the list of them or the tool is newer than the output, and not otherwise.
enum Generation {
  static func command(
    for target: SwiftSourceModuleTarget, in context: PluginContext, wantsStubs: Bool
  ) throws -> Command {
    let modules = ModuleList(of: target, in: context.package, wantsStubs: wantsStubs)
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Bobbin.generated.swift")
    let list = context.pluginWorkDirectoryURL.appendingPathComponent("arguments.txt")
    try ResponseFile(modules, output: output).write(to: list)
    let tool = try context.tool(named: "bobbinc").url
    return .buildCommand(
      displayName: "Wiring components of \(target.moduleName)",
      executable: tool,
      arguments: ["generate", "@\(ResponseFile.path(list))"],
      inputFiles: modules.files + [list, tool],
      outputFiles: [output])
  }
}
