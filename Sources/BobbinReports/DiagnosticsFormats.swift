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
    typealias Object = [String: Any]
    func place(_ file: String?, _ line: Int?, _ column: Int?, _ message: String?) -> Object? {
      guard let file, let line else { return nil }
      // What an address may hold as it is; a relative path stays one.
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
      let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
      var region = ["startLine": line]
      region["startColumn"] = column
      let address = ["uri": path.hasPrefix("/") ? "file://" + path : path]
      var place: Object = ["physicalLocation": ["artifactLocation": address, "region": region]]
      place["message"] = message.map { ["text": $0] }
      return place
    }
    let groups = Set(records.compactMap(\.group)).sorted().compactMap(DiagnosticGroup.init)
    let rules: [Object] = groups.map { group in
      [
        "id": group.rawValue, "shortDescription": ["text": group.explanation.summary],
        "fullDescription": ["text": group.explanation.text],
      ]
    }
    let results = records.map { record in
      var result: Object = ["level": record.severity, "message": ["text": record.message]]
      result["ruleId"] = record.group
      result["locations"] = [place(record.file, record.line, record.column, nil)].compactMap(\.self)
      result["relatedLocations"] = record.notes.compactMap {
        place($0.file, $0.line, $0.column, $0.message)
      }
      return result
    }
    let driver: Object = ["name": "bobbin", "version": bobbinVersion, "rules": rules]
    let run: Object = ["tool": ["driver": driver], "results": results]
    let log: Object = [
      "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [run],
    ]
    do {
      let data = try JSONSerialization.data(
        withJSONObject: log, options: [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
      return String(decoding: data, as: UTF8.self) + "\n"
    } catch {
      throw .internal("cannot write JSON: \(error)")
    }
  }
}
