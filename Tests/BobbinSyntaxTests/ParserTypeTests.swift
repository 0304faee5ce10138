import BobbinTestSupport
import Testing

@Suite("The parser reads imports, types and protocols")
struct ParserTypeTests {
  @Test(
    "imports",
    arguments: [
      ("import A", "import A"),
      ("import A; import B", "import A|import B"),
      ("import A.B.C", "import A.B.C"),
      ("import struct A.B", "import struct A.B"),
      ("import func A.b", "import func A.b"),
      ("import class A.B", "import class A.B"),
      ("public import A", "public import A"),
      ("@testable import A", "@testable import A"),
      ("@_spi(X) @preconcurrency internal import A", "@_spi(X) @preconcurrency internal import A"),
      ("@_exported\nimport A", "@_exported import A"),
      ("import `class`", "import class"),
      ("#!/usr/bin/swift\nimport A", "import A"),
      ("#if X\nimport A\n#endif\nimport B", "import A #if X|import B"),
      (
        "#if canImport(A) && !os(iOS)\nimport A\n#elseif B\nimport B\n#else\nimport C\n#endif",
        """
        import A #if canImport(A) && !os(iOS)|\
        import B #if !(canImport(A) && !os(iOS)) && B|\
        import C #if !(canImport(A) && !os(iOS)) && !B
        """
      ),
      (
        "#if A\n#if B\nimport C\n#endif\n#else\n#if B &&\n  C\nimport D\n#endif\n#endif",
        "import C #if A, B|import D #if !A, B && C"
      ),
    ])
  func imports(text: String, expected: String) {
    expectFacts(text, lines(expected))
  }

  @Test(
    "heads of types",
    arguments: [
      ("class C {}", "class C"),
      (
        "public final class C<T, U: P>: Base<T>, Q where T: R {}",
        "public final class C<T, U: P>: Base<T>, Q where T: R"
      ),
      ("final public class C: Component<any D> {}", "public final class C: Component<any D>"),
      ("class C: Component<A & B> {}", "class C: Component<A & B>"),
      ("class C: Bobbin.Component<Mod.Outer.D> {}", "class C: Bobbin.Component<Mod.Outer.D>"),
      ("class C: Bobbin::Component<D> {}", "class C: Bobbin.Component<D>"),
      ("class C: A<B<C>>, D {}", "class C: A<B<C>>, D"),
      ("class C: A<B?>, D {}", "class C: A<B?>, D"),
      ("class C\n  : A,\n    B\n{\n}", "class C: A, B"),
      (
        "class C: @unchecked Sendable, @MainActor P {}",
        "class C: @unchecked Sendable, @MainActor P"
      ),
      ("class C: nonisolated P {}", "class C: nonisolated P"),
      ("@MainActor @Observable open class C {}", "@MainActor @Observable open class C"),
      ("@available(iOS 13, *)\n@objc(D)\nclass C {}", "@available(iOS 13, *) @objc(D) class C"),
      ("@A(\"x\", b: { $0 }) class C {}", "@A(\"x\", b: { $0 }) class C"),
      ("#if X\n@A\n#endif\nclass C {}", "@A class C"),
      ("struct S: ~Copyable {}", "struct S: ~Copyable"),
      ("struct S<each T: P> {}", "struct S<each T: P>"),
      ("struct S<let n: Int>: P {}", "struct S<let n: Int>: P"),
      (
        "struct S<T: ~Copyable>: ~Copyable where T: ~Escapable {}",
        "struct S<T: ~Copyable>: ~Copyable where T: ~Escapable"
      ),
      ("indirect enum E: Int { case a(A) }", "indirect enum E: Int"),
      ("public actor A: P {}", "public actor A: P"),
      ("distributed actor A {}", "distributed actor A"),
      ("nonisolated struct S {}", "nonisolated struct S"),
      ("protocol P: class {}", "protocol P: AnyObject"),
      (
        "protocol P<A>: AnyObject, Q where A: R { associatedtype A }",
        "protocol P<A>: AnyObject, Q where A: R|  associatedtype A"
      ),
      (
        "extension A.B: @retroactive P where T == Int {}",
        "extension A.B: @retroactive P where T == Int"
      ),
      ("extension [Int]: P {}", "extension [Int]: P"),
      ("extension A<Int> {}", "extension A<Int>"),
      ("typealias A = B", "typealias A = B"),
      (
        "public typealias A<T> = B<T, Int> where T: P",
        "public typealias A<T> = B<T, Int> where T: P"
      ),
      ("typealias A = any B & C", "typealias A = any B & C"),
      ("typealias A = (B) -> C; class D {}", "typealias A = (B) -> C|class D"),
      ("class `class` {}", "class class"),
      ("class C { class D { struct E {} } }\nclass F {}", "class C|  class D|    struct E|class F"),
      ("extension C { final class D: E {} }", "extension C|  final class D: E"),
      ("#if A\nclass C {}\n#else\nclass C {}\n#endif", "class C #if A|class C #if !A"),
      ("class C {\n#if A\nclass D {}\n#endif\n}", "class C|  class D #if A"),
      ("let actor = 1; actor + 1; actor.f()", ""),
      ("precedencegroup A { higherThan: B }\ninfix operator +++: A\nclass C {}", "class C"),
      ("prefix operator /\npostfix operator +/\nclass C {}", "class C"),
      (
        "@freestanding(expression) public macro m<T>(parent: T) -> A = #externalMacro(module: \"a\", "
          + "type: \"b\")\nclass C {}", "class C"
      ),
      ("#Preview { A() }\nclass C {}", "class C"),
      ("#warning(\"a {\")\nclass C {}", "class C"),
      ("#sourceLocation(file: \"a\", line: 1)\nclass C {}\n#sourceLocation()", "class C"),
    ])
  func heads(text: String, expected: String) {
    expectFacts(text, lines(expected))
  }

