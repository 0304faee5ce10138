import Foundation
import PackagePlugin

/// A target and the modules below it that can matter for its wiring.
///
/// That is every Swift target of its own package, of local packages, and of each package that uses
/// the product `Bobbin`: contracts often live in a module that knows nothing of Bobbin. All other
/// packages, and the runtime library itself, are foreign.
struct ModuleList {
  /// One module: its name, its Swift files and those of the listed modules that it depends on.
  struct Module {
    var name: String
    /// Its files, and their paths, because a URL computes its path each time.
    var files: [(path: String, url: URL)]
    /// The listed modules that it depends on; `nil` if only its files' `import` lines show them.
    var imports: [String]?
    /// It is certain that declarations without an attribute are not isolated to an actor.
    var isNonisolated = false
    /// Its package, if that is known.
    var package: String?

    init(_ name: String, _ files: some Sequence<File>, imports: [String]? = nil) {
      self.name = name
      self.imports = imports
      self.files = files.map { (path: ResponseFile.path($0.url), url: $0.url) }
        .filter {
          $0.path.hasSuffix(".swift") && $0.url.lastPathComponent != "Bobbin.generated.swift"
        }
        .sorted { $0.path < $1.path }
    }
  }

  /// The module that is built.
  let subject: Module
  /// The modules below it, by name.
  let dependencies: [Module]
  /// The module that is built gets stubs of what components need.
  let wantsStubs: Bool

  init(subject: Module, dependencies: [Module], wantsStubs: Bool) {
    self.subject = subject
    self.dependencies = dependencies.sorted { $0.name < $1.name }
    self.wantsStubs = wantsStubs
  }

  init(of target: SwiftSourceModuleTarget, in package: Package, wantsStubs: Bool) {
    let relevant = Self.relevantTargets(package)
    let below = target.recursiveTargetDependencies
      .compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { relevant[$0.id] != nil && $0.moduleName != "Bobbin" && $0.kind != .macro }
    let names = Set(below.map(\.moduleName))
    func module(_ target: SwiftSourceModuleTarget) -> Module {
      var module = Module(
        target.moduleName, target.sourceFiles,
        imports: target.dependencies.flatMap(\.moduleNames).filter(names.contains).sorted())
      module.isNonisolated = relevant[target.id]?.isNonisolated ?? false
      module.package = relevant[target.id]?.package
      return module
    }
    self.init(subject: module(target), dependencies: below.map(module), wantsStubs: wantsStubs)
  }

  /// All Swift files, for the build system.
  var files: [URL] { ([subject] + dependencies).flatMap { $0.files.map(\.url) } }

  /// The targets of relevant packages, each with its package and whether it is certainly nonisolated.
  private static func relevantTargets(
    _ root: Package
  ) -> [Target.ID: (package: Package.ID, isNonisolated: Bool)] {
    var result: [Target.ID: (package: Package.ID, isNonisolated: Bool)] = [:]
    var visited: Set = [root.id]
    func take(_ package: Package) {
      let isNonisolated = !package.mayHaveDefaultIsolation
      for target in package.targets { result[target.id] = (package.id, isNonisolated) }
    }
    func visit(_ package: Package) {
      for dependency in package.dependencies.map(\.package)
      where visited.insert(dependency.id).inserted {
        let isLocal = if case .local = dependency.origin { true } else { false }
        if isLocal || dependency.targets.contains(where: \.usesBobbin) { take(dependency) }
        visit(dependency)
      }
    }
    take(root)
    visit(root)
    return result
  }
}

extension Package {
  /// Whether one of its manifests mentions default isolation.
  ///
  /// Plugins cannot see settings, but if no manifest has the word, none has the setting. If one has
  /// it, the compiler looks at the components.
  fileprivate var mayHaveDefaultIsolation: Bool {
    let files = try? FileManager.default.contentsOfDirectory(
      at: directoryURL, includingPropertiesForKeys: nil)
    let manifests = (files ?? []).filter {
      $0.lastPathComponent.hasPrefix("Package") && $0.pathExtension == "swift"
    }
    let texts = manifests.map { try? String(contentsOf: $0, encoding: .utf8) }
    return texts.isEmpty
      || texts.contains { text in
        text?.contains("defaultIsolation") ?? true || text?.contains("-default-isolation") ?? true
      }
  }
}

extension Target {
  /// Whether it depends on the product `Bobbin`.
  var usesBobbin: Bool {
    dependencies.contains { dependency in
      guard case .product(let product) = dependency else { return false }
      return product.name == "Bobbin"
    }
  }
}

extension TargetDependency {
  /// The modules that it makes visible.
  fileprivate var moduleNames: [String] {
    let targets: [any Target] =
      switch self {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    return targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
  }
}
