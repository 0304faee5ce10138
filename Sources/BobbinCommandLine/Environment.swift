/// What a run has of the world besides files; tests pass their own.
package struct Environment {
  package var variables: [String: String] = [:]
  /// Whether what goes to `error` is read by a person at a terminal.
  package var isTerminal = false
  /// Receives the product: generated text, graphs, help.
  package var output: (String) -> Void
  /// Receives diagnostics and progress.
  package var error: (String) -> Void

  /// Does something that may take long, and shows that at a terminal.
  package func announcing<Result>(
    _ message: String, while work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isTerminal else { return try work() }
    error(message + "…")
    // Goes back to the start of the line and wipes it, so nothing stays on the screen.
    defer { error("\r\u{1B}[K") }
    return try work()
  }
}
