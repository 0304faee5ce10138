/// One item of Swift's grammar as it might be written.
///
/// The samples list everything that the front end must read or skip. One test compares them with
/// expected facts, another one with SwiftParser.
package struct GrammarSample: Sendable, CustomStringConvertible {
  /// The item in a few words.
  package var item: String
  /// The beginning of a file; a class follows.
  package var text: String
  /// What the parser finds in it, in the words of `facts(_:)`.
  package var facts: String

  package var description: String { item }

  init(_ item: String, _ text: String, _ facts: String...) {
    self.item = item
    self.text = text
    self.facts = facts.joined(separator: "\n")
  }

  /// Statements, after which a call must be found, and nothing else.
  init(_ item: String, code: String) {
    self.init(
      item, "class X {\n  func f() {\n    \(code)\n    C(parent: self)\n  }\n}",
      "class X", "  func f()", "  new C(parent: self)")
  }

  /// All of them.
  package static let all = words + literals + marks + directives + heads + accessors + bodies
}

// MARK: - Lexical grammar

extension GrammarSample {
  private static let words = [
    GrammarSample("identifiers outside ASCII", code: "let naïve = 名前 + 🦊.é"),
    GrammarSample(
      "values with the names of modifiers",
      "class X {\n  let a = open\n  struct B {}\n  let c = d +\n    lazy\n  final class E {}\n}",
      "class X", "  let a", "  struct B", "  let c", "  final class E"),
    GrammarSample(
      "values called actor",
      code: "guard a == actor else { return }; b { actor in { c(actor) } }; if actor is D {}"),
    GrammarSample("quoted identifiers", code: "let `class` = a.`init`; `self`.b()"),
    GrammarSample("raw identifiers", code: "let `a } b` = `it's \"C(parent: self)\"`()"),
    GrammarSample(
      "raw identifiers as names", "class `a {` { var `b: C = D(parent: self)`: E }",
      "class a {", "  var b: C = D(parent: self): E"),
    GrammarSample(
      "words that are names elsewhere", code: "let actor = get, open = set.some; any(open)"),
    GrammarSample("closure parameters", code: "a { $0 + $1.b(parent: $0) }"),
  ]

