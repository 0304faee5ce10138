import BobbinCommandLine
import Foundation
import Testing

/// `check --fix` changes sources as help notes say.
struct FixTests {
  private static let broken = TemporaryPackage.app(
    """
    import Bobbin

    final class RootComponent: BootstrapComponent {
      private var secret: String { "" }
      fileprivate var name: String { "" }
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

    """)

  private func check(_ package: TemporaryPackage, fix: Bool = true) -> TemporaryPackage.Outcome {
    package.run(["check", "--project", "/bobbin.json"] + (fix ? ["--fix"] : []))
  }

  @Test func `Unambiguous errors are fixed, and the rest is reported`() throws {
    let package = try TemporaryPackage(Self.broken)
    let before = check(package, fix: false)
    #expect(before.code == .diagnostics)
    let outcome = check(package)
    #expect(
      outcome.output == """
        App/App.swift:4:3: make 'secret' internal
        App/App.swift:5:3: make 'name' internal

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

  /// Only the user knows whether an alias would have the right value.
  @Test func `No fix provides a value with a different name`() throws {
    let text = """
      import Bobbin

      struct Session {}
      protocol FirstDependency: Dependency { var session: Session { get } }
      protocol SecondDependency: Dependency { var session: Session? { get } }
      final class FirstComponent: Component<any FirstDependency> {}
      final class SecondComponent: Component<any SecondDependency> {}
      final class RootComponent: BootstrapComponent {
        let currentSession = Session()
        var first: FirstComponent { FirstComponent(parent: self) }
        var second: SecondComponent { SecondComponent(parent: self) }
      }

      """
    let package = try TemporaryPackage(TemporaryPackage.app(text))
    let outcome = check(package)
    #expect(outcome.code == .diagnostics)
    #expect(outcome.error.contains("add 'var session: Session { currentSession }'"))
    #expect(try package.read("App/App.swift") == text)
  }

  /// The declaration search works on a copy with normalized white space.
  @Test func `Nothing else in a file changes`() throws {
    var files = Self.broken
    let broken = files["App/App.swift"]?.replacing("private var s", with: "private /* a */ var s")
    let odd = "\u{FEFF}" + (broken ?? "") + "let price = \"1\u{A0}000\"\n"
    files["App/App.swift"] = odd
    let package = try TemporaryPackage(files)
    _ = check(package)
    let fixed = odd.replacing("private /*", with: "/*").replacing("fileprivate ", with: "")
    // Reading it as a string would drop the byte order mark.
    #expect(FileManager.default.contents(atPath: package["App/App.swift"]) == Data(fixed.utf8))
  }

  /// The types that a declaration mentions, or that enclose it, may be as hidden as the member.
  @Test func `A file that was read as an interface is left unchanged`() throws {
    let root = """
      import Bobbin
      open class RootComponent: BootstrapComponent {
        let name = ""  // A comment, which no interface has.
      }
      """
    let package = try TemporaryPackage([
      "Root.swift": root,
      "App.swift": """
      import Bobbin
      import Low
      extension RootComponent { var child: ChildComponent { ChildComponent(parent: self) } }
      protocol ChildDependency: Dependency { var name: String { get } }
      final class ChildComponent: Component<any ChildDependency> {
        var all: String { dependency.name }
      }
      """,
    ])
    let interface = package.run(
      "generate", "--module", "Low", "--sources", "/Root.swift", "--output", "/out.swift",
      "--interface", "/Low.swift")
    #expect(interface.code == .success)
    let outcome = package.run(
      "check", "--fix", "--module", "App", "--sources", "/App.swift", "--dependency",
      "Low=/Low.swift")
    #expect(outcome.error.contains("help: make 'name' public"))
    #expect(outcome.output.isEmpty)
    #expect(try package.read("Root.swift") == root)
  }

  @Test func `An access level comes before other modifiers`() throws {
    let package = try TemporaryPackage([
      "Low.swift": """
      import Bobbin
      open class RootComponent: BootstrapComponent {
        @MainActor final lazy var name = ""
        let kind = Kind.lazy
        let code = 1
      }
      """,
      "App.swift": """
      import Bobbin
      import Low
      extension RootComponent { var child: ChildComponent { ChildComponent(parent: self) } }
      @MainActor protocol ChildDependency: Dependency {
        var name: String { get }
        var code: Int { get }
      }
      final class ChildComponent: Component<any ChildDependency> {}
      """,
    ])
    _ = package.run(
      "check", "--fix", "--module", "App", "--sources", "/App.swift", "--dependency",
      "Low=/Low.swift")
    let fixed = try package.read("Low.swift")
    #expect(fixed.contains("@MainActor public final lazy var name"))
    #expect(fixed.contains("Kind.lazy\n  public let code"))
  }

  @Test func `A name is corrected wherever it is`() throws {
    let text =
      Self.broken["App/App.swift"]?.replacing("  var unknown: Unknown { get }\n", with: "") ?? ""
    let typo = text.replacing(
      "child: ChildComponent { Child", with: "child: ChlidComponent { Chlid")
    let package = try TemporaryPackage(
      TemporaryPackage.app(typo + "let title = \"ChlidComponent\"\n"))
    let outcome = check(package)
    #expect(
      outcome.output == """
        App/App.swift:6:14: write 'ChildComponent'
        App/App.swift:4:3: make 'secret' internal
        App/App.swift:5:3: make 'name' internal

        """)
    #expect(outcome.code == .success)
    #expect(outcome.error.isEmpty)
    let fixed = try package.read("App/App.swift")
    #expect(fixed.contains("var child: ChildComponent { ChildC"))
    #expect(fixed.contains("let title = \"ChlidComponent\""))
  }

  /// Between `name` and its `let` is a closure that has a `let` of its own.
  @Test func `A declaration in another value is not changed`() throws {
    let low = """
      import Bobbin
      public final class LowComponent: Component<any EmptyDependency> {
        let code = { let one = 1; return one }(), name = ""
      }
      """
    let package = try TemporaryPackage([
      "Low.swift": low,
      "App.swift": """
      import Bobbin
      import Low
      protocol ChildDependency: Dependency { var name: String { get } }
      final class ChildComponent: Component<any ChildDependency> {}
      func child(_ low: LowComponent) -> ChildComponent { ChildComponent(parent: low) }
      """,
    ])
    let outcome = package.run(
      "check", "--fix", "--module", "App", "--sources", "/App.swift", "--dependency",
      "Low=/Low.swift")
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("make 'name' public"))
    #expect(try package.read("Low.swift") == low)
  }

  @Test func `A new import has the access level of the runtime's`() throws {
    let package = try TemporaryPackage([
      "Low.swift": """
      import Bobbin
      public protocol ChildDependency: Dependency {}
      """,
      "App.swift": """
      internal import Foundation
      public import Bobbin
      public final class ChildComponent: Component<any ChildDependency> {}
      """,
    ])
    let outcome = package.run(
      "check", "--fix", "--module", "App", "--sources", "/App.swift", "--dependency",
      "Low=/Low.swift", "--imports", "App=Low")
    #expect(outcome.output == "App.swift:2:1: write 'public import Low'\n")
  }

  @Test func `A read-only file, as in a fetched package, is left unchanged`() throws {
    let package = try TemporaryPackage(Self.broken)
    let path = package["App/App.swift"]
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let outcome = check(package)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("help: make 'name' internal"))
    #expect(try package.read("App/App.swift") == Self.broken["App/App.swift"])
  }

  @Test func `Only the document goes to standard output`() throws {
    let package = try TemporaryPackage(Self.broken)
    let words = ["check", "--project", "/bobbin.json", "--fix", "--diagnostics-format", "sarif"]
    let outcome = package.run(words)
    _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(outcome.error.contains("make 'name' internal"))
  }

  @Test func `Nothing is changed where that would not compile`() throws {
    var files = Self.broken
    files["App/App.swift"] = """
      import Bobbin
      private protocol HiddenDependency: Dependency { var code: Int { get } }
      private final class HiddenComponent: Component<any HiddenDependency> {
        var all: Int { dependency.code }
      }
      extension RootComponent {
        private var hidden: HiddenComponent { HiddenComponent(parent: self) }
      }
      """
    files["App/Root.swift"] = """
      import Bobbin
      private struct Store: Storing {}
      protocol Storing {}
      protocol ChildDependency: Dependency {
        var name: String { get }
        var store: any Storing { get }
      }
      final class ChildComponent: Component<any ChildDependency> {
        var all: String { "\\(dependency.name) \\(dependency.store)" }
      }
      final class RootComponent: BootstrapComponent {
        let code = 1
        private let store = Store()
        var child: ChildComponent { ChildComponent(parent: self) }
      }
      private extension RootComponent { var name: String { "" } }
      private protocol OtherDependency: Dependency { var secret: Secret { get } }
      private struct Secret {}
      private final class OtherComponent: Component<any OtherDependency> {}
      extension RootComponent { private var other: OtherComponent { OtherComponent(parent: self) } }
      """
    let package = try TemporaryPackage(files)
    let outcome = check(package)
    let change = "App/App.swift:3:1: make 'HiddenComponent' and 'HiddenDependency' internal\n"
    #expect(outcome.output == change)
    for name in ["store", "name"] {
      let note = "note: make '\(name)' internal, and the types or extension that hide it\n"
      #expect(outcome.error.contains(note), "\(outcome.error)")
    }
    let hidden = "make 'OtherComponent' and 'OtherDependency' internal, and the types"
    #expect(outcome.error.contains(hidden), "\(outcome.error)")
    #expect(outcome.error.components(separatedBy: "error: ").count == 5, "\(outcome.error)")
  }
}
