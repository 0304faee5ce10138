import BobbinReports
import BobbinTestSupport
import Foundation
import Testing

@testable import BobbinCommandLine

struct DiffTests {
  private static let old = """
    import Bobbin

    protocol LeafDependency: Dependency { var name: String { get } }
    final class LeafComponent: Component<any LeafDependency> {}
    protocol MiddleDependency: Dependency { var count: Int { get } }
    final class MiddleComponent: Component<any MiddleDependency> {
      var leaf: LeafComponent { LeafComponent(parent: self) }
    }
    final class RootComponent: BootstrapComponent {
      var name: String { "" }
      var count: Int { 1 }
      var words: [String] { [String](gathering: self) }
      var middle: MiddleComponent { MiddleComponent(parent: self) }
    }

    """
  /// `MiddleComponent` provides `name` now, and needs nothing; `OtherComponent` is new.
  private static let new =
    old
    .replacing("final class MiddleComponent", with: "\n\nfinal class MiddleComponent")
    .replacing("{ var count: Int { get } }", with: "{}")
    .replacing("  var leaf:", with: "  var name: String { \"\" }\n  var leaf:")
    .replacing("  var count: Int", with: "  var title: String { \"\" }\n  var count: Int")
    + "final class OtherComponent: BootstrapComponent {}\n"

  private func package(_ source: String, old: String = old) throws -> TemporaryPackage {
    let old = TemporaryPackage.app(old, in: "old/")
    return try TemporaryPackage(TemporaryPackage.app(source).merging(old) { $1 })
  }

  private static let text = """
    Different provider:
      App.LeafComponent.name  in App.MiddleComponent:  App.RootComponent.name → App.MiddleComponent.name  App/App.swift:3:43

    Different members of a collection:
      [String] of App.RootComponent:  +title, +middle.name  App/App.swift:16:25

    Components added:
      App.OtherComponent  App/App.swift:19:13

    Requirements removed:
      App.MiddleComponent.count: Int  App/App.swift:5:45

    """

  @Test func `A diff of project files lists changed providers first`() throws {
    let package = try package(Self.new)
    let outcome = package.run("diff", "/old/bobbin.json", "/bobbin.json")
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output == Self.text)
    let given = package.run("diff", "/old/bobbin.json", "--project", "/bobbin.json")
    #expect(given.output == outcome.output)
  }

  /// The graph of a program with errors names no provider for what is missing, and none for what has
  /// a default either.
  @Test func `A requirement that lost its provider does not count as having a default`() throws {
    let optional = """
      protocol LeafDependency: Dependency { var nick: String? { get }; var name: String { get } }
      extension LeafDependency { var nick: String? { nil } }
      """
    let old = Self.old
      .replacing(
        "protocol LeafDependency: Dependency { var name: String { get } }", with: optional
      )
      .replacing("  var name: String", with: "  var nick: String? { \"\" }\n  var name: String")
    let new = old.replacing("  var nick: String? { \"\" }\n  var name: String { \"\" }\n", with: "")
    let package = try package(new, old: old)
    let output = package.run("diff", "/old/bobbin.json", "/bobbin.json").output
    #expect(output.contains("App.RootComponent.name → nothing "), "\(output)")
    #expect(output.contains("App.RootComponent.nick → its default "), "\(output)")
  }

  @Test func `A parameter that no longer keeps its default has a different provider`() throws {
    let old = Self.old + "final class Service { init(name: String, limit: Int = 3) {} }\n"
    let root = "  var name: String { \"\" }\n"
    let wired = old.replacing(root, with: root + "  var s: Service { Service(injecting: self) }\n")
    let new = wired.replacing("  var s:", with: "  var limit: Int { 5 }; var s:")
    let output = try package(new, old: wired).run("diff", "/old/bobbin.json", "/bobbin.json").output
    #expect(
      output == """
        Different provider:
          App.Service.limit  in App.RootComponent:  its default → App.RootComponent.limit  \
        App/App.swift:11:42

        """)
  }

  @Test func `Nothing is printed where nothing differs`() throws {
    // Places do not matter.
    let package = try package(Self.old, old: "\n\n" + Self.old)
    try FileManager.default.moveItem(
      atPath: package["old/App/App.swift"], toPath: package["old/App/Moved.swift"])
    let outcome = package.run("diff", "/bobbin.json", "/old/bobbin.json")
    #expect(outcome.code == .success)
    #expect(outcome.output + outcome.error == "")
    let json = package.run("diff", "/bobbin.json", "/old/bobbin.json", "--format", "json")
    #expect(json.code == .success)
    #expect(json.output.contains(#""providers" : ["#))
  }

  @Test func `Saved graphs are compared, also in Markdown`() throws {
    let package = try package(Self.old)
    let before = package.run("graph", "--project", "/bobbin.json", "--format", "json").output
    try package.write(before, to: "before.json")
    try package.write(Self.new, to: "App/App.swift")
    let outcome = package.run(
      "diff", "/before.json", "--project", "/bobbin.json", "--format", "markdown")
    #expect(outcome.code == .diagnostics)
    #expect(
      outcome.output.hasPrefix(
        """
        ## Wiring changes

        ### Different provider

        - `App.LeafComponent.name` `in App.MiddleComponent:` \
        `App.RootComponent.name → App.MiddleComponent.name` (App/App.swift:3)

        """))
    try package.write("{}", to: "other.json")
    let other = package.run("diff", "/other.json", "/before.json")
    #expect(other.code == .diagnostics)
    #expect(
      other.error
        == "error: 'other.json' is neither a project file nor the JSON of 'graph', version 1\n")
  }

  @Test(.enabled(if: path(of: "git") != nil))
  func `A Git revision is compared with the working tree`() throws {
    let package = try package(Self.old)
    try package.git("init", "--quiet")
    try package.git("add", ".")
    try package.git("commit", "--quiet", "--message", "First")
    try package.write(Self.new, to: "App/App.swift")
    let outcome = package.run("diff", "HEAD", "--project", "/bobbin.json")
    #expect(outcome.error.isEmpty)
    #expect(outcome.code == .diagnostics)
    #expect(outcome.output == Self.text)
    let none = package.run("diff", "HAED", "--project", "/bobbin.json")
    #expect(none.code == .usage)
    #expect(
      none.error
        == "error: 'HAED' is neither a file, nor a directory, nor a Git revision\n")

    let tool = try #require(BinaryTests.binary(named: "bobbinctl")).path
    let words = ["diff", "HEAD", "--project", package["bobbin.json"]]
    let hook = try SwiftCompiler.run(
      "env", ["GIT_DIR=\(package[".git"])", tool] + words, in: Repository.root)
    #expect(hook.status == 1)
    #expect(try package.read(".git/HEAD").hasPrefix("ref: "))
  }
}
