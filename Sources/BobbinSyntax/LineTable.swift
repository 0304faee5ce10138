/// Turns byte offsets into lines and columns.
package struct LineTable: Sendable {
  private let file: String
  /// The offset of the first byte of each line.
  private var starts = [0]
  private let end: Int

  /// Finds the lines of a source; linear in its size.
  package init(_ source: Source) {
    file = source.path
    end = source.bytes.count
    // There is a line for every thirty to forty bytes.
    starts.reserveCapacity(source.bytes.count / 32 + 1)
    var at = 0
    while let found = source.offset(of: Byte.lineFeed, from: at) {
      at = found + 1
      starts.append(at)
    }
    // A carriage return alone ends a line too, as it does for swiftc.
    let count = starts.count
    at = 0
    while let found = source.offset(of: Byte.carriageReturn, from: at) {
      at = found + 1
      if at == end || source.bytes[at] != Byte.lineFeed { starts.append(at) }
    }
    if starts.count > count { starts.sort() }
  }

  /// Returns the place of an offset; logarithmic in the number of lines.
  package func location(_ offset: Int) -> Location {
    let line = starts.count(upTo: offset)
    return Location(file: file, line: line, column: offset - starts[line - 1] + 1)
  }

  /// Returns the bytes of a line, counted from one, with its end; `nil` when there is no such line.
  package func range(of line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : end)
  }
}

extension [Int] {
  /// How many elements of the sorted array are not above a value.
  func count(upTo value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
