import BobbinReports
import Foundation
import Testing

@testable import BobbinCommandLine

/// The built executable, run as people and plugins run it.
struct BinaryTests {
  @Test func `The executable has the library's output and exit codes`() throws {
    for tool in [CommandLineTool.bobbinc, .bobbinctl] {
      let help = Help(command: tool.name, verbs: tool.verbs).text(for: nil)
      try #expect(run(["--help"], by: tool) == Outcome(status: 0, output: help, error: ""))
    }
    let usage = try run(["chekc"])
    #expect(
      usage
        == Outcome(
          status: 64, output: "", error: "error: unknown verb 'chekc'; did you mean 'check'?\n"))
    let other = try run(["graph"])
    #expect(other.error == "error: unknown verb 'graph'; see 'bobbinctl --help'\n")

    let package = try TemporaryPackage(TemporaryPackage.faultyGame)
    let words = ["--sources", package["App"], "--dependency", "Game=" + package["Game"]]
    let fault = try run(["check", "--module", "App"] + words)
    #expect(fault.status == 1)
    #expect(fault.output.isEmpty)
    #expect(fault.error.hasPrefix(package["App/App.swift"] + ":5:7: error: "))
  }

  private struct Outcome: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  private func run(
    _ arguments: [String], by tool: CommandLineTool = .bobbinc
  ) throws -> Outcome {
    let package = try TemporaryPackage()
    let process = Process()
    let executable: URL = try #require(Self.binary(named: tool.name))
    process.executableURL = executable
    process.arguments = arguments
    for name in ["out", "err"] { try package.write("", to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: package["out"])
    process.standardError = FileHandle(forWritingAtPath: package["err"])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try package.read("out"),
      error: try package.read("err"))
  }

  /// The executable beside the test bundle, which may be a file or a directory of several levels.
  static func binary(named name: String) -> URL? {
    let arguments = CommandLine.arguments
    let bundle = arguments.firstIndex(of: "--test-bundle-path")
      .flatMap { arguments.dropFirst($0 + 1).first }
    for path in [arguments.first, bundle].compactMap(\.self) {
      var directory = URL(fileURLWithPath: path)
      for _ in 0..<6 {
        directory.deleteLastPathComponent()
        let binary = directory.appendingPathComponent(name)
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: binary.path, isDirectory: &isDirectory)
        if exists && !isDirectory.boolValue { return binary }
      }
    }
    return nil
  }
}
