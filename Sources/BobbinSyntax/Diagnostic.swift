/// One message to the user, in swiftc's dialect.
package struct Diagnostic: Hashable, Sendable {
  /// How bad it is; an error makes the tool exit with 1.
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A remark under a diagnostic, at its own place or at none.
  package struct Note: Hashable, Sendable {
    package var location: Location?
    package var message: String

    package init(_ message: String, at location: Location? = nil) {
      self.message = message
      self.location = location
    }
  }

  package var severity: Severity
  package var group: DiagnosticGroup
  /// One phrase, names in single quotes, no final period.
  package var message: String
  package var location: Location
  package var notes: [Note]

  package init(
    _ group: DiagnosticGroup, _ message: String, severity: Severity = .error,
    at location: Location, notes: [Note] = []
  ) {
    self.severity = severity
    self.group = group
    self.message = message
    self.location = location
    self.notes = notes
  }
}
