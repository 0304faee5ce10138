import PackagePlugin

/// Writes the code that joins a target's components, before the target is compiled; for a test
/// target stubs of what the components under test need, too.
@main struct BobbinPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    return [try Generation.command(for: target, in: context, wantsStubs: target.kind == .test)]
  }
}
