import BankApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Android)
  @preconcurrency import Android
#elseif canImport(ucrt)
  @preconcurrency import ucrt
#endif

/// The program: the process's arguments, streams and exit status, and nothing else.
@main
struct Bank {
  @MainActor static func main() async {
    let command = BankCommand(
      arguments: Array(CommandLine.arguments.dropFirst()),
      read: { readLine() },
      write: { print($0) },
      complain: { fputs($0 + "\n", stderr) })
    exit(await command.run())
  }
}
