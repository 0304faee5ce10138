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
}
