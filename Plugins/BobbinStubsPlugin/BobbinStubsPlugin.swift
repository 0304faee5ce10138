import PackagePlugin

/// Does what `BobbinPlugin` does, and writes stubs for any target: for one with previews.
@main struct BobbinStubsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    return [try Generation.command(for: target, in: context, wantsStubs: true)]
  }
}
