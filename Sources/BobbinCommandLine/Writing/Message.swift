package import BobbinCompiler
package import BobbinSyntax

/// Something to say to the user: a diagnostic, or a sentence about the command line or its input.
package struct Message: Hashable {
  package var severity: Diagnostic.Severity
  /// The group of a diagnostic.
  package var group: DiagnosticGroup?
  package var text: String
  package var location: Location?
  /// What is below it: of a diagnostic notes with places, of another message plain lines.
  package var notes: [Diagnostic.Note]

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    group = diagnostic.group
    text = diagnostic.message
    location = diagnostic.location
    notes = diagnostic.notes
    // Editors and `swift build` want a place on each line.
    for index in notes.indices where notes[index].location == nil {
      notes[index].location = location
    }
  }

  package init(
    _ text: String, at location: Location? = nil, details: [String] = [],
    severity: Diagnostic.Severity = .error
  ) {
    self.severity = severity
    self.text = text
    self.location = location
    notes = details.map { Diagnostic.Note($0) }
  }

  /// The message as `--diagnostics-format json` has it.
  var object: [String: Any] {
    func object(_ values: [String: Any?], at location: Location?) -> [String: Any] {
      var object = values.compactMapValues(\.self)
      guard let location else { return object }
      object["file"] = location.file
      object["line"] = location.line
      object["column"] = location.column
      return object
    }
    let notes = notes.map { note in
      let edits = note.edits.map { object(["old": $0.old, "new": $0.new], at: $0.location) }
      let values =
        ["message": note.message, "edits": edits.isEmpty ? nil : edits] as [String: Any?]
      return object(values, at: note.location)
    }
    let values =
      [
        "severity": severity.rawValue, "group": group?.rawValue, "message": text, "notes": notes,
      ] as [String: Any?]
    return object(values, at: location)
  }
}
