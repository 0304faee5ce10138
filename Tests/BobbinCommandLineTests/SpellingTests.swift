import Testing

@testable import BobbinCommandLine

struct SpellingTests {
  @Test(arguments: [
    ("generat", "generate"), ("genrate", "generate"), ("chekc", "check"), ("gen", "generate"),
    ("gaph", "graph"),
  ])
  func `A near name is guessed`(word: String, name: String) {
    #expect(Spelling.closest(to: word, in: Verb.names) == name)
  }

  @Test(arguments: ["x", "", "build", "g"])
  func `A far name is not`(word: String) {
    #expect(Spelling.closest(to: word, in: Verb.names) == nil)
  }

  @Test func `A swap of neighbours counts once`() {
    #expect(Spelling.distance("chekc", "check") == 1)
    #expect(Spelling.distance("", "abc") == 3)
    #expect(Spelling.distance("kitten", "sitting") == 3)
  }
}
