/// Turns byte offsets into lines and columns.
package struct LineTable: Sendable {
  private let source: Source
  /// The offset of the first byte of each line, as far as the file has been searched.
  private var starts = [0]
  /// How many bytes have been searched.
  private var searched = 0
  /// Whether only line feeds end lines.
  private let isPlain: Bool

  /// Finds the lines of a source; linear in its size.
  package init(_ source: Source) {
    self.init(later: source)
    extend(to: source.bytes.count)
  }

  /// Leaves it to `extend` to find lines.
  init(later source: Source) {
    self.source = source
    isPlain = source.bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return true }
      return find(Byte.carriageReturn, in: first, from: 0, to: bytes.count) == nil
    }
  }

  /// Finds the lines up to an offset; linear in the bytes that have not been searched before.
  mutating func extend(to offset: Int) {
    guard searched <= offset else { return }
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      while searched <= offset, searched < bytes.count {
        if isPlain {
          let end = find(Byte.lineFeed, in: first, from: searched, to: bytes.count)
          searched = end.map { $0 + 1 } ?? bytes.count
          if end != nil { starts.append(searched) }
        } else {
          // A carriage return alone ends a line too, as it does for swiftc.
          let isEnd =
            first[searched] == Byte.lineFeed
            || first[searched] == Byte.carriageReturn
              && (searched + 1 == bytes.count || first[searched + 1] != Byte.lineFeed)
          searched += 1
          if isEnd { starts.append(searched) }
        }
      }
    }
  }

  /// Returns the place of an offset up to which lines are known; logarithmic in the number of lines.
  package func location(_ offset: Int) -> Location {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Location(file: source.path, line: low + 1, column: offset - starts[low] + 1)
  }

  /// Returns the bytes of a line, counted from one, with its end; `nil` when there is no such line.
  package func range(of line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : source.bytes.count)
  }
}
