import Testing

/// The shapes, by name.
enum NeedleShape: String, CaseIterable, CustomTestStringConvertible {
  case implicitInit = ".init(parent: self)"
  case qualifiedByModule = "Module.C(parent: self)"
  case qualifiedByType = "Outer.C(parent: self)"
  case aliasedSuperclass = "a typealiased superclass"
  case nestedInClass = "a component nested in a class"
  case nestedInExtension = "a component nested in an extension"
  case nestedInComponent = "a component nested in another component"
  case inheritedProperties = "a dependency protocol that inherits properties"
  case functions = "functions in a dependency protocol"
  case effects = "get async throws"
  case staticVariables = "static vars"
  case localsInExtension = "locals in an extension's function"
  case nestedStruct = "members of a struct nested in a component"
  case openVariable = "open var"
  case lazyPublic = "lazy public var"
  case privateSet = "private(set) public var"
  case untyped = "let x = Foo()"
  case twoNames = "let a, b: Int"
  case conditionalMember = "#if around a member"
  case absentMember = "#if around a member, the other way"
  case conditionalImport = "#if around an import"
  case testableImport = "@testable import"
  case comment = "a comment that mentions Child(parent: x)"
  case createdTwice = "the same child created twice"
  case oneTypeTwoNames = "two requirements with one type and different names"
  case describing = "a component that is CustomStringConvertible"

  var testDescription: String { rawValue }

