package import BobbinSyntax

/// One message to the user, in swiftc's dialect.
package struct Diagnostic: Hashable, Sendable {
  /// How bad it is; an error makes the tool exit with 1.
  package enum Severity: String, Sendable { case error, warning }

  /// A remark under a diagnostic, which may have a location of its own.
  package struct Note: Hashable, Sendable {
    package var location: Location?
    package var message: String
    /// What to change in the sources, if the note is a help; in no particular order.
    package var edits: [Edit] = []

    package init(_ message: String, at location: Location? = nil) {
      (self.message, self.location) = (message, location)
    }

    /// A change that makes the error go away and compiles; the first edit is its place.
    ///
    /// Returns `nil` if one of the edits cannot be made.
    package init?(help message: String, _ edits: [Edit?]) {
      self.message = "help: " + message
      self.edits = edits.compactMap(\.self)
      guard let first = self.edits.first, self.edits.count == edits.count else { return nil }
      location = first.location
    }
  }

  /// One replacement in a source.
  package struct Edit: Hashable, Sendable {
    package var location: Location
    /// The text that is replaced; empty for an insertion.
    package var old: String
    package var new: String
  }

  /// The severity of the group, unless options change it.
  package var severity: Severity
  package var group: DiagnosticGroup
  /// One phrase, names in single quotes, no final period.
  package var message: String
  package var location: Location
  package var notes: [Note]

  package init(
    _ group: DiagnosticGroup, _ message: String, at location: Location, notes: [Note?] = []
  ) {
    (self.group, severity) = (group, group.severity)
    (self.message, self.location) = (message, location)
    self.notes = notes.compactMap(\.self)
  }
}
