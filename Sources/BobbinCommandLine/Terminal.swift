import Foundation

#if os(Windows)
  import WinSDK
#endif

extension CommandLineTool {
  /// Runs the tool as this process, which then ends.
  package func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), in: .current).rawValue)
  }
}

extension Environment {
  fileprivate static var current: Environment {
    Environment(
      variables: ProcessInfo.processInfo.environment,
      isTerminal: isTerminal,
      output: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          // The product is lost, for example on a full disk.
          note("error: cannot write to standard output\n")
          exit(ExitCode.diagnostics.rawValue)
        }
      },
      error: note)
  }

  /// Whether the error stream is a terminal that understands colors.
  private static var isTerminal: Bool {
    #if os(Windows)
      // A console has to be asked to interpret escape sequences; one that cannot refuses.
      let console = GetStdHandle(STD_ERROR_HANDLE)
      var mode: DWORD = 0
      return GetConsoleMode(console, &mode)
        && SetConsoleMode(console, mode | DWORD(ENABLE_VIRTUAL_TERMINAL_PROCESSING))
    #else
      return isatty(2) != 0
    #endif
  }

  /// Writes a message, if that is possible.
  private static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
