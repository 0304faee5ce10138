import BobbinSyntax
import Testing

struct SourceBufferTests {
  @Test func `Files come out as they went in, even if the search sees spaces`() {
    let texts = [
      "", "struct A {}", "struct\u{A0}B {}", "\u{FEFF}struct C {}\r\n", "struct\0D {}",
      "“E”\u{FEFF}", String(repeating: "// F\n", count: 20_000), "struct G {}",
    ]
    let buffer = SourceBuffer()
    for (number, text) in texts.enumerated() {
      buffer.append(Source(path: "\(number).swift", text: text))
    }
    #expect(buffer.paths == texts.indices.map { "\($0).swift" })
    #expect(texts.indices.map { buffer.source(of: $0)?.bytes } == texts.map { Array($0.utf8) })
    let index = DeclarationIndex([buffer])
    #expect("ABCDEFG".map { index.files["\($0)"] } == [[1], [2], [3], [4], [], [], [7]])
    // What is on disk otherwise is kept.
    buffer.freeBytes()
    #expect(texts.indices.filter { buffer.source(of: $0) != nil } == [2, 3, 4])
  }

  @Test func `A file that vanishes while it is read is an error`() {
    let buffer = SourceBuffer()
    buffer.append(Source(path: "A.swift", text: "struct A {}"))
    let files = UnreadFiles([buffer]) { _ in nil }
    #expect(files.parse(0, whole: true).faults.isEmpty)
    files.freeBytes()
    let messages = files.parse(0, whole: true).faults.map(\.message)
    #expect(messages == ["the file was removed while it was read"])
  }
}
