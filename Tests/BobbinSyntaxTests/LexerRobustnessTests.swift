import BobbinSyntax
import BobbinTestSupport
import Testing

@Suite("The lexer survives everything, in linear time")
struct LexerRobustnessTests {
  /// Whether the tokens have the properties that their readers rely on, whatever the text.
  private func check(_ bytes: [UInt8]) -> Bool {
    let lexed = Lexer.lex(Source(path: "Test.swift", bytes: bytes))
    var end: UInt32 = 0
    for token in lexed.tokens.dropLast() {
      guard token.start >= end && token.end > token.start else { return false }
      guard token.kind != .endOfFile else { return false }
      end = token.end
    }
    guard let last = lexed.tokens.last, last.kind == .endOfFile else { return false }
    let offsets = lexed.faults.map(\.offset)
    return last.start == bytes.count && last.end == bytes.count
      && offsets == offsets.sorted() && offsets.allSatisfy { (0...bytes.count).contains($0) }
  }

  /// Code of every kind, to be cut up and put together again.
  private static let seed = """
    #!/usr/bin/swift
    import A; @B final class `c d`<E>: F where E == [G?] { // h
      let a = "b\\(c + "\\(d)")e\\u{1F600}\\n", f = 0x1.8p3 ..< 1_0e5, g = $0.1.2
      /* i /* j */ k */ static func == (l: inout M, m: N!) -> O { l ?? m?.n! }
      var p = #"q\\#(r)"# + \"\"\"
        s \\
        \\(t(\\.u, &v))
        \"\"\", w = /[x(]\\/y/ , z = #/
          aa
        /#
      #if bb && !cc #elseif dd #else #endif
      'ee' <#ff#> é ≠ “gg” \u{A0} ->
      <<<<<<< hh
      >>>>>>> ii
    }
    """

  @Test("mutations of correct code", arguments: 0..<2)
  func mutations(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let original = Array(Self.seed.utf8)
    for round in 0..<400 {
      var bytes = original
      for _ in 0..<random.next(below: 8) + 1 {
        let start = random.next(below: bytes.count)
        let length = random.next(below: min(12, bytes.count - start)) + 1
        switch random.next(below: 4) {
        case 0: bytes.removeSubrange(start..<start + length)
        case 1: bytes[start] = UInt8(random.next(below: 256))
        case 2: bytes.insert(contentsOf: original.shuffledSlice(&random), at: start)
        default: bytes.swapAt(start, random.next(below: bytes.count))
        }
        if bytes.isEmpty { bytes = original }
      }
      #expect(check(bytes), "seed \(seed), round \(round)")
    }
  }

  @Test("random bytes", arguments: 0..<2)
  func randomBytes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<500 {
      let bytes = (0..<random.next(below: 200)).map { _ in UInt8(random.next(below: 256)) }
      #expect(check(bytes), "seed \(seed), round \(round)")
    }
  }

  @Test("every beginning of a file is a file")
  func prefixes() {
    let bytes = Array(Self.seed.utf8)
    for count in bytes.indices { #expect(check(Array(bytes[..<count])), "\(count) bytes") }
  }

  /// Texts that a careless lexer reads in quadratic time or with a deep call stack: delimiters that
  /// are opened over and over and never closed, so that each one looks ahead to the end in vain.
  @Test(
    "a great many of",
    arguments: [
      "\"\\(", "\"\"\"\n\\(", "#\"\"\"\\#(", "##\"\"\"\\##(", "/*", "(", "((", "{[", "/(", "(/x ",
      "#/\n", "##/\n/#", "#/\n(/a/)", "#", "##\"", "`", "`\n", "\n<<<<<<< ", "\n>>>> ", "+<# ",
      "<#",
      "“", "“\n", "\\", "\"\\", "/", "/ ", "'", "é", "\u{301}", "≠", "\0", "\u{FEFF}", "0x", "1e",
      ".", "<", "\"\\u{", "\"\"\"\n\\  ", "$", "a/", "try? /", "\"\\(/*", "\r", "*/ ",
    ])
  func repeated(text: String) {
    let bytes = Array(repeatElement(Array(text.utf8), count: 10_000).joined())
    // It takes a few milliseconds; a quadratic lexer takes seconds. `Benchmarks/Fuzz` runs longer.
    var isSound = false
    let time = ThreadTime.measure { isSound = check(bytes) }
    #expect(isSound)
    #expect(time < 0.5)
  }

  @Test("a hundred thousand levels, opened and closed")
  func depth() {
    let count = 100_000
    let text = String(repeating: "\"\\(", count: count) + String(repeating: ")\"", count: count)
    let lexed = Lexer.lex(Source(path: "Test.swift", text: text))
    #expect(lexed.faults.isEmpty)
    #expect(lexed.tokens.count == 4 * count + 1)
    #expect(lexed.tokens.count { $0.kind == .stringClose } == count)
  }
}

extension [UInt8] {
  fileprivate func shuffledSlice(_ random: inout SeededRandom) -> ArraySlice<UInt8> {
    let start = random.next(below: count)
    return self[start..<Swift.min(count, start + random.next(below: 12) + 1)]
  }
}
