import BobbinCompiler
import BobbinSyntax
import Foundation

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
    /// Its default isolation, if the file says it.
    var defaultIsolation: DefaultIsolation?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case name, sources, dependencies, defaultIsolation, stubs
    }

    init(from decoder: any Decoder) throws {
      try decoder.refuseKeys(but: CodingKeys.allCases.map(\.rawValue))
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      sources = try container.decode([String].self, forKey: .sources)
      dependencies = try container.decodeIfPresent([String].self, forKey: .dependencies)
      stubs = try container.decodeIfPresent(Bool.self, forKey: .stubs)
      guard let text = try container.decodeIfPresent(String.self, forKey: .defaultIsolation)
      else { return }
      defaultIsolation = DefaultIsolation(rawValue: text)
      guard defaultIsolation == nil else { return }
      let message = "unknown value '\(text)'\(DefaultIsolation.suggestion(for: text))"
      throw DecodingError.dataCorruptedError(
        forKey: .defaultIsolation, in: container, debugDescription: message)
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

  /// Reads a project file.
  ///
  /// - Parameter source: JSON.
  /// - Returns: What it says.
  /// - Throws: A sentence that names the entry it is about, `modules[1].name`, or the place where
  ///   the JSON is broken.
  static func parse(_ source: Source) throws(Failure) -> ProjectFile {
    let data = Data(source.bytes)
    do {
      // The decoder does not say where JSON is broken.
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw .brokenJSON(error as NSError, in: source)
    }
    do {
      return try JSONDecoder().decode(ProjectFile.self, from: data)
    } catch let error as DecodingError {
      throw .input(error.sentence)
    } catch {
      throw .input("\(error)")
    }
  }
}

extension Failure {
  /// Reports what Foundation says, at the place that it names.
  ///
  /// Here it says "Invalid value around character 13."; on other systems the number is separate.
  fileprivate static func brokenJSON(_ error: NSError, in source: Source) -> Failure {
    let words = error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
    let place = words.range(of: " around character ")
    let number = place.map { words[$0.upperBound...].prefix { $0.isNumber } }
    let offset =
      error.userInfo["NSJSONSerializationErrorIndex"] as? Int ?? number.flatMap { Int($0) }
    let message = words[..<(words.range(of: " around ")?.lowerBound ?? words.endIndex)]
    return .input(
      message.asPhrase, at: offset.map { LineTable(source).location(min($0, source.bytes.count)) })
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
  /// Refuses unknown keys, which are most likely misspelled.
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
  /// The error in one sentence.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      context.place("missing '\(key.stringValue)'")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.place(context.debugDescription.asPhrase)
    case .dataCorrupted(let context):
      context.place(context.debugDescription.asPhrase)
    @unknown default:
      "\(self)"
    }
  }
}

extension DecodingError.Context {
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

extension StringProtocol {
  /// The sentence as diagnostics have it: no capital, no final period.
  fileprivate var asPhrase: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
