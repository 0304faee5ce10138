import BobbinSyntax
import Testing

@Suite("The lexer reads string literals")
struct LexerStringTests {
  @Test(
    "one line",
    arguments: [
      (#""""#, #"open:" close:""#),
      (#""a b""#, #"open:" text:a b close:""#),
      (#""it's // no /* comment""#, #"open:" text:it's // no /* comment close:""#),
      (#""\"\\\n\t\0\'\r\u{1F600}""#, #"open:" text:\"\\\n\t\0\'\r\u{1F600} close:""#),
      ("\"größe 名 🦊\"", "open:\" text:größe 名 🦊 close:\""),
      (#""a""b""#, #"open:" text:a close:" open:" text:b close:""#),
      (##""a"#b"##, ##"open:" text:a close:" dir:# id:b"##),
    ])
  func oneLine(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "raw",
    arguments: [
      (##"#"a"b\n"#"##, ##"open:#" text:a"b\n close:"#"##),
      (###"##"a"#b"##"###, ###"open:##" text:a"#b close:"##"###),
      (##"#""#"##, ##"open:#" close:"#"##),
      (##"#"""#"##, ##"open:#" text:" close:"#"##),
      (##"#""a""#"##, ##"open:#" text:"a" close:"#"##),
      (##"#"\#n\(a)"#"##, ##"open:#" text:\#n\(a) close:"#"##),
      (##"#"a\#(b)c"#"##, ##"open:#" text:a in:\#( id:b out:) text:c close:"#"##),
      (##"#"""a"# + b"##, ##"open:#" text:""a close:"# bin:+ id:b"##),
    ])
  func raw(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test("raw, beginning with quotes, and long")
  func longRaw() {
    let long = String(repeating: "x", count: 300)
    #expect(render("#\"\"\"\(long)\"#") == "open:#\" text:\"\"\(long) close:\"#")
  }

  @Test(
    "many lines",
    arguments: [
      ("\"\"\"\na\n\"\"\"", "open:\"\"\" text:⏎a⏎ close:\"\"\""),
      ("\"\"\"\n\"\"\"", "open:\"\"\" text:⏎ close:\"\"\""),
      ("\"\"\"\r\na\r\n  \"\"\"", "open:\"\"\" text:␍⏎a␍⏎   close:\"\"\""),
      (
        "\"\"\"\n\ta \"b\" \"\"c\"\" \\\"\"\"\n\"\"\"",
        "open:\"\"\" text:⏎\ta \"b\" \"\"c\"\" \\\"\"\"⏎ close:\"\"\""
      ),
      ("\"\"\"\na\\\n b \\  \n\"\"\"", "open:\"\"\" text:⏎a\\⏎ b \\  ⏎ close:\"\"\""),
      (
        "\"\"\"\na\\(b)\n\"\"\".c",
        "open:\"\"\" text:⏎a in:\\( id:b out:) text:⏎ close:\"\"\" . id:c"
      ),
      ("\"\"\"\n\\(\na\n)\n\"\"\"", "open:\"\"\" text:⏎ in:\\( id:a out:) text:⏎ close:\"\"\""),
      (
        "#\"\"\"\n\"\"\"\n\\#(a)\n\"\"\"#",
        "open:#\"\"\" text:⏎\"\"\"⏎ in:\\#( id:a out:) text:⏎ close:\"\"\"#"
      ),
    ])
  func manyLines(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "interpolation",
    arguments: [
      (#""\(a)""#, #"open:" in:\( id:a out:) close:""#),
      (#""\(a)\(b)""#, #"open:" in:\( id:a out:) in:\( id:b out:) close:""#),
      (#""\(f(a, (b)))c""#, #"open:" in:\( id:f ( id:a , ( id:b ) ) out:) text:c close:""#),
      (
        #""a\("b\("c")")""#,
        #"open:" text:a in:\( open:" text:b in:\( open:" text:c close:" out:) close:" out:) close:""#
      ),
      (#""\(a /* ) " */ )""#, #"open:" in:\( id:a out:) close:""#),
      (#""\(/* ⏎ */ a)""#, #"open:" in:\( id:a out:) close:""#),
      (
        #""\(a.map { "\($0)" })""#,
        #"open:" in:\( id:a . id:map { open:" in:\( dollar:$0 out:) close:" } out:) close:""#
      ),
      (##""\(#"\#(a)"#)""##, ##"open:" in:\( open:#" in:\#( id:a out:) close:"# out:) close:""##),
      (#""\(try? (a))""#, #"open:" in:\( kw:try postQ:? ( id:a ) out:) close:""#),
      (#""\(a, b: /)/)""#, #"open:" in:\( id:a , id:b : bin:/ out:) text:/) close:""#),
    ])
  func interpolation(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test("strings of many lines in an interpolation of one line")
  func mixed() {
    let text = "\"a\\(\"\"\"\n\\(\"b\")\n\"\"\")c\""
    let expected =
      "open:\" text:a in:\\( open:\"\"\" text:⏎ in:\\( open:\" text:b close:\" out:) text:⏎ "
      + "close:\"\"\" out:) text:c close:\""
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "unterminated literals end with their line",
    arguments: [
      ("\"a\nb", "open:\" text:a id:b", ["0 unterminated string literal"]),
      ("\"\nb", "open:\" id:b", ["0 unterminated string literal"]),
      ("\"a\r\nb", "open:\" text:a id:b", ["0 unterminated string literal"]),
      ("x \"a", "id:x open:\" text:a", ["2 unterminated string literal"]),
      ("#\"a\"\nb", "open:#\" text:a\" id:b", ["0 unterminated string literal"]),
      (
        "\"a\\(b\nc)", "open:\" text:a in:\\( id:b id:c )",
        ["0 unterminated string literal"]
      ),
      (
        "\"\\(\"\\(b\nc", "open:\" in:\\( open:\" in:\\( id:b id:c",
        [
          "0 unterminated string literal",
          "3 unterminated string literal",
        ]
      ),
      ("\"\"\"\na\n\"", "open:\"\"\" text:⏎a⏎\"", ["0 unterminated string literal"]),
      (
        "\"\"\"\n\\(\"a\n)\n\"\"\"",
        "open:\"\"\" text:⏎ in:\\( open:\" text:a out:) text:⏎ close:\"\"\"",
        ["6 unterminated string literal"]
      ),
    ])
  func unterminated(text: String, expected: String, faults: [String]) {
    #expect(render(text) == expected)
    #expect(BobbinSyntaxTests.faults(text) == faults)
  }
}
