import BobbinSyntax
import Testing

@Suite("The lexer reads operators")
struct LexerOperatorTests {
  @Test(
    "white space decides",
    arguments: [
      ("a+b a + b", "id:a bin:+ id:b id:a bin:+ id:b"),
      ("-a a- (-a)", "pre:- id:a id:a post:- ( pre:- id:a )"),
      ("a -b", "id:a pre:- id:b"),
      ("[-a,-b];-c:-d", "[ pre:- id:a , pre:- id:b ] ; pre:- id:c : pre:- id:d"),
      ("{-a}", "{ pre:- id:a }"),
      ("a<b>c", "id:a bin:< id:b bin:> id:c"),
      ("x^.y ^.y", "id:x post:^ . id:y pre:^ . id:y"),
      ("a/**/-b a-/**/b", "id:a pre:- id:b id:a post:- id:b"),
      ("a\u{A0}-b", "id:a pre:- id:b"),
      ("a-\u{A0}b", "id:a post:- id:b"),
    ])
  func fixity(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }

  @Test(
    "special cases",
    arguments: [
      ("a! a? b!.c d?.e", "id:a postX:! id:a postQ:? id:b postX:! . id:c id:d postQ:? . id:e"),
      ("a?? a ?? b", "id:a postQ:? postQ:? id:a bin:?? id:b"),
      ("a ? b : c", "id:a inQ:? id:b : id:c"),
      ("!a a != b a!=b", "pre:! id:a id:a bin:!= id:b id:a postX:! = id:b"),
      ("&a a & b a&b f(&a)", "pre:& id:a id:a bin:& id:b id:a bin:& id:b id:f ( pre:& id:a )"),
      ("a = b a=b a == b", "id:a = id:b id:a = id:b id:a bin:== id:b"),
      ("() -> A ()->A", "( ) -> id:A ( ) -> id:A"),
      ("a->b --> -->a", "id:a -> id:b bin:--> pre:--> id:a"),
      ("a.b .c", "id:a . id:b . id:c"),
      ("a .+ b .+c", "id:a bin:.+ id:b pre:.+ id:c"),
      ("a+.b", "id:a post:+ . id:b"),
      ("...a a... ..<a", "pre:... id:a id:a post:... pre:..< id:a"),
      ("A<B<C>>()", "id:A bin:< id:B bin:< id:C bin:>> ( )"),
      ("A<B>?", "id:A bin:< id:B post:>?"),
      ("a ≠ b √a", "id:a bin:≠ id:b pre:√ id:a"),
      ("a +̈ b", "id:a bin:+̈ id:b"),
      ("a <# b", "id:a pre:< dir:# id:b"),
      ("f(<#x#>)", "id:f ( pre:< dir:# id:x dir:# post:> )"),
    ])
  func special(text: String, expected: String) {
    #expect(render(text) == expected)
  }

  @Test(
    "a comment begins inside an operator",
    arguments: [
      ("a +// b", "id:a bin:+"),
      ("a +/* b */ c", "id:a bin:+ id:c"),
      ("a +/* b */c", "id:a bin:+ id:c"),
      ("a+/* b */c", "id:a post:+ id:c"),
      ("->/* b */c", "-> id:c"),
    ])
  func comments(text: String, expected: String) {
    #expect(render(text) == expected)
    #expect(faults(text).isEmpty)
  }
}
