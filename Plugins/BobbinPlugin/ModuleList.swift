import Foundation
import PackagePlugin

/// A target and the modules below it that can matter for its wiring.
///
/// That is every Swift target of its own package, and of each package that uses the product
/// `Bobbin`: contracts often live in a module that knows nothing of Bobbin, next to one that does.
/// All other packages, and the runtime library itself, are foreign.
struct ModuleList {
  /// One module: its name, its Swift files and those of the listed modules that it depends on.
  struct Module {
    var name: String
    var files: [URL]
    var imports: [String]
  }

  /// The module that is built.
  private(set) var subject: Module
  /// The modules below it, by name.
  private(set) var dependencies: [Module]
  /// The module that is built gets stubs of what components need.
  let wantsStubs: Bool

  init(of target: SwiftSourceModuleTarget, in package: Package, wantsStubs: Bool) {
    self.wantsStubs = wantsStubs
    let relevant = Self.targetsOfRelevantPackages(package)
    let below = target.recursiveTargetDependencies
      .compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { relevant.contains($0.id) && $0.moduleName != "Bobbin" && $0.kind != .macro }
    let names = Set(below.map(\.moduleName))
    subject = Module(target, among: names)
    dependencies = below.map { Module($0, among: names) }.sorted { $0.name < $1.name }
  }

  /// All Swift files, for the build system.
  var files: [URL] { ([subject] + dependencies).flatMap(\.files) }

  private static func targetsOfRelevantPackages(_ root: Package) -> Set<Target.ID> {
    var result = Set(root.targets.map(\.id))
    var visited: Set = [root.id]
    func visit(_ package: Package) {
      for dependency in package.dependencies.map(\.package)
      where visited.insert(dependency.id).inserted {
        if dependency.usesBobbin { result.formUnion(dependency.targets.map(\.id)) }
        visit(dependency)
      }
    }
    visit(root)
    return result
  }
}

extension ModuleList.Module {
  fileprivate init(_ target: SwiftSourceModuleTarget, among names: Set<String>) {
    name = target.moduleName
    files = target.sourceFiles(withSuffix: ".swift").map(\.url)
      .filter { $0.lastPathComponent != "Bobbin.generated.swift" }
      .sorted { $0.path < $1.path }
    imports = target.dependencies.flatMap(\.moduleNames).filter(names.contains).sorted()
  }
}

extension Package {
  /// Whether a target of it depends on the product `Bobbin`.
  fileprivate var usesBobbin: Bool {
    targets.contains { target in
      target.dependencies.contains { dependency in
        guard case .product(let product) = dependency else { return false }
        return product.name == "Bobbin"
      }
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
