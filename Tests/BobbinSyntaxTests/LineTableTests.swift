import BobbinTestSupport
import Testing

@testable import BobbinSyntax

@Suite("Offsets have lines and columns")
struct LineTableTests {
  @Test(
    "line ends",
    arguments: [
      ("", "1:1"), ("a", "1:1 1:2"), ("\n", "1:1 2:1"), ("\r", "1:1 2:1"),
      ("\r\n", "1:1 1:2 2:1"), ("\n\r", "1:1 2:1 3:1"), ("a\rb", "1:1 1:2 2:1 2:2"),
      // Bytes that differ from a line end in one bit, or follow one.
      ("\n\u{B}\u{C}\u{E}", "1:1 2:1 2:2 2:3 2:4"),
    ])
  func lineEnds(text: String, expected: String) {
    #expect(places(in: Array(text.utf8)) == expected)
  }

  @Test("lines of every length, wherever they begin")
  func lengths() {
    var random = SeededRandom(seed: 1)
    for count in 0..<400 {
      let bytes = (0..<count % 50).map { _ in
        [10, 13, 11, 12, 14, 0, 97, 138][random.next(below: 8)]
      }
      var (line, column) = (1, 1)
      var expected = ["1:1"]
      for (index, byte) in bytes.enumerated() {
        let isPair = byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
        if byte == 10 || byte == 13 && !isPair { (line, column) = (line + 1, 0) }
        column += 1
        expected.append("\(line):\(column)")
      }
      let found = places(in: bytes.map(UInt8.init))
      #expect(found == expected.joined(separator: " "), "\(bytes)")
    }
  }

  private func places(in bytes: [UInt8]) -> String {
    let lines = LineTable(Source(path: "Test.swift", bytes: bytes))
    return (0...bytes.count).map { offset in
      let place = lines.location(offset)
      return "\(place.line):\(place.column)"
    }.joined(separator: " ")
  }
}