  private static let literals = [
    GrammarSample("numbers", code: "let a = 0x1F + 0b1_0 + 0o7 + 1e-5 + 0x1.8p3 + t.0.1 + 1...2"),
    GrammarSample("strings", code: #"let a = "{ \"C(parent: self)\" // /* \u{1F600} \\""#),
    GrammarSample("raw strings", code: ##"let a = #"{ "b\" C(parent: self) \(c)"#"##),
    GrammarSample(
      "strings of many lines",
      code: "let a = \"\"\"\n    { \"b\" \\\n    C(parent: self)\n    \"\"\""),
    GrammarSample(
      "raw strings of many lines",
      code: "let a = ##\"\"\"\n    \"\"\"# \\(b) \\#(c\n    \"\"\"##"),
    GrammarSample("interpolation", code: #"let a = "b\(c + "d\(e("f"))") { ""#),
    GrammarSample("comments in an interpolation", code: #"let a = "\(b /* ") } */ + c)""#),
    GrammarSample("closures in an interpolation", code: #"let a = "\(b { c in "}\(c)" })""#),
    GrammarSample("interpolation of raw strings", code: ##"let a = #"\#(b("\(c)")) \(d"#"##),
    GrammarSample(
      "interpolation over lines",
      code: "let a = \"\"\"\n    b\\(c.map {\n      \"\\($0)\"\n    }) {\n    \"\"\""),
    GrammarSample("regex literals", code: #"let a = /[)}"]b\/(c)/, d = a.e(/\{/)"#),
    GrammarSample("extended regex literals", code: #"let a = #/ ["{] /b /#, c = ##/d/#/##"#),
    GrammarSample("regex literals of many lines", code: "let a = #/\n      { \"  # b\n    /#"),
    GrammarSample(
      "division is no regex literal", code: "let a = b / c, d = e / f; let g = (h)/i/j"),
    GrammarSample("an operator alone is no regex literal", code: "a.reduce(1, /); b(/, \")\")"),
    GrammarSample(
      "collections", code: "let a = [b: [c, d], e: []], f: [G: H] = [:], i = (j, k: l)"),
    GrammarSample("key paths", code: #"let a = \B.c?.d[0], e = \.f, g = \.self"#),
  ]

  private static let marks = [
    GrammarSample(
      "operators bound by white space", code: "a = -b + c! < d.e; f = !g ... h; i...; (...j)"),
    GrammarSample("operators of dots and others", code: "a .+ b; c..<d; e <*> f; g ≠ h; i &+= j"),
    GrammarSample("optional chaining and ternaries", code: "a?.b?[0]!.c = d ? e : f ?? g"),
    GrammarSample("less-than is no generic argument", code: "a(b < c, d > (e)); if f < g { h() }"),
    GrammarSample("generic arguments", code: "let a = B<C<D>, [E: F?]>(g), h = I<J<K>>.l"),
    GrammarSample(
      "generic arguments at the end of a cast",
      "class X {\nlet a = b as? C.D<E, F>\nlet g = h as any I<J, K>\nlet l: M\n}",
      "class X", "  let a ~ C.D<E, F>?", "  let g ~ any I<J, K>", "  let l: M"),
    GrammarSample("nested comments", code: "/* { /* ( */ \" C(parent: self) */ a() // { /*"),
    GrammarSample("module selectors", code: "let a = B::C(d), e: F::G = h"),
    GrammarSample(
      "shebang", "#!/usr/bin/env swift {\nimport A", "import A"),
  ]

  private static let directives = [
    GrammarSample(
      "#if around members",
      "class X {\n#if A && !os(B)\nlet a: A\n#elseif compiler(>=7)\nlet a: B\n#else\nlet a: C\n#endif\n}",
      "class X", "  let a: A #if A && !os(B)", "  let a: B #if !(A && !os(B)) && compiler(>=7)",
      "  let a: C #if !(A && !os(B)) && !compiler(>=7)"),
    GrammarSample(
      "#if around cases", "enum E {\ncase a\n#if A\ncase b(C)\n#else\ncase d\n#endif\nlet e: F\n}",
      "enum E", "  static let a: E", "  static let d: E #if !A", "  let e: F"),
    GrammarSample(
      "#if around cases of a switch",
      code: "switch a {\n#if A\ncase .b: c()\n#else\ncase .d: e()\n#endif\ndefault: f()\n}"),
    GrammarSample("#if around statements", code: "#if A\na {\n}\n#else\nb {}\n#endif"),
    GrammarSample("#if in a postfix chain", code: "a\n#if A\n.b { c }\n#else\n.d()\n#endif\n.e()"),
    GrammarSample(
      "#if around attributes", "#if A\n@B(c: { d })\n#else\n@E\n#endif\nfinal class X {}",
      "@B(c: { d }) @E final class X"),
    GrammarSample(
      "#if around types and imports", "#if canImport(A)\nimport A\nclass B {}\n#endif",
      "import A #if canImport(A)", "class B #if canImport(A)"),
    GrammarSample(
      "#if in #if", "#if A\n#if B\nclass C {}\n#else\nclass D {}\n#endif\n#endif",
      "class C #if A, B", "class D #if A, !B"),
    GrammarSample(
      "#sourceLocation", code: "#sourceLocation(file: \"{\", line: 1)\na()\n#sourceLocation()"),
    GrammarSample("macros in code", code: "#a; let b = #stringify({ c }, \"}\") { d } e: { f }"),
    GrammarSample(
      "macros as members", "class X {\n#a(b: { c })\n@D(e) #f\nlet g: H\n}", "class X", "  let g: H"
    ),
    GrammarSample(
      "macros as attributes", "@Observable @A(b: \"}\", c: { $0 }) class X { @D var e: F }",
      "@Observable @A(b: \"}\", c: { $0 }) class X", "  @D var e: F"),
    GrammarSample(
      "availability", code: "if #available(iOS 15, *), #unavailable(macOS 12) { a() }"),
  ]
}

// MARK: - Declarations

extension GrammarSample {
  private static let heads = [
    GrammarSample(
      "imports", "@testable public import struct A.B; import func C.d\n@_exported import D",
      "@testable public import struct A.B", "import func C.d", "@_exported import D"),
    GrammarSample(
      "actors", "public actor A: P { let b: C }\ndistributed actor D { distributed func e() {} }",
      "public actor A: P", "  let b: C", "distributed actor D", "  distributed func e()"),
    GrammarSample(
      "enumerations",
      "indirect enum E: Int, P { case a = 1, b, `default`\ncase c(d: E, (F) -> G)\nlet h: I }",
      "indirect enum E: Int, P", "  static let a: E", "  static let b: E",
      "  static let default: E", "  let h: I"),
    GrammarSample(
      "structures", "struct S<T>: P where T: Q { var a: T }", "struct S<T>: P where T: Q",
      "  var a: T"),
    GrammarSample(
      "protocols",
      "protocol P<A>: Q { associatedtype A: R = B where A.C == D\nvar a: A { get async throws(E) }"
        + "\nfunc b(c: D) async\ninit(d: E)\nsubscript(f: G) -> H { get set } }",
      "protocol P<A>: Q", "  associatedtype A: R = B where A.C == D",
      "  var a: A { get async throws(E) }", "  func b(c: D) async", "  init(d: E)", "  subscript"),
    GrammarSample(
      "macro declarations",
      "@freestanding(expression) macro m<T>(parent: T) -> U = #externalMacro(module: \"{\", type: \"V\")"
        + "\n@attached(member, names: named(init), arbitrary) macro n()"),
    GrammarSample(
      "operators and precedence groups",
      "infix operator /~/ : A\nprefix operator √\npostfix operator !!\n"
        + "precedencegroup A { higherThan: B associativity: left assignment: true }"),
    GrammarSample(
      "operator functions",
      "extension A { static func == (b: A, c: A) -> Bool { d }\nstatic prefix func - (b: A) -> A { b }"
        + "\nstatic func <<T>(b: T, c: A) -> A { c } }",
      "extension A", "  static func ==(b: A, c: A) -> Bool", "  static prefix func -(b: A) -> A",
      "  static func <<T>(b: T, c: A) -> A"),
    GrammarSample(
      "subscripts",
      "struct S { static subscript<T>(a: T, b c: D = { 1 }()) -> E where T: F { g } }",
      "struct S", "  subscript"),
    GrammarSample("deinitializers", "class X { isolated deinit { a() } }", "class X"),
    GrammarSample(
      "parameter packs",
      "func a<each T: P>(b: repeat each T) -> (repeat (each T)?) { for c in repeat each b { d(c) } }\n"
        + "struct S<each T> { let e: (repeat each T) }",
      "struct S<each T>", "  let e: (repeat each T)"),
    GrammarSample(
      "suppressed conformances",
      "struct S<T: ~Copyable & ~Escapable>: ~Copyable where T: ~Sendable { let a: any ~Copyable }",
      "struct S<T: ~Copyable & ~Escapable>: ~Copyable where T: ~Sendable", "  let a: any ~Copyable"),
    GrammarSample(
      "integer generic parameters",
      "struct S<let n: Int> { let a: [n of B], c: InlineArray<4, D> }",
      "struct S<let n: Int>", "  let a: InlineArray<n, B>", "  let c: InlineArray<4, D>"),
    GrammarSample(
      "some and any",
      "class X { func a(b: some P & Q) -> some R { c }\nlet d: (any P)?, e: any P.Type }",
      "class X", "  func a(b: some P & Q) -> some R", "  let d: (any P)?", "  let e: any P.Type"),
    GrammarSample(
      "typed throws",
      "class X { func a() throws(B) -> C {}\nlet d: () async throws(E.F) -> G\ninit() throws(H) {} }",
      "class X", "  func a() throws(B) -> C", "  let d: () async throws(E.F) -> G",
      "  init() throws(H)"),
    GrammarSample(
      "ownership of parameters",
      "class X { consuming func a(b: borrowing B, c: consuming C, d: inout D, e: sending E) -> sending F {}"
        + "\nborrowing func g(_ h: isolated (any Actor)?) {} }",
      "class X",
      "  consuming func a(b: borrowing B, c: consuming C, d: inout D, e: sending E) -> sending F",
      "  borrowing func g(_ h: isolated (any Actor)?)"),
    GrammarSample(
      "nonisolated",
      "class X { nonisolated(unsafe) static var a: A\nnonisolated(nonsending) func b() async {}\n"
        + "nonisolated let c: @isolated(any) () -> D }",
      "class X", "  nonisolated(unsafe) static var a: A",
      "  nonisolated(nonsending) func b() async",
      "  nonisolated let c: @isolated(any) () -> D"),
    GrammarSample(
      "initializers",
      "class X { public required convenience init?<T>(_ a: T, parent b: C) async rethrows where T: D {} }",
      "class X",
      "  public required convenience init?<T>(_ a: T, parent b: C) async rethrows where T: D"),
    GrammarSample(
      "extensions",
      "extension A.B: @retroactive @unchecked P where C == [D] { func e() {} }\nextension [F] {}",
      "extension A.B: @retroactive @unchecked P where C == [D]", "  func e()", "extension [F]"),
    GrammarSample(
      "attributes with arguments",
      "@available(*, deprecated, message: \"}\") @objc(a:b:) @_spi(C) @d<E>(f) class X {}",
      "@available(*, deprecated, message: \"}\") @objc(a:b:) @_spi(C) @d<E>(f) class X"),
  ]

  private static let accessors = [
    GrammarSample(
      "getters and setters",
      "class X { var a: A { get async throws(E) { b } }\nvar c: C { get { d } nonmutating set(e) { f } } }",
      "class X", "  var a: A { get async throws(E) }", "  var c: C { get nonmutating set }"),
    GrammarSample(
      "observers",
      "class X { var a = B() { willSet(b) { c } didSet { d } }\nvar e: E { didSet(f) {} } }",
      "class X", "  var a ~ B", "  var e: E"),
    GrammarSample(
      "coroutines", "class X { var a: A { _read { yield b } _modify { yield &b } } }",
      "class X", "  var a: A { get set }"),
    GrammarSample(
      "initializing accessors",
      "class X { var a: A { @storageRestrictions(initializes: b) init(c) { b = c } get { b } set {} } }",
      "class X", "  var a: A { get set }"),
    GrammarSample(
      "addressors", "class X { var a: A { unsafeAddress { b } unsafeMutableAddress { b } } }",
      "class X", "  var a: A { get set }"),
    GrammarSample(
      "access and storage",
      "class X { private(set) public lazy var a: A = { B() }(), c: C = .d { didSet {} }\nweak var e: E?\n"
        + "unowned(unsafe) let f: F }",
      "class X", "  public private(set) lazy var a: A", "  public private(set) lazy var c: C",
      "  weak var e: E?", "  unowned(unsafe) let f: F"),
    GrammarSample(
      "property wrappers", "class X { @A(b: 1) @C.D<E> var f: G = h, i = j }",
      "class X", "  @A(b: 1) @C.D<E> var f: G", "  @A(b: 1) @C.D<E> var i"),
  ]

  private static let bodies = [
    GrammarSample(
      "result builders",
      "@resultBuilder enum A { static func buildBlock(_ b: B...) -> B { c } }\n"
        + "class X { @A var d: E { F { G(h) }\nif i { J() } else { K() }\nfor l in m { N(l) } }\n"
        + "func o(@A p: () -> Q) {} }",
      "@resultBuilder enum A", "  static func buildBlock(_ b: B...) -> B", "class X",
      "  @A var d: E { get }", "  func o(p: () -> Q)"),
    GrammarSample(
      "trailing closures", code: "a { b } c: { d } e: { [weak f] g, h in i }\nj(k) { l }.m { n }"),
    GrammarSample(
      "closure signatures",
      code: "a = { @MainActor [b, c = d.e] (f: G, _ h: inout I) async throws(J) -> K in l }"),
    GrammarSample(
      "if expressions", "class X { let a = if b { C() } else if d { E() } else { F() }\nlet g: H }",
      "class X", "  let a", "  let g: H"),
    GrammarSample(
      "switch expressions",
      "class X { let a: B = switch c { case .d: E()\ndefault: F() }\nlet g: H }",
      "class X", "  let a: B", "  let g: H"),
    GrammarSample(
      "conditions", code: "guard case .a(let b)? = c, let d, var e: F = g else { return }"),
    GrammarSample(
      "switch statements",
      code: "switch a { case let .b(c, d) where c < d, .e: f()\ncase is G, (1..., _): break\n"
        + "@unknown default: fallthrough }"),
    GrammarSample(
      "loops",
      code:
        "a: for try await b in c where d { continue a }; while e { break }; repeat { f() } while g"),
    GrammarSample(
      "errors", code: "do throws(A) { try b() } catch let c as D where e { throw f } catch { g() }"),
    GrammarSample(
      "deferred and concurrent code", code: "defer { a() }; async let b = c(); await d(b)"),
    GrammarSample(
      "moves", code: "let a = consume b, c = copy d; discard self; e(&f, unsafe g, each h)"),
    GrammarSample(
      "nested functions", "class X { func a() { func b() -> C { c }\nlet d: E\nvar f: G { h } } }",
      "class X", "  func a()"),
    GrammarSample(
      "local types",
      "class X { func a() { class L: M { let b: C\ninit() {} }\nenum N { case o(P) }\ntypealias P = Q } }",
      "class X", "  func a()", "  class L: M (local)", "    let b: C", "    init()",
      "  enum N (local)",
      "  typealias P = Q (local)"),
    GrammarSample(
      "local aliases",
      "class X { func a() { typealias T = A; B<T, [T]>(parent: self); T.C.init(parent: self)\n"
        + "class L { let d = T(parent: e) } } }",
      "class X", "  func a()", "  typealias T = A (local)", "  new B<A, [A]>(parent: self)",
      "  new A.C(parent: self)", "  class L (local)", "    let d ~ T", "    new A(parent: e)"),
    GrammarSample(
      "local aliases in the branches of an #if",
      "class X { func a() {\n#if B\ntypealias T = C\nT(parent: d)\n#else\ntypealias T = E\n#endif\n"
        + "T(parent: f) } }",
      "class X", "  func a()", "  typealias T = C (local) #if B", "  new C(parent: d) #if B",
      "  typealias T = E (local) #if !B", "  new .init→?(parent: f)"),
    GrammarSample(
      "values called like types",
      "class X { func a<T>(T: T.Type, b: (c: C, D)) { T.init(parent: self); b.0.e(parent: f) } }",
      "class X", "  func a<T>(T: T.Type, b: (c: C, D))", "  new .init→?(parent: self)"),
    GrammarSample(
      "types in closures",
      "class X { let a: A = { struct L { let b: C }; return L() }()\nlet d: E }",
      "class X", "  let a: A", "  struct L (local)", "    let b: C", "  let d: E"),
    GrammarSample(
      "code at the top level",
      "let a = { b }\nif c { d() }\nfor e in f {}\nfunc g() {}\nh { i } j: { k }"),
    GrammarSample(
      "opaque result types",
      "var a: some P<B> { c }\nfunc d() -> (some P)? { e }\nclass X { var f: some Q { g } }",
      "class X", "  var f: some Q { get }"),
  ]
}
