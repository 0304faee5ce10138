import BobbinTestSupport
import Foundation
import Testing

/// The pages of the documentation show code; each has a golden directory in which that code is compiled
/// and runs.
struct PagesTests {
  @Test(arguments: [
    ("Collections", "Collections"), ("ConstructorWiring", "ConstructorWiring"),
    ("Scopes", "ScopesPage"),
  ])
  func `A page shows the code that was compiled`(page: String, golden: String) throws {
    let path = "Sources/Bobbin/Bobbin.docc/\(page).md"
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let fixture = Fixture(directory: Fixture.directory.appending(path: golden))
    var compiled: Set<Substring> = []
    for directory in try Repository.contents(of: fixture.input) + [fixture.want] {
      for file in try Repository.swiftFiles(in: directory) {
        let text = try String(contentsOf: file, encoding: .utf8)
        compiled.formUnion(text.split(separator: "\n").map(\.trimmed))
      }
    }
    let blocks = text.components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) && $0.element.hasPrefix("swift\n") }
      .map(\.element)
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap({ $0.split(separator: "\n").dropFirst() }) {
      #expect(compiled.contains(line.trimmed), "\(line)")
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    drop { $0 == " " }
  }
}
