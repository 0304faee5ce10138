import BobbinSyntax
import Testing

@Suite("The lexer reads words, punctuation and white space")
struct LexerTests {
  @Test(
    "words",
    arguments: [
      ("let x = y", "kw:let id:x = id:y"),
      ("_ __ _a a_1$", "_ id:__ id:_a id:a_1$"),
      ("`class` `a b` `$` `1st` `a+b`", "id:`class` id:`a b` id:`$` id:`1st` id:`a+b`"),
      ("$0 $12 $name $", "dollar:$0 dollar:$12 dollar:$name dollar:$"),
      ("é naïve 名前 🦊 a🦊b", "id:é id:naïve id:名前 id:🦊 id:a🦊b"),
      ("a\u{301}b", "id:a\u{301}b"),
      ("classy CLASS Class", "id:classy id:CLASS id:Class"),
    ])
  func words(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test("every keyword is found, in backticks only labels", arguments: Keyword.allCases.dropFirst())
  func keywords(keyword: Keyword) {
    let name = String(describing: keyword)
    func found(_ text: String) -> Keyword? {
      Lexer.lex(Source(path: "Test.swift", text: text)).tokens.first?.keyword
    }
    #expect(found(name) == keyword)
    #expect(found("\(name)X") == Keyword.none)
    let isLabel = WiringCall.Label(rawValue: name) != nil
    #expect(found("`\(name)`") == (isLabel ? keyword : Keyword.none))
    #expect(found(String(name.dropLast())) != keyword)
  }

  @Test(
    "punctuation",
    arguments: [
      ("(a,b);[c]:{d}", "( id:a , id:b ) ; [ id:c ] : { id:d }"),
      ("@A \\B.c", "@ id:A \\ id:B . id:c"),
      ("Swift::Int a::b", "id:Swift :: id:Int id:a :: id:b"),
    ])
  func punctuation(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "what begins with a pound",
    arguments: [
      ("#if A\n#elseif B\n#else\n#endif", "dir:#if id:A dir:#elseif id:B dir:#else dir:#endif"),
      ("#sourceLocation()", "dir:# id:sourceLocation ( )"),
      ("#available(macOS 13, *)", "dir:# id:available ( id:macOS int:13 , bin:* )"),
      ("#file #iffy #if1 #else_", "dir:# id:file dir:# id:iffy dir:#if int:1 dir:# id:else_"),
      ("# if", "dir:# kw:if"),
      ("##if ###", "dir:# dir:#if dir:# dir:# dir:#"),
      ("#stringify(a)", "dir:# id:stringify ( id:a )"),
      ("#!/bin/swift\na", "id:a"),
      ("\u{FEFF}#!/bin/swift\na", "id:a"),
      ("a #!a", "id:a dir:# postX:! id:a"),
    ])
  func pounds(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "white space and comments",
    arguments: [
      ("", ""),
      (" \t\u{B}\u{C}\n\r\n\r", ""),
      ("a// b\nc", "id:a id:c"),
      ("a// b\rc", "id:a id:c"),
      ("a/* b /* c */ \" */d", "id:a id:d"),
      ("/**/a/***/b/*/*/**/*/*/c", "id:a id:b id:c"),
      ("// 名 é \u{1}", ""),
      ("\u{FEFF}a", "id:a"),
      ("a\u{A0}\u{A0}b", "id:a id:b"),
      ("a\0b //\0c\n/*\0*/d", "id:a id:b id:d"),
    ])
  func whiteSpace(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "what precedes a token",
    arguments: [
      ("a b", "La |b"),
      ("a\nb\r\nc\rd", "La L|b L|c L|d"),
      (" a", "L|a"),
      ("a /*\n*/ b /* */c", "La L|b |c"),
      ("a(b)", "La ( b )"),
      ("\"a\\( b)\" c", "L\" a \\( |b ) \" |c"),
      ("\"\"\"\na\n\"\"\"\nb", "L\"\"\" \na\n \"\"\" L|b"),
      ("// a\nb", "L|b"),
      ("#!a\nb", "L|b"),
      ("\u{FEFF}a", "L|a"),
    ])
  func flags(text: String, expected: String) {
    let source = Source(path: "Test.swift", text: text)
    let found = Lexer.lex(source).tokens.dropLast().map { token in
      let line = token.startsLine ? "L" : ""
      let space = token.followsSpace ? "|" : ""
      return line + space + source.text(Int(token.start)..<Int(token.end))
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(
    "what leaves a file unreadable",
    arguments: [
      ("a /* b", "id:a", "2 unterminated '/*' comment"),
      ("a /* /* */", "id:a", "2 unterminated '/*' comment"),
    ])
  func mistakes(text: String, expected: String, fault: String) {
    #expect(render(text) == expected)
    #expect(faults(text) == [fault])
  }

  @Test("a conflict marker is an operator")
  func conflict() {
    #expect(render("<<<<<<< b\nc") == "bin:<<<<<<< id:b id:c")
    #expect(render("a <<<<<<< b\n>>>>>>> c") == "id:a bin:<<<<<<< id:b bin:>>>>>>> id:c")
  }
}
