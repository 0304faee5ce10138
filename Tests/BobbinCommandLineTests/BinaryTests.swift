import Foundation
import Testing

@testable import BobbinCommandLine

/// The built executable, run as people and plugins run it.
struct BinaryTests {
  @Test func `Streams and exit codes are those of the library`() throws {
    let help = try run("--help")
    #expect(help == Outcome(status: 0, output: Help.text(for: nil), error: ""))
    let usage = try run("chekc")
    #expect(
      usage
        == Outcome(
          status: 64, output: "", error: "error: unknown verb 'chekc'; did you mean 'check'?\n"))

    let shop = try Workshop(Workshop.faultyGame)
    let words = ["--sources", shop["App"], "--dependency", "Game=" + shop["Game"]]
    let fault = try run(["check", "--module", "App"] + words)
    #expect(fault.status == 1)
    #expect(fault.output.isEmpty)
    #expect(fault.error.hasPrefix(shop["App/App.swift"] + ":6:29: error: "))
  }

  private struct Outcome: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  private func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Outcome {
    let shop = try Workshop()
    let process = Process()
    let executable: URL = try #require(binary)
    process.executableURL = executable
    process.arguments = arguments
    for name in ["out", "err"] { try shop.write("", to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: shop["out"])
    process.standardError = FileHandle(forWritingAtPath: shop["err"])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try shop.read("out"), error: try shop.read("err"))
  }

  /// The executable beside the test bundle, which may be a file or a directory of several levels.
  private var binary: URL? {
    let arguments = CommandLine.arguments
    let bundle = arguments.firstIndex(of: "--test-bundle-path")
      .flatMap { arguments.dropFirst($0 + 1).first }
    for path in [arguments.first, bundle].compactMap(\.self) {
      var directory = URL(fileURLWithPath: path)
      for _ in 0..<6 {
        directory.deleteLastPathComponent()
        let binary = directory.appendingPathComponent("bobbinc")
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: binary.path, isDirectory: &isDirectory)
        if exists && !isDirectory.boolValue { return binary }
      }
    }
    return nil
  }
}
