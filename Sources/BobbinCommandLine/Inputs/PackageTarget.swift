import BobbinCompiler
import BobbinSyntax
import Foundation

/// A target as `swift package describe` shows it, with its settings from `dump-package`.
struct PackageTarget {
  /// The directory of its package.
  let package: String
  /// Whether SwiftPM checked the package out, so that it is not being edited.
  let isCheckout: Bool
  let description: JSONValue
  let declaration: JSONValue

  var name: String { description["name"].string ?? "" }
  var module: String { description["c99name"].string ?? name }
  var manifest: String { FileSystem.join(package, "Package.swift") }
  var isTest: Bool { description["type"].string == "test" }
  /// Whether it depends on Bobbin's library, or on Needle's, as a product of another package.
  var usesBobbin: Bool {
    description["product_dependencies"].strings.contains(where: Runtime.contains)
  }

  /// Whether it is a Swift module whose sources are its own.
  var isSwiftModule: Bool {
    description["module_type"].string == "SwiftTarget"
      && ["library", "executable", "test"].contains(description["type"].string)
  }

  var sources: [String] {
    let directory = FileSystem.join(package, description["path"].string ?? "")
    return description["sources"].strings.map { FileSystem.join(directory, $0) }.sorted()
  }

  /// Whether its code is generated, by one of Bobbin's plugins or as a file among its sources.
  var hasCode: Bool {
    sources.contains { FileSystem.name(of: $0) == generatedFileName }
      || declaration["pluginUsages"].elements.contains {
        ["BobbinPlugin", "BobbinStubsPlugin"].contains($0["plugin"].elements.first?.string)
      }
  }

  /// The manifest's name for the package with the runtime.
  var bobbinPackage: String? {
    declaration["dependencies"].elements.map { $0["product"].elements }
      .first { $0.first?.string == "Bobbin" }?[1].string
  }

  /// The default isolation, if it is certain: the last setting counts; without one, nonisolated.
  var defaultIsolation: DefaultIsolation? {
    var result: DefaultIsolation? = .nonisolated
    for setting in declaration["settings"].elements where setting["tool"].string == "swift" {
      let flags = setting["kind"]["unsafeFlags"]["_0"].strings.flatMap { $0.split(separator: "=") }
      let flag = flags.lastIndex(of: "-default-isolation").flatMap { flags[($0 + 1)...].first }
      guard let text = setting["kind"]["defaultIsolation"]["_0"].string ?? flag.map(String.init)
      else { continue }
      let isolation = DefaultIsolation(rawValue: text)
      // It is not known what is built, so a condition may or may not hold.
      let isCertain = setting["condition"].isNull || isolation == result
      result = isCertain ? isolation : nil
    }
    return result
  }
}

/// A value in JSON, of which only a few parts matter.
///
/// It is `Sendable`, because the values that Foundation decodes never change.
struct JSONValue: @unchecked Sendable {
  private let value: Any?

  private init(_ value: Any?) { self.value = value }

  init(_ data: Data) throws { value = try JSONSerialization.jsonObject(with: data) }

  subscript(key: String) -> JSONValue { JSONValue((value as? [String: Any])?[key]) }
  var elements: [JSONValue] { (value as? [Any] ?? []).map { JSONValue($0) } }
  var string: String? { value as? String }
  var strings: [String] { elements.compactMap(\.string) }
  var isNull: Bool { value == nil || value is NSNull }
}
