import BobbinSyntax
import Foundation

/// What a JSON file of modules says, paths as they are written.
package struct ProjectFile: Codable {
  package struct Module: Codable {
    package var name: String
    package var sources: [String]
    package var dependencies: [String]?
    /// Whether its file gets stubs as well, as a test target's does.
    package var stubs: Bool?
    package var defaultIsolation: String?

    fileprivate enum CodingKeys: String, CodingKey, CaseIterable {
      case name, sources, dependencies, defaultIsolation, stubs
    }

    package init(name: String, sources: [String], stubs: Bool?) {
      self.name = name
      self.sources = sources
      self.stubs = stubs
    }
  }

  package var modules: [Module]

  package init(modules: [Module]) { self.modules = modules }

  /// Reads a project file.
  ///
  /// - Parameter source: JSON.
  /// - Returns: What it says.
  /// - Throws: A sentence that names the entry it is about, `modules[1].name`, or the place where
  ///   the JSON is broken.
  static func parse(_ source: Source) throws(Failure) -> ProjectFile {
    let data = Data(source.bytes)
    let object: Any
    do {
      // The decoder does not say where JSON is broken, and ignores keys that it does not know.
      object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw .brokenJSON(error as NSError, in: source)
    }
    let file = object as? [String: Any] ?? [:]
    try refuseKeys(of: file, but: ["modules"], in: "")
    for (index, module) in (file["modules"] as? [[String: Any]] ?? []).enumerated() {
      try refuseKeys(of: module, but: Module.CodingKeys.names, in: "modules[\(index)]: ")
    }
    do {
      return try JSONDecoder().decode(ProjectFile.self, from: data)
    } catch {
      throw .input((error as? DecodingError)?.sentence ?? "\(error)")
    }
  }

  /// Refuses unknown keys, which are most likely misspelled.
  private static func refuseKeys(
    of object: [String: Any], but known: [String], in place: String
  ) throws(Failure) {
    guard let key = object.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw .input("\(place)unknown key '\(key)'\(Spelling.suggestion(for: key, in: known))")
  }
}

extension Failure {
  /// Reports what Foundation says, at the place that it names.
  ///
  /// Here it says "Invalid value around character 13."; on other systems the number is separate.
  fileprivate static func brokenJSON(_ error: NSError, in source: Source) -> Failure {
    let words = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    let parts = words.components(separatedBy: " around ")
    let number = parts.last?.filter(\.isNumber) ?? ""
    let offset = error.userInfo["NSJSONSerializationErrorIndex"] as? Int ?? Int(number)
    return .input(
      parts[0].asPhrase, at: offset.map { LineTable(source).location(min($0, source.bytes.count)) })
  }
}

extension DecodingError {
  /// The error in one sentence, the entry in front: `modules[1].name`.
  fileprivate var sentence: String {
    let (context, message): (Context, String)
    switch self {
    case .keyNotFound(let key, let found):
      (context, message) = (found, "missing '\(key.stringValue)'")
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      (context, message) = (found, found.debugDescription.asPhrase)
    @unknown default:
      return "\(self)"
    }
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    let place = path.joined().drop { $0 == "." }
    return place.isEmpty ? message : "\(place): \(message)"
  }
}

extension String {
  /// The sentence as diagnostics have it: no capital, no final period.
  fileprivate var asPhrase: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
