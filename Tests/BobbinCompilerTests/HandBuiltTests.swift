import BobbinCompiler
import BobbinSyntax
import Testing

/// Components that are built by hand, from an object that has what they need.
struct HandBuiltTests {
  @Test func `An object that only conforms to a protocol cannot pass on more`() {
    let compilation = compile(
      """
      protocol FeedDependency: Dependency {}
      protocol PostDependency: Dependency { var count: Int { get } }
      final class Post: Component<any PostDependency> {}
      final class Feed: Component<any FeedDependency> {
        var post: Post { Post(parent: self) }
        var same: Feed { Feed(dependency: dependency) }
      }
      final class Page: Component<any FeedDependency> {
        var feed: Feed { Feed(dependency: dependency) }
      }
      final class Root: BootstrapComponent, FeedDependency {
        let count = 3
        var feed: Feed { Feed(dependency: self) }
        var page: Page { Page(parent: self) }
        var other: Feed { Feed(parent: self) }
      }
      protocol Hosting: FeedUpstream {}
      class Host: Hosting { let count = 3 }
      final class SubHost: Host { var feed: Feed { Feed(dependency: self) } }
      final class Builder {
        let dependency: any FeedDependency, upstream: any FeedUpstream
        init() { fatalError() }
        func build() -> [Feed] { [Feed(dependency: dependency), Feed(dependency: upstream)] }
      }
      final class Flow: ForeignBuilder<any FeedDependency> {
        func build() -> Feed { Feed(dependency: dependency) }
      }
      """)
    #expect(
      compilation.messages
        == ["the dependency of 'Page'", "'Root'", "'FeedDependency'", "'FeedDependency'"].map {
          "'Feed' is built from \($0), which does not conform to 'FeedUpstream' and so cannot forward "
            + "'count'"
        })
    let notes = compilation.diagnostics.map { $0.notes.last?.message }
    let advice = "pass an object of type 'any FeedUpstream', or create 'Feed' with 'parent:'"
    #expect(notes == Array(repeating: advice, count: 4))
  }

  @Test func `An object that lacks several is reported with all of them`() {
    let code = leafAndRoot(
      needs: "var x: Int { get }; var y: Int { get }", middle: "", root: "let x = 1, y = 2",
      with: "final class Fake: EmptyDependency {}; let middle = Middle(dependency: Fake())")
    let found = compile(code).diagnostics
    let words = "does not conform to 'MiddleUpstream' and so cannot forward 'x' and 1 more"
    #expect(found.map(\.message) == ["'Middle' is built from 'Fake', which \(words)"])
    #expect(found[0].notes.map(\.message).prefix(2).allSatisfy { $0.hasPrefix("'Leaf' below it") })
  }

  /// In a test it may be a stub.
  @Test(arguments: [("Tests", 0), (nil, 1)])
  func `A test may build a component from the protocol of a stub`(tests: String?, count: Int) {
    let all = modules(
      [
        "Low": """
        public protocol LeafDependency: Dependency { var x: Int { get } }
        public final class Leaf: Component<any LeafDependency> {}
        public protocol MiddleDependency: Dependency {}
        public final class Middle: Component<any MiddleDependency> {
          var leaf: Leaf { Leaf(parent: self) }
        }
        """,
        "Tests": """
        import Low
        func make(_ d: any MiddleDependency) -> Middle { Middle(dependency: d) }
        """,
      ], stubsFor: tests)
    #expect(compile(all).diagnostics.count == count)
  }

  @Test func `A hand-built scope has to pass on even what has a default`() {
    let compilation = compile(
      """
      protocol LeafDependency: Dependency { var log: Int? { get } }
      extension LeafDependency { var log: Int? { nil } }
      final class Leaf: Component<any LeafDependency> { lazy var used = dependency.log }
      final class Middle: Component<any EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
      final class Root: BootstrapComponent {
        let log = 1
        var middle: Middle { Middle(parent: self) }
      }
      final class Fake: EmptyDependency {}
      let middle = Middle(dependency: Fake())
      """)
    #expect(
      compilation.diagnostics.flatMap { $0.notes.map(\.message) }
        == [
          "'Leaf' below it needs 'log' of type 'Int?'",
          "let 'Fake' be a class that conforms to 'MiddleUpstream', or add to 'Middle' what is needed "
            + "below it",
        ])
  }

  @Test func `Conforming to another upstream protocol that ends alike does not help`() {
    let code = """
      protocol FeedDependency: Dependency {}
      protocol PostDependency: Dependency { var count: Int { get } }
      final class Post: Component<any PostDependency> {}
      final class Feed: Component<any FeedDependency> { var post: Post { Post(parent: self) } }
      final class MyFeed: Component<any FeedDependency> { var post: Post { Post(parent: self) } }
      final class Host: MyFeedUpstream {
        let count = 3
        var feed: Feed { Feed(dependency: self) }
        var mine: MyFeed { MyFeed(dependency: self) }
      }
      """
    let words = "does not conform to 'FeedUpstream' and so cannot forward 'count'"
    #expect(compile(code).messages == ["'Feed' is built from 'Host', which \(words)"])
  }

  @Test func `A root that is created like a child is the only error`() {
    let compilation = compile(
      """
      protocol D: Dependency { var count: Int { get } }
      final class Leaf: Component<any D> {}
      final class Middle: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
      final class Root: BootstrapComponent {
        let count = 3
        var middle: Middle { Middle(parent: self) }
      }
      """)
    #expect(compilation.messages == ["'Middle' needs nothing from above and has no parent"])
  }
}
