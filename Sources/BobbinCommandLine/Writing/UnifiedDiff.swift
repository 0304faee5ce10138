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
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let mark = removed.contains(before) ? "-" : inserted.contains(after) ? "+" : " "
      lines.append((mark, mark == "+" ? new[after] : old[before]))
      if mark != "+" { before += 1 }
      if mark != "-" { after += 1 }
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
