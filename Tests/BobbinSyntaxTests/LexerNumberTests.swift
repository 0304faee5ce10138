import BobbinSyntax
import Testing

@Suite("The lexer reads numbers")
struct LexerNumberTests {
  @Test(
    "numbers",
    arguments: [
      ("0 12 1_000_ 007", "int:0 int:12 int:1_000_ int:007"),
      ("0x1F 0xdead_BEEF 0o17 0b10_01", "int:0x1F int:0xdead_BEEF int:0o17 int:0b10_01"),
      (
        "1.5 1_0.0_1 1e5 1E-5 1.5e+1_0",
        "float:1.5 float:1_0.0_1 float:1e5 float:1E-5 float:1.5e+1_0"
      ),
      ("0x1p3 0x1.8p3 0xA.BP-2", "float:0x1p3 float:0x1.8p3 float:0xA.BP-2"),
    ])
  func numbers(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "a dot after a number",
    arguments: [
      ("1.foo", "int:1 . id:foo"),
      ("1.e5", "int:1 . id:e5"),
      ("0..<3", "int:0 bin:..< int:3"),
      ("1...2", "int:1 bin:... int:2"),
      ("1...", "int:1 post:..."),
      ("x.0.1", "id:x . int:0 . int:1"),
      ("x.0.1.2", "id:x . int:0 . int:1 . int:2"),
      ("0xff.description", "int:0xff . id:description"),
      ("0xff.fpValue", "int:0xff . id:fpValue"),
      ("0x1.p", "int:0x1 . id:p"),
      ("1.", "int:1 ."),
    ])
  func dots(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "letters and digits that follow a number are part of it",
    arguments: ["0b12", "0xg", "12ab", "1é", "1e", "1e5x"])
  func tails(text: String) {
    #expect(Lexer.lex(Source(path: "Test.swift", text: text)).tokens.count == 2)
  }
}
