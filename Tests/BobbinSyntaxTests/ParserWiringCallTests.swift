import BobbinTestSupport
import Testing

@Suite("The parser finds the calls that create components")
struct ParserWiringCallTests {
  @Test(
    "what is called",
    arguments: [
      ("C(parent: self)", "C(parent: self)"),
      ("C.init(parent: self)", "C(parent: self)"),
      ("Module.C(parent: self)", "Module.C(parent: self)"),
      ("Outer.C.init(parent: self)", "Outer.C(parent: self)"),
      ("Module::C(parent: self)", "Module.C(parent: self)"),
      ("C<Int>(parent: self)", "C<Int>(parent: self)"),
      ("C<A<B<D>>, [E: F]>(parent: self)", "C<A<B<D>>, [E: F]>(parent: self)"),
      ("C<A<B>>.D(parent: self)", "C<A<B>>.D(parent: self)"),
      ("C<() -> Int>(parent: self)", "C<() -> Int>(parent: self)"),
      ("C<A<B>>.init(parent: self)", "C<A<B>>(parent: self)"),
      ("try await C(parent: self)", "C(parent: self)"),
      ("(C)(x); C(\n  parent: self,\n  a: b\n)", "C(parent: self, a:)"),
      ("C(a: b, c, parent: self)", "C(a:, _:, parent: self)"),
      ("C(parent: self, A<B, D>(), e ? f : g, _: h)", "C(parent: self, _:, _:, _:)"),
      ("C(parent: self, a: b, c: [d: e], f: { g, h in i })", "C(parent: self, a:, c:, f:)"),
      ("C(parent: self) { a }", "C(parent: self) {}"),
      ("C(parent: self) { a } b: { c } d: { e }", "C(parent: self) {} b:{} d:{}"),
      ("C(parent: self).a { b }", "C(parent: self)"),
      ("C(injecting: self, id: 3)", "C(injecting: self, id:)"),
      ("Array(gathering: self)", "Array(gathering: self)"),
      ("[any P](gathering: self)", "[any P](gathering: self)"),
      ("[Q.P]\n(a); [A: [B<C>]](gathering: self)", "[A: [B<C>]](gathering: self)"),
      ("return [any P & Q](gathering: b)", "[any P & Q](gathering: b)"),
      ("for a in [any P](gathering: self) {}", "[any P](gathering: self)"),
      ("[any P].init(gathering: self)", "[any P](gathering: self)"),
      ("C(`parent`: self, a: b)", "C(parent: self, a:)"),
      ("`C`.init(a: b, `injecting`: self)", "C(a:, injecting: self)"),
      ("Self.C(parent: self)", "Self.C(parent: self)"),
      ("self.a[0].b.init(parent: self)", ".init→?(parent: self)"),
      ("C(dependency: a)", "C(dependency: a)"),
      ("Self(parent: self)", "Self(parent: self)"),
      ("self.init(parent: p)", "Self(parent: p)"),
      ("C(parent: self) { a } _: { b }", "C(parent: self) {} _:{}"),
      ("C<A>\n.D(parent: self)", "C<A>.D(parent: self)"),
      ("C<\n  A,\n  B\n>(parent: self)", "C<A, B>(parent: self)"),
      ("C<\n  A\n>.init(parent: self)", "C<A>(parent: self)"),
      ("copy.C(parent: self)", "copy.C(parent: self)"),
      ("consume(parent: self)", "consume(parent: self)"),
      ("consuming(parent: self)", "consuming(parent: self)"),
      ("a.default.b(parent: self)", "a.`default`.b(parent: self)"),
      ("ps.map(C.init(parent:))", "C(parent: ‹C.init(parent:)›)"),
      ("ps.map(C.init(parent:user:))", "C(parent: ‹C.init(parent:user:)›)"),
      ("a.b(parent: self)", "a.b(parent: self)"),
      ("a = b < c && D(parent: self) > e", "D(parent: self)"),
    ])
  func callees(code: String, expected: String) {
    expectCalls(in: "func f() { \(code) }", "new \(expected)")
  }

