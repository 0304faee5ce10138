import BobbinCommandLine
import Foundation
import Testing

/// `check --fix` changes sources as help notes say.
struct FixTests {
  private static let broken = [
    "bobbin.json": #"{"modules": [{"name": "App", "sources": ["App"]}]}"#,
    "App/App.swift": """
    import Bobbin

    final class RootComponent: BootstrapComponent {
      private var secret: String { "" }
      static var name: String { "" }
      var child: ChildComponent { ChildComponent(parent: self) }
    }
    protocol ChildDependency: Dependency {
      var secret: String { get }
      var name: String { get }
      var unknown: Unknown { get }
    }
    final class ChildComponent: Component<any ChildDependency> {
      var all: String { dependency.secret + dependency.name }
    }

    """,
  ]

  private func check(_ package: TemporaryPackage, fix: Bool = true) -> TemporaryPackage.Outcome {
    package.run(["check", "--project", "/bobbin.json"] + (fix ? ["--fix"] : []))
  }

  @Test func `What is clear is changed, and the rest is reported`() throws {
    let package = try TemporaryPackage(Self.broken)
    let before = check(package, fix: false)
    #expect(before.code == .diagnostics)
    let outcome = check(package)
    #expect(
      outcome.output == """
        App/App.swift:4:3: make 'secret' internal
        App/App.swift:5:3: remove 'static'

        """)
    let text = try package.read("App/App.swift")
    #expect(text.contains("\n  var secret: String { \"\" }\n"))
    #expect(text.contains("\n  var name: String { \"\" }\n"))
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error.components(separatedBy: "error: ").count == 2, "\(outcome.error)")
    #expect(outcome.error.contains("'unknown'"))
    // Nothing is left to change.
    let again = check(package)
    #expect(again.output.isEmpty)
    #expect(again.error == outcome.error)
    #expect(try package.read("App/App.swift") == text)
  }
}
