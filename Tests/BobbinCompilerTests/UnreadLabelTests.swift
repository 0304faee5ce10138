import BobbinCompiler
import Testing

/// No call that may create something is lost silently.
///
/// The parser does not read the arguments of a type's attribute.
struct UnreadLabelTests {
  private static let prelude =
    """
    class Leaf: Component<any EmptyDependency> {}
    class Service {}
    class Node { init(parent: Node) {} }
    class Own: Component<any EmptyDependency> { init(parent: Root) {} }
    """

  private func messages(_ code: String, in type: String) -> [String] {
    compile("\(Self.prelude); \(type) { func f(a: @A(\(code)) Int) {} }").messages
  }

  @Test(arguments: [
    "Leaf(parent: self)", "Leaf.init(parent: self)", "App.Leaf(parent: other)",
    ".init(parent: self)", "Service(injecting: self)", "Collection(gathering: self)",
  ])
  func `A call that may create something is an error`(code: String) {
    let found = messages(code, in: "class Root: BootstrapComponent")
    #expect(found == ["cannot tell what this creates"], "\(code)")
  }

  @Test(arguments: [
    "Node(parent: self)", "Coordinator(parent: self)", "Own(parent: self)",
    "Unknown(injecting: self)",
  ])
  func `A call that cannot create anything is not an error`(code: String) {
    #expect(messages(code, in: "class Root: BootstrapComponent") == [], "\(code)")
  }

  @Test(arguments: [".init(parent: self)", "Service(injecting: self)", "All(gathering: self)"])
  func `Outside of components there is nothing to create`(code: String) {
    #expect(messages(code, in: "class Tree") == [], "\(code)")
  }

  @Test(arguments: ["Leaf(parent: self)", "Self.Leaf(parent: self)", "Self.Inner(parent: self)"])
  func `A call that the parser reads is an edge, wherever it is`(code: String) {
    let root =
      """
      class Leaf: Component<any EmptyDependency> {}
      class Base: BootstrapComponent { typealias Inner = Leaf }
      class Root: Base { typealias Leaf = App.Leaf; func f() { \(code) } }
      """
    let compilation = compile(root)
    #expect(compilation.messages == [], "\(code)")
    #expect(compilation.edges == ["Root → Leaf"], "\(code)")
  }
}