  @Test(
    "other calls",
    arguments: [
      "// C(parent: self)", "/* C(parent: self) */", "a(\"C(parent: self)\")",
      "super.init(parent: self)", "self.init(dependency: self)", "self.f(parent: self)",
      "func g(parent: A) {}", "let a = (parent: self, b)", "return (parent: self)",
      "a(\\.parent)", "(parent: a, b) = c", "a().b(parent: self)", "a[0].C(parent: self)",
      "a?.f(parent: self)", "f(C)(parent: self)", "a[C](parent: self)",
      "$0.f(parent: self)",
      "if case .c(parent: let p) = a {}", "if case A.c(parent: _) = a {}",
      "switch a { case A.c(parent: let p), A.d(parent: .b): e\n default: break }",
      "for case A.c(parent: let p) in a {}", "do {} catch A.c(parent: let p) {}",
      "if case A.C(parent: let p) = a {}", "if case A.C(parent: _) = a {}",
      "if case let A.C(parent: p) = a {}", "if case .c(parent: self) = a {}",
      "switch a { case A.c(parent: self): b\n default: break }",
      "let g: (parent: A) = b", "let g: (_ parent: A) -> B", "C\n(parent: self)",
      "macro(parent)", "[parent: self]", "a ? parent : self", "#m(parent: self)",
      "a(b ? parent: self)", "/C(parent: self)/", "class D { init(parent: A) {} }",
      "enum D { case c(parent: A) }", "struct D { subscript(parent: A) -> B { b } }",
      "@A(parent: self) let a: B", ".c(parent: self)", "\"\\(parent: self)\"",
      "a.b.$c.d(parent: self)", "a.0.b(parent: self)", ".`init`(parent: self)",
      "a[b](parent: self)", "[a, b](gathering: self)", "[a].b(gathering: self)",
      "f()[b](gathering: self)", "[](gathering: self)",
    ])
  func noCalls(code: String) {
    expectCalls(in: "func f() {\n\(code)\n}", "")
  }

  @Test(
    "implicit members with the type that the context states",
    arguments: [
      ("let a: C = .init(parent: self)", "C"),
      ("let a: M.C<D> = .init(parent: self)", "M.C<D>"),
      ("let a: C? = .init(parent: self)", "C"),
      ("let a: Optional<C> = .init(parent: self)", "C"),
      ("let a: C =\n  .init(parent: self)", "C"),
      ("let a: [C] = [b, .init(parent: self)]", "C"),
      ("let a: [C?]? = [.init(parent: self)]", "C"),
      ("let a: Set<C> = [.init(parent: self)]", "C"),
      ("let a: [B: C] = [b: .init(parent: self)]", "C"),
      ("let a: [[C]] = [[.init(parent: self)]]", "C"),
      ("let a: () -> C = { .init(parent: self) }", "C"),
      ("let a: (@Sendable (B) -> C)? = { b in .init(parent: self) }", "C"),
      ("let a: C = { .init(parent: self) }()", "C"),
      ("let a = b { [weak self] c -> C in .init(parent: self) }", "C"),
      ("let a: B = { () throws -> C in\nreturn .init(parent: self) }().b", "C"),
      ("let a: C = { let b: B = c; return .init(parent: self) }()", "C"),
      ("let a: C = b ? .init(parent: self) : c", "C"),
      ("let a: C = b == d ? c : .init(parent: self)", "C"),
      ("let a: C = b ?? .init(parent: self)", "C"),
      ("let a: C = (.init(parent: self))", "C"),
      ("let a: C = try .init(parent: self)", "C"),
      ("let a: C = try! .init(parent: self)", "C"),
      ("let a: C? = try? .init(parent: self)", "C"),
      ("let a: C = if b { .init(parent: self) } else { c }", "C"),
      ("let a: C = if b { c } else if d { e } else { .init(parent: self) }", "C"),
      ("let a: C = switch b { case .c: .init(parent: self)\n default: c }", "C"),
      ("let a: C = do { try .init(parent: self) } catch { b }", "C"),
      ("let b: B = c, a: C = .init(parent: self)", "C"),
      ("var a: C { .init(parent: self) }", "C"),
      ("var a: C { get { .init(parent: self) } set { b(newValue) } }", "C"),
      ("func g() -> C { .init(parent: self) }", "C"),
      ("func g() -> [C] { return [.init(parent: self)] }", "C"),
      ("func g() -> C { if a { return .init(parent: self) }; return b }", "C"),
      ("func g() -> C { guard let a else { return .init(parent: self) }; return b }", "C"),
      ("func g() -> C { for a in b { return .init(parent: self) } }", "C"),
      ("func g() -> C { switch a { case .b: return .init(parent: self)\n default: c } }", "C"),
      ("func g() -> C { a = b == c\n  return .init(parent: self) }", "C"),
      ("func g(a: C = .init(parent: self)) {}", "C"),
      ("let a: C = b\n  c = .init(parent: self)", "?"),
      ("a = .init(parent: self)", "?"),
      ("a(.init(parent: self))", "?"),
      ("let a: C = b(.init(parent: self))", "?"),
      ("let a: C = b == .init(parent: self)", "?"),
      ("let a: C = b.d { .init(parent: self) }", "?"),
      ("let a: C = b[.init(parent: self)]", "?"),
      ("let a = [C](); b = [.init(parent: self)]", "?"),
      ("func g() -> C { let a = .init(parent: self) }", "?"),
      ("func g() -> C { b.map { .init(parent: self) } }", "?"),
      ("func g() -> C { if a == .init(parent: self) { b } }", "?"),
      ("func g() -> C { b {} c: { .init(parent: self) } }", "?"),
    ])
  func implicitMembers(code: String, type: String) {
    expectCalls(in: "func f() {\n  \(code)\n}", "new .init→\(type)(parent: self)")
    guard !code.hasPrefix("a"), !code.contains("c ="), !code.contains("; b") else { return }
    let found = calls(in: code).map { $0.prefix { $0 != ")" } + ")" }
    #expect(found == ["new .init→\(type)(parent: self)"], "\(code)")
  }

