package import BobbinSyntax

/// Why a run cannot go on: its command line or its input is wrong.
package struct Failure: Error {
  package var exitCode: ExitCode
  package var messages: [Message]

  package static func usage(_ message: String, at location: Location? = nil) -> Failure {
    Failure(exitCode: .usage, messages: [Message(message, at: location)])
  }

  package static func input(
    _ message: String, at location: Location? = nil, details: [String] = []
  ) -> Failure {
    Failure(exitCode: .diagnostics, messages: [Message(message, at: location, details: details)])
  }

  package static func `internal`(_ message: String) -> Failure {
    Failure(exitCode: .internal, messages: [Message(message)])
  }

  /// Does something whose failures are about a place, unless they have their own.
  static func locating<Result>(
    at location: Location?, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(Failure) {
      return try work()
    } catch {
      var failure = error
      for index in failure.messages.indices where failure.messages[index].location == nil {
        failure.messages[index].location = location
      }
      throw failure
    }
  }
}
