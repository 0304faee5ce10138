import BobbinTestSupport
import Foundation
import Testing

/// The tests' own tools.
struct SupportTests {
  @Test func `A difference shows what changed and a little around it`() {
    let old = (1...9).map { "line \($0)" }
    var new = old
    new[4] = "another"
    let text = Difference.describe(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
    #expect(
      text == """
        …
          line 3
          line 4
        - line 5
        + another
          line 6
          line 7
        …

        """)
  }

  @Test(arguments: [
    ("", "a"), ("a", ""), ("a\nb", "b\na"), ("a\na\na", "a"), ("x\ny\nz", "1\n2"),
  ])
  func `A difference holds both texts`(old: String, new: String) {
    let lines = Difference.describe(from: old, to: new).split(separator: "\n")
    func text(without mark: String) -> [Substring] {
      lines.filter { !$0.hasPrefix(mark) && $0 != "…" }.map { $0.dropFirst(2) }
    }
    #expect(text(without: "+") == old.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(text(without: "-") == new.split(separator: "\n", omittingEmptySubsequences: false))
  }

  @Test(arguments: [
    (Golden.Recording.never, nil, "kept"), (.never, "old", "kept"),
    (.missing, nil, "recorded"), (.missing, "old", "kept"),
    (.failed, nil, "recorded"), (.failed, "old", "recorded"),
  ])
  func `A run that records fails`(
    recording: Golden.Recording, before: String?, outcome: String
  ) throws {
    let directory = URL.temporaryDirectory.appending(path: "Bobbin-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "a.txt")
    try before?.write(to: file, atomically: true, encoding: .utf8)

    let golden = Golden(directory, recording: recording)
    #expect(try golden.problem(with: "new", in: "a.txt") != nil)
    let after = try? String(contentsOf: file, encoding: .utf8)
    #expect(after == (outcome == "recorded" ? "new" : before))
    if outcome == "recorded" { #expect(try golden.problem(with: "new", in: "a.txt") == nil) }
  }

  @Test func `What is no longer produced is removed only when recording`() throws {
    let directory = URL.temporaryDirectory.appending(path: "Bobbin-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "a.txt")
    try "old".write(to: file, atomically: true, encoding: .utf8)

    #expect(try Golden(directory, recording: .never).problem(with: nil, in: "a.txt") != nil)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(try Golden(directory, recording: .failed).problem(with: nil, in: "a.txt") != nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try Golden(directory, recording: .never).problem(with: nil, in: "a.txt") == nil)
  }
}