  @Test(
    "the parent",
    arguments: [
      ("C(parent: self!)", "self"),
      ("C(parent: q!)", "q"),
      ("C(parent: self.q!, a: b)", "q"),
      ("C(parent: q!.r)", "‹q!.r›"),
      ("func g(p: P?) { C(parent: p!) }", "p as P?"),
      ("C(parent: ((self)), a: b)", "self"),
      ("C(parent: ((p)))", "p"),
      ("C(parent: ((p) ?? q))", "‹((p) ?? q)›"),
      ("C(parent: ((p, q)))", "‹((p, q))›"),
      ("C(parent: p)", "p"),
      ("C(parent: self.p)", "p"),
      ("C(parent: `self`)", "self"),
      ("let p = self; C(parent: p)", "self"),
      ("guard let p = self else { return }; C(parent: p)", "self"),
      ("guard let self else { return }; C(parent: self)", "self"),
      ("a { [weak self] in guard let p = self else { return }\nC(parent: p) }", "self"),
      ("a { [unowned p = self] in C(parent: p) }", "self"),
      ("a { [p = self.q, r] b in C(parent: p) }", "q"),
      ("a { [self = b] in C(parent: self) }", "b"),
      ("func g(p: P) { a { [c = C(parent: p), p = b] in c } }", "p as P"),
      ("func g(p: P) { a { [p = b, c = C(parent: p)] in c } }", "p as P"),
      ("a { [weak p = self, q = p] in C(parent: q) }", "p"),
      ("func g(p: P) { C(parent: p) }", "p as P"),
      ("func g(_ p: inout P) { C(parent: p) }", "p as P"),
      ("func g(a p: isolated M.P<Q>) { C(parent: p) }", "p as M.P<Q>"),
      ("func g(p: P...) { C(parent: p) }", "p as [P]"),
      ("func g(p: P) { { C(parent: p) }() }", "p as P"),
      ("func g(p: P) { func h() { C(parent: p) } }", "p as P"),
      ("func g(p: P) {}; C(parent: p)", "p"),
      ("a { (p: P) in C(parent: p) }", "p as P"),
      ("a { (p: P, q) -> C in C(parent: p) }", "p as P"),
      ("a { p in C(parent: p) }", "‹p›"),
      ("a { (q, p) in C(parent: p) }", "‹p›"),
      ("a { C(parent: $0) }", "‹$0›"),
      ("let a: (P, Q) -> C = { p, _ in C(parent: p) }", "‹p›"),
      ("a { p in }; C(parent: p)", "p"),
      ("let p: P = a(); C(parent: p)", "p as P"),
      ("C(parent: a() as P)", "a() as P"),
      ("C(parent: a(b, c)[0].d as! M.P<Q>, e: f)", "a(b, c)[0].d as M.P<Q>"),
      ("C(parent: a as P ?? b)", "‹a as P ?? b›"),
      ("C(parent: a.as(P))", "‹a.as(P)›"),
      ("C(parent: a, b: c as P)", "a"),
      ("let a, p: P; C(parent: p)", "p as P"),
      ("let a = b, p: P = c; C(parent: p)", "p as P"),
      ("let p = P(a); C(parent: p)", "p as P"),
      ("let p = a as! P; C(parent: p)", "p as P"),
      ("let p = a(); C(parent: p)", "‹p›"),
      ("let (p, q) = a; C(parent: p)", "‹p›"),
      ("let p = q; C(parent: p)", "q"),
      ("let p = self.q; C(parent: p)", "q"),
      ("let p = self.operator; C(parent: p)", "operator"),
      ("let p = self.default; C(parent: p)", "default"),
      ("let q: P = a; let p = q; C(parent: p)", "p as P"),
      ("{ let p: P = a }(); C(parent: p)", "p"),
      ("if let p { C(parent: p) }", "p"),
      ("if let p = q as? P { C(parent: p) }", "p as P?"),
      ("if let p = self.q { C(parent: p) }", "q"),
      ("if let p = a() { b }; C(parent: p)", "p"),
      ("if let p = a() { b } else { C(parent: p) }", "p"),
      ("guard let p = a() else { return }; C(parent: p)", "‹p›"),
      ("guard let p = a() else { return C(parent: p) }", "p"),
      ("guard let self = self as? P else { return C(parent: self) }", "self"),
      ("guard let self = self as? P else { return }; C(parent: self)", "self as P"),
      ("func g(p: P?) { guard let p else { return }; C(parent: p) }", "p as P"),
      ("func g(p: P?) { if let q = p, b { C(parent: q) } }", "q as P"),
      ("func g(p: P?) { guard let self = p else { a }; let q = self; C(parent: q) }", "q as P"),
      ("while let p = a() { C(parent: p) }", "‹p›"),
      ("for p in ps { C(parent: p) }", "‹p›"),
      ("for p: P in ps { C(parent: p) }", "p as P"),
      ("for (p, q) in ps { C(parent: p) }", "‹p›"),
      ("for await p in ps where p.a { C(parent: p) }", "‹p›"),
      ("for p in ps {}; C(parent: p)", "p"),
      ("for _ in ps { C(parent: p) }", "p"),
      ("for _ in ps { a.append(C(parent: self)) }", "self"),
      ("for _: P in ps { C(parent: p) }", "p"),
      ("if case .a(let p) = b { C(parent: p) }", "‹p›"),
      ("if case let .a(p) = b { C(parent: p) }", "‹p›"),
      ("if case let p as P = b { C(parent: p) }", "p as P"),
      ("switch a { case .b(let p): C(parent: p)\n default: c }", "‹p›"),
      ("switch a { case .b(let p): c\n case .d: C(parent: p) }", "p"),
      ("switch a { case let p as P: C(parent: p)\n default: c }", "p as P"),
      ("switch a { case let p: C(parent: p) }", "‹p›"),
      ("do { a } catch let p as P { C(parent: p) }", "p as P"),
      ("C(parent: P(a: b))", "P as P"),
      ("C(parent: M.P<Q>())", "M.P<Q> as M.P<Q>"),
      ("C(parent: a.b)", "‹a.b›"),
      ("C(parent: self.a.b, c: d)", "‹self.a.b›"),
      ("C(parent: a ? b : c)", "‹a ? b : c›"),
      ("C(parent: a(b, c), d: e)", "‹a(b, c)›"),
      ("C(parent: self as P)", "self as P"),
      ("C(parent: a.b.c.d.e.f.g.h.i.j.k.l.m)", "‹a.b.c.d.e.f.g.h.…›"),
    ])
  func parents(code: String, parent: String) {
    let found = calls(in: "func f() {\n  \(code)\n}").first { $0.hasPrefix("new C(") } ?? "none"
    #expect(found.hasPrefix("new C(parent: \(parent)"), "\(code): \(found)")
  }

