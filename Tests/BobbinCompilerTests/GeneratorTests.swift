import BobbinCompiler
import BobbinSyntax
import Testing

/// The imports and names in a generated file.
struct GeneratorTests {
  private static let models = "public struct Model {}; public protocol Store {}"
  private static let leaf = """
    public protocol LeafDependency: Dependency { var model: Model { get } }
    public final class LeafComponent: Component<any LeafDependency> {}
    """
  private static let middle = """
    public final class MiddleComponent: Component<any EmptyDependency> {
      var leaf: LeafComponent { LeafComponent(parent: self) }
    }
    """

  private func imports(
    leaf: String = "import Models", middle: String = "import Leaf; import Models",
    of text: String = middle
  ) -> [String] {
    let compilation = Compilation(
      modules([
        "Models": Self.models, "Leaf": "\(leaf)\n\(Self.leaf)", "Middle": "\(middle)\n\(text)",
      ]))
    return compilation.lines(of: "Middle") { $0.contains("import ") }
  }

  @Test(arguments: [
    ("protocol D", "struct"), ("protocol D: ~Copyable", "struct"),
    ("protocol D: AnyObject", "final class"), ("@objc protocol D", "final class"),
    ("@objc(Name) protocol D", "final class"),
  ])
  func `A class serves a protocol for classes`(head: String, kind: String) {
    let compilation = compile(
      """
      \(head) { var x: Int { get } }
      final class Leaf: Component<any D> {}
      final class Root: BootstrapComponent { let x = 1; var leaf: Leaf { Leaf(parent: self) } }
      """)
    let heads = compilation.lines(of: "App") { $0.contains("LeafProvider:") }
    #expect(heads == ["fileprivate \(kind) LeafProvider: D {"])
  }

  /// In no file the name is ambiguous, but both modules are imported by what is generated.
  @Test(arguments: [
    ("public", "Notification", "Foundation."),
    ("public", "Foundation.Notification", "Foundation."), ("", "Notification", ""),
  ])
  func `A type of a library is qualified if a module that is read has its name`(
    access: String, written: String, qualification: String
  ) {
    let models = module("Models", ["\(access) struct Notification {}; public struct User {}"])
    let notes = """
      import Bobbin; import Foundation
      protocol ADependency: Dependency { var notification: \(written) { get } }
      final class A: Component<any ADependency> {}
      extension Root { var notification: Notification { Notification(name: .go) } }
      """
    let mentions = """
      import Bobbin; import Models
      protocol BDependency: Dependency { var mention: Notification { get }; var user: User { get } }
      final class B: Component<any BDependency> {}
      extension Root { var mention: Notification { Notification() }; var user: User { User() } }
      """
    let root = """
      import Bobbin
      final class Root: BootstrapComponent {
        var a: A { A(parent: self) }
        var b: B { B(parent: self) }
      }
      """
    let app = module("App", [notes, mentions, root], below: "Models")
    let text = Compilation([models, app]).generatedFile(for: "App").text
    #expect(text.contains("var notification: \(qualification)Notification {"))
    #expect(text.contains("var mention: Models.Notification {") == !qualification.isEmpty)
    #expect(text.contains("var user: User {"))
  }

  @Test func `A member does not provide for a child that a type inside it creates`() {
    let lines = compile(
      """
      protocol LogDependency: Dependency { var logger: String { get } }
      struct Tagged { init(logger: String) {} }
      class Middle: Component<any LogDependency> {
        var logger: String {
          struct Make { let middle: Middle; func it() -> Tagged { Tagged(injecting: middle) } }
          return ""
        }
      }
      """
    ).lines(of: "App") { $0.contains("logger: ") }
    #expect(lines == ["self.init(logger: component.dependency.logger)"])
  }

  /// It may wrap what the scope's own dependency has.
  @Test(arguments: [("", "next"), ("func next() -> Leaf", "dependency.next")])
  func `A function that makes a child serves it unless the dependency has one too`(
    requirement: String, source: String
  ) {
    let compilation = compile(
      """
      protocol D: Dependency { func next() -> Leaf }
      final class Leaf: Component<any D> {}
      protocol E: Dependency { \(requirement) }
      final class Middle: Component<any E> { func next() -> Leaf { Leaf(parent: self) } }
      """)
    let lines = compilation.lines(of: "App") { $0.hasPrefix("func next()") }
    #expect(lines == ["func next() -> Leaf { parent.\(source)() }"])
  }

