/// Turns offsets into lines and columns for a parser.
///
/// A parser goes forward, and in most files only the beginning matters to it. So lines are counted
/// on the way and not stored; places before the current line are looked up in a table.
struct LineCursor {
  private let source: Source
  private var line = 1
  /// The offset of the first byte of the line.
  private var start = 0
  /// Likewise of the next line, if there is one.
  private var next: Int
  /// For places that the cursor has passed, and for files in which other characters end lines as
  /// well.
  private var table: LineTable?

  init(_ source: Source) {
    self.source = source
    table = source.mentions("\r") ? LineTable(source) : nil
    next = 0
    next = end(from: 0)
  }

  /// Returns the place of an offset.
  ///
  /// Going forward is linear in the size of the file for all calls together; from the first offset
  /// on that lies on an earlier line a call is logarithmic in the number of lines.
  mutating func location(_ offset: Int) -> Location {
    if offset < start, table == nil { table = LineTable(source) }
    if let table { return table.location(offset) }
    while next <= offset {
      line += 1
      start = next
      next = end(from: start)
    }
    return Location(file: source.path, line: line, column: offset - start + 1)
  }

  /// Returns where the line ends that begins at an offset.
  private func end(from start: Int) -> Int {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return Int.max }
      return find(Byte.lineFeed, in: first, from: start, to: bytes.count).map { $0 + 1 } ?? Int.max
    }
  }
}