  @Test(
    "places",
    arguments: [
      "C(parent: self)", "a { C(parent: self) }", "a = { [weak self] b, c in C(parent: self) }",
      "if C(parent: self).a { b }", "if a { C(parent: self) } else { b }", "a = [C(parent: self)]",
      "a = [b: C(parent: self)]", "a(b, c: C(parent: self))", "a(b) { c } d: { C(parent: self) }",
      "switch a { case .b: C(parent: self)\n default: c }", "\"a\\(C(parent: self))\"",
      "\"a\\(\"b\\(C(parent: self))\")\"", "#\"a\\#(C(parent: self))\"#", "a ? C(parent: self) : b",
      "a ? b : C(parent: self)", "return C(parent: self)", "a.b(C(parent: self).c)[d]",
      "a\n  .b()\n  .c(C(parent: self))", "func g() { C(parent: self) }",
      "defer { C(parent: self) }",
      "guard let a = C(parent: self).b else { return }", "for a in C(parent: self).b {}",
      "while C(parent: self).a {}", "repeat {} while C(parent: self).a", "a = b + C(parent: self)",
      "do { try C(parent: self) } catch {}", "let a = C(parent: self)", "a[C(parent: self)] = b",
      "let (a, b) = (C(parent: self), c)", "Task { @MainActor in C(parent: self) }",
      "async let a = C(parent: self)", "#if A\n#endif\nC(parent: self)", "label: C(parent: self)",
      "func g(a: A = C(parent: self)) {}", "C(parent: self) as Any", "_ = C(parent: self)",
      "var a: A { C(parent: self) }", "var a: A = b { didSet { C(parent: self) } }",
      "a { $0 < $1 }; C(parent: self)", "#m { C(parent: self) }", "a<B>(C(parent: self))",
      "switch a { case .b where C(parent: self).c: d\n default: e }", "throw C(parent: self)",
      "if #available(iOS 15, *) { C(parent: self) }", "if case .a = C(parent: self).b {}",
      "let a = if b { C(parent: self) } else { c }", "(C(parent: self), a)",
      "prefix = 1; open = 2; C(parent: self)", "a(for: b, in: c, class: d); C(parent: self)",
      "a)\nC(parent: self)", "a]\nC(parent: self)",
      "a { [b = C(parent: self)] in b }", "a { [weak c, b = C(parent: self), d] (e: E) -> F in b }",
      "a { [b = { C(parent: self) }] in b }", "a { [b, c].map { d = C(parent: self) } }",
      "@A(b: C(parent: self)) var a: B", "@A({ C(parent: self) }, d) var a = b",
      "func g(@A(C(parent: self)) a: B) {}", "@A(b: c, d: [C(parent: self)]) func g() {}",
      "switch C(parent: self) { case .a: b\n default: c }", "#m(a, b: C(parent: self))",
      "switch a { case C(parent: self): b\n default: c }",
      "switch a { case b, c(C(parent: self), &d): e\n default: f }",
      "switch a { case .some(C(parent: self)): b\n default: c }",
      "switch a { case b({ C(parent: self) }): c\n default: d }",
      "if case C(parent: self) = a {}", "if case .a(let b) = C(parent: self) {}",
      "guard case C.init(parent: self) = a else {}", "while case a(C(parent: self)) = b {}",
      "for case C(parent: self) in a {}", "for case let a? in [C(parent: self)] {}",
      "do { a } catch C(parent: self) { b }", "a(b ? C(parent: self) : c, d: e)",
      "let a = \\B.c[C(parent: self)]", "a <| C(parent: self)", "a(b < c, C(parent: self) > (d))",
      "var a: B { get { b } set { C(parent: self) } }",
      "let a = switch b { case c: C(parent: self) }",
      "a(\n#if A\nb\n#endif\n)\nC(parent: self)", "if a, case .b = c, C(parent: self).d {}",
    ])
  func places(code: String) {
    // Another test is about slots.
    let found = calls(in: "func f() {\n\(code)\n}").map { $0.prefix { $0 != ")" } + ")" }
    #expect(found == ["new C(parent: self)"], "\(code)")
  }

