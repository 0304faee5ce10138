/// Turns byte offsets into lines and columns.
package struct LineTable: Sendable {
  private let file: String
  /// The offset of the first byte of each line.
  private let starts: [Int]
  private let end: Int

  /// Finds the lines of a source; linear in its size.
  package init(_ source: Source) {
    file = source.path
    end = source.bytes.count
    var starts = [0]
    // There is a line for every thirty to forty bytes.
    starts.reserveCapacity(source.bytes.count / 32 + 1)
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      func note(_ offset: Int) {
        // A carriage return alone ends a line too, as it does for swiftc.
        let byte = bytes[offset]
        let isEnd =
          byte == Byte.lineFeed
          || byte == Byte.carriageReturn
            && (offset + 1 == bytes.count || bytes[offset + 1] != Byte.lineFeed)
        if isEnd { starts.append(offset + 1) }
      }
      // Eight bytes at once; an array's are aligned.
      let words = UnsafeRawPointer(first).assumingMemoryBound(to: UInt64.self)
      var offset = 0
      while offset + 8 <= bytes.count {
        var ends = Self.lineEnds(in: UInt64(littleEndian: words[offset / 8]))
        while ends != 0 {
          note(offset + ends.trailingZeroBitCount / 8)
          ends &= ends &- 1
        }
        offset += 8
      }
      while offset < bytes.count {
        note(offset)
        offset += 1
      }
    }
    self.starts = starts
  }

  /// The highest bit of each byte that is a line feed or a carriage return, and perhaps of one above.
  private static func lineEnds(in word: UInt64) -> UInt64 {
    // A byte becomes zero where it is the wanted one, and zero borrows from its highest bit.
    let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
    let ones: UInt64 = 0x0101_0101_0101_0101
    let borrows = ((feeds &- ones) & ~feeds) | ((returns &- ones) & ~returns)
    return borrows & 0x8080_8080_8080_8080
  }

  /// Returns the place of an offset; logarithmic in the number of lines.
  package func location(_ offset: Int) -> Location {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Location(file: file, line: low + 1, column: offset - starts[low] + 1)
  }

  /// Returns the bytes of a line, counted from one, with its end; `nil` when there is no such line.
  package func range(of line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : end)
  }
}
