import BobbinCompiler
import BobbinSyntax
import Testing

/// Warnings about what is not used, and the comment that silences any of them.
struct WarningsTests {
  /// A warning of a golden.
  struct Case: CustomTestStringConvertible, Sendable {
    var fixture: Fixture
    var warning: Diagnostic
    var testDescription: String { "\(fixture.name):\(warning.location.line) #\(warning.group)" }
  }

  private static let cases = Fixture.all.flatMap { fixture in
    ((try? fixture.outcome())?.diagnostics ?? [])
      .filter { $0.severity == .warning }.map { Case(fixture: fixture, warning: $0) }
  }

  @Test(arguments: [("w", false), ("v", true)])
  func `What an extension adds to a dependency may read its requirements`(
    name: String, isReported: Bool
  ) {
    let code = leafAndRoot(
      needs: "var u: Int { get }; var v: Int { get }", leaf: "var all: Int { dependency.\(name) }",
      root: "let u = 1, v = 2", with: "extension D { var \(name): Int { u } }")
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages == (isReported ? ["'Leaf' requires 'u' and never uses it"] : []))
  }

  @Test(arguments: [
    ("BootstrapComponent, @unchecked Sendable", "lazy var store = Store()", true),
    ("BootstrapComponent, @unchecked Sendable", "let store = Store()", false),
    ("BootstrapComponent, @unchecked Sendable", "private lazy var store = Store()", false),
    ("BootstrapComponent, @unchecked Sendable", "@MainActor lazy var store = Store()", false),
    ("BootstrapComponent", "lazy var store = Store()", false),
    ("MainActorBootstrapComponent", "lazy var store = Store()", false),
  ])
  func `A lazy property that any thread may read has no lock`(
    bases: String, member: String, isReported: Bool
  ) {
    let code = "final class Store {}; final class Root: \(bases) { \(member) }"
    let found = Compilation(modules(["App": code])).diagnostics.map(\.group)
    #expect(found == (isReported ? [.unguardedLazy] : []))
  }

  @Test func `A module that only extends components is warned about`() {
    let sources: KeyValuePairs = [
      "Lib": """
      public protocol D: Dependency { var v: Int { get } }
      public final class Leaf: Component<any D> { public var w: Int { dependency.v } }
      public final class Mid: Component<any D> { public let v = "" }
      public final class Root: BootstrapComponent { let v = 1; var mid: Mid { Mid(parent: self) } }
      """,
      "App": "import Lib; extension Mid { public var leaf: Leaf { Leaf(parent: self) } }",
    ]
    #expect(Compilation(modules(sources)).diagnostics.map(\.group) == [.passedOver])
  }

  @Test func `What a component conforms to by hand may be read through such an object`() {
    let code = leafAndRoot(
      needs: "var u: Int { get }", root: "let u = 1",
      with: "final class Other: BootstrapComponent, D { let u = 2 }")
    #expect(Compilation(modules(["App": code])).diagnostics.isEmpty)
  }

  /// A contract may be used in part, but not in vain.
  @Test(arguments: [
    ("protocol D: Dependency, Router {}", "dependency.open()", 0),
    ("protocol D: Dependency, Router {}", "", 2),
    ("protocol D: Dependency { func open(); func close() }", "dependency.open()", 1),
    ("typealias D = Router", "dependency.open()", 1),
  ])
  func `A part of a contract need not be used`(dependency: String, body: String, count: Int) {
    let code = """
      protocol Router { func open(); func close() }
      \(dependency)
      final class Leaf: Component<any D> { func run() { \(body) } }
      final class Root: BootstrapComponent {
        func open() {}
        func close() {}
        var leaf: Leaf { Leaf(parent: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.count { $0.group == .unusedRequirement } == count)
  }

  @Test(arguments: [
    ("class Root: Component<any EmptyDependency> {}", ["'BootstrapComponent'"]),
    ("class Root: MainActorComponent<any EmptyDependency> {}", ["'MainActorBootstrapComponent'"]),
    ("class Root: Component<any D> { var b: Int { dependency.a } }", []),
    ("class Root: Base {}; class Base: Component<any EmptyDependency> {}", []),
  ])
  func `A component that nothing creates may be a root`(code: String, bases: [String]) {
    let found = Compilation(
      modules(["App": "protocol D: Dependency { var a: Int { get } }; \(code)"])
    )
    .diagnostics
    #expect(found.map(\.message) == ["nothing creates component 'Root'"])
    let notes = found.flatMap(\.notes).map(\.message)
    #expect(notes == bases.map { "if it is a root, let it inherit from \($0)" })
  }

  @Test(arguments: cases, ["above", "after"])
  func `A comment silences a warning and no other`(_ found: Case, place: String) throws {
    let modules = try found.fixture.modules()
    let warning = found.warning
    let others = try found.fixture.outcome().diagnostics.filter {
      ($0.group, $0.location.file, $0.location.line)
        != (warning.group, warning.location.file, warning.location.line)
    }
    let silenced = modules.map { module in
      let files = module.files.map {
        $0.path == warning.location.file ? $0.allowing(warning, isAbove: place == "above") : $0
      }
      return module.with(files)
    }
    let remaining = Compilation(silenced).diagnostics
    // The line above moves what follows.
    #expect(remaining.map(\.message) == others.map(\.message))
  }
}

extension SourceFile {
  /// The file with a comment that allows a warning, on its line or on one of its own above.
  fileprivate func allowing(_ warning: Diagnostic, isAbove: Bool) -> SourceFile {
    var lines = source.text(0..<source.bytes.count)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let comment = "// bobbin:allow \(warning.group.rawValue)"
    let index = warning.location.line - 1
    if isAbove { lines.insert(comment, at: index) } else { lines[index] += "  " + comment }
    return Parser.parse(Source(path: path, text: lines.joined(separator: "\n")))
  }
}