  @Test(
    "types as they are written",
    arguments: [
      "A", "A.B<C>.D", "A?", "A??", "A!", "[A]", "[A: B]", "[[A]: [B?]]?", "()",
      "(A, b: B)", "(A) -> B", "(A, B...) async throws -> (C) -> D", "() throws(E) -> Void",
      "((A) -> B)?", "[(A) -> B]", "any P", "(any P)?", "any P & Q", "[any P]", "(any P & Q)?",
      "some P", "P & Q", "A.Type", "(any P).Type", "any P.Type", "A.Protocol",
      "@MainActor @Sendable (A) -> Void", "(@Sendable () -> Void)?", "(inout A) -> Void",
      "@convention(c) (A) -> B", "A<B<C<D>>>", "A<B?>?", "A<B<C?>?>?", "A<B<C>>!", "A<(B) -> C>",
      "A<any P, [B: C]>", "A<3>", "[A].Index", "(A) -> (any P)?", "any ~Copyable & P",
      "isolated (any Actor)?", "A<_>", "A<each B>", "(repeat each T)", "A<repeat (each T, B)>",
      "(a: A)", "@isolated(any) () -> A", "nonisolated(nonsending) () async -> A",
      "() -> A<B>", "Self", "`default`.`Type`",
    ])
  func types(text: String) {
    expectFacts(
      "class C { var a: \(text) = b; let z: Z }", lines("class C|  var a: \(text)|  let z: Z"))
    expectFacts(
      "class C { func a(a: \(text) = b) -> \(text) { } }",
      lines(
        text == "()"
          ? "class C|  func a(a: () = _)" : "class C|  func a(a: \(text) = _) -> \(text)"))
    expectFacts("typealias A = \(text)", "typealias A = \(text)")
  }

  @Test(
    "requirements of protocols",
    arguments: [
      ("var a: A { get }", "var a: A { get }"),
      ("var a: (any A)? { get set }", "var a: (any A)? { get set }"),
      ("var a: A { get nonmutating set }", "var a: A { get nonmutating set }"),
      ("var a: A { borrow }", "var a: A { get }"),
      ("var a: A { mutating get set }", "var a: A { get set }"),
      ("var a: A { get async }", "var a: A { get async }"),
      ("var a: A { get async throws(E) }", "var a: A { get async throws(E) }"),
      (
        "var a: A { get throws }; var b: B { set get }",
        "var a: A { get throws }|var b: B { get set }"
      ),
      ("var a: A\n  { get }\nvar b: B {\n  get\n  set\n}", "var a: A { get }|var b: B { get set }"),
      ("@MainActor var a: A { get }", "@MainActor var a: A { get }"),
      ("nonisolated var a: A { get }", "nonisolated var a: A { get }"),
      ("static var a: A { get }", "static var a: A { get }"),
      ("@A\n@B(c: 1)\nvar a: A { get }", "@A @B(c: 1) var a: A { get }"),
      ("func f()\nfunc g(a: A) async throws(E) -> B", "func f()|func g(a: A) async throws(E) -> B"),
      (
        "func f<T: P>(_ a: T) -> any Q where T.A == B",
        "func f<T: P>(_ a: T) -> any Q where T.A == B"
      ),
      ("mutating func f(a: A = b)", "mutating func f(a: A = _)"),
      ("static func f()", "static func f()"),
      (
        "@discardableResult func f() -> some P\n@MainActor func g()",
        "@discardableResult func f() -> some P|@MainActor func g()"
      ),
      ("init()\ninit?(a: A) throws", "init()|init?(a: A) throws"),
      ("associatedtype A", "associatedtype A"),
      (
        "associatedtype A: P & Q = B where A.C == D\nvar a: A { get }",
        "associatedtype A: P & Q = B where A.C == D|var a: A { get }"
      ),
      ("associatedtype A\n  : P\nvar a: A { get }", "associatedtype A: P|var a: A { get }"),
      ("subscript(a: A) -> B { get set }\nvar a: A { get }", "subscript|var a: A { get }"),
      ("typealias A = B", "typealias A = B"),
      (
        "#if X\nvar a: A { get }\n#else\nvar a: B { get }\n#endif",
        "var a: A { get } #if X|var a: B { get } #if !X"
      ),
    ])
  func requirements(text: String, expected: String) {
    let members = expected.split(separator: "|").map { "|  \($0)" }.joined()
    expectFacts(
      "public protocol P: Dependency {\n\(text)\n}",
      lines("public protocol P: Dependency\(members)"))
  }

