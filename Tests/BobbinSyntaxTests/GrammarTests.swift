import BobbinSyntax
import BobbinTestSupport
import Testing

@Suite("Every item of the grammar is read, and the code after it")
struct GrammarTests {
  @Test("samples", arguments: GrammarSample.all)
  func samples(sample: GrammarSample) {
    let text = sample.text + "\nclass Z { let z: Z }\n"
    let facts = (sample.facts.isEmpty ? "" : sample.facts + "\n") + "class Z\n  let z: Z"
    expectFacts(text, facts)
    // Kinds of white space differ only in strings, whose contents do not matter.
    expectFacts(text.replacing("\n", with: "\r\n"), facts)
    let isScript = text.hasPrefix("#!")
    expectFacts("\u{FEFF}" + (isScript ? "" : "#!/usr/bin/env swift\n") + text, facts)
  }

  @Test("a conflict marker is an error, and the code around it is read")
  func conflict() {
    expectFacts(
      "class X {\n<<<<<<< a\nlet b: B\n=======\nlet b: C\n>>>>>>> d\nlet e: E\n}",
      "class X\n  let b: B\n  let b: C\n  let e: E\n! 2:1 expected a declaration\n"
        + "! 4:1 expected a declaration\n! 6:1 expected a declaration")
  }

  /// swiftc does not run after an error here, so its own message would not appear.
  @Test(
    "what a declaration lacks is an error at its place",
    arguments: [
      ("let a =\nlet b = 1", "2:7 expected a value after '='"),
      ("let a =\nlazy var b = 1", "2:7 expected a value after '='"),
      ("let b = 1\nlet a =", "3:7 expected a value after '='"),
      ("let a:\nlet b = 1", "2:6 expected a type after ':'"),
      ("func a() ->\nlet b = 1", "2:10 expected a type after '->'"),
      ("let b = 1\nlazy var", "3:6 expected a name after 'var'"),
      ("init\nlet b = 1", "2:1 expected '(' after 'init'"),
      ("func a\nlet b = 1", "2:6 expected '(' after 'a'"),
      ("init(a: A b: B) {}\nlet b = 1", "2:11 expected ',' or ')' after 'A'"),
      ("func a(b: B -> C\nlet b = 1", "2:13 expected ',' or ')' after 'B'"),
    ])
  func lacking(members: String, fault: String) {
    let file = Parser.parse(Source(path: "", text: "class X {\n\(members)\n}\nclass Z {}"))
    let faults = file.faults.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(faults == [fault])
    #expect(file.outermost.nested.map(\.name) == ["X", "Z"])
    #expect(file.outermost.nested[0].properties.contains { $0.name == "b" })
  }
}
