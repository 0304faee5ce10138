import BobbinTestSupport
import Testing

@Suite("The parser reads properties, functions and initializers")
struct ParserMemberTests {
  @Test(
    "stored properties",
    arguments: [
      ("let a: Int", "let a: Int"),
      ("let a, b: Int, c = 1", "let a: Int|let b: Int|let c ~ Int"),
      ("let a = f(), b: Int", "let a|let b: Int"),
      ("private(set) public var a: A?", "public private(set) var a: A?"),
      ("lazy public var a: A = A()", "public lazy var a: A"),
      ("public final override lazy var a = A()", "public final override lazy var a ~ A"),
      ("unowned(unsafe) let a: A", "unowned(unsafe) let a: A"),
      ("nonisolated(unsafe) static var a: A", "nonisolated(unsafe) static var a: A"),
      ("weak var a: (any A)?", "weak var a: (any A)?"),
      ("class var a: A { A() }", "class var a: A { get }"),
      ("@State @Wrapped(by: 1) var a = true", "@State @Wrapped(by: 1) var a ~ Bool"),
      ("@A<B>(1) var a: Int", "@A<B>(1) var a: Int"),
      ("@A<B?>.C var a: Int", "@A<B?>.C var a: Int"),
      ("lazy var a: A\n  <B, C> = { A() }()\nvar b: B", "lazy var a: A<B, C>|var b: B"),
      ("@available (iOS 13, *) var a: Int", "@available (iOS 13, *) var a: Int"),
      ("var `default`: Int", "var default: Int"),
      ("var a: A = .throw\nvar b: B = .in", "var a: A|var b: B"),
      ("var a = b.return\nvar c: C", "var a|var c: C"),
      ("let a = b!.c!.d!.e!.f!.g!.h!.i!.j!.k!.l", "let a"),
      ("var open: Int; var get: Int", "var open: Int|var get: Int"),
      ("var (a, b) = (1, 2), c: Int", "var a|var b|var c: Int"),
      ("let (a, b): (A, [B])", "let a: A|let b: [B]"),
      ("let ((a, _), b: (c, d)): ((A, B), b: (C, D)) = f()", "let a: A|let c: C|let d: D"),
      ("let (a, (b, c)): (A, T)", "let a|let b|let c"),
      ("var a: Int = 1 { didSet { f() } }", "var a: Int"),
      ("var a = 1 { willSet(new) { f(new) } didSet {} }", "var a ~ Int"),
      ("var a: [A] = [] { @MainActor didSet {} }", "var a: [A]"),
      ("var a: Int = g { $0 } { didSet {} }", "var a: Int"),
      ("var a: Foo<Bar<Int>>= x", "var a: Foo<Bar<Int>>"),
      ("#Marked var a: Int\nvar b: Int", "var b: Int"),
    ])
  func storedProperties(text: String, expected: String) {
    expectMembers(of: text, expected)
  }

  @Test(
    "types that are obvious from the value",
    arguments: [
      ("Foo()", "Foo"),
      ("Foo(a, b: { $0 })", "Foo"),
      ("Foo<Int>()", "Foo<Int>"),
      ("Foo<Bar<Int>, [A: B]>(x: 1)", "Foo<Bar<Int>, [A: B]>"),
      ("Foo.init(1)", "Foo"),
      ("Foo<Int>.init()", "Foo<Int>"),
      ("Outer.Foo()", "Outer.Foo"),
      ("Foo(1) { $0 }", "Foo"),
      ("Foo(a)!", "Foo!"),
      ("Foo { $0 } other: { $0 }", "Foo"),
      ("_Foo()", "_Foo"),
      ("[Foo]()", "[Foo]"),
      ("[A: B]()", "[A: B]"),
      ("1", "Int"),
      ("-1", "Int"),
      ("0x1F", "Int"),
      ("1.5", "Double"),
      ("-1.5e3", "Double"),
      ("true", "Bool"),
      ("\"a \\(b + c) d\"", "String"),
      ("#\"a\"#", "String"),
      ("\"\"\"\n  a\n  \"\"\"", "String"),
      ("Foo(\n  1,\n  2\n)", "Foo"),
      ("Foo() /* more */", "Foo"), ("Foo()! as Bar", "Bar"), ("foo.bar(1, 2) as! Foo", "Foo"),
      ("Foo() as any Bar", "any Bar"), ("a\n  as? B", "B?"), ("5 as Int8", "Int8"),
    ])
  func plainTypes(value: String, type: String) {
    expectMembers(of: "lazy var a = \(value)\nvar z: Z", "lazy var a ~ \(type)|var z: Z")
    expectMembers(of: "lazy var a = \(value), z: Z", "lazy var a ~ \(type)|lazy var z: Z")
    expectMembers(of: "lazy var a = \(value)", "lazy var a ~ \(type)")
  }

