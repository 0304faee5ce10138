import BobbinTestSupport
import Foundation
import Testing

/// The table of rules leads to what is there.
struct RuleTableTests {
  @Test(arguments: RuleTable.items.map(\.key))
  func `What shows a rule is there`(item: String) throws {
    let proofs = RuleTable.items.filter { $0.key == item }.flatMap(\.value)
    #expect(!proofs.isEmpty)
    for proof in proofs {
      switch proof {
      case .fixture(let name, let texts):
        let fixture = Fixture(directory: Fixture.directory.appending(path: name))
        // It runs, or it is about what is said.
        #expect(fixture.exists("output.txt") || fixture.exists("diagnostics.txt"), "\(name)")
        let all = try text(of: fixture.directory)
        for text in texts { #expect(all.contains(text), "\(name): \(text)") }
      case .rule(let name):
        #expect(Rule.all.contains { $0.name == name }, "\(name)")
      case .shape(let shape):
        #expect(!shape.expected.isEmpty)
      case .test(let file, let title):
        let source = Repository.root.appending(path: "Tests/BobbinCompilerTests/\(file).swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        #expect(text.contains("func `\(title)`("), "\(file): \(title)")
      }
    }
  }

  @Test func `No item stands in the table twice, and no rule is left out`() {
    let items = RuleTable.items.map(\.key)
    #expect(Set(items).count == items.count)
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    // The design has eleven rules.
    for number in 1...11 { #expect(items.contains { $0.hasPrefix("\(number) ") }) }
  }

  /// The names and the texts of all files of a directory.
  private func text(of directory: URL) throws -> String {
    var result = ""
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() {
      result += file.lastPathComponent + "\n"
      result += (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
    return result
  }
}