  /// What generated code cannot see, it cannot leave to the protocol.
  @Test(arguments: [("public", 0), ("internal", 1), ("fileprivate", 1)])
  func `A default is written out where the protocol's extension is hidden`(
    access: String, count: Int
  ) {
    let root = "final class Root: BootstrapComponent { lazy var leaf = Leaf(parent: self) }"
    let compilation = compile(
      modules([
        "Low": """
        public protocol D: Dependency { var log: Int? { get } }
        extension D { \(access) var log: Int? { nil } }
        public final class Leaf: Component<any D> {}
        """,
        "App": "import Low; \(root)",
      ]))
    #expect(compilation.lines(of: "App") { $0 == "var log: Int? { nil }" }.count == count)
  }

  @Test func `A call has no overload for an initializer that is private`() {
    let heads = compile(
      """
      final class Leaf: Component<any EmptyDependency> {
        init(dependency: any EmptyDependency, id: Int) { super.init(dependency: dependency) }
        private init(dependency: any EmptyDependency, id: String) { fatalError() }
      }
      final class Root: BootstrapComponent { lazy var leaf = Leaf(parent: self, id: 1) }
      """
    ).lines(of: "App") { $0.contains("init(parent:") }
    #expect(heads == ["convenience init(parent: Root, id: Int) {"])
  }

  @Test func `An associated type has its own name in a type that decides it`() {
    let heads = compile(
      """
      protocol Source { associatedtype Item; func get() -> Item }
      final class Service: Source {
        init(item: Item, count: Int) {}
        func get() -> String { "" }
      }
      final class Root: BootstrapComponent {
        let count = 1
        lazy var service = Service(item: "", injecting: self)
      }
      """
    ).lines(of: "App") { $0.hasPrefix("convenience init(item:") }
    #expect(heads == ["convenience init(item: Item, injecting component: Root) {"])
  }

  /// `any D` does not conform to `P` even if `D` inherits from it, unless `P` is one of a few.
  @Test func `What an extension adds to some kinds of components is left to swiftc`() {
    let text = compile(
      """
      protocol P {}
      protocol D: Dependency, P {}
      protocol LeafDependency: Dependency { var x: Int { get } }
      final class Leaf: Component<any LeafDependency> {}
      extension Component where DependencyType: P { var x: Int { 1 } }
      final class Middle: Component<any D> { lazy var leaf = Leaf(parent: self) }
      """
    ).generatedFile(for: "App").text
    #expect(text.contains("// Only swiftc knows whether 'x' has this type."))
  }

  @Test func `A public protocol needs public imports of what it mentions`() {
    #expect(imports() == ["public import Bobbin", "import Leaf", "public import Models"])
  }

  @Test func `An internal protocol does not need public imports`() {
    let text = Self.middle.replacing("public final class", with: "final class")
    #expect(imports(of: text) == ["import Bobbin", "import Leaf", "import Models"])
  }

  @Test func `Imports with access levels are not mixed with plain ones`() {
    let found = imports(middle: "internal import Leaf; package import Models")
    #expect(found == ["public import Bobbin", "internal import Leaf", "public import Models"])
  }

  /// A module that is compiled for release refuses it.
  @Test func `An import is testable only where one of the module's own is`() {
    func importsOfModels(_ own: String) -> [String] {
      let all = ["Models": Self.models, "Leaf": "import Models\n\(Self.leaf)"] as KeyValuePairs
      let middle = (name: "Middle", text: "import Leaf\n\(own)\n\(Self.middle)")
      let modules = parsed(all.map { (name: $0.key, text: $0.value) } + [middle])
      return Compilation(modules).lines(of: "Middle") {
        $0.hasPrefix("#") || $0.hasSuffix("Models")
      }
    }
    let testable = "@testable import Models"
    let branches = [
      "#if DEBUG", "@testable public import Models", "#endif", "#if !DEBUG", "public import Models",
      "#endif",
    ]
    #expect(importsOfModels(testable) == ["@testable public import Models"])
    #expect(importsOfModels("import Models\n#if DEBUG\n\(testable)\n#endif") == branches)
    #expect(importsOfModels("#if DEBUG\n\(testable)\n#else\nimport Models\n#endif") == branches)
    #expect(importsOfModels("#if DEBUG\n\(testable)\n#endif") == ["@testable public import Models"])
    let both = "#if A\n\(testable)\n#else\n\(testable)\n#endif"
    #expect(importsOfModels(both) == ["@testable public import Models"])
  }

