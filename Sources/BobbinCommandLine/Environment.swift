/// What a run has of the world besides files: a test gives another one.
package struct Environment {
  /// Environment variables.
  package var variables: [String: String]
  /// Whether what goes to `error` is read by a person at a terminal.
  package var isTerminal: Bool
  /// Takes the product: generated text, graphs, help.
  package var output: (String) -> Void
  /// Takes diagnostics and progress.
  package var error: (String) -> Void

  package init(
    variables: [String: String] = [:], isTerminal: Bool = false,
    output: @escaping (String) -> Void, error: @escaping (String) -> Void
  ) {
    self.variables = variables
    self.isTerminal = isTerminal
    self.output = output
    self.error = error
  }

  /// Does something that may take long, and says so to a person who waits.
  package func announcing<Result>(
    _ message: String, while work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isTerminal else { return try work() }
    error(message + "…")
    // Back to the start of the line and wipe it: nothing stays on the screen.
    defer { error("\r\u{1B}[K") }
    return try work()
  }
}
