import BobbinCompiler
import BobbinSyntax
import Foundation
import Testing

@testable import BobbinCommandLine

/// The options for warnings, and the explanations of diagnostics.
struct WarningOptionsTests {
  private static let leaky = [
    "App/App.swift": """
    import Bobbin

    protocol LeafDependency: Dependency {
      var name: String { get }
      var unread: Int { get }
    }

    final class LeafComponent: Component<any LeafDependency> {
      var title: String { dependency.name }
    }

    final class RootComponent: BootstrapComponent {
      let name = "root"
      let unread = 1
      lazy var leaf = LeafComponent(parent: self)
    }

    """
  ]

  private func check(_ words: [String]) throws -> TemporaryPackage.Outcome {
    try TemporaryPackage(Self.leaky).run(["check", "--module", "App", "--sources", "/App"] + words)
  }

  @Test func `Warnings are reported and do not fail`() throws {
    let outcome = try check([])
    #expect(outcome.code == .success)
    #expect(outcome.error.contains("App/App.swift:5:7: warning: "))
    #expect(outcome.error.contains("App/App.swift:15:12: warning: "))
  }

  @Test(arguments: [
    (["--warnings-as-errors"], ["error", "error"]),
    (["--no-warning", "retain-loop"], ["warning"]),
    (["--no-warning", "#retain-loop", "--warnings-as-errors"], ["error"]),
    (["--no-warning", "retain-loop", "--no-warning", "unused-requirement"], []),
  ])
  func `Warnings can be raised and silenced`(words: [String], severities: [String]) throws {
    let outcome = try check(words)
    let shown = outcome.error.split(separator: "\n").compactMap { line in
      ["error", "warning"].first { line.contains(" \($0): ") }
    }
    #expect(shown == severities)
    #expect(outcome.code == (severities.contains("error") ? .diagnostics : .success))
  }

  @Test(arguments: [
    ("retain-lop", "unknown diagnostic group 'retain-lop'; did you mean 'retain-loop'?"),
    ("missing-requirement", "'missing-requirement' is an error, not a warning"),
  ])
  func `Only a group of warnings can be silenced`(group: String, message: String) throws {
    let outcome = try check(["--no-warning", group])
    #expect(outcome.error == "error: \(message)\n")
    #expect(outcome.code == .usage)
  }

  @Test(arguments: DiagnosticGroup.allCases.filter { $0.severity == .warning })
  func `Every group of warnings can be chosen`(group: DiagnosticGroup) throws {
    let arguments = try Arguments(["check", "--no-warning", group.rawValue])
    #expect(try arguments.ignoredWarnings() == [group])
  }

  @Test func `Every group is listed and explained`() throws {
    let package = try TemporaryPackage()
    let list = package.run("explain-diagnostic")
    #expect(list.code == .success)
    let names = list.output.split(separator: "\n").map { $0.dropFirst(2).prefix { $0 != " " } }
    for group in DiagnosticGroup.allCases {
      #expect(names.contains(group.rawValue[...]))
      let explanation = package.run("explain-diagnostic", group.rawValue)
      #expect(explanation.code == .success, "\(group)")
      let lines = explanation.output.split(separator: "\n")
      #expect(lines.count > 1, "\(group)")
      #expect(lines.allSatisfy { $0.count <= 80 && !$0.contains("`") }, "\(group)")
    }
  }

  @Test func `A terminal shows once where to read more`() throws {
    let words = ["check", "--module", "App", "--sources", "/App"]
    let package = try TemporaryPackage(Self.leaky)
    let outcome = package.run(words, variables: ["NO_COLOR": "1"], isTerminal: true)
    let hint = "For more information: bobbinctl explain-diagnostic unused-requirement\n"
    #expect(outcome.error.hasSuffix("\n" + hint))
    #expect(outcome.error.components(separatedBy: "For more information").count == 2)
    #expect(!package.run(words).error.contains("For more information"))
    let json = package.run(words + ["--diagnostics-format", "json"], isTerminal: true)
    #expect(!json.error.contains("For more information"))
  }
}