  @Test(
    "cases of enumerations",
    arguments: [
      ("case a, b, c", "a|b|c"), ("case a(Int), b(x: [Int], y: (A) -> B = { $0 }), c", "c"),
      ("case get, set, open, actor", "get|set|open|actor"),
      ("case `default`, `init`, Type", "default|init|Type"),
      ("case a = 1, b = -2\ncase c = \"x\"", "a|b|c"), ("case parent(parent: C)", ""),
      ("indirect case a(E)", ""), ("case\n  a,\n  b", "a|b"),
      ("#if X\ncase a\n#else\ncase b(A)\n#endif; case c", "a #if X|c"),
      ("case final, lazy, some, any", "final|lazy|some|any"), ("case a; case b", "a|b"),
      ("case prefix\ncase public, async", "prefix|public|async"),
    ])
  func cases(text: String, names: String) {
    let cases = names.split(separator: "|").map { name in
      let parts = name.split(separator: " ", maxSplits: 1)
      return "|  static let \(parts[0]): E" + (parts.count > 1 ? " \(parts[1])" : "")
    }
    expectFacts(
      "enum E {\n\(text)\nvar z: Z { .a }\n}", lines("enum E\(cases.joined())|  var z: Z { get }"))
  }

  @Test(
    "local types do not leak",
    arguments: [
      ("func f() { class L { var a: A } }", "func f()|class L (local)|  var a: A"),
      (
        "var a: A { struct L { class M {} }; return A() }",
        "var a: A { get }|struct L (local)|  class M"
      ),
      ("let a: A = { final class L: A {}; return L() }()", "let a: A|final class L: A (local)"),
      ("func f() { func g() { typealias L = A } }", "func f()|typealias L = A (local)"),
      ("init() { if a { enum L {} } }", "init()|enum L (local)"),
      ("func f() { var b: Int { 1 }; let c = 1; func d() {}; actor.go() }", "func f()"),
      (
        "func f() { protocol L { var a: A { get } } }",
        "func f()|protocol L (local)|  var a: A { get }"
      ),
      ("subscript(a: A) -> B { class L {} }", "subscript|class L (local)"),
      ("deinit { class L {} }", "class L (local)"),
      ("func f(a: A = { class L {} }()) {}", "func f(a: A = _)|class L (local)"),
    ])
  func localTypes(text: String, expected: String) {
    let members = expected.split(separator: "|").map { "|  \($0)" }.joined()
    expectFacts("class C {\n\(text)\nvar z: Z\n}", lines("class C\(members)|  var z: Z"))
  }

  @Test(
    "code at the top level",
    arguments: [
      ("func f() { class L {} }\nclass C {}", "class L (local)|class C"),
      ("let a = { class L {} }\nclass C {}", "class L (local)|class C"),
      ("if a { class L {} }\nclass C {}", "class L (local)|class C"),
      ("for a in b where c { d() }\nclass C {}", "class C"),
      ("var a: Int { 1 }\nvar b = 1 { didSet {} }\nclass C {}", "class C"),
      ("switch a { case .class: b\ndefault: c }\nclass C {}", "class C"),
      ("f(class: a, struct: b, extension: c)\n_ = a.extension\nclass C {}", "class C"),
      ("repeat { a() } while b\nfunc open() {}\nopen()\nclass C {}", "class C"),
      ("a = b ? .class : .enum\nclass C {}", "class C"),
      ("label: while true { break label }\nclass C {}", "class C"),
      ("f { a in b } c: { d }\nclass C {}", "class C"),
    ])
  func topLevel(text: String, expected: String) {
    expectFacts(text, lines(expected))
  }

  private func lines(_ text: String) -> String {
    text.split(separator: "|").joined(separator: "\n")
  }
}
