import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

extension DiagnosticsFormat {
  /// Annotations of a workflow on GitHub: a line for each diagnostic, its notes in the message.
  static let github = DiagnosticsFormat("github") { messages in
    func escaped(_ text: String, _ others: String = "") -> String {
      text.unicodeScalars.map { scalar in
        "%\r\n\(others)".unicodeScalars.contains(scalar)
          ? "%" + String(format: "%02X", scalar.value) : String(scalar)
      }.joined()
    }
    return messages.map { message in
      let place = message.location
      let properties = [
        ("file", place?.file), ("line", place.map { "\($0.line)" }),
        ("col", place.map { "\($0.column)" }), ("title", message.group?.rawValue),
      ].compactMap { name, value in value.map { "\(name)=\(escaped($0, ":,"))" } }
      let notes = message.notes.map { note in
        let place = note.location.map { "\($0.file):\($0.line): " } ?? ""
        return "\n" + place + note.message
      }
      let head = [message.severity.rawValue, properties.joined(separator: ",")]
        .filter { !$0.isEmpty }.joined(separator: " ")
      return "::\(head)::\(escaped(message.text + notes.joined()))\n"
    }.joined()
  }

  /// SARIF 2.1.0, which code scanning reads: one document with the rules that were broken.
  static let sarif = DiagnosticsFormat("sarif", isDocument: true) { messages throws(Failure) in
    typealias Object = [String: Any]
    func place(_ location: Location?, _ message: String? = nil) -> Object? {
      guard let location else { return nil }
      // Characters that need no escape in a URL; a relative path stays relative.
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      let path =
        location.file.addingPercentEncoding(withAllowedCharacters: allowed) ?? location.file
      let region = ["startLine": location.line, "startColumn": location.column]
      let address = ["uri": path.hasPrefix("/") ? "file://" + path : path]
      var place: Object = ["physicalLocation": ["artifactLocation": address, "region": region]]
      place["message"] = message.map { ["text": $0] }
      return place
    }
    let groups = Set(messages.compactMap(\.group)).sorted { $0.rawValue < $1.rawValue }
    let rules: [Object] = groups.map { group in
      [
        "id": group.rawValue, "shortDescription": ["text": group.summary],
        "fullDescription": ["text": group.explanation],
      ]
    }
    let results = messages.map { message in
      var result: Object = [
        "level": message.severity.rawValue, "message": ["text": message.text],
        "locations": [place(message.location)].compactMap(\.self),
        "relatedLocations": message.notes.compactMap { place($0.location, $0.message) },
      ]
      result["ruleId"] = message.group?.rawValue
      return result
    }
    let driver: Object = ["name": "bobbin", "version": bobbinVersion, "rules": rules]
    let run: Object = ["tool": ["driver": driver], "results": results]
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let document: Object = ["version": "2.1.0", "$schema": schema, "runs": [run]]
    return try JSON.text(of: document, isDocument: true)
  }
}
