import BobbinCompiler
import BobbinReports
import BobbinSyntax
import BobbinTestSupport
import Testing

/// Time and text grow with edges, not with paths.
@Suite(.timeLimit(.minutes(10)))
struct GrowthTests {
  /// Levels of two components, each of which creates both of the next level: 2ⁿ paths.
  private func diamonds(_ levels: Int) -> Compilation {
    var text = "protocol LeafDependency: Dependency { var a: Int { get }; var b: String { get } }\n"
    text += "final class LeafComponent: Component<any LeafDependency> {}\n"
    for level in 0..<levels {
      for side in ["L", "R"] {
        let children =
          level == levels - 1 ? ["Leaf"] : ["L\(level + 1)", "R\(level + 1)"]
        text += "final class \(side)\(level)Component: Component<any EmptyDependency> {\n"
        for child in children {
          text += "  var to\(child): \(child)Component { \(child)Component(parent: self) }\n"
        }
        text += "}\n"
      }
    }
    text += """
      final class RootComponent: BootstrapComponent {
        let a = 1, b = "b"
        var left: L0Component { L0Component(parent: self) }
        var right: R0Component { R0Component(parent: self) }
      }
      """
    return compileInTime(text)
  }

  @Test(arguments: [10, 100])
  func `Diamonds cost time in proportion to their edges`(levels: Int) {
    let compilation = diamonds(levels)
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.program.edges.count == 4 * (levels - 1) + 4)
    let bindings = compilation.resolved.wirings.reduce(0) { $0 + $1.bindings.count }
    #expect(bindings == 2 * compilation.program.edges.count)
    let bytes = compilation.generatedFile(for: "App").text.utf8.count
    #expect(bytes < 1_500 * compilation.program.edges.count)
  }

  @Test func `Protocols that inherit from one another in many ways are read once`() {
    var text = "protocol L0: Dependency { var a: Int { get } }; protocol R0: Dependency {}\n"
    for level in 1..<60 {
      for side in ["L", "R"] {
        text += "protocol \(side)\(level): L\(level - 1), R\(level - 1) {}\n"
      }
    }
    text += """
      final class Leaf: Component<any L59> {}
      final class Root: BootstrapComponent { let a = 1; var leaf: Leaf { Leaf(parent: self) } }
      """
    let compilation = compileInTime(text)
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.lines(of: "App") { $0.hasPrefix("convenience init") }.count == 1)
  }

  @Test func `No error looks at all types and components`() {
    let times = [100, 400].map { count in
      let text = (0..<count).map { number in
        """
        protocol D\(number): Dependency { var a\(number): S\(number) { get } }
        struct S\(number) {}
        final class Leaf\(number): Component<any D\(number)> {}
        final class Root\(number): BootstrapComponent {
          var leaf: Leaf\(number) { Leaf\(number)(parent: self) }
        }

        """
      }.joined()
      return ThreadTime.measure {
        #expect(compile(text).diagnostics.count { $0.severity == .error } == count)
      }
    }
    #expect(times[1] < times[0] * 8)
  }

  @Test func `Finding the consumers of a long chain does not walk it for each component`() {
    let count = 120
    var text = "final class C\(count): Component<any EmptyDependency> {}\n"
    for level in 0..<count {
      text += "protocol D\(level): Dependency { var a\(level): Int { get } }\n"
      text += "final class C\(level): Component<any D\(level)> {\n"
      text += "  var next: C\(level + 1) { C\(level + 1)(parent: self) }\n}\n"
    }
    text += "final class Root: BootstrapComponent {\n  var first: C0 { C0(parent: self) }\n"
    text += (0..<count).map { "  let a\($0) = \($0)\n" }.joined() + "}\n"
    let comments = compileInTime(text).generatedFile(for: "App").text.split(separator: "\n")
      .filter { $0.hasPrefix("  /// For ") }
    #expect(comments.count == count * (count - 1) / 2)
    #expect(comments.contains("  /// For `C\(count - 1)`."))
  }

  /// A chain of components with one dependency, the last of which depends on `D`, below a root.
  private func chain(_ count: Int, of dependency: String) -> Compilation {
    var text = "protocol D: Dependency { var a: Int { get }; var b: Int { get } }\n"
    text += "final class C\(count): Component<any D> {}\n"
    for index in 0..<count {
      text += "final class C\(index): Component<any \(dependency)> {\n"
      text += "  var next: C\(index + 1) { C\(index + 1)(parent: self) }\n}\n"
    }
    text += "final class Root: BootstrapComponent {\n"
    text += "  let a = 1, b = 2\n  var first: C0 { C0(parent: self) }\n}\n"
    return compile(text)
  }

  @Test func `Code for a long chain takes time in proportion to it`() {
    func time(_ count: Int) -> Double {
      let compilation = chain(count, of: "EmptyDependency")
      return ThreadTime.measure { _ = compilation.generatedFile(for: "App") }
    }
    // A walk for each component would take sixteen times as long.
    #expect(time(1_200) < 9 * time(300))
  }

  @Test func `A chain of services that keep their component takes time in proportion to it`() {
    func time(_ count: Int) -> Double {
      var text = "class Root: BootstrapComponent {\n  func f() {}\n"
      for index in 0..<count {
        text += "  var s\(index): S\(index) { S\(index)(injecting: self) }\n"
      }
      text += "}\nclass S0 { let f: () -> Void; init(f: @escaping () -> Void) { self.f = f } }\n"
      for index in 1..<count { text += "struct S\(index) { let s\(index - 1): S\(index - 1) }\n" }
      let app = modules(["App": text])
      return ThreadTime.measure { #expect(Compilation(app).diagnostics.isEmpty) }
    }
    // A walk over all services for each would take sixteen times as long.
    #expect(time(1_200) < 9 * time(300))
  }

  @Test func `Warnings about undecided providers take time in proportion to them`() {
    func time(_ count: Int) -> Double {
      var text = "protocol D: Dependency { var a: Int { get } }\n"
      text += "class Leaf: Component<any D> { var b: Int { dependency.a } }\n"
      for index in 0..<count {
        text += "class C\(index): Component<any EmptyDependency> {\n"
        text += "  lazy var a = make()\n  var leaf: Leaf { Leaf(parent: self) }\n}\n"
      }
      text += "class Root: BootstrapComponent {\n  let a = 1\n"
      for index in 0..<count { text += "  var c\(index): C\(index) { C\(index)(parent: self) }\n" }
      let app = modules(["App": text + "}\n"])
      return ThreadTime.measure { #expect(Compilation(app).diagnostics.count == count) }
    }
    // A table of all parents for each would take sixteen times as long.
    #expect(time(1_200) < 9 * time(300))
  }

  @Test func `Four times as many scopes that forward a hidden type take about four times as long`()
  {
    func time(_ count: Int) -> Double {
      var text = "struct A {}; struct B {}\nextension D { var c: B? { nil } }\n"
      text += "protocol D: Dependency { var a: A { get }; var c: B? { get } }\n"
      text += "class Leaf: Component<any D> { var b: (A, B?) { (dependency.a, dependency.c) } }\n"
      for index in 0..<count {
        text += "public class C\(index): Component<any EmptyDependency> {\n"
        text += "  var leaf: Leaf { Leaf(parent: self) }\n}\n"
      }
      text += "class Root: BootstrapComponent {\n  let a = A()\n"
      for index in 0..<count { text += "  var c\(index): C\(index) { C\(index)(parent: self) }\n" }
      let app = modules(["App": text + "}\n"])
      return ThreadTime.measure { #expect(Compilation(app).diagnostics.isEmpty) }
    }
    // Looking for the creators of each among all edges, or for what the root has instead of the
    // optional that it lacks, would take sixteen times as long.
    #expect(time(1_200) < 9 * time(300))
  }

  @Test func `A missing requirement below many diamonds is reported once`() {
    var text = "protocol D: Dependency { var missing: Int { get } }\n"
    for level in 0..<30 {
      for side in ["L", "R"] {
        text += "final class \(side)\(level): Component<any D> {\n"
        for child in ["L", "R"] where level < 29 {
          text += "  var to\(child): \(child)\(level + 1) { \(child)\(level + 1)(parent: self) }\n"
        }
        text += "}\n"
      }
    }
    text += "final class Root: BootstrapComponent { var l: L0 { L0(parent: self) } }"
    #expect(compileInTime(text).diagnostics.count == 1)
  }

  @Test func `Compiling a long chain and a large cycle ends`() {
    var text = "protocol D: Dependency {}\nprotocol E: Dependency { var a: Int { get } }\n"
    let count = 300
    for index in 0..<count {
      let needs = index == count - 1 ? "E" : "D"
      let next = (index + 1) % count
      text += "final class C\(index): Component<any \(needs)> {\n"
      text += "  var next: C\(next) { C\(next)(parent: self) }\n}\n"
    }
    text += "final class Root: BootstrapComponent { let a = 1; var c: C0 { C0(parent: self) } }"
    let compilation = compileInTime(text)
    #expect(compilation.diagnostics.isEmpty)
    let passing = compilation.program.components.filter {
      !compilation.resolved.forwarded(by: $0.id).isEmpty
    }
    #expect(passing.count == count - 1)
  }

  @Test func `No chain is too long for the call stack`() {
    let count = 3_000
    var text = "protocol P0: Dependency { var a: A\(count) { get } }\nstruct S {}\n"
    text += "typealias A0 = S\ntypealias C0 = Component<any P\(count)>\n"
    text += "class K0 {}\nprotocol Q0 {}\n"
    for index in 1...count {
      text += "protocol P\(index): P\(index - 1) {}\ntypealias A\(index) = A\(index - 1)\n"
      text += "typealias C\(index) = C\(index - 1)\nclass K\(index): K\(index - 1) {}\n"
      text += "protocol Q\(index): Q\(index - 1) {}\n"
    }
    text += """
      extension K0: Q\(count) {}
      protocol LeafDependency: Dependency { var a: any Q0 { get } }
      final class Leaf: Component<any LeafDependency> {}
      final class Middle: C\(count) {
        let b = K\(count)()
        var leaf: Leaf { Leaf(parent: self) }
      }
      final class Root: BootstrapComponent {
        let a = S()
        var middle: Middle { Middle(parent: self) }
      }
      """
    let compilation = compileInTime(text)
    // `S` is not a `Q0`, and nothing else is wrong.
    #expect(compilation.diagnostics.map(\.group) == [.typeMismatch])
    #expect(compilation.program.components.count == 3)
  }

  @Test func `Four times as many children of one component take about four times as long`() {
    func time(_ count: Int) -> Double {
      var text = "protocol D: Dependency { var a: Int { get } }\n"
      for index in 0..<count { text += "final class C\(index): Component<any D> {}\n" }
      text += "final class Root: BootstrapComponent {\n  let a = 1\n"
      for index in 0..<count { text += "  var c\(index): C\(index) { C\(index)(parent: self) }\n" }
      text += "}\n"
      return ThreadTime.measure { #expect(compile(text).program.edges.count == count) }
    }
    // Copying each wiring, or comparing it with all others, would take sixteen times as long.
    #expect(time(2_000) <= 8 * time(500))
  }

  @Test func `Four times as many component classes in one line take about four times as long`() {
    func time(_ count: Int) -> Double {
      var text = "class C\(count): Component<any EmptyDependency> { let a = 1 }\n"
      for index in 0..<count { text += "class C\(index): C\(index + 1) {}\n" }
      text += "final class Root: BootstrapComponent { var c: C0 { C0(parent: self) } }\n"
      return ThreadTime.measure {
        let compilation = compile(text)
        #expect(compilation.program.components.count == count + 2)
        #expect(compilation.resolved.diagnostics.isEmpty)
      }
    }
    // Reading the superclasses for each class would take sixteen times as long.
    #expect(time(2_000) <= 8 * time(500))
  }

  @Test func `Four times as many files that extend one type take about four times as long`() {
    func time(_ count: Int) -> Double {
      let files = (0..<count).map { index in
        """
        import Bobbin
        extension Screens { final class C\(index): Component<any EmptyDependency> {} }
        extension Root { var c\(index): Screens.C\(index) { Screens.C\(index)(parent: self) } }
        """
      }
      let all = [
        module("App", ["import Bobbin; enum Screens {}; class Root: BootstrapComponent {}"] + files)
      ]
      return ThreadTime.measure {
        #expect(Compilation(all).program.edges.count == count)
      }
    }
    // Finding the part that holds a type among all parts would take sixteen times as long.
    #expect(time(1_200) <= 8 * time(300))
  }

  @Test(arguments: [true, false])
  func `Describing a chain four times as long takes about four times as long`(isForwarded: Bool) {
    func time(_ count: Int) -> Double {
      let compilation = chain(count, of: isForwarded ? "EmptyDependency" : "D")
      return ThreadTime.measure { #expect(GraphDocument(compilation).edges.count == count + 1) }
    }
    // Walking up to the provider, or down to what needs it, from each component would take sixteen
    // times as long.
    #expect(time(1_000) <= 8 * time(250))
  }

  @Test func `Warnings do not walk through all files`() {
    let count = 300
    let others = (0..<20_000).map { SourceFile(Source(path: "A\($0).swift", bytes: [])) }
    func time(reading uses: String, warnings: Int) -> Double {
      var text = "import Bobbin\n"
      for index in 0..<count {
        text += "protocol D\(index): Dependency { var a: Int { get } }\n"
        text += "final class C\(index): Component<any D\(index)> { \(uses) }\n"
      }
      text += "final class Root: BootstrapComponent {\n  let a = 1\n"
      text += (0..<count).map { "  var c\($0): C\($0) { C\($0)(parent: self) }\n" }.joined() + "}\n"
      let file = Parser.parse(Source(path: "Root.swift", text: text))
      return ThreadTime.measure {
        let module = Module(name: "App", dependencies: [], files: others + [file])
        #expect(Compilation([module]).diagnostics.count == warnings)
      }
    }
    let used = time(reading: "var b: Int { dependency.a }", warnings: 0)
    #expect(time(reading: "var b = 1", warnings: count) <= 3 * used)
  }

  @Test func `Following aliases that double in each line ends`() {
    var text = "struct S {}\ntypealias A0 = S\n"
    for index in 1...60 { text += "typealias A\(index) = (A\(index - 1), A\(index - 1))\n" }
    text += "final class Root: BootstrapComponent { var a: A60 { fatalError() } }\n"
    #expect(compileInTime(text).program.components.count == 1)
  }
}

/// Compiles a module and expects it to take less than a minute of processor time; the time limits
/// of the tests, which also count waiting, are for code that never ends.
private func compileInTime(_ text: String) -> Compilation {
  var compilation: Compilation?
  let time = ThreadTime.measure { compilation = compile(text) }
  #expect(time < 60)
  return compilation ?? compile(text)
}
