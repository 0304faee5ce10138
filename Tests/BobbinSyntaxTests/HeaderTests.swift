import BobbinTestSupport
import Testing

@testable import BobbinSyntax

/// What is put off must be found when someone asks, and all types at once.
@Suite("Headers come first, members when asked for")
struct HeaderTests {
  @Test("the grammar's samples", arguments: GrammarSample.all)
  func samples(sample: GrammarSample) {
    expectSameFacts(sample.text + "\nclass Z { let z: Z }\n")
  }

  @Test(
    "types behind names that may be modifiers",
    arguments: [
      "enum A { case open\n struct B {} }",
      "enum A { case a, open\n struct B {} }",
      "enum A { case a,\n lazy\n final class B {} }",
      "class A { let x = open\n struct B {} }",
      "class A { let x =\n open\n struct B {} }",
      "class A { let x = y +\n open\n struct B {} }",
      "class A { let x = y ?\n open : z\n final\n struct B {} }",
      "class A { let x: Int = .open\n public struct B {} }",
      "class A { var open: Int { 1 }; private struct B {} }",
      "class A { func lazy() {}\n @objc(b) private final class B {} }",
      "class A { class func f() -> Int { 1 }\n class B {} }",
      "class A { public class var v: Int { 1 }\n override class func g() {}\n indirect enum B {} }",
      "class A { let f: @MainActor () -> Void\n @MainActor struct B {} }",
      "class A { @P(x: 1) private var a = 1\n @P(x: { struct No {} }) struct B {} }",
      "class A { private(set) var a = 1\n private(set) public var b = 2\n nonisolated(unsafe) let c = 1 }",
      "actor A { var actor: Actor\n actor B {}\n let actor = 1\n actor C: P {} }",
      "#if A\n@available(macOS 11, *)\n#endif\npublic\n#if B\nfinal\n#endif\nclass C {}",
      "class A {\n#if X\n struct B {}\n#else\n struct B { let x: Int }\n#endif\n}",
      "protocol P { associatedtype T: Q = Int where T: R; associatedtype U\n func f() }",
      "@testable import A\ninternal import struct B.C\nlet x = 1\nimport D\nextension [Int]: P {}",
      "let a = b.class, c = d.struct\nf(class: 1, struct: 2)\nstruct B<T> where T: P {}",
      "func open() {}\nopen class B {}",
      "@A<B>?\n#if X\n#endif\nclass C {}",
      "prefix operator .!\npublic struct A {}\ninfix operator +\npublic struct B {}",
      "typealias A = B<\n C\n>\n@X private struct D {}\nlet e: B<C>\nfinal class F {}",
      "switch x { case .class: struct No {} }\nstruct B {}",
      "struct A { subscript(struct x: Int) -> Int { get { 1 } set {} }\n typealias T = Int }",
      "struct A { init(class: Int = { struct No {}; return 1 }()) {}\n enum B { case c } }",
    ])
  func modifiers(text: String) {
    expectSameFacts(text)
  }

  @Test("what is wrong is told when someone asks, with the members that are right")
  func faults() {
    let source = Source(
      path: "Test.swift", text: "class A { var a: Int; func }\nclass B { let b: B }")
    let file = Parser.parse(source, reading: .headers)
    #expect(file.declarations.map(\.name) == ["A", "B"])
    #expect(file.declarations[1].properties.map(\.name) == ["b"])
    #expect(file.faults.map(\.message) == ["expected a name behind 'func'"])
  }

  @Test(
    "what creates something is read at once, where it stands",
    arguments: [
      "class A { let a: Int; func f() { B(parent: self) } }\nclass C { let c: Int }",
      "class A { class B { var c: C { C(parent: self) } }; let a: Int }\nprotocol P { var q: Q { get } }",
      "class C { let c: Int }\nextension A { var b: B { get { B(parent: self) } set {} } }",
      "class A { lazy var b = B(parent: self) { didSet {} }; subscript(i: Int) -> Int { 1 } }",
      "class A { let b: Int }\nfunc f(a: A) { struct B { let b: Int }; C(parent: a) }",
      "let b = B(injecting: a)\nclass A { init(parent: P) {}; var parent: P }",
      "class A { var b: B { B(parent: self) }; func }\nclass C {\n#if D\nlet e: E\n#endif\n}",
    ])
  func creations(text: String) {
    expectSameFacts(text)
    let file = Parser.parse(Source(path: "Test.swift", text: text), reading: .headers)
    let found =
      ([file.creations] + file.declarations.flatMap { [$0.creations] + $0.nested.map(\.creations) })
      .joined()
    #expect(found.count == 1)
    #expect(file.declarations.allSatisfy { $0.unread != nil && $0.known.properties.isEmpty })
  }

  @Test("all threads get the same members")
  func threads() async {
    let text = (0..<100).map { "class C\($0) { let a\($0): Int }" }.joined(separator: "\n")
    let file = Parser.parse(Source(path: "Test.swift", text: text), reading: .headers)
    await withTaskGroup(of: String.self) { group in
      for type in file.declarations {
        group.addTask { type.properties.map(\.name).joined() + type.name }
      }
      let found = await group.reduce(into: Set<String>()) { $0.insert($1) }
      #expect(found == Set((0..<100).map { "a\($0)C\($0)" }))
    }
  }

  private func expectSameFacts(_ text: String) {
    func expect(_ text: String, like reading: Parser.Reading) {
      let source = Source(path: "Test.swift", text: text)
      let all = Parser.parse(source, reading: reading).rendered
      #expect(Parser.parse(source, reading: .headers).rendered == all)
    }
    let label = /(parent|injecting|gathering|dependency) *:/
    // Of code that creates nothing, types that are local to closures are not asked for.
    if text.contains(label) { expect(text, like: .creations) }
    expect(text.replacing(label, with: "x:"), like: .members)
  }
}
