/// What a run needs from outside besides files; tests pass their own.
package struct Environment {
  package var variables: [String: String] = [:]
  /// Whether what goes to `error` is read by a person at a terminal.
  package var isTerminal = false
  /// Whether the process exits after the run, so that no memory has to be freed.
  package var endsWithRun = false
  /// Receives the product: generated text, graphs, help.
  package var output: (String) -> Void
  /// Receives diagnostics and progress.
  package var error: (String) -> Void
}
