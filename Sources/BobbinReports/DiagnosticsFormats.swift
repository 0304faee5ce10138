import BobbinCommandLine
import BobbinCompiler
import Foundation

extension DiagnosticsFormat {
  /// Annotations of a workflow on GitHub: a line for each diagnostic, its notes in the message.
  static let github = DiagnosticsFormat("github") { records in
    func escaped(_ text: String, _ others: String = "") -> String {
      text.unicodeScalars.map { scalar in
        "%\r\n\(others)".unicodeScalars.contains(scalar)
          ? "%" + String(format: "%02X", scalar.value) : String(scalar)
      }.joined()
    }
    return records.map { record in
      let place = [
        ("file", record.file), ("line", record.line.map { "\($0)" }),
        ("col", record.column.map { "\($0)" }), ("title", record.group),
      ]
      let properties = place.compactMap { name, value in
        value.map { "\(name)=\(escaped($0, ":,"))" }
      }
      let notes = record.notes.map { note in
        let place = note.file.map { "\($0):\(note.line ?? 1): " } ?? ""
        return "\n" + place + note.message
      }
      let head = ([record.severity] + [properties.joined(separator: ",")].filter { !$0.isEmpty })
      return "::\(head.joined(separator: " "))::\(escaped(record.message + notes.joined()))\n"
    }.joined()
  }

  /// SARIF 2.1.0, which code scanning reads: one document with the rules that were broken.
  static let sarif = DiagnosticsFormat("sarif", isDocument: true) { records throws(Failure) in
    let groups = Set(records.compactMap(\.group)).sorted()
    let rules = groups.compactMap(DiagnosticGroup.init).map { group in
      SARIF.Rule(
        id: group.rawValue, shortDescription: SARIF.Message(text: group.explanation.summary),
        fullDescription: SARIF.Message(text: group.explanation.text))
    }
    let driver = SARIF.Driver(name: "bobbin", version: bobbinVersion, rules: rules)
    let run = SARIF.Run(
      tool: SARIF.Tool(driver: driver), results: records.map(SARIF.Result.init))
    return try JSON.document(SARIF(runs: [run]))
  }
}

/// The part of the format that is needed, its names as they are there.
private struct SARIF: Encodable {
  struct Message: Encodable {
    var text: String
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
  }

  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct Artifact: Encodable {
    var uri: String
  }

  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }

  struct Place: Encodable {
    var physicalLocation: Physical
    var message: Message?

    init?(_ file: String?, _ line: Int?, _ column: Int?, _ message: String? = nil) {
      guard let file, let line else { return nil }
      // What an address may hold as it is; a relative path stays one.
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: path.hasPrefix("/") ? "file://" + path : path),
        region: Region(startLine: line, startColumn: column))
      self.message = message.map(Message.init)
    }
  }

  struct Result: Encodable {
    var ruleId: String?
    var level: String
    var message: Message
    var locations: [Place]
    var relatedLocations: [Place]

    init(_ record: DiagnosticRecord) {
      ruleId = record.group
      level = record.severity
      message = Message(text: record.message)
      locations = [Place(record.file, record.line, record.column)].compactMap(\.self)
      relatedLocations = record.notes.compactMap {
        Place($0.file, $0.line, $0.column, $0.message)
      }
    }
  }

  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }
}
