/// How a run ended, in the numbers that other tools expect.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// There are errors, in the sources or in reading them.
  case diagnostics = 1
  /// The command line itself is wrong, as `EX_USAGE` of `sysexits.h`.
  case usage = 64
  /// An internal error of the tool, as `EX_SOFTWARE`.
  case `internal` = 70
}
