/// What changes in a file, as `diff -u` shows it.
package enum UnifiedDiff {
  private static let context = 3

  /// Returns the hunks under a header, or nothing where the texts are equal.
  package static func text(from old: String, to new: String, path: String) -> String {
    let lines = lines(from: old, to: new)
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var text = "--- \(path)\n+++ \(path)\n"
    // Numbers of the first line of a hunk on both sides.
    var number = (old: 1, new: 1)
    var position = 0
    var rest = changed[...]
    while let start = rest.first {
      let first = max(start - context, 0)
      var last = start
      // Changes share a hunk where their contexts touch.
      while let next = rest.first, next <= last + 2 * context + 1 {
        last = next
        rest.removeFirst()
      }
      number.old += lines[position..<first].count { $0.mark != "+" }
      number.new += lines[position..<first].count { $0.mark != "-" }
      position = first
      let hunk = lines[first..<min(last + context + 1, lines.count)]
      let counts = (hunk.count { $0.mark != "+" }, hunk.count { $0.mark != "-" })
      // An empty side is counted from the line before it.
      let starts = (number.old - (counts.0 == 0 ? 1 : 0), number.new - (counts.1 == 0 ? 1 : 0))
      text += "@@ -\(starts.0),\(counts.0) +\(starts.1),\(counts.1) @@\n"
      for line in hunk {
        let end = line.text.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
        text += line.mark + line.text + end
      }
    }
    return text
  }

  /// All lines of both texts in order, removed ones before those that replace them.
  private static func lines(
    from old: String, to new: String
  ) -> [(mark: String, text: Substring)] {
    let (old, new) = (split(old), split(new))
    let difference = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: String, text: Substring)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(("-", old[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(("+", new[right]))
        right += 1
      } else {
        lines.append((" ", old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// The lines of a text, each with its end.
  private static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.utf8[start...].firstIndex(of: 0x0A).map { text.utf8.index(after: $0) }
      lines.append(text[start..<(end ?? text.endIndex)])
      start = end ?? text.endIndex
    }
    return lines
  }
}
