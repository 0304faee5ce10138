package import Foundation

/// Runs other programs.
package enum Subprocess {
  /// Runs a program and returns what it writes to standard output; a failure has the message and
  /// what it writes to standard error.
  package static func output(
    of words: [String], succeedingWith statuses: Set<Int32> = [0], orFail message: String
  ) throws(Failure) -> Data {
    let process = Process()
    // The command that searches for the program in `PATH`.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    // In a Git hook, these variables would override `-C`.
    let ofHooks = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]
    process.environment = ProcessInfo.processInfo.environment.filter { !ofHooks.contains($0.key) }
    // While one pipe is read another would fill up, so the error stream goes to a file.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("bobbinc-\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let pipe = Pipe()
    process.standardOutput = pipe
    let output: Data
    let errors: String
    do {
      try Data().write(to: log)
      process.standardError = try FileHandle(forWritingTo: log)
      try process.run()
      output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      errors = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    } catch {
      throw .internal("cannot run '\(words[0])': \(error.localizedDescription)")
    }
    guard statuses.contains(process.terminationStatus) else {
      let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
      throw .input(([message] + lines).joined(separator: "\n  "))
    }
    return output
  }
}
