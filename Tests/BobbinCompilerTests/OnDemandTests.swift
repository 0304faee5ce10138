import BobbinCompiler
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// Generated code is the same whether all files below a module are read or only those that it needs.
struct OnDemandTests {
  @Test(arguments: Fixture.all)
  func `Golden directories`(fixture: Fixture) throws {
    let program = try fixture.whole()
    expectSame(program)
    expectAll(program)
    expectSameWithInterfaces(program)
  }

  @Test(arguments: RandomProgram.seeds(usually: 12))
  func `Random programs`(seed: UInt64) {
    let modules = RandomProgram(seed: seed).modules
    let program = Whole(modules)
    expectSame(program)
    expectSameWithInterfaces(program)
    // Where the default isolation is known, fewer files are read.
    expectSame(
      Whole(
        modules.map { module in
          var module = module
          module.defaultIsolation = module.defaultIsolation ?? .nonisolated
          return module
        }))
  }

  @Test func `The sample`() throws {
    let directory = Repository.root.appending(path: "Sample/Sources")
    let directories = try Repository.contents(of: directory)
    let names = Set(directories.map(\.lastPathComponent))
    expectSame(
      Whole(
        try directories.map { directory in
          let files = try Repository.swiftFiles(in: directory).map {
            Parser.parse(
              Source(path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)))
          }
          return Module(
            name: directory.lastPathComponent,
            dependencies: names.intersection(files.flatMap(\.imports).map(\.module)).sorted(),
            files: files)
        }))
  }

  /// Files that components below the module do not need are not read.
  @Test func `Other features are not read`() throws {
    let below = (0..<9).map {
      """
      import Bobbin
      public protocol D\($0): Dependency { var a\($0): A\($0) { get } }
      public final class C\($0): Component<any D\($0)> { public var a: A\($0) { dependency.a\($0) } }
      """
    }
    let types = (0..<9).map { "public struct A\($0): Sendable {}\n" }
    let modules = [
      module("Below", below + types),
      module(
        "App",
        [
          """
          import Bobbin; import Below
          final class Root: BootstrapComponent {
            let a3 = A3()
            var c: C3 { C3(parent: self) }
          }
          """
        ], below: "Below"),
    ]
    var read: Set<String> = []
    let compilation = Compilation("App", onDemand: modules) {
      read.insert($0.path)
    }
    #expect(compilation.diagnostics.isEmpty)
    #expect(read == ["App/0.swift", "Below/3.swift", "Below/12.swift"])
  }

  /// In a report, too, files that no component mentions are not read.
  @Test func `Files that no component mentions are not read for a report`() throws {
    let texts = [
      "import Bobbin\nfinal class Root: BootstrapComponent { let a = Used() }",
      "struct Used: Shown {}", "protocol Shown {}", "struct Other: Shown {}",
      "typealias Scope = Component", "class Odd: Scope<any EmptyDependency> {}",
      "class Node { func a() { Node(parent: self) } }",
    ]
    var read: Set<String> = []
    let compilation = Compilation(nil, onDemand: [module("App", texts)]) {
      read.insert($0.path)
    }
    #expect(compilation.messages == ["nothing creates component 'Odd'"])
    #expect(read == Set([0, 1, 2, 4, 5].map { "App/\($0).swift" }))
  }

  /// Only components, what they depend on and what holds a call have members that matter, whatever
  /// their classes are called and wherever they are.
  @Test func `For other types, only the heads are read`() throws {
    let texts = [
      """
      import Bobbin
      protocol LeafDependency: Dependency { func log() -> Log }
      final class Leaf: Component<any LeafDependency> { var a: Log { dependency.log() } }
      typealias Scope = BootstrapComponent
      class Base: Scope {}
      """,
      "class Middle: Base { func log() -> Log { Log() } }",
      """
      final class Maker: Other {
        func leaf(_ middle: Middle) -> Leaf { Leaf(parent: middle) }
      }
      """,
      "struct Log { static func a() {} }\n",
    ]
    var functions: [String: [String]] = [:]
    let compilation = Compilation("App", onDemand: [module("App", texts)]) {
      for type in $0.declarations where type.kind != .typealias {
        functions[type.name] = type.functions.map(\.name)
      }
    }
    #expect(compilation.messages.isEmpty)
    #expect(compilation.generatedFile(for: "App").text.contains("parent.log()"))
    #expect(
      functions == [
        "LeafDependency": ["log"], "Leaf": [], "Base": [], "Middle": ["log"],
        "Maker": ["leaf"], "Log": [],
      ])
  }

  /// The index may not see that a class is a component; then its members are read all the same.
  @Test(arguments: [
    "class Middle: // {docs}\n Component<any MiddleDependency> {",
    "class Middle: /* it`s */ Component<any MiddleDependency> {",
    "typealias Scope = Bobbin\n .Component<any MiddleDependency>\nclass Middle: Scope {",
    "typealias Scope // a = b\n = Component<any MiddleDependency>\nclass Middle: Scope {",
    "// \0\nclass Middle: Component<any MiddleDependency> {",
    "class `var`: Component<any MiddleDependency> {",
  ])
  func `A component that the index does not recognize keeps its members`(head: String) throws {
    let name = head.contains("`var`") ? "`var`" : "Middle"
    let modules = [
      module(
        "Lib",
        [
          """
          import Bobbin
          public struct Log {}
          public protocol LeafDependency: Dependency { func log() -> Log }
          public final class Leaf: Component<any LeafDependency> {}
          """
        ]),
      module(
        "App",
        [
          """
          import Bobbin; import Lib
          final class Root: BootstrapComponent {
            func log() -> Log { Log() }
            var middle: \(name) { \(name)(parent: self) }
          }
          protocol MiddleDependency: Dependency {}
          """,
          """
          import Bobbin; import Lib
          \(head)
            func log() -> Log { Log() }
            var leaf: Leaf { Leaf(parent: self) }
          }
          """,
        ], below: "Lib"),
    ]
    expectSame(Whole(modules))
    let text = Compilation("App", onDemand: modules).generatedFile(for: "App").text
    #expect(text.contains("parent.log()"))
  }

  /// Files that are found otherwise than by name, each below a module that creates the child.
  @Test(arguments: [
    // A call with another parent.
    ["func hang(_ parent: Child) -> Leaf { Leaf(parent: parent) }"],
    [
      "final class Maker {\n let child: Child\n func leaf() -> Leaf { Leaf(\n// it\nparent : child) } }"
    ],
    // Extensions by other names.
    [
      "typealias Other = Child", "extension Other { public var leaf: Leaf { Leaf(parent: self) } }",
    ],
    [
      "typealias One = Child", "typealias Two = One",
      "extension Two { public var leaf: Leaf { Leaf(parent: self) } }",
    ],
    [
      "typealias One<A: Any> // = B\n = (\n Child\n) where A: Sendable",
      "extension One<Int> { public var leaf: Leaf { Leaf(parent: self) } }",
    ],
    [
      "typealias One = any\n Any\n & Child\nlet two = 2",
      "extension One { public var leaf: Leaf { Leaf(parent: self) } }",
    ],
    ["func hang(_ `self`: Child) -> Leaf { Leaf(parent: `self`) }"],
    ["extension Below.Child { public var leaf: Leaf { Leaf.init(parent: self) } }"],
    ["extension /* of */ `Child` { public var leaf: Leaf { .init(parent: self) } }"],
    ["\u{FEFF}extension Child { public var leaf: Leaf { Leaf(parent: self) } }"],
    // Inherited requirements, and types that are inherited through others.
    ["public protocol LeafNeeds { var b: Logger { get } }"],
    ["extension LeafDependency { public var c: Int? { nil } }"],
  ])
  func `A file is found even if its types are not named`(files: [String]) throws {
    let inherits = files[0].contains("LeafNeeds") ? ", LeafNeeds" : ""
    let creates = files.contains { $0.contains("Leaf(") || $0.contains(".init(") }
    let child = """
      public protocol ChildDependency: Dependency {}
      public class Child: Component<any ChildDependency> {}
      """
    let leaf = """
      public protocol LeafDependency: Dependency\(inherits) { var a: Logger { get }; var c: Int? { get } }
      public final class Leaf: Component<any LeafDependency> {}
      \(creates ? "" : "extension Child { public var one: Leaf { Leaf(parent: self) } }")
      """
    let below = [child, leaf, "public struct Logger {}"].map { "import Bobbin\n" + $0 } + files
    let app = """
      import Bobbin; import Below
      final class Root: BootstrapComponent {
        let a = Logger(), b = Logger(), c = 1
        var child: Child { Child(parent: self) }
      }
      """
    let all = [module("Below", below), module("App", [app], below: "Below")]
    expectSame(Whole(all))
  }

  /// Files of the module itself of which only a part seems to matter.
  @Test(arguments: [
    "enum Marker {}\n\u{A0}extension Mid { var log: any Logging { Tagged() } }",
    "enum Marker {}\nextension\u{A0}Mid { var log: any Logging { Tagged() } }",
    "struct Maker { let mid: Mid; func leaf() -> Leaf { Leaf . init(parent: mid) } }",
    "struct Maker { let mid: Mid; func leaf() -> Leaf { Leaf\n// It.\n.init(parent: mid) } }",
    "struct Maker { let mid: Mid; func leaf() -> Leaf { Leaf(`parent`: mid) } }",
    "struct Maker { let mid: Mid; func leaf() -> Leaf { Leaf(\u{A0}parent:\u{A0}mid) } }",
    "public enum Door { case closed,\n open\n\n struct Handle {} }",
    "prefix operator √\nstruct Maker { func leaf() { let a = √Leaf(parent: self) } }",
    "class Odd: /* {x} */ Mid { let nodes = Node(parent: self) }",
    "extension Words { typealias Log = Tagged }\nlet a = #/\nstruct Words { struct Log {}\n/#",
    "extension Words { typealias Log = Tagged }\nlet a = /struct Words { struct Log {/",
    "let a = 1\n@preconcurrency import Foundation",
    "struct A {\n let b = 1 }\n@testable import Foundation",
  ])
  func `Nothing that matters is left out of an outline`(file: String) throws {
    let below = """
      import Bobbin
      import Foundation
      public protocol Logging {}
      public struct Tagged: Logging { public init() {} }
      public protocol LeafDependency: Dependency { var log: any Logging { get }; var date: Date { get } }
      public final class Leaf: Component<any LeafDependency> {}
      """
    let (hasDoor, hasWords) = (file.contains("Door"), file.contains("Words"))
    let app = """
      import Below; import Bobbin; import Foundation
      public protocol MidDependency: Dependency {}
      open class Mid: Component<any MidDependency> {
        \(hasWords ? "var log: Words.Log { Words.Log() }" : "")
        \(file.contains("Maker") ? "" : "var leaf: Leaf { Leaf(parent: self) }")
        \(hasDoor ? "var shut: Shut { Shut(parent: self) }" : "")
      }
      \(hasDoor ? "protocol ShutDependency: Dependency { var handle: Door.Handle { get } }" : "")
      \(hasDoor ? "final class Shut: Component<any ShutDependency> {}" : "")
      \(hasWords ? "struct Words {}" : "")
      """
    func modules(_ text: String) -> [Module] {
      [
        module("Below", [below]),
        module("App", [app, "import Below\n" + text + "\n"], below: "Below"),
      ]
    }
    expectSame(Whole(modules(file)))
    func generated(_ text: String) -> String {
      Compilation("App", onDemand: modules(text)).generatedFile(for: "App").text
    }
    // Nothing is generated where something is wrong, and Swift knows the type of an unknown name.
    if !hasWords, !file.contains("√") { #expect(generated(file) != generated("")) }
  }

  @Test func `Conformances, aliases, nested types and names that two modules declare`() throws {
    let base = [
      "public protocol Logging {}\npublic protocol Fast: Logging {}",
      "public struct FileLogger {}", "extension FileLogger: Fast {}",
      "public typealias Id = String", "extension Id: Logging {}",
      "open class Screen { public init() {} }", "extension Screen { public struct Style {} }",
      "public final class Home: Screen {}",
      "@globalActor public actor Disk { public static let shared = Disk() }",
      "public struct Settings {}",
      """
      @propertyWrapper public struct Kept {
        public var wrappedValue: Int
        public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
      }
      """,
    ]
    let feature = [
      """
      public protocol FeatureDependency: Dependency {
        var log: any Logging { get }
        var id: any Logging { get }
        var style: Home.Style { get }
        var settings: Settings { get }
        @Disk var disk: Int { get }
      }
      public final class FeatureComponent: Component<any FeatureDependency> {}
      """, "public struct Settings {}",
    ]
    let middle = """
      public protocol MiddleDependency: Dependency {}
      public final class MiddleComponent: Component<any MiddleDependency> {
        public enum Parts {
          public final class PartComponent: Component<any EmptyDependency> {}
        }
        public var feature: FeatureComponent { FeatureComponent(parent: self) }
        public var part: Parts.PartComponent { Parts.PartComponent(parent: self) }
      }
      """
    let app = """
      struct Panel { let log: FileLogger; @Kept var size: Int }
      final class Root: BootstrapComponent {
        var panel: Panel { Panel(injecting: self, size: 1) }
        let log = FileLogger()
        let id = "id"
        var style: Screen.Style { .init() }
        let settings = Feature.Settings()
        @Disk var disk: Int { 1 }
        var middle: MiddleComponent { MiddleComponent(parent: self) }
      }
      """
    func imports(_ names: String...) -> String { names.map { "import \($0)\n" }.joined() }
    let modules = [
      module("Base", base),
      module("Feature", feature.map { imports("Bobbin", "Base") + $0 }, below: "Base"),
      module(
        "Middle", [imports("Bobbin", "Base", "Feature") + middle], below: "Base", "Feature"),
      module(
        "App", [imports("Bobbin", "Base", "Feature", "Middle") + app], below: "Base", "Feature",
        "Middle"),
    ]
    expectSame(Whole(modules))
  }

  /// The runs for the modules, which builds make one after the other, find what a report finds; only
  /// that can know what nothing creates or uses.
  private func expectAll(_ program: Whole) {
    let all = program.compilation.diagnostics.filter(\.isLocal)
    let hasErrors = all.contains { $0.severity == .error }
    let ofBuilds = program.parts.flatMap { part in
      part.compilation.diagnostics(for: [part.name])
        .filter { $0.isLocal && (!hasErrors || $0.severity == .error) }
    }
    #expect(Set(ofBuilds.map(\.lines)) == Set(all.map(\.lines)))
  }

  /// A module is the same whether the modules below it are read from their sources or from their
  /// interfaces.
  private func expectSameWithInterfaces(_ program: Whole) {
    var interfaces: [String: Module] = [:]
    for module in Module.bottomUp(program.modules) {
      guard let part = program.parts.first(where: { $0.name == module.name }) else { continue }
      // Without modules below it, both would read the same files.
      if part.modules.count > 1 {
        let sources = part.compilation
        let slices = Compilation(
          part.modules.compactMap { $0.name == module.name ? $0 : interfaces[$0.name] },
          subjects: [module.name])
        #expect(
          slices.generatedFile(for: module.name).text
            == sources.generatedFile(for: module.name).text)
        #expect(
          slices.diagnostics(for: [module.name]).map(\.lines)
            == sources.diagnostics(for: [module.name]).map(\.lines))
      }
      let text = Interface.text(of: module.files.map(\.source))
      let files = Interface.sources(in: Source(path: "Interface.swift", text: text))
      interfaces[module.name] = module.with(files.map { Parser.parse($0) })
    }
  }

  private func expectSame(_ program: Whole) {
    let report = Compilation(nil, onDemand: program.modules)
    #expect(report.diagnostics.map(\.lines) == program.compilation.diagnostics.map(\.lines))
    for part in program.parts { expectSame(part.name, part.modules, part.compilation) }
  }

  private func expectSame(_ subject: String, _ modules: [Module], _ whole: Compilation) {
    let part = Compilation(subject, onDemand: modules)
    #expect(part.generatedFile(for: subject).text == whole.generatedFile(for: subject).text)
    let messages = part.diagnostics(for: [subject]).map(\.lines)
    // Errors below stop further diagnostics; the run for that module reports them.
    let isWrongBelow =
      whole.diagnostics.contains { $0.severity == .error }
      && !whole.diagnostics(for: [subject]).contains { $0.severity == .error }
    if !isWrongBelow { #expect(messages == whole.diagnostics(for: [subject]).map(\.lines)) }
  }
}

extension Diagnostic {
  fileprivate var isLocal: Bool { ![.unusedComponent, .unusedRequirement].contains(group) }
}

extension Compilation {
  /// Compiles modules and reads only the files that are needed.
  fileprivate init(
    _ subject: String?, onDemand modules: [Module],
    noting note: @escaping (SourceFile) -> Void = { _ in }
  ) {
    let sources = modules.flatMap(\.files).map(\.source)
    let buffers = [sources.prefix(3), sources.dropFirst(3)].map { sources in
      let buffer = SourceBuffer()
      sources.forEach(buffer.append)
      return buffer
    }
    let files = UnreadFiles(buffers) { path in sources.first { $0.path == path } }
    self.init(
      subject, of: modules.map { $0.with($0.files.map(\.path)) }, in: files
    ) { wanted in
      let files = wanted.map { files.parse($0, whole: $1) }
      files.forEach(note)
      return files
    }
  }
}