  var program: SmallProgram {
    switch self {
    case .implicitInit:
      app("var leaf: LeafComponent { .init(parent: self) }")
    case .qualifiedByModule:
      app("var leaf: App.LeafComponent { App.LeafComponent(parent: self) }")
    case .qualifiedByType:
      SmallProgram(
        """
        \(Self.dependency)
        enum Outer { \(Self.leaf) }
        \(root("var leaf: Outer.LeafComponent { Outer.LeafComponent(parent: self) }"))
        """)
    case .aliasedSuperclass:
      SmallProgram(
        """
        \(Self.dependency)
        typealias Base = Component<any LeafDependency>
        typealias Bootstrap = BootstrapComponent
        final class LeafComponent: Base { func show() { print(dependency.name) } }
        final class RootComponent: Bootstrap {
          let name = "root"
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    case .nestedInClass:
      SmallProgram(
        """
        \(Self.dependency)
        class Holder { \(Self.leaf) }
        \(root("var leaf: Holder.LeafComponent { Holder.LeafComponent(parent: self) }"))
        """)
    case .nestedInExtension:
      SmallProgram(
        """
        \(Self.dependency)
        struct Holder {}
        extension Holder { \(Self.leaf) }
        extension String { final class OtherComponent: Component<any LeafDependency> {
          func show() { print("other", dependency.name) } } }
        final class RootComponent: BootstrapComponent {
          let name = "root"
          var leaf: Holder.LeafComponent { Holder.LeafComponent(parent: self) }
          var other: String.OtherComponent { String.OtherComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show(); RootComponent().other.show() }
        """)
    case .nestedInComponent:
      SmallProgram(
        """
        \(Self.dependency)
        final class RootComponent: BootstrapComponent {
          \(Self.leaf)
          let name = "root"
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    case .inheritedProperties:
      SmallProgram(
        """
        protocol NameDependency { var name: String { get } }
        protocol LeafDependency: Dependency, NameDependency {}
        \(Self.leaf)
        \(root("var leaf: LeafComponent { LeafComponent(parent: self) }"))
        """)
    case .functions:
      SmallProgram(
        """
        protocol LeafDependency: Dependency {
          func greet(_ name: String, with words: [String]) -> String
          func greet(_ number: Int) -> String
        }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.greet("Ann", with: ["hi"]), dependency.greet(3)) }
        }
        final class RootComponent: BootstrapComponent {
          func greet(_ name: String, with words: [String]) -> String { words[0] + " " + name }
          func greet(_ number: Int) -> String { "\\(number)" }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    case .effects:
      SmallProgram(
        """
        protocol LeafDependency: Dependency { var name: String { get async throws } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() async throws { print(try await dependency.name) }
        }
        final class RootComponent: BootstrapComponent {
          var name: String { get async throws { "root" } }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() async throws { try await RootComponent().leaf.show() }
        """)
    case .staticVariables:
      app(
        """
        static let name = "static"
        static var shared: RootComponent { RootComponent() }
        class var kind: String { "class" }
        var leaf: LeafComponent { LeafComponent(parent: self) }
        """)
    case .localsInExtension:
      SmallProgram(
        """
        \(Self.dependency)
        \(Self.leaf)
        final class MiddleComponent: Component<any EmptyDependency> {}
        extension MiddleComponent {
          func leaf() -> LeafComponent {
            let name = "local"
            func inner() -> String { let name = name; return name }
            _ = inner()
            return LeafComponent(parent: self)
          }
        }
        final class RootComponent: BootstrapComponent {
          let name = "root"
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf().show() }
        """)
    case .nestedStruct:
      SmallProgram(
        """
        \(Self.dependency)
        \(Self.leaf)
        final class MiddleComponent: Component<any EmptyDependency> {
          struct State { var name = "nested"; let leaf = 3 }
          enum Kind { case name; static let name2 = "" }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        final class RootComponent: BootstrapComponent {
          let name = "root"
          var middle: MiddleComponent { MiddleComponent(parent: self) }
        }
        public func run() { RootComponent().middle.leaf.show() }
        """)
    case .openVariable:
      SmallProgram(
        """
        \(Self.dependency)
        \(Self.leaf)
        open class BaseRootComponent: BootstrapComponent { open var name: String { "base" } }
        final class RootComponent: BaseRootComponent {
          override var name: String { "root" }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    case .lazyPublic:
      app(name: "lazy public var name: String = \"root\"")
    case .privateSet:
      app(name: "private(set) public var name: String = \"root\"")
    case .untyped:
      SmallProgram(
        """
        final class Service { let name = "root" }
        protocol LeafDependency: Dependency { var service: Service { get } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.service.name) }
        }
        final class RootComponent: BootstrapComponent {
          let service = Service()
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    case .twoNames:
      SmallProgram(
        """
        protocol LeafDependency: Dependency { var a: Int { get }; var b: Int { get } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.a, dependency.b) }
        }
        final class RootComponent: BootstrapComponent {
          let a, b: Int
          override init() { (a, b) = (1, 2) }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    case .conditionalMember: Self.conditional(["-D", "FAST"])
    case .absentMember: Self.conditional([])
    case .conditionalImport:
      SmallProgram([
        "Kit": "public struct Engine { public let name = \"root\"; public init() {} }",
        "App": """
        #if canImport(Kit)
        import Kit
        #endif
        protocol LeafDependency: Dependency { var engine: Engine { get } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.engine.name) }
        }
        \(root("let engine = Engine(); var leaf: LeafComponent { LeafComponent(parent: self) }"))
        """,
      ])
    case .testableImport:
      SmallProgram(
        flags: ["-enable-testing"],
        [
          "Kit": "\(Self.dependency)\n\(Self.leaf)",
          "App": """
          @testable import Kit
          \(root("var leaf: LeafComponent { LeafComponent(parent: self) }"))
          """,
        ])
    case .comment:
      app(
        """
        // OtherComponent(parent: other) and LeafComponent(parent: x)
        /* LeafComponent(parent: nobody) /* nested */ */
        /// `LeafComponent(parent: anybody)`
        let text = "LeafComponent(parent: text)"
        var leaf: LeafComponent { LeafComponent(parent: self) }
        """)
    case .createdTwice:
      app(
        """
        var leaf: LeafComponent { LeafComponent(parent: self) }
        func another() -> LeafComponent { LeafComponent(parent: self) }
        """)
    case .oneTypeTwoNames:
      SmallProgram(
        """
        protocol LeafDependency: Dependency { var first: String { get }; var last: String { get } }
        final class LeafComponent: Component<any LeafDependency> {
          func show() { print(dependency.first, dependency.last) }
        }
        final class RootComponent: BootstrapComponent {
          let last = "last", first = "first"
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    case .describing:
      SmallProgram(
        """
        \(Self.dependency)
        final class LeafComponent: Component<any LeafDependency>, CustomStringConvertible {
          var description: String { "leaf of \\(dependency.name)" }
          func show() { print(self) }
        }
        final class RootComponent: BootstrapComponent, CustomStringConvertible {
          let name = "root"
          var description: String { "root" }
          var leaf: LeafComponent { LeafComponent(parent: self) }
        }
        public func run() { RootComponent().leaf.show() }
        """)
    }
  }

  var expected: [String] {
    switch self {
    case .nestedInExtension: ["root", "other root"]
    case .functions: ["hi Ann 3"]
    case .twoNames: ["1 2"]
    case .conditionalMember: ["fast"]
    case .absentMember: ["slow"]
    case .oneTypeTwoNames: ["first last"]
    case .describing: ["leaf of root"]
    default: ["root"]
    }
  }

  // MARK: Parts

  private static let dependency = "protocol LeafDependency: Dependency { var name: String { get } }"

  private static let leaf = """
    final class LeafComponent: Component<any LeafDependency> {
      func show() { print(dependency.name) }
    }
    """

  private func root(_ members: String, name: String = "let name = \"root\"") -> String {
    """
    final class RootComponent: BootstrapComponent {
      \(name)
      \(members)
    }
    public func run() { RootComponent().leaf.show() }
    """
  }

  private func app(
    _ members: String = "var leaf: LeafComponent { LeafComponent(parent: self) }",
    name: String = "let name = \"root\""
  ) -> SmallProgram {
    SmallProgram([Self.dependency, Self.leaf, root(members, name: name)].joined(separator: "\n"))
  }

  private static func conditional(_ flags: [String]) -> SmallProgram {
    SmallProgram(
      flags: flags,
      """
      \(dependency)
      \(leaf)
      final class RootComponent: BootstrapComponent {
        #if FAST
        let name = "fast"
        #else
        var name: String { "slow" }
        #endif
        var leaf: LeafComponent { LeafComponent(parent: self) }
      }
      public func run() { RootComponent().leaf.show() }
      """)
  }
}
