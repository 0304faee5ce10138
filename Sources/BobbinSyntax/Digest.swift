/// A digest of some bytes, in parts.
package struct Digest {
  private var state: UInt64

  package init(_ seed: Int64) { state = UInt64(bitPattern: seed) }

  /// The digest, which is never 0.
  package var value: Int64 { Int64(bitPattern: state | 1) }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0), 0..<$0.count) }
  }

  /// Adds a part, eight bytes at a time: unoptimized, a step costs as much as reading a hundred.
  mutating func add(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    var start = range.lowerBound
    while start + 8 <= range.upperBound {
      add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      start += 8
    }
    while start < range.upperBound {
      add(UInt64(bytes[start]))
      start += 1
    }
    // Separates the parts.
    add(1 << 32)
  }

  private mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }
}

extension SourceFile {
  /// A digest of all that modules above can learn from the file, which is never 0: of its bytes
  /// without bodies that hold no wiring call.
  package var digest: Int64 {
    var digest = Digest(source.mentionsRuntime ? 1 : 2)
    source.bytes.withUnsafeBytes { bytes in
      var start = 0
      // A comment that silences a warning may be in any body.
      let skipped = source.mentions("bobbin:allow") ? [] : skipped
      for range in skipped + [bytes.count..<bytes.count] {
        digest.add(bytes, start..<range.lowerBound)
        start = range.upperBound
      }
    }
    return digest.value
  }
}
