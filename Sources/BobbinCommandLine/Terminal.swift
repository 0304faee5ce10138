#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
      output: { put($0, to: 1) },
      error: { put($0, to: 2) })
  }

  /// Writes all of a text, without the buffers of `stdio`: nothing is left behind at the end.
  private static func put(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if os(Windows)
          let count = Int(_write(descriptor, rest.baseAddress, UInt32(rest.count)))
        #else
          let count = write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return fail(descriptor) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
    }
  }

  /// Ends the process if the product is lost, on a full disk for example; a lost message is only that.
  private static func fail(_ descriptor: Int32) {
    guard descriptor == 1 else { return }
    put("error: cannot write to standard output\n", to: 2)
    exit(ExitCode.diagnostics.rawValue)
  }
}
