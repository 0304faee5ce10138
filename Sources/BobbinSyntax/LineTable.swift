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
    source.bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        // A carriage return alone ends a line too, as it does for swiftc.
        if byte == UInt8(ascii: "\n")
          || (byte == UInt8(ascii: "\r")
            && (offset == bytes.count || bytes[offset] != UInt8(ascii: "\n")))
        {
          starts.append(offset)
        }
      }
    }
    self.starts = starts
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
