/// Shows how two texts differ, line by line.
package enum Difference {
  /// Lines around a change that are shown with it.
  private static let context = 2

  /// Describes how to get from one text to another.
  ///
  /// - Returns: Changed lines with `-` or `+` in front and a little of what is around them.
  package static func describe(from old: String, to new: String) -> String {
    let lines = aligned(
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false))
    var isShown = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.mark != " " {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        isShown[near] = true
      }
    }
    var result = ""
    for (index, line) in lines.enumerated() {
      if isShown[index] {
        result += "\(line.mark) \(line.text)\n"
      } else if index == 0 || isShown[index - 1] {
        result += "…\n"
      }
    }
    return result
  }

  private typealias Line = (mark: Character, text: Substring)

  private static func aligned(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var position = 0
    for (offset, text) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(("-", text))
        continue
      }
      while inserted.contains(position) {
        lines.append(("+", new[position]))
        position += 1
      }
      lines.append((" ", text))
      position += 1
    }
    return lines + new[position...].map { ("+", $0) }
  }
}
