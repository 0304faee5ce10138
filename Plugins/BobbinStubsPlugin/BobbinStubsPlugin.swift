import PackagePlugin

/// Does what `BobbinPlugin` does, and writes stubs for any target, such as one with previews.
@main struct BobbinStubsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try Generation.commands(for: target, in: context) { _ in true }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BobbinStubsPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try Generation.commands(for: target, in: context, wantsStubs: true)
    }
  }
#endif
