#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  // Written from Apple's documentation and type-checked against a stand-in of that API only: no
  // machine that tests this has Xcode.

  extension Generation {
    static func commands(
      for target: XcodeTarget, in context: XcodePluginContext, wantsStubs: Bool
    ) throws -> [Command] {
      let modules = ModuleList(of: target, in: context.xcodeProject, wantsStubs: wantsStubs)
      guard !modules.subject.files.isEmpty else { return [] }
      let tool = try context.tool(named: "bobbinc")
      return [try command(for: modules, in: context.pluginWorkDirectoryURL, tool: tool)]
    }
  }

  extension ModuleList {
    /// A target of a project and the modules below it.
    ///
    /// Xcode lists a target's own dependencies but not theirs, and some versions list none at all;
    /// then any other target of the project may be below. The compiler finds out from the sources
    /// which module imports which.
    init(of target: XcodeTarget, in project: XcodeProject, wantsStubs: Bool) {
      var modules: [String: Module] = [:]
      var visited: Set = [target.id]
      func visit(_ dependencies: [XcodeTargetDependency]) {
        for dependency in dependencies {
          switch dependency {
          case .target(let target): visit(target)
          case .product(let product): product.modules.forEach { modules[$0.name] = $0 }
          @unknown default: break
          }
        }
      }
      func visit(_ target: XcodeTarget) {
        guard visited.insert(target.id).inserted else { return }
        modules[target.moduleName] = Module(target.moduleName, target.inputFiles)
        visit(target.dependencies)
      }
      visit(target.dependencies)
      if modules.isEmpty { project.targets.filter { !$0.isTest }.forEach(visit) }
      modules[target.moduleName] = nil
      self.init(
        subject: Module(target.moduleName, target.inputFiles),
        dependencies: modules.values.filter { !$0.files.isEmpty }, wantsStubs: wantsStubs)
    }
  }

  extension Product {
    /// The modules of a package that can matter: those of packages that use Bobbin, as far as can
    /// be seen from here.
    fileprivate var modules: [ModuleList.Module] {
      let all = targets.flatMap { [$0] + $0.recursiveTargetDependencies }
      guard all.contains(where: \.usesBobbin) else { return [] }
      return all.compactMap { $0 as? SwiftSourceModuleTarget }
        .filter { $0.moduleName != "Bobbin" && $0.kind != .macro }
        .map { ModuleList.Module($0.moduleName, $0.sourceFiles) }
    }
  }
#endif
