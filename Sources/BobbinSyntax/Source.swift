/// The bytes of one file and the name that diagnostics use for it.
package struct Source: Sendable {
  /// The path as it is shown to people.
  package let path: String
  /// The contents, as UTF-8.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// Reads a string as if it were a file, mostly for tests.
  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Returns the text between two offsets, with ill-formed bytes repaired.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// A place in a file, as swiftc counts it: lines and columns from one, columns in bytes.
package struct Location: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  package var description: String { "\(file):\(line):\(column)" }

  package static func < (left: Location, right: Location) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
