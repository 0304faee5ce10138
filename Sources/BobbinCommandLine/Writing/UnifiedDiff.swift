/// What changes in a file, as `diff -u` shows it.
package enum UnifiedDiff {
  private typealias Line = (mark: String, text: String)

  private static let context = 3

  /// Returns the hunks under a header, or nothing where the texts are equal.
  package static func text(from old: String, to new: String, path: String) -> String {
    let lines = lines(from: old, to: new)
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let hunk = max(index - context, 0)..<min(index + context + 1, lines.count)
      // Changes share a hunk where their contexts touch.
      if let last = hunks.last, hunk.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    var text = hunks.isEmpty ? "" : "--- \(path)\n+++ \(path)\n"
    for hunk in hunks {
      func side(without mark: String) -> String {
        let before = lines[..<hunk.lowerBound].count { $0.mark != mark }
        let count = lines[hunk].count { $0.mark != mark }
        // An empty side is counted from the line before it.
        return "\(count == 0 ? before : before + 1),\(count)"
      }
      text += "@@ -\(side(without: "+")) +\(side(without: "-")) @@\n"
      for line in lines[hunk] {
        let end = line.text.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
        text += line.mark + line.text + end
      }
    }
    return text
  }

  /// All lines of both texts in order, removed ones before those that replace them.
  private static func lines(from old: String, to new: String) -> [Line] {
    let (old, new) = (split(old), split(new))
    var lines: [Line] = old.map { (" ", $0) }
    // The lines that are done, and how many of them the new text has.
    var (position, count) = (0, 0)
    // Removals come first.
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): lines[offset].mark = "-"
      case .insert(let offset, let text, _):
        while count < offset || position < lines.count && lines[position].mark == "-" {
          if lines[position].mark != "-" { count += 1 }
          position += 1
        }
        lines.insert(("+", text), at: position)
      }
    }
    return lines
  }

  /// The lines of a text, each with its end.
  private static func split(_ text: String) -> [String] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let ended = lines.dropLast().map { String($0) + "\n" }
    return ended + lines.suffix(1).map { String($0) }.filter { !$0.isEmpty }
  }
}