  @Test(
    "values that do not show their types",
    arguments: [
      "Foo.init(bar:)", "Foo(bar:_:)",
      "Foo().bar", "Foo()\n  .bar()", "foo()", "foo.Bar()", "Foo.shared", "Foo.make()", "Foo()()",
      "Foo()!.bar", "Foo() ?? x", "a ? Foo() : Bar()", "Foo()\n  + Bar()", "try? a as Foo",
      "a ?? b as Foo", "a as? Foo ?? b", "(a as Foo).b",
      "1 + 1", "-x", "nil", "[1, 2]", "[1: 2]", "[Foo]", "(1, 2)", "\"a\" + \"b\"", "\"a\".count",
      "{ Foo() }()", "Foo() { $0 }.bar", "Foo()[1]", "try Foo()", "await Foo()", "self.Foo()",
      "if a, b { Foo() } else { Bar() }", "switch a {\n  case .b, .c: 1\n  default: 2\n  }",
      "\\.foo", "#function", "#macro(a) { b }", "a\n  ? b\n  : c", "a < b", ".init()",
      "Foo<Int>.shared", "{ (a: Int, b) in a }", "/a,b/", "a { $0 } c: { $0 }",
      "a {\n  $0\n  }\n  c: { $0 }", "x\n  #if A\n  .b()\n  #else\n  .c()\n  #endif\n  .d()",
    ])
  func unclearValues(value: String) {
    expectMembers(of: "lazy var a = \(value)\nvar z: Z", "lazy var a|var z: Z")
    expectMembers(of: "lazy var a: A = \(value), z: Z", "lazy var a: A|lazy var z: Z")
  }

  @Test(
    "computed properties",
    arguments: [
      ("var a: Int { 1 }", "{ get }"),
      ("var a: Int { return 1 }", "{ get }"),
      ("var a: Int { get { 1 } }", "{ get }"),
      ("var a: Int { get { 1 } set { b = newValue } }", "{ get set }"),
      ("var a: Int { get { 1 } set(c) { b = c } }", "{ get set }"),
      ("var a: Int { get { 1 } nonmutating set {} }", "{ get nonmutating set }"),
      ("var a: Int { nonmutating get {} nonmutating set {} }", "{ get nonmutating set }"),
      ("var a: Int { get async throws { 1 } }", "{ get async throws }"),
      ("var a: Int { get throws(E) { 1 } }", "{ get throws(E) }"),
      ("var a: Int { _read { yield b } _modify { yield &b } }", "{ get set }"),
      ("var a: Int { @inlinable get { 1 } @A(x) set {} }", "{ get set }"),
      (
        "var a: Int { @storageRestrictions(initializes: b) init(c) { b = c } get { b } }", "{ get }"
      ),
      ("var a: Int { unsafeAddress { b } unsafeMutableAddress { b } }", "{ get set }"),
      ("var a: Int { read { $0 } }", "{ get }"),
      ("var a: Int { { 1 }() }", "{ get }"),
      ("var a: Int { x.get { } }", "{ get }"),
      ("var a: Int { let b = 1; return b }", "{ get }"),
      ("var a: Int { if x { 1 } else { 2 } }", "{ get }"),
      ("var a: Int\n{\n  get { 1 }\n}", "{ get }"),
      ("var a: Int { #if X\nget { 1 }\n#else\nget { 2 }\n#endif\nset {} }", "{ get set }"),
    ])
  func computedProperties(text: String, accessors: String) {
    expectMembers(of: text + "\nvar z: Z", "var a: Int \(accessors)|var z: Z")
  }

  @Test(
    "getters that are no more than nil",
    arguments: [
      ("{ nil }", "{ get } (nil)"),
      ("{ return nil }", "{ get } (nil)"),
      ("{ get { nil } }", "{ get } (nil)"),
      ("{ get { return nil } set {} }", "{ get set } (nil)"),
      ("{ nil ?? x }", "{ get }"),
      ("{ x }", "{ get }"),
      ("{ get { x } set { nil } }", "{ get set }"),
    ])
  func nilGetters(body: String, expected: String) {
    expectFacts(
      "extension P { var a: A? \(body) }", "extension P\n  var a: A? \(expected)")
  }