  @Test func `A module that is needed but not imported is imported`() {
    #expect(imports(middle: "import Leaf").contains("public import Models"))
  }

  @Test func `A foreign type needs the imports that it may come from`() {
    let code = leafAndRoot(
      needs: "var url: URL { get }; var count: Int { get }", root: "let url: URL, count: Int",
      with: """
        import Foundation
        import UIKit
        @preconcurrency import struct CoreGraphics.CGRect
        """)
    let imports = compile(code).lines(of: "App") { $0.contains("import ") }
    #expect(imports == ["import Bobbin", "import Foundation", "import UIKit"])
  }

  @Test func `Alternative conditions are put in parentheses`() {
    let code = leafAndRoot(
      needs: "var url: URL { get }", root: "let url: URL",
      with: """

        #if os(Linux) || os(Windows)
          import Foundation
        #endif
        #if canImport(Darwin) && DEBUG
          import Foundation
        #endif
        """)
    let conditions = compile(code).lines(of: "App") { $0.hasPrefix("#if") }
    #expect(conditions == ["#if (canImport(Darwin) && DEBUG) || (os(Linux) || os(Windows))"])
  }

  @Test func `A foreign type may come from a module that is re-exported`() {
    let sources: KeyValuePairs = [
      "Base": "@_exported import Foundation", "Kit": "@_exported import Base",
      "Leaf": """
      import Kit
      public protocol LeafDependency: Dependency { var date: Date { get } }
      public final class LeafComponent: Component<any LeafDependency> {}
      """,
      "Middle": "import Kit; import Leaf\n\(Self.middle)",
    ]
    let imports = compile(modules(sources)).lines(of: "Middle") { $0.contains("import ") }
    #expect(imports == ["public import Bobbin", "import Kit", "import Leaf"])
  }

  @Test func `The actor on which something is awaited is imported`() {
    let compilation = compile(
      modules([
        "Disks": "@globalActor public actor Disk { public static let shared = Disk() }",
        "Base": """
        import Disks
        open class Base: BootstrapComponent { @Disk public var size: Int { 1 } }
        """,
        "App": """
        import Base
        protocol D: Dependency { var size: Int { get async } }
        final class Leaf: Component<any D> {}
        final class Root: Base { var leaf: Leaf { Leaf(parent: self) } }
        """,
      ]))
    #expect(compilation.lines(of: "App") { $0.contains("@Disk") } == ["@Disk var size: Int {"])
    #expect(compilation.lines(of: "App") { $0 == "import Disks" }.count == 1)
  }

  @Test func `A module that is used in some builds is imported in those`() {
    let compilation = compile(
      modules([
        "Panel": """
        public struct Flag {}
        public protocol D: Dependency { var flag: Flag { get } }
        public class PanelComponent: Component<any D> {
          public var flags: [Flag] { [] }
        }
        """,
        "Middle": """
        #if DEBUG
          import Panel
        #endif
        public class Middle: Component<any EmptyDependency> {
          #if DEBUG
            public var panel: PanelComponent { PanelComponent(parent: self) }
          #endif
        }
        """,
        "App": """
        import Middle
        #if DEBUG
          import Panel
        #endif
        class Root: BootstrapComponent {
          #if DEBUG
            var flag: Flag { Flag() }
          #endif
          var middle: Middle { Middle(parent: self) }
        }
        """,
      ]))
    #expect(compilation.messages == [])
    let middle = compilation.lines(of: "Middle") { _ in true }
    #expect(middle[..<4] == ["public import Bobbin", "#if DEBUG", "public import Panel", "#endif"])
    let app = compilation.lines(of: "App") { _ in true }
    #expect(app[2..<5] == ["#if DEBUG", "import Panel", "#endif"])
  }

