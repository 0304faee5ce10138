package import BobbinSyntax

/// Why a run cannot go on: its command line or its input is wrong.
package struct Failure: Error {
  package var exitCode: ExitCode
  package var messages: [Message]

  package static func usage(_ message: String) -> Failure {
    Failure(exitCode: .usage, messages: [Message(message)])
  }

  package static func input(_ message: String, at location: Location? = nil) -> Failure {
    Failure(exitCode: .diagnostics, messages: [Message(message, at: location)])
  }

  package static func `internal`(_ message: String) -> Failure {
    Failure(exitCode: .internal, messages: [Message(message)])
  }
}
