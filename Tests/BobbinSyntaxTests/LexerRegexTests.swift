import BobbinSyntax
import Testing

@Suite("The lexer distinguishes regex literals from operators")
struct LexerRegexTests {
  @Test(
    "regex literals",
    arguments: [
      ("/a/", "regex:/a/"),
      ("let r = /a b/", "kw:let id:r = regex:/a b/"),
      ("f(/a/, /b/)", "id:f ( regex:/a/ , regex:/b/ )"),
      ("[/a/: /b/]", "[ regex:/a/ : regex:/b/ ]"),
      ("{ /a/ }", "{ regex:/a/ }"),
      ("return /a/.x", "kw:return regex:/a/ . id:x"),
      ("case /a/:", "kw:case regex:/a/ :"),
      ("x = !/a/", "id:x = pre:! regex:/a/"),
      ("a ?? /b/", "id:a bin:?? regex:/b/"),
      ("a ? /b/ : /c/", "id:a inQ:? regex:/b/ : regex:/c/"),
      ("(try? /:\"/.y)", "( kw:try postQ:? regex:/:\"/ . id:y )"),
      ("try? /x/.y", "kw:try postQ:? regex:/x/ . id:y"),
      ("x = /,/", "id:x = regex:/,/"),
      ("await /a/", "kw:await regex:/a/"),
      (#"/\//"#, #"regex:/\//"#),
      ("/[(]/", "regex:/[(]/"),
      ("/(a)\"(b)/", "regex:/(a)\"(b)/"),
      ("/[)]\\)/", "regex:/[)]\\)/"),
      ("/{/", "regex:/{/"),
      ("a\n/b/", "id:a regex:/b/"),
      ("/名/", "regex:/名/"),
      ("#if /a/", "dir:#if regex:/a/"),
    ])
  func regex(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "extended regex literals",
    arguments: [
      ("#/a/b/#", "regex:#/a/b/#"),
      ("##/a/#b/## c", "regex:##/a/#b/## id:c"),
      ("#/ a /#", "regex:#/ a /#"),
      ("#//#", "regex:#//#"),
      ("#/)/#", "regex:#/)/#"),
      ("#/\n a\n/#", "regex:#/⏎ a⏎/#"),
      ("#/  \n a/b\n  /# c", "regex:#/  ⏎ a/b⏎  /# id:c"),
      (#"#/\/#/#"#, #"regex:#/\/#/#"#),
    ])
  func extended(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "operators",
    arguments: [
      ("a / b / c", "id:a bin:/ id:b bin:/ id:c"),
      ("a/b/c", "id:a bin:/ id:b bin:/ id:c"),
      ("(a)/b/c", "( id:a ) bin:/ id:b bin:/ id:c"),
      ("1 / 2 /x", "int:1 bin:/ int:2 pre:/ id:x"),
      ("a\n / b\n / c", "id:a bin:/ id:b bin:/ id:c"),
      ("reduce(1, /)", "id:reduce ( int:1 , bin:/ )"),
      ("f(/, /)", "id:f ( bin:/ , bin:/ )"),
      ("f(/, b/)", "id:f ( regex:/, b/ )"),
      ("f(/ a, b/)", "id:f ( bin:/ id:a , id:b post:/ )"),
      ("[/, /]", "[ bin:/ , bin:/ ]"),
      ("[/] [/]", "[ regex:/] [/ ]"),
      ("x = /a", "id:x = pre:/ id:a"),
      ("x = /a /", "id:x = pre:/ id:a bin:/"),
      ("f(/a)/b", "id:f ( pre:/ id:a ) bin:/ id:b"),
      ("func /(a: A) { /b/ }", "kw:func pre:/ ( id:a : id:A ) { regex:/b/ }"),
      ("operator /^/", "kw:operator bin:/^/"),
      ("infix operator /", "kw:infix kw:operator bin:/"),
      ("a /= b", "id:a bin:/= id:b"),
      ("^/a/", "pre:^ regex:/a/"),
      ("a ^/ b/", "id:a bin:^/ id:b post:/"),
      ("self / 2 / 3", "kw:self bin:/ int:2 bin:/ int:3"),
      ("nil /2/", "kw:nil regex:/2/"),
      ("a! / b / c", "id:a postX:! bin:/ id:b bin:/ id:c"),
      ("x /a/", "id:x regex:/a/"),
    ])
  func operators(text: String, expected: String) {
    #expect(render(text) == expected)
  }
}