  @Test(
    "enclosing members",
    arguments: [
      ("var a: C { C(parent: self) }", "C(parent: self)"),
      ("lazy var a = C(parent: self)", "C(parent: self)"),
      ("lazy var a = C(parent: self) { b }", "C(parent: self) {}"),
      ("lazy var a = C(parent: self) { didSet { b } }", "C(parent: self)"),
      ("let a = b, c = C(parent: self)", "C(parent: self)"),
      ("static var a: C { C(parent: self) }", "C(parent: self) static"),
      ("class func a() -> C { C(parent: self) }", "C(parent: self) static"),
      ("static let a = C(parent: self)", "C(parent: self) static"),
      ("static func a() {}\nfunc b() -> C { C(parent: self) }", "C(parent: self)"),
      ("lazy var a = 1\nvar b: C { C(parent: self) }", "C(parent: self)"),
      ("init() { C(parent: self) }", "C(parent: self)"),
      ("init(a: A = C(parent: B())) {}", "C(parent: B as B)"),
      ("deinit { C(parent: self) }", "C(parent: self)"),
      ("subscript(p: P) -> C { C(parent: p) }", "C(parent: p as P)"),
      ("var a: A { didSet { C(parent: oldValue) } }", "C(parent: oldValue as A)"),
      ("var a: A { get { b } set(p) { C(parent: p) } }", "C(parent: p as A)"),
      ("#m { C(parent: self) }", "C(parent: self)"),
      ("@A(b: C(parent: c)) var a: B", "C(parent: c)"),
      ("enum A { case b(c: C = C(parent: d)) }", "C(parent: d)"),
      ("enum A { case b(parent: C), c(C) }", ""),
      ("init(@A(C(parent: b)) a: A) {}", "C(parent: b)"),
      ("var a: A { slot { C(parent: self) } }", "C(parent: self)"),
      ("var a: A { self.slot { () -> C in try! C(parent: self) } }", "C(parent: self)"),
      ("var a: A { if b { C(parent: self) } }", "C(parent: self)"),
      ("lazy var a = [1: C(parent: self)]", "C(parent: self)"),
      ("lazy var a = (b, try await C(parent: self))", "C(parent: self)"),
      ("lazy var a = if b { C(parent: self) } else { c }", "C(parent: self)"),
      ("lazy var a = { C(parent: self) }()", "C(parent: self)"),
      (
        "lazy var a = b\n  .c(C(parent: self))\n  #if X\n  .d()\n  #endif\n  .e(F(parent: self))",
        "C(parent: self)|F(parent: self)"
      ),
      (
        "lazy var a = b\n  #if X\n  .c(C(parent: self))\n  #else\n  .d(D(parent: self))\n  #endif\n"
          + "  .e(E(parent: self))",
        "C(parent: self) #if X|D(parent: self) #if !X|E(parent: self)"
      ),
      (
        "#if X\nvar a: C { C(parent: self) }\n#else\nvar a: C { D(parent: self) }\n#endif",
        "C(parent: self) #if X|D(parent: self) #if !X"
      ),
      (
        "func a() {\n#if X\nC(parent: self)\n#elseif Y\nD(parent: self)\n#else\nE(parent: self)\n"
          + "#endif\nF(parent: self)\n}",
        """
        C(parent: self) #if X|D(parent: self) #if !X && Y|\
        E(parent: self) #if !X && !Y|F(parent: self)
        """
      ),
    ])
  func members(text: String, expected: String) {
    let found = calls(in: text)
    #expect(
      found.joined(separator: "|")
        == expected.split(separator: "|").map { "new \($0)" }
        .joined(separator: "|"), "\(text)")
  }

  @Test(
    "local aliases",
    arguments: [
      ("typealias T = M.C; T(parent: self)", "M.C(parent: self)"),
      ("typealias T = C; typealias U = T; U.D.init(parent: self)", "C.D(parent: self)"),
      ("typealias T = A; C<T, [T: B]>(parent: self)", "C<A, [A: B]>(parent: self)"),
      ("typealias T = A; M.T(parent: self)", "M.T(parent: self)"),
      ("typealias T = C; { T(parent: self) }()", "C(parent: self)"),
      ("{ typealias T = C }(); T(parent: self)", "T(parent: self)"),
      ("typealias T = C; class D { func g() { T(parent: self) } }", "C(parent: self)"),
      ("typealias T = C; func g(T: D.Type) { T.init(parent: self) }", ".init→?(parent: self)"),
      ("func g(T: D.Type) { class E { let a = T.init(parent: b) } }", "T(parent: b)"),
      (
        "#if A\ntypealias T = C\nT(parent: self)\n#else\ntypealias T = D\nT(parent: self)\n#endif",
        "C(parent: self) #if A|.init→?(parent: self) #if !A"
      ),
      (
        "#if A\ntypealias T = C\n#else\ntypealias T = D\n#endif\nT(parent: self)",
        ".init→?(parent: self)"
      ),
      ("#if A\ntypealias T = C\n#endif\nT(parent: self)", "C(parent: self)"),
      (
        "guard let T = T(parent: self) else { return }; T(parent: b)",
        "T(parent: self)|T(parent: b)"
      ),
    ])
  func aliases(code: String, expected: String) {
    expectCalls(
      in: "func f() {\n\(code)\n}",
      expected.split(separator: "|").map { "new \($0)" }.joined(separator: "|"))
  }

  /// The walk does not reach the arguments of a type's attribute.
  @Test(
    "labels of calls that were not read",
    arguments: [
      ("C(parent: self)", "unread C(parent: self)"),
      ("C.init(a: b, parent: self)", "unread C(parent: self)"),
      ("M.C(injecting: p)", "unread M.C(injecting: …)"),
      (".init(parent: self)", "unread .init(parent: self)"),
      ("[C(gathering: self)]", "unread C(gathering: self)"),
      ("C(dependency: self)", ""), ("C(parent: P)", ""), ("(parent: self, a)", ""),
      ("a(parent: self)", ""), (".a(parent: self)", ""), ("a[parent: self]", ""),
      ("C.init(parent:)", ""), ("#C(parent: self)", ""), ("self.init(parent: self)", ""),
      ("super.init(parent: self)", ""), ("C(parent: nil)", ""),
    ])
  func unreadLabels(code: String, expected: String) {
    let found = facts("class X { func f(a: @A(\(code)) B) {} }").split(separator: "\n")
      .filter { $0.contains("(local)") || !$0.contains("func") }.dropFirst()
    #expect(found.map { $0.drop { $0 == " " } } == expected.split(separator: "|"), "\(code)")
  }

  @Test("calls belong to the innermost type, or to the file")
  func owners() {
    expectFacts(
      """
      let a = A(parent: b)
      func f(p: P) { A(parent: p) }
      class C {
        func f() {
          class D { func g() { E(parent: self) } }
          F(parent: self)
        }
        struct S { var a: A { G(parent: self) } }
      }
      extension C.S { func h() { H(parent: self) } }
      """,
      """
      class C
        func f()
        class D (local)
          func g()
          new E(parent: self)
        new F(parent: self)
        struct S
          var a: A { get }
          new G(parent: self)
      extension C.S
        func h()
        new H(parent: self)
      new A(parent: b)
      new A(parent: p as P)
      """)
  }

  @Test(
    "the beginning of a file",
    arguments: ["C(parent: a)", "try C(parent: a)", "await try C(parent: a)", "a { C(parent: a) }"])
  func beginnings(code: String) {
    let found = facts(code)
    #expect(found.hasPrefix("new C(parent: a)"), "\(code): \(found)")
  }

  private func calls(in members: String) -> [String] {
    facts("class X {\n\(members)\n}").split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("new ") }
  }

  private func expectCalls(
    in members: String, _ expected: String, at location: SourceLocation = #_sourceLocation
  ) {
    let found = calls(in: members).joined(separator: "|")
    #expect(found == expected, "in: \(members)", sourceLocation: location)
  }
}