  @Test(
    "functions",
    arguments: [
      ("func f()", "func f()"),
      ("func f() -> Void {}", "func f()"),
      ("func f() -> () {}", "func f()"),
      ("func f(a: Int, b c: Int, _ d: Int) {}", "func f(a: Int, b c: Int, _ d: Int)"),
      ("func f(_: Int) {}", "func f(_: Int)"),
      ("func f(a: Int = g(1, 2), b: [Int] = [1, 2]) {}", "func f(a: Int = _, b: [Int] = _)"),
      ("func f(a: A<B, C> = A<B, C>(), b: Int) {}", "func f(a: A<B, C> = _, b: Int)"),
      ("func f(a: Int..., b: Int) {}", "func f(a: Int..., b: Int)"),
      ("func f(in class: Int, for init: Int) {}", "func f(in class: Int, for init: Int)"),
      ("func f(parent: A, inout: B) {}", "func f(parent: A, inout: B)"),
      ("func f(a: inout A, b: borrowing B) {}", "func f(a: inout A, b: borrowing B)"),
      ("func f(a: isolated A, b: sending B) {}", "func f(a: isolated A, b: sending B)"),
      ("func f(@B a: () -> A) {}", "func f(a: () -> A)"),
      ("func f(_ a: @autoclosure () -> A) {}", "func f(_ a: @autoclosure () -> A)"),
      ("func f(a: @escaping @Sendable (A) -> B) {}", "func f(a: @escaping @Sendable (A) -> B)"),
      ("func f() async throws -> A {}", "func f() async throws -> A"),
      ("func f() throws(E) -> A {}", "func f() throws(E) -> A"),
      ("func f(g: () throws -> A) rethrows {}", "func f(g: () throws -> A) rethrows"),
      ("func f() -> (A) -> B {}", "func f() -> (A) -> B"),
      ("func f() -> some View {}", "func f() -> some View"),
      ("func f() -> sending A {}", "func f() -> sending A"),
      ("func f() -> (a: A, b: B) {}", "func f() -> (a: A, b: B)"),
      ("func f<T: P & Q, U>(a: T) -> U where U: R {}", "func f<T: P & Q, U>(a: T) -> U where U: R"),
      ("func f<T>(a: T) where T.A == [B], T: C {}", "func f<T>(a: T) where T.A == [B], T: C"),
      ("func f<T: P<Q<Int>>>(a: T) {}", "func f<T: P<Q<Int>>>(a: T)"),
      ("func f<each T>(a: repeat each T) {}", "func f<each T>(a: repeat each T)"),
      (
        "func f<each T: P>() -> (repeat each T) where repeat (each T).A == B {}",
        "func f<each T: P>() -> (repeat each T) where repeat (each T).A == B"
      ),
      ("func f<T: ~Copyable>(a: consuming T) {}", "func f<T: ~Copyable>(a: consuming T)"),
      ("func f<let n: Int>(a: [n of Int]) {}", "func f<let n: Int>(a: InlineArray<n, Int>)"),
      ("static func == (a: A, b: A) -> Bool {}", "static func ==(a: A, b: A) -> Bool"),
      ("static func ==<T>(a: T, b: T) -> Bool {}", "static func ==<T>(a: T, b: T) -> Bool"),
      ("static func < <T>(a: T, b: T) -> Bool {}", "static func <<T>(a: T, b: T) -> Bool"),
      ("static prefix func ! (a: A) -> Bool {}", "static prefix func !(a: A) -> Bool"),
      ("static func / (a: A, b: A) -> A {}", "static func /(a: A, b: A) -> A"),
      ("static func & (a: A, b: A) -> A {}", "static func &(a: A, b: A) -> A"),
      (
        "@discardableResult public mutating func f() {}",
        "@discardableResult public mutating func f()"
      ),
      ("__consuming func f(a: __owned A) {}", "__consuming func f(a: __owned A)"),
      ("class override func f() {}", "class override func f()"),
      ("nonisolated(nonsending) func f() async {}", "nonisolated(nonsending) func f() async"),
      ("distributed func f() {}", "distributed func f()"),
      ("func `repeat`() {}", "func repeat()"),
    ])
  func functions(text: String, expected: String) {
    expectMembers(of: text + "\nvar z: Z", "\(expected)|var z: Z")
  }

  @Test(
    "initializers and what has no name",
    arguments: [
      ("init() {}", "init()"),
      (
        "public required convenience init?(a: A) { nil }", "public required convenience init?(a: A)"
      ),
      ("init!<T>(a: T) throws where T: P {}", "init!<T>(a: T) throws where T: P"),
      ("init?<T>(a: T) {}", "init?<T>(a: T)"),
      (
        "override init(dependency: any D) { super.init(dependency: dependency) }",
        "override init(dependency: any D)"
      ),
      ("init(parent: Scope) { super.init(parent: parent) }", "init(parent: Scope)"),
      ("deinit { a() }", ""),
      ("isolated deinit { a() }", ""),
      ("subscript(a: Int) -> B { get { b } set { c = newValue } }", "subscript"),
      ("static subscript<T>(_ a: T) -> B where T: P { b }", "subscript"),
      ("@dynamicMember subscript(a: Int) -> B { _read { yield b } }", "subscript"),
    ])
  func initializers(text: String, expected: String) {
    expectMembers(of: text + "\nvar z: Z", expected.isEmpty ? "var z: Z" : "\(expected)|var z: Z")
  }

  /// Expects members of a class, separated by `|`.
  private func expectMembers(
    of text: String, _ expected: String, at location: SourceLocation = #_sourceLocation
  ) {
    let members = expected.split(separator: "|").map { "\n  \($0)" }.joined()
    expectFacts("class C {\n\(text)\n}", "class C\(members)", at: location)
  }
}

/// Expects what the parser finds in a text.
func expectFacts(_ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation)
{
  let found = facts(text)
  #expect(found == expected, "in: \(text)", sourceLocation: location)
}
