import Foundation

extension CommandLineTool {
  /// Runs the tool as this process, which then ends.
  package func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), in: .current).rawValue)
  }
}

extension Environment {
  fileprivate static var current: Environment {
    Environment(
      variables: ProcessInfo.processInfo.environment, isTerminal: isatty(2) != 0, endsWithRun: true,
      output: { text in
        if (try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))) != nil { return }
        // The product is lost, for example on a full disk.
        note("error: cannot write to standard output\n")
        exit(ExitCode.diagnostics.rawValue)
      },
      error: note)
  }

  /// Writes a message, if that is possible.
  private static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
