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

/// Other programs, through the shell: `popen` spares the weight of Foundation's `Process`, which
/// every run of the tool would have to load.
enum Subprocess {
  /// Runs a program and returns what it writes to standard output.
  ///
  /// - Throws: The message, with what the program wrote to standard error, if it fails.
  static func output(
    of words: [String], orFail message: String
  ) throws(Failure) -> [UInt8] {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("bobbinc-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let command = words.map(quoted).joined(separator: " ") + " 2>" + quoted(log.path)
    guard let pipe = open(command) else { throw .internal("cannot run '\(words[0])'") }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    guard close(pipe) == 0 else {
      let errors = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      throw .input(
        message, details: errors.split(whereSeparator: \.isNewline).map(String.init))
    }
    return output
  }

  #if os(Windows)
    private static func open(_ command: String) -> UnsafeMutablePointer<FILE>? {
      _popen(command, "rb")
    }

    private static func close(_ pipe: UnsafeMutablePointer<FILE>) -> Int32 { _pclose(pipe) }

    private static func quoted(_ word: String) -> String { "\"" + word + "\"" }
  #else
    #if canImport(Musl) || canImport(Android)
      private typealias Pipe = OpaquePointer
    #else
      private typealias Pipe = UnsafeMutablePointer<FILE>
    #endif

    private static func open(_ command: String) -> Pipe? { popen(command, "r") }

    private static func close(_ pipe: Pipe) -> Int32 { pclose(pipe) }

    private static func quoted(_ word: String) -> String {
      "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
    }
  #endif
}
