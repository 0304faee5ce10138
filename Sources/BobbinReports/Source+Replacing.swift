package import BobbinCompiler
package import BobbinSyntax

extension Source {
  /// Returns the text with some ranges replaced; all other bytes stay, and insertions at one place
  /// keep their order.
  package func replacing(_ changes: [(range: Range<Int>, text: String)]) -> String {
    var result = bytes
    let sorted = changes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    // The end first, so that other ranges stay where they are.
    for change in sorted.reversed() {
      result.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns what an edit replaces, unless the file has something else there.
  package func range(of edit: Diagnostic.Edit) -> Range<Int>? {
    guard let line = LineTable(self).range(of: edit.location.line) else { return nil }
    let start = line.lowerBound + edit.location.column - 1
    let range = start..<start + edit.old.utf8.count
    return range.upperBound <= bytes.count && text(range) == edit.old ? range : nil
  }
}
