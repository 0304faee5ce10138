import BobbinCompiler
import BobbinSyntax
import Testing

/// Warnings about optionals and parameters that keep their defaults.
struct KeptDefaultTests {
  @Test(arguments: [
    ("private let o: String? = nil", "", "'o' of 'Middle' is private, but 'Leaf' needs it"),
    ("let o = 1", "", "'o' of 'Middle' has type 'Int', but 'Leaf' needs 'String?'"),
    (
      "func o() -> String { \"\" }", "",
      "'o' of 'Leaf' gets its default, although 'Middle' has 'o()'"
    ),
    ("func o(id: Int) -> String { \"\" }", "", nil),
    // A scope above serves it.
    ("private let o: String? = nil", "let o: String? = nil", nil),
  ])
  func `A scope that forwards an optional requirement may be the one that was meant`(
    member: String, above: String, message: String?
  ) {
    let code = leafAndRoot(
      needs: "var o: String? { get }; var p: Int { get }", leaf: "func use() { _ = dependency.o }",
      middle: "\(member); private let p = 1", root: "\(above); let p = 2",
      with: "extension D { var o: String? { nil } }")
    let diagnostics = Compilation(modules(["App": code])).diagnostics
    #expect(
      diagnostics.filter { $0.group == .unservedOptional }.map(\.message)
        == (message.map { [$0] } ?? []))
  }

  @Test(arguments: [("Any?", 0), ("UInt64?", 0), ("Set<Int>?", 0), ("Logger?", 1)])
  func `A member with another name is a near miss for an optional only if its type is rare`(
    type: String, count: Int
  ) {
    let code = leafAndRoot(
      needs: "var extra: \(type) { get }", leaf: "func use() { _ = dependency.extra }",
      root: "let something = Logger(), number: UInt64 = 1, list: Set<Int> = []",
      with: "final class Logger {}; extension D { var extra: \(type) { nil } }")
    let diagnostics = Compilation(modules(["App": code])).diagnostics
    #expect(diagnostics.filter { $0.group == .unservedOptional }.count == count)
  }

  @Test(arguments: [
    ("let names: [String] = []", "has type '[String]', but 'Service' needs 'String'"),
    ("let names = [\"a\"]", "states no type, but 'Service' needs 'String'"),
    ("private let names = \"a\"", "is private, but 'Service' needs it"),
  ])
  func `What does not serve a parameter that takes any number of values is noted`(
    member: String, reason: String
  ) {
    let code = """
      struct Service { init(names: String...) {} }
      final class Root: BootstrapComponent {
        \(member)
        var service: Service { Service(injecting: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == [.unservedOptional])
    #expect(found.map(\.message) == ["'names' of 'Root' \(reason)"])
  }

  /// A value is looked for under the label, then under the name.
  @Test(arguments: [("\"n\"", 0), ("5", 2)])
  func `There is no note about the label if the name fits`(value: String, count: Int) {
    let code = """
      struct Service { init(label n: String = "d") {} }
      final class Root: BootstrapComponent {
        let label = 3, n = \(value)
        var service: Service { Service(injecting: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == Array(repeating: .unservedOptional, count: count))
  }

  @Test func `A wrapper with nothing to wrap gets a warning about its default`() {
    let code = """
      struct Log { init(log: Log? = nil) {} }
      final class Root: BootstrapComponent { lazy var log = Log(injecting: self) }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == [.unservedOptional])
  }

  @Test func `A kept default is warned about if the component requires another type`() {
    let code = """
      struct Service { init(limit: Bool = true) {} }
      protocol FeatureDependency: Dependency { var limit: Int { get } }
      final class Feature: Component<any FeatureDependency> {
        var service: Service { Service(injecting: self) }
        var double: Int { 2 * dependency.limit }
      }
      final class Root: BootstrapComponent {
        let limit = 3
        var feature: Feature { Feature(parent: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.group) == [.unservedOptional])
    #expect(
      found.map(\.message)
        == ["'limit' of 'Feature' has type 'Int', but 'Service' needs 'Bool'"])
  }

  /// A default may hide a typing error, or that a dependency protocol lacks a line.
  @Test(arguments: [
    (
      "let uploaders: any Uploader = Own()", "",
      "gets its default, although 'Middle' has 'uploaders'"
    ),
    (
      "func makeUploader() -> any Uploader { Own() }", "",
      "gets its default, although 'Middle' has 'makeUploader()'"
    ),
    (
      "", "lazy var uploader: any Uploader = Own()",
      "gets its default, although 'Root' has 'uploader'; require it in the dependency of 'Middle', or pass it"
    ),
    (
      "", "let uploader = makeUploader()",
      "gets its default, although 'Root' has 'uploader'; require it in the dependency of 'Middle', or pass it"
    ),
    ("let uploader: any Uploader = Own()", "let uploader: any Uploader = Own()", nil),
    // What wraps a value of the type, or only some builds have, is not given to what makes it.
    (
      "func makeWrapper() -> any Uploader { Wrapper(injecting: self) }",
      "let wrapper: any Uploader = Own()", nil
    ),
    (
      "\n#if DEBUG\nlet uploaders: any Uploader = Own()\n#endif\n",
      "\n#if DEBUG\nlet uploader: any Uploader = Own()\n#endif\n", nil
    ),
    (
      "func makeUploader() async -> any Uploader { Own() }",
      "var uploader: any Uploader { get async { Own() } }", nil
    ),
    ("let uploaders: (any Uploader)? = nil", "let queue: DispatchQueue = .global()", nil),
    ("@available(*, unavailable) var uploaders: any Uploader { Own() }", "", nil),
    (
      "", "func other() -> Other { Other(parent: self) }; let uploader: any Uploader = Own()",
      "gets its default, although 'Root' has 'uploader'; require it in the dependency of 'Middle', "
        + "or pass it"
    ),
    // A common type, or a name alone, says little, and a function may do more than return a value.
    (
      "func loadUploader() -> any Uploader { Own() }; let titles = \"\"",
      "let title = \"Root\", uploader = 3", nil
    ),
    ("let other: any Uploader = Own()", "", "gets its default, although 'Middle' has 'other'"),
    ("let uploaders = Own()", "", "gets its default, although 'Middle' has 'uploaders'"),
    ("let ownUploader = Own()", "", "gets its default, although 'Middle' has 'ownUploader'"),
    ("let ownUploader = Own(), newUploader = Own()", "", nil), ("let other = Own()", "", nil),
    (
      "let newUploader = Own(), other: any Uploader = Own()", "",
      "gets its default, although 'Middle' has 'other'"
    ),
    ("let other: any Uploader = Own(), more: any Uploader = Own()", "", nil),
    ("let other: any Uploader = Own(); var used: Any { other }", "", nil),
    ("var other: any Uploader { FormUploader(injecting: self) }", "", nil),
    ("static let uploaders: any Uploader = Own()", "let titles = 3", nil),
    (
      "let uploaders: any Uploader = Own(); var user: User { User(injecting: self) }",
      "private let uploader: any Uploader = Own()",
      "gets its default, although 'Middle' has 'uploaders'"
    ),
    ("let uploadeR: any Uploader = Own(); var twin: Twin { Twin(injecting: self) }", "", nil),
    (
      "let fileUploader: any Uploader = Own(); var file: File { File(injecting: self) }", "",
      "gets its default, although 'Middle' has 'fileUploader'"
    ),
  ])
  func `A default is warned about if a member may have been meant`(
    member: String, above: String, words: String?
  ) {
    let other = """
      final class Other: Component<any EmptyDependency> {
        var middle: Middle { Middle(parent: self) }
      }
      """
    let code = """
      protocol Uploader {}
      struct Own: Uploader {}
      struct Wrapper: Uploader { init(wrapper: any Uploader = Own()) {} }
      struct User { init(uploaders: any Uploader) {} }
      struct Twin { init(uploadeR: any Uploader) {} }
      struct File { init(fileUploader: any Uploader) {} }
      struct FormUploader: Uploader { init(form: Form) {} }
      struct Form {
        init(uploader: any Uploader = Own(), title: String = "", queue: DispatchQueue = .main) {}
      }
      final class Middle: Component<any EmptyDependency> {
        \(member)
        var form: Form { Form(injecting: self) }
      }
      \(above.contains("Other") ? other : "")
      final class Root: BootstrapComponent {
        \(above)
        var middle: Middle { Middle(parent: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.message) == (words.map { ["'uploader' of 'Form' \($0)"] } ?? []))
    #expect(found.allSatisfy { $0.group == .unservedOptional })
  }

  /// What uses the argument in another way may have another value in mind for the service.
  @Test(arguments: [
    ("func make(user: User) -> Model { Model(injecting: self) }", 1),
    ("func make(user: User) -> Model { self.user = user; return Model(injecting: self) }", 0),
    ("func make(user: User) -> Model { Model(injecting: self, user: user) }", 0),
    ("func make(name: User) -> Model { Model(injecting: self) }", 1),
    ("func make(name: User) -> Model { show(name); return Model(injecting: self) }", 0),
    ("func make(one: User, two: User) -> Model { Model(injecting: self) }", 0),
    ("func make(name: String) -> Model { Model(injecting: self) }", 0),
    ("init(user: User) { self.user = user; super.init(); _ = Model(injecting: self) }", 0),
    ("func all(user: User) { func make() -> Model { Model(injecting: self) }; show(user) }", 0),
    ("func all() { func make(user: User) -> Model { Model(injecting: self) } }", 1),
    ("func all(_ users: [User]) -> [Model] { users.map { user in Model(injecting: self) } }", 1),
    ("var all: [Model] { users.map { user in Model(injecting: self) } }", 1),
    ("var all: [Model] { users.map { (user: String) in Model(injecting: self) } }", 0),
    ("var all: [Model] { users.map { user in show(user); return Model(injecting: self) } }", 0),
    ("func all() { for user in users { show(Model(injecting: self)) } }", 1),
    ("func make() -> Model? { if let user { Model(injecting: self) } else { nil } }", 0),
    ("func make() -> Model { let user = User(); return Model(injecting: self) }", 1),
    ("func make() -> Model { let user = User(); return Model(injecting: self, user: user) }", 0),
    ("func make(user: User) -> Leaf { Leaf(parent: self) }", 1),
    ("func make(user: User) -> Leaf { show(user); return Leaf(parent: self) }", 0),
    ("}; struct Screen { init(root: Root, user: User) { _ = Model(injecting: root) }", 1),
    ("}; struct Screen { init(root: Root, user: User) { _ = (Model(injecting: root), user) }", 0),
    ("}; func make(root: Root, user: User) -> Model { Model(injecting: root)", 1),
  ])
  func `An argument that nothing uses is warned about`(member: String, count: Int) {
    let code = """
      struct User {}
      struct Model { init(user: User) {} }
      protocol LeafDependency: Dependency { var user: User { get } }
      final class Leaf: Component<any LeafDependency> { var own: User { dependency.user } }
      final class Root: BootstrapComponent {
        var user = User()
        var leaf: Leaf { Leaf(parent: self) }
        \(member)
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.count == count && found.allSatisfy { $0.group == .passedOver })
  }

  /// Of a type as common as `String`, only another case of letters is certainly a mistake.
  @Test(arguments: [
    ("let baseUrl = \"\"", "baseURL"), ("let baseURI = \"\"", nil),
    ("func makeDetailView(_ id: Int) -> View { View() }", "detailView"),
    ("func isFavourite(id: Int) -> Bool { true }", "isFavorite"),
    ("func isFavourite(id: String) -> Bool { true }", nil),
    ("func unlock(id: Int) {}", nil), ("let counter = 3", nil),
  ])
  func `A closure or a common value may have been meant, too`(member: String, name: String?) {
    let code = """
      struct View {}
      struct Form {
        init(
          baseURL: String = "", detailView: ((Int) -> View)? = nil,
          isFavorite: @escaping (Int) -> Bool = { _ in false },
          lock: @escaping (Int) -> Void = { _ in }, count: @escaping () -> Int = { 0 }) {}
      }
      final class Root: BootstrapComponent {
        \(member)
        var form: Form { Form(injecting: self) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
      .filter { !$0.message.contains("takes nothing") }.map(\.message)
    #expect(found.count == (name == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.hasPrefix("'\(name ?? "")' of 'Form' gets its default") })
  }

  @Test func `What the component requires as a function may be meant for a parameter`() {
    let code = leafAndRoot(
      needs: "func store() -> Store", leaf: "var model: Model { Model(injecting: self) }",
      root: "func store() -> Store { Store() }",
      with: "struct Store {}; struct Model { init(store: Store = Store()) {} }")
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages.contains("'store' of 'Model' gets its default, although 'Leaf' has 'store()'"))
  }

  /// Only the first name of the clause can be a class, and it may be a protocol.
  @Test(arguments: [
    ("Formatter", "it may inherit initializers from 'Formatter', which was not read; declare one"),
    ("Sendable, Formatter", "it has 'init()', but no parameter is labeled 'coder'"),
  ])
  func `A class of a library may have more initializers`(inherited: String, note: String) {
    let code = """
      class Base: \(inherited) {}
      class Archive: Base {}
      final class Root: BootstrapComponent {
        func archive(coder: NSCoder) -> Archive { Archive(injecting: self, coder: coder) }
      }
      """
    let notes = Compilation(modules(["App": "import Foundation\n" + code])).diagnostics
      .flatMap(\.notes)
    #expect(notes.map(\.message) == [note])
  }

  /// Where the component has nothing under the name, an initializer that takes less is called.
  @Test(arguments: [
    ("", nil),
    ("let logger = Logger()", nil),
    ("private let logger = Logger()", "is private, but 'Session' needs it"),
    ("private let logger = FileLogger()", "is private, but 'Session' needs it"),
    ("static let logger = Logger()", "is static, but 'Session' needs an instance member"),
    ("let logger: Logger? = Logger()", "has type 'Logger?', but 'Session' needs 'Logger'"),
    ("let logger = 3", nil),
  ])
  func `An initializer that takes less is called with a warning`(member: String, fault: String?) {
    let code = """
      class Logger {}
      final class FileLogger: Logger {}
      final class Session {
        init(user: String) {}
        init(user: String, logger: Logger) {}
        init(user: String, logger: Logger, count: Int) {}
        init(logger: Logger) {}
      }
      final class Root: BootstrapComponent {
        let user = "Anna"
        \(member)
        var session: Session { Session(injecting: self) }
      }
      """
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages == (fault.map { ["'logger' of 'Root' \($0)"] } ?? []))
  }

  /// What a function takes serves a service only if it is passed.
  @Test(arguments: [
    ("id: Int", "", "'id' is not passed to 'Details', and no scope provides it"),
    ("id: String", "", "no scope provides 'id' of type 'Int', which 'Details' needs"),
    ("id: Int", ", for: id", nil), ("number id: Int", ", for: id", nil),
    (
      "id: Int, router: Router", ", for: id",
      "'router' is not passed to 'Details', which gets a different value"
    ),
  ])
  func `A value that a function takes has to be passed to a service`(
    parameters: String, arguments: String, expected: String?
  ) {
    let code = """
      struct Router {}
      struct Details { init(for id: Int, router: Router) {} }
      final class Root: BootstrapComponent {
        let router = Router()
        func details(\(parameters)) -> Details { Details(injecting: self\(arguments)) }
      }
      """
    let found = Compilation(modules(["App": code])).diagnostics
    #expect(found.map(\.message) == [expected].compactMap(\.self))
    let help = found.first?.notes.map(\.message).contains("pass 'for: id' in this call")
    #expect(help ?? false == (arguments.isEmpty && parameters == "id: Int"))
  }

  /// Each way to the root passes a scope that has it, or not.
  @Test(arguments: [
    ("let store = Store()", "", ["'Root'"]), ("", "let store = Store()", []),
    ("let store = Store()", "let store = Store()", ["'First'"]), ("", "", []),
    ("let store = Store()", "#if A\nlet store = Store()\n#endif", []),
    ("let store = Store()", "var store: Store { get throws { Store() } }", []),
  ])
  func `A scope above is certain to have a value if all ways lead to one`(
    root: String, first: String, expected: [String]
  ) {
    let code = """
      struct Store {}
      struct Model { init(store: Store? = nil) {} }
      final class Leaf: Component<any EmptyDependency> {
        var model: Model { Model(injecting: self) }
        var second: Second { Second(parent: self) }
      }
      final class First: Component<any EmptyDependency> {
        \(first)
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Second: Component<any EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
      final class Root: BootstrapComponent {
        \(root)
        var first: First { First(parent: self) }
        var second: Second { Second(parent: self) }
      }
      """
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages.count == expected.count)
    for (message, scope) in zip(messages, expected) {
      #expect(message.hasPrefix("'store' of 'Model' gets its default, although \(scope)"))
    }
  }

  /// The call would use the longer initializer if it had one more value.
  @Test(arguments: [
    (
      "init(user: User) {}", "", "var model: Model { Model(injecting: self) }",
      "'user' of 'Model' is left out, although 'Root' has 'user'; require it in the dependency of "
        + "'Leaf', or pass it"
    ),
    (
      "init(user: User) {}", "let userr = User()", "var model: Model { Model(injecting: self) }",
      "'user' of 'Model' is left out, although 'Leaf' has 'userr'"
    ),
    (
      "init(user: User) {}", "", "func model(user: User) -> Model { Model(injecting: self) }",
      "'user' is not passed to 'Model', which is created without it"
    ),
    (
      "init(user: User) {}", "",
      "func model(user: User) -> Model { Model(injecting: self, user: user) }", nil
    ),
    ("init(user: User) {}", "", "var model: Model { Model() }", nil),
    // It would need more, or it is not clear which one is meant.
    ("init(user: User, other: Other) {}", "", "var model: Model { Model(injecting: self) }", nil),
    (
      "init(user: User) {}; init(other: Other) {}", "",
      "var model: Model { Model(injecting: self) }", nil
    ),
    (
      "@available(*, deprecated) init(user: User) {}", "",
      "var model: Model { Model(injecting: self) }", nil
    ),
  ])
  func `What only a longer initializer takes may have been meant`(
    longer: String, other: String, member: String, message: String?
  ) {
    let code = """
      struct User {}
      struct Other {}
      struct Model { init() {}; \(longer) }
      final class Leaf: Component<any EmptyDependency> {
        \(other)
        \(member)
      }
      final class Root: BootstrapComponent {
        let user = User(), other = Other()
        var leaf: Leaf { Leaf(parent: self) }
      }
      """
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages.first == message)
  }

  /// A module's own build does not know what is above it.
  @Test func `What is not passed may come from above`() {
    let code = """
      public protocol D: Dependency { var id: Int { get } }
      public final class Leaf: Component<any D> {
        var shown: Int { dependency.id }
        func details(id: Int) -> Details { Details(injecting: self) }
      }
      struct Details { init(id: Int) {} }
      """
    let kit = Compilation(modules(["Kit": code]), subjects: ["Kit"])
    #expect(
      kit.diagnostics.map(\.message) == [
        "'id' is not passed to 'Details', which gets a different value"
      ])
    let forwarding = code.replacing("{ var id: Int { get } }", with: "{}")
      .replacing("var shown: Int { dependency.id }", with: "")
    #expect(
      Compilation(modules(["Kit": forwarding]), subjects: ["Kit"]).diagnostics.map(\.message) == [
        "'id' is not passed to 'Details', which gets a different value"
      ])
  }

  @Test func `A child component is not a near miss for a parameter with a default`() {
    let code = """
      final class Service { init(limit: Int = 3, profile: Int = 1) {} }
      final class ProfileComponent: Component<any EmptyDependency> {}
      final class Root: BootstrapComponent {
        let limit = "three"
        var profile: ProfileComponent { ProfileComponent(parent: self) }
        var service: Service { Service(injecting: self) }
      }
      """
    let messages = Compilation(modules(["App": code])).diagnostics.map(\.message)
    #expect(messages == ["'limit' of 'Root' has type 'String', but 'Service' needs 'Int'"])
  }

  @Test func `A function with other labels than one that has a default is warned about`() {
    let code = """
      protocol D: Dependency { func find(_ id: Int) -> String? }
      extension D { func find(_ id: Int) -> String? { nil } }
      final class Leaf: Component<any D> { var name: String? { dependency.find(1) } }
      final class Root: BootstrapComponent {
        func find(id: Int) -> String? { "" }
        var leaf: Leaf { Leaf(parent: self) }
      }
      """
    #expect(
      Compilation(modules(["App": code])).messages
        == ["'find(_:)' of 'Leaf' gets its default, although 'Root' has 'find(id:)'"])
  }
}
