import BobbinReports
import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCommandLine

struct CompletionsTests {
  @Test(arguments: [("bash", ""), ("zsh", ":"), ("fish", "\t")])
  func `Every verb and option is there`(shell: String, separator: String) throws {
    func lines(_ typed: String) throws -> [String] {
      let outcome = try TemporaryPackage().run(
        "completions", shell, variables: ["BOBBIN_WORDS": "bobbinctl \(typed)"])
      #expect(outcome.code == .success)
      return outcome.output.split(separator: "\n").map(String.init)
    }
    func line(_ word: String, _ abstract: String) -> String {
      separator.isEmpty ? word : word + separator + abstract
    }
    for verb in CommandLineTool.bobbinctl.verbs {
      #expect(try lines("").contains(line(verb.name, verb.abstract)))
      let options = try lines(verb.name + " ")
      for option in verb.options {
        #expect(options.contains(line(option.name, option.abstract)))
      }
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `The shell accepts it`(shell: String) throws {
    guard let executable = path(of: shell) else { return }
    let package = try TemporaryPackage()
    try package.write(package.run("completions", shell).output, to: "script")
    let flag = shell == "fish" ? "--no-execute" : "-n"
    let outcome = try SwiftCompiler.run(
      executable.path, [flag, package["script"]], in: package.directory)
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test(
    .enabled(if: path(of: "bash") != nil),
    arguments: [
      ("bobbinctl gr", "graph"), ("bobbinctl completions f", "fish"),
      ("bobbinctl graph --form", "--format"), ("bobbinctl graph --format m", "mermaid"),
      ("bobbinctl help ch", "check"), ("bobbinctl --v", "--version"),
      ("bobbinctl graph --package-path Sour", ""), ("bobbinctl generate --format", ""),
      ("bobbinctl gone --", ""),
    ])
  func `bash completes words`(typed: String, word: String) throws {
    let bash = try #require(path(of: "bash"))
    let tool = try #require(BinaryTests.binary(named: "bobbinctl")).path
    let package = try TemporaryPackage()
    try package.write(package.run("completions", "bash").output, to: "script")
    let words = typed.split(separator: " ").joined(separator: " ")
    let count = typed.split(separator: " ").count - 1
    let script = """
      source '\(package["script"])'
      COMP_WORDS=(\(words)) COMP_CWORD=\(count)
      _bobbinctl '\(tool)'
      printf '%s' "${COMPREPLY[*]}"
      """
    let outcome = try SwiftCompiler.run(bash.path, ["-c", script], in: package.directory)
    #expect(outcome.status == 0)
    #expect(outcome.text == word)
  }
}

/// The path of a program, if it is installed.
func path(of program: String) -> URL? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/\(program)") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
