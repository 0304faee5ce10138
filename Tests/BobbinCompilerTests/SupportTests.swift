import BobbinTestSupport
import Foundation
import Testing

/// The tests' own tools.
struct SupportTests {
  @Test(arguments: [
    (Golden.Recording.never, nil, "kept"), (.never, "old", "kept"),
    (.missing, nil, "recorded"), (.missing, "old", "kept"),
    (.failed, nil, "recorded"), (.failed, "old", "recorded"),
  ])
  func `A run that records fails`(
    recording: Golden.Recording, before: String?, outcome: String
  ) throws {
    try SwiftCompiler.inScratch { directory in
      let file = directory.appending(path: "a.txt")
      try before?.write(to: file, atomically: true, encoding: .utf8)
      let golden = Golden(directory, recording: recording)
      #expect(try golden.problem(with: "new", in: "a.txt") != nil)
      let after = try? String(contentsOf: file, encoding: .utf8)
      #expect(after == (outcome == "recorded" ? "new" : before))
      if outcome == "recorded" { #expect(try golden.problem(with: "new", in: "a.txt") == nil) }
    }
  }

  @Test func `A file that is no longer produced is removed only when recording`() throws {
    try SwiftCompiler.inScratch { directory in
      let file = directory.appending(path: "a.txt")
      try "old".write(to: file, atomically: true, encoding: .utf8)
      #expect(try Golden(directory, recording: .never).problem(with: nil, in: "a.txt") != nil)
      #expect(FileManager.default.fileExists(atPath: file.path))
      #expect(try Golden(directory, recording: .failed).problem(with: nil, in: "a.txt") != nil)
      #expect(!FileManager.default.fileExists(atPath: file.path))
      #expect(try Golden(directory, recording: .never).problem(with: nil, in: "a.txt") == nil)
    }
  }
}
