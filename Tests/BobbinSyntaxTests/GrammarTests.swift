import BobbinTestSupport
import Testing

@Suite("Every item of the grammar is read, and what stands after it")
struct GrammarTests {
  @Test("samples", arguments: GrammarSample.all)
  func samples(sample: GrammarSample) {
    let text = sample.text + "\nclass Z { let z: Z }\n"
    let facts = (sample.facts.isEmpty ? "" : sample.facts + "\n") + "class Z\n  let z: Z"
    expectFacts(text, facts)
    // White space is the same to everything but strings, and what they say is nobody's business.
    expectFacts(text.replacing("\n", with: "\r\n"), facts)
    let isScript = text.hasPrefix("#!")
    expectFacts("\u{FEFF}" + (isScript ? "" : "#!/usr/bin/env swift\n") + text, facts)
  }

  @Test("no two samples have one name")
  func names() {
    #expect(Set(GrammarSample.all.map(\.item)).count == GrammarSample.all.count)
  }

  @Test("a conflict marker is an error, and what stands around it is read")
  func conflict() {
    expectFacts(
      "class X {\n<<<<<<< a\nlet b: B\n=======\nlet b: C\n>>>>>>> d\nlet e: E\n}",
      "class X\n  let e: E\n! 2:1 source control conflict marker in source file")
  }
}
