extension SourceFile {
  /// A digest of all that modules above can learn from the file, which is never 0: of its bytes
  /// without bodies that hold no wiring call.
  ///
  /// Linear in the file's size. It takes eight bytes at a time because an unoptimized build needs
  /// as long for each step as for reading a hundred bytes.
  package var digest: Int64 {
    var state: UInt64 = source.mentionsRuntime ? 1 : 2
    func add(_ word: UInt64) {
      state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 32
    }
    source.bytes.withUnsafeBytes { bytes in
      var start = 0
      for range in skipped + [bytes.count..<bytes.count] {
        while start + 8 <= range.lowerBound {
          add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
          start += 8
        }
        while start < range.lowerBound {
          add(UInt64(bytes[start]))
          start += 1
        }
        start = range.upperBound
        // Separates the parts.
        add(1 << 32)
      }
    }
    return Int64(bitPattern: state | 1)
  }
}
