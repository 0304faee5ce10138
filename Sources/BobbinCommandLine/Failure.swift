package import BobbinCompiler
package import BobbinSyntax

/// Why a run cannot go on: its command line or its input is wrong.
package struct Failure: Error {
  /// One sentence, and the place that it is about if there is one.
  package struct Message: Hashable {
    package var text: String
    package var location: Location?
    /// What another tool wrote about it, line by line.
    package var details: [String] = []
    package var severity = Diagnostic.Severity.error

    package init(
      text: String, location: Location? = nil, details: [String] = [],
      severity: Diagnostic.Severity = .error
    ) {
      self.text = text
      self.location = location
      self.details = details
      self.severity = severity
    }
  }

  package var exitCode: ExitCode
  package var messages: [Message]

  /// The command line is wrong.
  package static func usage(_ message: String, at location: Location? = nil) -> Failure {
    Failure(exitCode: .usage, messages: [Message(text: message, location: location)])
  }

  /// A named file or package cannot be used.
  package static func input(
    _ message: String, at location: Location? = nil, details: [String] = []
  ) -> Failure {
    Failure(
      exitCode: .diagnostics,
      messages: [Message(text: message, location: location, details: details)])
  }

  /// The tool itself is wrong.
  package static func `internal`(_ message: String) -> Failure {
    Failure(exitCode: .internal, messages: [Message(text: message)])
  }
}
