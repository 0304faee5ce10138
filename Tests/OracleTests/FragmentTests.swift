import BobbinSyntax
import BobbinTestSupport
import Testing

/// Compares the lexers on nonsense: random chains of the fragments that matter in Swift's lexical
/// grammar.
@Suite("The lexer agrees with SwiftParser on nonsense")
struct FragmentTests {
  static let fragments = [
    "a", "b1", "_", "é", "x", "let ", "func ", "try", "return ", "operator ", "in ", "nil", "self",
    " ", " ", " ", "\n", "\n", "\t", "\r\n", "\r", "(", ")", "[", "]", "{", "}", ",", ";", ":",
    "::", ".", "..", "...", "@", "\\", "\\(", "\\(", "\\#(", "\\##(", "\"", "\"", "\"\"\"",
    "\"\"\"\n", "\n\"\"\"", "#", "##", "#\"", "\"#", "##\"", "\"##", "#\"\"\"", "\"\"\"#", "'",
    "`", "`a b`", "/", "/", "/x/", "/(/", "/[)]/", "#/", "/#", "##/", "/##",
    "#/\n", "\n/#", "//", "/*", "*/", "/**/", "+", "-", "*", "<", ">", "=", "==", "->", "&", "&&",
    "|", "^", "~", "!", "?", "??", "!=", "<#a#>", "0", "1", "12", "0x", "0xF",
    "0x1.8p3", "0b1", "0o7", "1.5", "1e", "1e5", "e", "p", "_1", "$", "$0", "$x", "#if ",
    "#elseif ", "#else", "#endif", "#available ", "#sourceLocation ", "\\n", "\\u{1F600}",
    "\\q", "\\\n", "\u{A0}", "\u{0B}", "\u{0} ", "\u{1}", "\u{301}", "≠", "名", "<<<<<<< a\n",
    ">>>>>>> a\n", "\n<<<<<<< ", "\n>>>>>>> ",
    "\n>>>> ", "\n<<<<\n",
  ]

  @Test("chains of fragments", arguments: 0..<8)
  func chains(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var differing = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<random.next(below: 16) + 1 {
        text += Self.fragments[random.next(below: Self.fragments.count)]
      }
      // Two places where swiftc agrees with us: SwiftParser looks for the exponent of `0x1.5` a byte
      // too late, and takes any token after a NUL for the first of the file (so NULs have a space
      // after them above). And two where swiftc reports what we take for something else: a regex
      // literal with a blank at its ends or a parenthesis too many, and `#!` after white space.
      if text.contains(/0x\w+\.(?!8p3)(\w|$)/) { continue }
      if text.contains(/\/[\s\0]|[\s\0]\/|\/.*\).*\/|^[\s\0]+#!/) { continue }
      let source = Source(path: "Test.swift", text: text)
      // How misspelled text is taken apart does not matter: swiftc reports it.
      let isMisspelled =
        SwiftParserTokens(source.bytes).hasFault || !Lexer.lex(source).faults.isEmpty
      guard !isMisspelled, let message = LexerOracleTests.difference(source) else { continue }
      differing += 1
      if differing <= 5 { Issue.record("\(text.debugDescription)\n\(message)") }
    }
    #expect(differing == 0)
  }
}
