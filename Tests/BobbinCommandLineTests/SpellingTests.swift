import BobbinReports
import Testing

@testable import BobbinCommandLine

struct SpellingTests {
  @Test(arguments: [
    ("generat", "generate"), ("genrate", "generate"), ("chekc", "check"), ("gen", "generate"),
    ("gaph", "graph"), ("grahp", "graph"), ("grpah", "graph"), ("gralh", "graph"),
  ])
  func `A similar name is suggested`(word: String, name: String) {
    #expect(Spelling.closest(to: word, in: CommandLineTool.bobbinctl.verbs.map(\.name)) == name)
  }

  @Test(arguments: ["x", "", "build", "g"])
  func `A distant name is not guessed`(word: String) {
    #expect(Spelling.closest(to: word, in: CommandLineTool.bobbinctl.verbs.map(\.name)) == nil)
  }
}
