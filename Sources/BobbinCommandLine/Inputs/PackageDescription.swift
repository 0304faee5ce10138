import BobbinSyntax

/// What `swift package describe --type json` says, as far as it matters here.
struct PackageDescription: Decodable, Sendable {
  struct Dependency: Decodable, Sendable {
    var identity: String
    /// The directory of a local package.
    var path: String?
  }

  struct Product: Decodable, Sendable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable, Sendable {
    var name: String
    /// The name of the module.
    var c99name: String
    var module_type: String
    var type: String
    /// The directory, relative to the package.
    var path: String
    /// Files relative to the directory.
    var sources: [String]
    var target_dependencies: [String]?
    var product_dependencies: [String]?
  }

  var path: String
  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]
}

extension PackageDescription {
  /// Whether a target of it depends on the library, or on the one that it can replace, from outside.
  var usesBobbin: Bool {
    targets.contains { $0.product_dependencies?.contains(where: Runtime.contains) == true }
  }
}

extension PackageDescription.Target {
  /// Whether it is a Swift module whose sources are its own.
  var isSwiftModule: Bool {
    module_type == "SwiftTarget" && ["library", "executable", "test"].contains(type)
  }
}
