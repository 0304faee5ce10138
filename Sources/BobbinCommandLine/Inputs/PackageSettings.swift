import BobbinCompiler

/// What `swift package dump-package` says about targets, as far as it matters here.
struct PackageSettings: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    var name: String
    var settings: [Setting]
    var dependencies: [Dependency]
    var pluginUsages: [PluginUsage]?
  }

  struct Dependency: Decodable, Sendable {
    var product: Reference?
  }

  struct PluginUsage: Decodable, Sendable {
    var plugin: Reference?
  }

  /// A product and its package, the first two elements of an array.
  struct Reference: Decodable, Sendable {
    var name: String
    var package: String?

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      name = try container.decode(String.self)
      package = try container.decodeIfPresent(String.self)
    }
  }

  struct Setting: Decodable, Sendable {
    var tool: String
    var kind: Kind
    var condition: Condition?
  }

  /// The kinds of setting that can set a default isolation.
  struct Kind: Decodable, Sendable {
    struct Isolation: Decodable, Sendable {
      var _0: String
    }
    struct Flags: Decodable, Sendable {
      var _0: [String]
    }
    var defaultIsolation: Isolation?
    var unsafeFlags: Flags?
  }

  /// When a setting counts; its contents do not matter, because it is not known what is built.
  struct Condition: Decodable, Sendable {}

  var targets: [Target]
}

extension PackageSettings {
  /// The default isolation of a target: the last setting counts, and without one it is nonisolated.
  ///
  /// - Returns: `nil` if that is not certain.
  func defaultIsolation(ofTarget name: String) -> DefaultIsolation? {
    var result: DefaultIsolation? = .nonisolated
    for setting in targets.first(where: { $0.name == name })?.settings ?? []
    where setting.tool == "swift" {
      guard let text = setting.kind.isolation else { continue }
      let isolation = DefaultIsolation(rawValue: text)
      let isCertain = setting.condition == nil || isolation == result
      result = isCertain ? isolation : nil
    }
    return result
  }
}

extension PackageSettings.Target {
  /// Whether one of Bobbin's plugins generates its code.
  var usesPlugin: Bool {
    pluginUsages?.contains { ["BobbinPlugin", "BobbinStubsPlugin"].contains($0.plugin?.name) }
      ?? false
  }

  /// The manifest's name for the package with the runtime.
  var bobbinPackage: String? {
    dependencies.first { $0.product?.name == runtimeModuleName }?.product?.package
  }
}

extension PackageSettings.Kind {
  /// The name of a default isolation, if it is one.
  fileprivate var isolation: String? {
    if let defaultIsolation { return defaultIsolation._0 }
    let flag = "-default-isolation"
    let flags = unsafeFlags?._0 ?? []
    guard let index = flags.lastIndex(where: { $0 == flag || $0.hasPrefix(flag + "=") })
    else { return nil }
    if flags[index] != flag { return String(flags[index].dropFirst(flag.count + 1)) }
    return flags[(index + 1)...].first
  }
}
