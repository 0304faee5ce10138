import PackagePlugin

/// Writes the code that joins a target's components before the target is compiled; for a test
/// target, also stubs of what the components under test need.
@main struct BobbinPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try Generation.commands(for: target, in: context) { $0.kind == .test }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BobbinPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try Generation.commands(for: target, in: context, wantsStubs: target.isTest)
    }
  }
#endif
