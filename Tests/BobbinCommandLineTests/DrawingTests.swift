import BobbinReports
import BobbinTestSupport
import Testing

@testable import BobbinCommandLine

struct DrawingTests {
  /// A root, two levels below it, a service, a collection, and two components in a circle.
  private static let program = TemporaryPackage.app(
    """
    import Bobbin

    protocol Plugin {}
    final class RootComponent: BootstrapComponent {
      #if DEBUG
        var plugin: any Plugin { fatalError() }
      #else
        var plugin: any Plugin { fatalError() }
      #endif
      var plugins: [any Plugin] { [any Plugin](gathering: self) }
      var loader: Loader { Loader(injecting: self) }
      var box: Outer.`The "box" & #1` { Outer.`The "box" & #1`(parent: self) }
    }
    final class Loader { init(plugin: any Plugin) {} }
    enum Outer {
      protocol BoxDependency: Dependency { var plugin: any Plugin { get } }
      final class `The "box" & #1`: Component<any BoxDependency> {
        var leaf: LeafComponent { LeafComponent(parent: self) }
      }
    }
    protocol LeafDependency: Dependency { var plugin: any Plugin { get } }
    final class LeafComponent: Component<any LeafDependency> {}

    final class PingComponent: Component<any EmptyDependency> {
      var pong: PongComponent { PongComponent(parent: self) }
    }
    final class PongComponent: Component<any EmptyDependency> {
      var ping: PingComponent { PingComponent(parent: self) }
    }

    """)

  private func draw(_ words: String...) throws -> TemporaryPackage.Outcome {
    try TemporaryPackage(DrawingTests.program).run(["graph", "--project", "/bobbin.json"] + words)
  }

  @Test func `Graphviz gets modules, shapes and quoted names`() throws {
    let outcome = try draw("--format", "dot")
    #expect(outcome.code == .success)
    #expect(
      outcome.output == #"""
        digraph Bobbin {
          rankdir=LR
          node [shape=box, style=rounded, fontname=Helvetica]
          edge [arrowsize=0.7]
          subgraph cluster_0 {
            label="App"
            color=gray; fontname=Helvetica; fontcolor=gray40
            c0 [label="LeafComponent"]
            c1 [label="Outer.The \"box\" & #1"]
            c2 [label="PingComponent"]
            c3 [label="PongComponent"]
            c4 [label="RootComponent"]
            s0 [label="Loader(injecting:)", style="rounded,dashed"]
            g0 [label="[any Plugin]: 1", shape=folder, style=solid]
          }
          c1 -> c0
          c2 -> c3
          c3 -> c2
          c4 -> c1
          c4 -> s0 [style=dashed]
          c4 -> g0 [style=dashed]
        }

        """#)
  }

  @Test(.enabled(if: path(of: "dot") != nil))
  func `Graphviz accepts it`() throws {
    let package = try TemporaryPackage(["graph.dot": draw("--format", "dot").output])
    let outcome = try SwiftCompiler.run("dot", ["-Tplain", "graph.dot"], in: package.directory)
    #expect(outcome.status == 0)
    #expect(outcome.text.split(separator: "\n").count { $0.hasPrefix("node ") } == 7)
  }

  @Test func `Mermaid's special characters are escaped in names`() throws {
    let outcome = try draw("--format", "mermaid")
    #expect(
      outcome.output == """
        flowchart LR
          subgraph m0["App"]
            c0["LeafComponent"]
            c1["Outer.The #34;box#34; #38; #35;1"]
            c2["PingComponent"]
            c3["PongComponent"]
            c4["RootComponent"]
            s0(["Loader(injecting:)"])
            g0[/"[any Plugin]: 1"/]
          end
          c1 --> c0
          c2 --> c3
          c3 --> c2
          c4 --> c1
          c4 -.-> s0
          c4 -.-> g0

        """)
  }

  @Test func `A part is drawn below a component, or to a depth`() throws {
    try #expect(
      draw("--format", "mermaid", "--depth", "0").output == """
        flowchart LR
          subgraph m0["App"]
            c0["PingComponent"]
            c1["PongComponent"]
            c2["RootComponent (+1)"]
            s0(["Loader(injecting:)"])
            g0[/"[any Plugin]: 1"/]
          end
          c0 --> c1
          c1 --> c0
          c2 -.-> s0
          c2 -.-> g0

        """)
    try #expect(
      draw("--root", #"The "box" & #1"#, "--format=tree").output == """
        Outer.The "box" & #1 (App)
        └─ LeafComponent (App)
               plugin: any Plugin ← RootComponent

        """)
    try #expect(
      draw("--depth", "1").output.contains(
        """
        └─ Outer.The "box" & #1 (App) – 1 below
        """))
  }

  @Test func `An unknown root is rejected`() throws {
    let name = try draw("--root", "LaefComponent")
    #expect(name.code == .usage)
    #expect(
      name.error == "error: there is no component 'LaefComponent'; did you mean 'LeafComponent'?\n")
    let other = try draw("--root", "LoginComponent")
    #expect(other.error == "error: there is no component 'LoginComponent'\n")
  }
}
