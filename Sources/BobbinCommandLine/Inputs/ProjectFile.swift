#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a project file says.
struct ProjectFile: Decodable {
  var modules: [Module]

  /// One module, paths as they are written.
  struct Module: Decodable {
    var name: String
    var sources: [String]
    var dependencies: [String]?
    /// Whether its file gets stubs as well, as a test target's does.
    var stubs: Bool?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case name, sources, dependencies, stubs
    }

    init(from decoder: any Decoder) throws {
      try decoder.refuseKeys(but: CodingKeys.allCases.map(\.rawValue))
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      sources = try container.decode([String].self, forKey: .sources)
      dependencies = try container.decodeIfPresent([String].self, forKey: .dependencies)
      stubs = try container.decodeIfPresent(Bool.self, forKey: .stubs)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case modules
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(but: [CodingKeys.modules.rawValue])
    let container = try decoder.container(keyedBy: CodingKeys.self)
    modules = try container.decode([Module].self, forKey: .modules)
  }

  /// Reads a project file's text.
  ///
  /// - Parameter text: JSON.
  /// - Returns: What it says.
  /// - Throws: A sentence that names the entry it is about, `modules[1].name`. Where JSON is broken
  ///   the decoder does not tell.
  static func parse(_ text: String) throws(Failure) -> ProjectFile {
    do {
      return try JSONDecoder().decode(ProjectFile.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw .input(error.sentence)
    } catch {
      throw .input("\(error)")
    }
  }
}

/// Any key of an object.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Refuses keys that nobody reads, which are most likely misspelled.
  fileprivate func refuseKeys(but known: [String]) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    for key in keys where !known.contains(key) {
      let all = known.map { "'\($0)'" }.joined(separator: ", ")
      let guess = Spelling.suggestion(for: key, in: known, otherwise: "; there is \(all)")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "unknown key '\(key)'\(guess)"))
    }
  }
}

extension DecodingError {
  /// What is wrong, in one sentence.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      context.place("missing '\(key.stringValue)'")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.place(context.lowercased)
    case .dataCorrupted(let context):
      context.place(context.lowercased)
    @unknown default:
      "\(self)"
    }
  }
}

extension DecodingError.Context {
  fileprivate var lowercased: String {
    let text = debugDescription.hasSuffix(".") ? debugDescription.dropLast() : debugDescription[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Puts the entry in front: `modules[1].name`.
  fileprivate func place(_ message: String) -> String {
    var path = ""
    for key in codingPath {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return path.isEmpty ? message : "\(path): \(message)"
  }
}