  @Test func `A name that is not ambiguous here needs no module`() {
    let compilation = Compilation(
      modules([
        "Hidden": "struct Model {}; public struct Store {}", "Models": Self.models,
        "Leaf": "import Models\n\(Self.leaf)",
        "Middle": "import Hidden; import Leaf; import Models\n\(Self.middle)",
      ]))
    let members = compilation.lines(of: "Middle") { $0.hasSuffix("{ get }") }
    #expect(members == ["var model: Model { get }"])
  }

  /// The module that is generated may have to write `any` where the one below need not.
  @Test(arguments: [
    ("P", "any P"), ("Alias", "any Alias"), ("Both", "any Both"), ("Other", "any Other"),
    ("Any", "Any"), ("AnyP", "AnyP"), ("Text", "Text"), ("[Both]", "[any Both]"),
  ])
  func `The type of a value says that it is existential`(type: String, written: String) {
    let types = """
      protocol P {}; protocol Q {}
      typealias Alias = P; typealias Both = P & Q; typealias Other = Both
      typealias AnyP = any P; typealias Text = String
      """
    let code = leafAndRoot(
      needs: "var x: \(type) { get }", root: "let x: \(type)", with: types)
    #expect(
      compile(code).lines(of: "App") { $0.hasPrefix("var x") } == ["var x: \(written) { parent.x }"]
    )
  }

  @Test func `Types of the standard library need no import`() {
    let code = leafAndRoot(
      needs: "var texts: [String: Int?] { get }; func f() throws -> Void",
      root: "let texts: [String: Int?]; func f() {}", with: "import Foundation")
    #expect(compile(code).lines(of: "App") { $0.contains("import ") } == ["import Bobbin"])
  }

  @Test func `A module without edges has an empty file`() {
    let compilation = compile("protocol D: Dependency {}; class C: Component<any D> {}")
    #expect(compilation.generatedFile(for: "App").isEmpty)
    #expect(compilation.generatedFile(for: "Nowhere").isEmpty)
    #expect(compilation.generatedFile(for: "App").text.split(separator: "\n").count == 1)
  }

  @Test func `Providers with one name are numbered`() {
    func child(_ member: String) -> String {
      """
      public protocol D: Dependency { \(member) }
      public final class ItemComponent: Component<any D> {}
      """
    }
    let compilation = Compilation(
      modules([
        "One": child(""), "Two": child("var name: String { get }"),
        "App": """
        import One; import Two
        class Root: BootstrapComponent {
          let name = ""
          var one: One.ItemComponent { One.ItemComponent(parent: self) }
          var two: Two.ItemComponent { Two.ItemComponent(parent: self) }
        }
        """,
      ]))
    let providers = compilation.lines(of: "App") { $0.hasPrefix("fileprivate struct ") }
    #expect(
      providers == [
        "fileprivate struct ItemProvider: One.D {", "fileprivate struct ItemProvider2: Two.D {",
      ])
  }

  @Test(arguments: [("Received", "model: component.model"), ("PartBuilder", "model: {")])
  func `An attribute that was not read is a result builder if it is called so`(
    attribute: String, argument: String
  ) {
    let compilation = compile(
      """
      struct Model {}
      struct Page { @\(attribute) let model: Model }
      final class Root: BootstrapComponent {
        let model = Model()
        var page: Page { Page(injecting: self) }
      }
      """)
    #expect(compilation.lines(of: "App") { $0.contains(argument) }.count == 1)
  }

  @Test(arguments: ["enum MiddleUpstream {}", "private enum MiddleUpstream {}"])
  func `A generated protocol gets a name that nothing has`(type: String) {
    let isPrivate = type.hasPrefix("private")
    let code = leafAndRoot(
      needs: "var x: Int { get }", middle: isPrivate ? "" : type, root: "let x = 1",
      with: isPrivate ? type : "")
    let text = compile(code).generatedFile(for: "App").text
    #expect(text.contains("protocol MiddleUpstream_:"))
    #expect(text.contains("any MiddleUpstream_"))
  }
}

extension Compilation {
  /// The lines of a generated file that are of one kind, without indentation.
  func lines(of module: String, where isWanted: (Substring) -> Bool) -> [String] {
    generatedFile(for: module).text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { isWanted($0) && !$0.hasPrefix("//") }.map(String.init)
  }
}
