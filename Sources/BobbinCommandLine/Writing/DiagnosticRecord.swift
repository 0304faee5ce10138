import BobbinCompiler
import BobbinSyntax

/// A diagnostic as one line of JSON.
package struct DiagnosticRecord: Encodable {
  package struct Note: Encodable {
    package var message: String
    package var file: String?
    package var line: Int?
    package var column: Int?
    /// What to change, where the note is a help.
    package var edits: [Edit]?
  }

  /// A replacement in a file; without old text an insertion.
  package struct Edit: Encodable {
    package var file: String
    package var line: Int
    package var column: Int
    package var old: String
    package var new: String

    init(_ edit: Diagnostic.Edit) {
      (file, line, column) = (edit.location.file, edit.location.line, edit.location.column)
      (old, new) = (edit.old, edit.new)
    }
  }

  package var severity: String
  /// The group; messages about the command line have none.
  package var group: String?
  package var message: String
  package var file: String?
  package var line: Int?
  package var column: Int?
  package var notes: [Note]

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    group = diagnostic.group.rawValue
    message = diagnostic.message
    file = diagnostic.location.file
    line = diagnostic.location.line
    column = diagnostic.location.column
    notes = diagnostic.notes.map { note in
      let location = note.location ?? diagnostic.location
      return Note(
        message: note.message, file: location.file, line: location.line, column: location.column,
        edits: note.edits.isEmpty ? nil : note.edits.map(Edit.init))
    }
  }

  init(_ failure: Failure.Message) {
    severity = failure.severity.rawValue
    message = failure.text
    file = failure.location?.file
    line = failure.location?.line
    column = failure.location?.column
    notes = failure.details.map { Note(message: $0) }
  }
}
