import Foundation

extension CommandLineTool {
  /// Runs the tool as this process and ends it.
  package static func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), in: .current).rawValue)
  }
}

extension Environment {
  /// The environment of this process.
  fileprivate static var current: Environment {
    Environment(
      variables: ProcessInfo.processInfo.environment,
      isTerminal: isatty(2) != 0,
      output: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // The product is lost, on a full disk for example.
          note("error: cannot write to standard output\n")
          exit(ExitCode.diagnostics.rawValue)
        }
      },
      error: note)
  }

  /// Writes a message, or loses it.
  private static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
