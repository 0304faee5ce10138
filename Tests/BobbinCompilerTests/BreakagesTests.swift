import BobbinCompiler
import BobbinSyntax
import Testing

/// A small app that is broken in one place: how many errors that makes, and what the first line says.
struct BreakagesTests {
  private static let feature = """
    public protocol Logger {}
    public protocol DetailDependency: Dependency { var logger: any Logger { get } }
    public final class DetailComponent: Component<any DetailDependency> {
      let id: Int
      public init(dependency: any DetailDependency, id: Int) {
        self.id = id
        super.init(dependency: dependency)
      }
      func log() { _ = dependency.logger }
    }
    public protocol ListDependency: Dependency { var title: String { get } }
    public final class ListComponent: Component<any ListDependency> {
      var text: String { dependency.title }
      public func detail(_ id: Int) -> DetailComponent { DetailComponent(parent: self, id: id) }
    }
    """
  private static let app = """
    import Feature
    struct FileLogger: Logger {}
    final class Service {
      init(logger: any Logger, name: String) {}
    }
    final class RootComponent: BootstrapComponent {
      let title = "Title"
      lazy var logger: any Logger = FileLogger()
      var service: Service { Service(injecting: self, name: "") }
      var list: ListComponent { ListComponent(parent: self) }
    }
    """

  struct Breakage: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var expected: [String]
    var testDescription: String { "\(old) → \(new)" }

    init(_ old: String, _ new: String, _ expected: String...) {
      (self.old, self.new, self.expected) = (old, new, expected)
    }
  }

  @Test func `The app has no errors`() {
    #expect(Self.errors(Self.feature, Self.app) == [])
  }

  @Test(arguments: breakages)
  func `Each breakage has the expected errors`(breakage: Breakage) {
    let feature = Self.feature.replacing(breakage.old, with: breakage.new)
    let app = Self.app.replacing(breakage.old, with: breakage.new)
    #expect((feature, app) != (Self.feature, Self.app))
    #expect(Self.errors(feature, app) == breakage.expected)
    #expect(Self.errorsOfBuilds(feature, app) == Set(breakage.expected))
  }

  /// The class that inherits from it, the extension or the value is not known to be a component.
  @Test(arguments: [
    ("final class OtherComponent: BootstrapComponent {", "self", "BootstrapComponent", [2]),
    ("extension ListComponent {", "self", "ListComponent", [2]),
    ("struct Maker { let list: ListComponent", "list", "ListComponent", [3, 4]),
  ])
  func `A missing import makes a parent unknown`(
    head: String, parent: String, name: String, lines: [Int]
  ) {
    let app = Self.app + "final class Leaf: Component<any EmptyDependency> {}"
    var all = modules(["Feature": Self.feature, "App": app])
    let (present, missing) = name == "ListComponent" ? ("Bobbin", "Feature") : ("Feature", "Bobbin")
    let text = """
      import \(present)
      \(head)
        var leaf: Leaf { Leaf(parent: \(parent)) }
        var other: Leaf { Leaf(parent: \(parent)) }
      }
      """
    all[1].files.append(Parser.parse(Source(path: "Other.swift", text: text)))
    let diagnostics = compile(all).diagnostics
    let words = "'\(name)' is in module '\(missing)', which this file does not import"
    #expect(Self.errors(diagnostics) == lines.map { "Other.swift:\($0): \(words)" })
    let edits = diagnostics.flatMap(\.notes).flatMap(\.edits).map(\.new)
    #expect(edits == lines.map { _ in "import \(missing)\n" })
  }

  /// They are not two builds of one component.
  @Test(arguments: ["", "#if A\n"])
  func `Two declarations in one build are an error`(start: String) {
    func component(_ name: String) -> String {
      "import Bobbin\n\(start)final class C: Component<any \(name)> {}"
        + (start.isEmpty ? "" : "\n#endif")
    }
    let app = """
      import Bobbin
      protocol D: Dependency {}
      protocol E: Dependency {}
      final class R: BootstrapComponent { var c: C { C(parent: self) } }
      """
    let compilation = compile([module("App", [app, component("D"), component("E")])])
    #expect(compilation.messages == ["'C' is declared twice"])
  }

  /// The first line of each error.
  private static func errors(_ feature: String, _ app: String) -> [String] {
    errors(compile(modules(["Feature": feature, "App": app])).diagnostics)
  }

  private static func errors(_ all: [Diagnostic]) -> [String] {
    all.filter { $0.severity == .error }
      .map { "\($0.location.file):\($0.location.line): \($0.message)" }
  }

  /// The same as builds find it, module by module.
  private static func errorsOfBuilds(_ feature: String, _ app: String) -> Set<String> {
    let both = compile(modules(["Feature": feature, "App": app])).diagnostics(for: ["App"])
    let below = compile(modules(["Feature": feature])).diagnostics(for: ["Feature"])
    return Set(errors(below + both))
  }

  private static let breakages = [
    Breakage(
      "lazy var logger: any Logger",
      "@MainActor lazy var logger: any Logger",
      "App.swift:8: 'logger' of 'RootComponent' belongs to '@MainActor', but "
        + "'DetailComponent' needs it nonisolated"),
    Breakage("struct FileLogger: Logger", "struct FileLogger"),
    Breakage("let title = \"Title\"", "let title = Optional(\"\")"),
    Breakage(
      "ListComponent(parent: self) }",
      "LisComponent(parent: self) }",
      "App.swift:10: cannot find component 'LisComponent', which is created here"),
    Breakage(
      "ListComponent(parent: self) }",
      "ListComponent(parent: Self.shared) }",
      "App.swift:10: cannot tell which component 'Self.shared', the parent of 'ListComponent', is"),
    Breakage(
      "ListComponent(parent: self) }",
      "ListComponent(parent: self }",
      "App.swift:10: '(' is not closed"),
    Breakage(
      "ListComponent(parent: self) }\n}",
      "ListComponent(parent: self",
      "App.swift:6: 'RootComponent' has no closing brace",
      "App.swift:10: '(' is not closed"),
    Breakage("class RootComponent: BootstrapComponent", "class RootComponent: BootstrapComponnt"),
    Breakage(
      "<any ListDependency>",
      "<ListComponent>",
      "Feature.swift:12: 'ListComponent' depends on no protocol, so nothing can be generated "
        + "for it"),
    Breakage(
      "public final class ListComponent",
      "final class ListComponent",
      "Feature.swift:12: component 'ListComponent' is internal, so module 'App' cannot reach it"),
    Breakage(
      "import Feature",
      "",
      "App.swift:10: cannot find component 'ListComponent', which is created here"),
    Breakage(
      "(parent: self, id: id)",
      "(parent: self)",
      "Feature.swift:14: 'DetailComponent' cannot be created with '(parent:)'"),
    Breakage("public protocol Logger", "protocol Logger"),
    Breakage("public protocol DetailDependency", "private protocol DetailDependency"),
  ]
}
