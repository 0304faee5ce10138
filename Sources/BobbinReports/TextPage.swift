import BobbinSyntax

/// A text for a terminal: a title, then sections with rows in columns.
struct TextPage {
  private(set) var text: String

  init(_ title: String, _ place: Location? = nil) {
    text = title + (place.map { "  \($0)" } ?? "") + "\n"
  }

  init() { text = "" }

  /// Adds a section, unless it is empty.
  mutating func add(_ title: String, _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    text += (text.isEmpty ? "" : "\n") + "\(title):\n"
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.count > column + 1 ? $0[column].count : 0 }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let width = column == row.count - 1 ? 0 : widths[column]
        return "  " + cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      text += cells.joined() + "\n"
    }
  }

  /// Adds a paragraph.
  mutating func add(_ words: String) { text += "\n" + words }
}
