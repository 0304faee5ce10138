package import BobbinCompiler
package import BobbinSyntax

extension Source {
  /// Returns the text with some ranges replaced; all other bytes stay, and insertions at one place
  /// keep their order.
  package func replacing(_ changes: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var end = 0
    for (_, change) in changes.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }) {
      result += bytes[end..<change.range.lowerBound] + Array(change.text.utf8)
      end = change.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// Returns what an edit replaces, unless the file has something else there.
  package func range(of edit: Diagnostic.Edit) -> Range<Int>? {
    guard let line = LineTable(self).range(of: edit.location.line) else { return nil }
    let start = line.lowerBound + edit.location.column - 1
    let range = start..<start + edit.old.utf8.count
    return range.upperBound <= bytes.count && text(range) == edit.old ? range : nil
  }
}
