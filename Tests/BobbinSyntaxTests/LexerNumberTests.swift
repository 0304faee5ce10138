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
    "what is wrong with numbers",
    arguments: [
      ("0b12", "int:0b12", "3 '2' is not a valid binary digit (0 or 1) in integer literal"),
      ("0b2", "int:0b2", "2 '2' is not a valid binary digit (0 or 1) in integer literal"),
      ("0o8", "int:0o8", "2 '8' is not a valid octal digit (0-7) in integer literal"),
      ("0xg", "int:0xg", "2 'g' is not a valid hexadecimal digit (0-9, A-F) in integer literal"),
      ("0x ;", "int:0x ;", "2 ' ' is not a valid hexadecimal digit (0-9, A-F) in integer literal"),
      ("12ab", "int:12ab", "2 'a' is not a valid digit in integer literal"),
      ("1é", "int:1é", "1 'é' is not a valid digit in integer literal"),
      ("1e", "float:1e", "2 expected a digit in floating point exponent"),
      ("1e_5", "float:1e_5", "2 '_' is not a valid first character in floating point exponent"),
      ("1e5x", "float:1e5x", "3 'x' is not a valid digit in floating point exponent"),
      ("1ex", "float:1ex", "2 'x' is not a valid digit in floating point exponent"),
      ("0x1.8", "int:0x1.8", "5 hexadecimal floating point literal must end with an exponent"),
    ])
  func mistakes(text: String, expected: String, fault: String) {
    #expect(render(text) == expected)
    #expect(faults(text) == [fault])
  }
}
