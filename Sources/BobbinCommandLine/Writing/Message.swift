package import BobbinCompiler
package import BobbinSyntax

/// A message to the user: a diagnostic, or a sentence about the command line or its input.
package struct Message: Hashable {
  package var severity: Diagnostic.Severity
  /// The group of a diagnostic.
  package var group: DiagnosticGroup?
  package var text: String
  package var location: Location?
  package var notes: [Diagnostic.Note] = []

  init(_ diagnostic: Diagnostic) {
    (severity, group, text) = (diagnostic.severity, diagnostic.group, diagnostic.message)
    (location, notes) = (diagnostic.location, diagnostic.notes)
    // Editors and `swift build` want a place on each line.
    for index in notes.indices where notes[index].location == nil {
      notes[index].location = location
    }
  }

  package init(
    _ text: String, at location: Location? = nil, severity: Diagnostic.Severity = .error
  ) {
    (self.severity, self.text, self.location) = (severity, text, location)
  }

  /// The message as `--diagnostics-format json` has it.
  var object: [String: Any] {
    func object(_ values: [String: Any?], at location: Location?) -> [String: Any] {
      let place: [String: Any?] = [
        "file": location?.file, "line": location?.line, "column": location?.column,
      ]
      return values.merging(place) { $1 }.compactMapValues(\.self)
    }
    let notes = notes.map { note in
      let edits = note.edits.map { object(["old": $0.old, "new": $0.new], at: $0.location) }
      return object(
        ["message": note.message, "edits": edits.isEmpty ? nil : edits], at: note.location)
    }
    return object(
      ["severity": severity.rawValue, "group": group?.rawValue, "message": text, "notes": notes],
      at: location)
  }
}
