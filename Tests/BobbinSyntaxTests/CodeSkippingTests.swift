import BobbinTestSupport
import Testing

@testable import BobbinSyntax

/// To pass over code must be the same as to read it and think nothing of it.
@Suite("Code that says nothing is passed over")
struct CodeSkippingTests {
  @Test("the grammar's samples, in a body and outside", arguments: GrammarSample.all)
  func samples(sample: GrammarSample) {
    expectNothingLost(sample.text)
    expectNothingLost("func a() {\n\(sample.text)\n}\nclass Z { let z: Z }\n")
  }

  @Test(
    "a body becomes two braces",
    arguments: [
      "a()", "{ { } }", "// {", "//{\r\n", "\"{\"", "\"\\\"{\"", "\"\\(a(b), \"}\")\"",
      "\"\\u{7D}\"", "\"\"\"\n} \" \"\" \\\"\"\" {\n\"\"\"", "\"\"\"\n\\(a ?? \"{\")\n\"\"\"",
      "#if A\n#endif", "a < b, c > d", "class A { struct B {} }", "\"é {\"", "// “",
      "let parents = 1, transparent = aparent + parent2", "\"\\(a(\"\\(b)\"))\"",
      "a / b", "a/b/c", "(a) / {b}", "a[0] / 2", "1 /  2", "$0 / 2", "a /* { /* } */ \" */",
      "/*}*/",
      "`{`", "a.`b}`()",
    ])
  func plain(body: String) {
    let source = Source(path: "Test.swift", text: "func a() {\(body)\n}\nstruct A {}")
    let tokens = Lexer.lex(source, skippingCode: true).tokens
    #expect(tokens.count == 11)
    expectNothingLost(source)
  }

  @Test(
    "a body that is not plain is read",
    arguments: [
      "a = /}/", "a / b / {}", "#/}/#", "/* } */", "#\"}\"#", "##\"}\"##", "`}`", "'}'", "<#}#>",
      "“}”", "\n<<<<<<< a\n}\n>>>>>>> b\n", "\n>>>> a\n}\n<<<<\n", "\"\\({ \"}\" }())\"",
      "\"\\(#\"}\"#)\"", "\"\\(\n\"}\")\"", "\"", "\"\\", "\"\"\"\n\\(a\n)}\n\"\"\"", "\u{0}}",
      "\"\"\"\n\"\"\"\"\n}", "\"\\(\"\\(\"\\(\"\\(\"\\(\"\\(\"}\")\")\")\")\")\")\"",
      "return / }/ }", "a /}/", "(/}/)", "+/}/", "a +/ }/", "try / }/", "a\n / }/", "func /}/",
      "/* }",
      "`}", "`}\n`", "é / }/", "_ / }/", "\"\" / }/", "a? / }/", "*/}/", "é/}/", "a/*}*//}/",
      "parent", "a(parent: self)", "éparent", "parent“", "{ injecting }", "dependency.a",
      "\"gathering\"",
    ])
  func odd(body: String) {
    expectNothingLost("func a() {\(body)}\nstruct A { func b() { c } }")
    expectNothingLost("func a() {\(body)\n}\nfunc b() { \(body)\n}}")
  }

  @Test(
    "no word that may be a label is passed over",
    arguments: Keyword.allCases.filter { $0.rawValue >= Keyword.parent.rawValue })
  func labels(word: Keyword) {
    expectNothingLost("func a() { b(\(word): c) }")
  }

  @Test(
    "members of types and arguments of attributes are read",
    arguments: [
      "class A { var b: B { c } }", "extension A { func b() {} }", "actor A { init() {} }",
      "@A({ b }) struct C { let d: D }", "struct A: @B({ c }) D { let e: E }",
      "enum A { case b; struct C { let d: D } }", "protocol A { var b: B { get } }",
      "class func a() { b }", "let a = A.class { struct B {} }",
    ])
  func members(text: String) {
    expectNothingLost(text)
    let facts = Parser.parse(Source(path: "Test.swift", text: text), reading: .members).rendered
    let headers = Parser.parse(Source(path: "Test.swift", text: text), reading: .headers).rendered
    #expect(headers == facts)
  }

  @Test("mutations of odd code", arguments: 0..<4)
  func mutations(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "func a() {", "{", "}", "}", "\"", "\"\"\"", "\\(", ")", "(", "/", "//", "/*", "*/", "\n",
      "#", "'", "`", "<#", "#>", "<", ">", "<<<<<<< a", ">>>>>>> a", "“", "”", " ", "a", "\\",
      "parent:", "struct A", "\r", ",", "@A(", "\u{0}", "é", "return", "#if A\n", "#endif\n",
      ">>>> ", "<<<<\n", " / ", "a / b", "parents",
    ]
    for _ in 0..<3_000 {
      let count = random.next(below: 40) + 1
      expectNothingLost((0..<count).map { _ in pieces[random.next(below: pieces.count)] }.joined())
    }
  }

  /// What is tried in vain is not tried again from each brace in it.
  @Test(
    "a great many of",
    arguments: [
      "{", "{ /", "{ \"\\(", "{ \"\"\"", "{ \"\\(\"\"\"", "{ parent ", "func a() { b }\n", "{ }",
      "{ a(parent: b) }\n", "{ \" ", "{ // }\n", "{ \"\\(\"\\(\"\\(\"\\(", "{ (", "class { ",
      "{ <#", "{ a / b", "{ a/", "{ parents", "{ /* ", "{ ` ", "parent ",
    ])
  func repeated(text: String) {
    let source = Source(path: "Test.swift", text: String(repeating: text, count: 30_000))
    #expect(
      ThreadTime.measure { _ = Lexer.lex(source, skippingCode: true) } < 2, "\(text)")
  }

  private func expectNothingLost(_ text: String) {
    expectNothingLost(Source(path: "Test.swift", text: text))
  }

  private func expectNothingLost(_ source: Source) {
    let lost = Lexer.firstTokenLost(in: source)
    #expect(lost == nil, "\(source.text(source.bytes.indices))")
  }
}
