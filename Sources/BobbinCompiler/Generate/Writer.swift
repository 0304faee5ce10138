import BobbinSyntax

/// Collects lines of Swift with their indentation.
final class Writer {
  private(set) var text = ""
  private var indentation = ""
  /// The conditions around what is being written.
  private(set) var conditions = Condition()

  /// The column that lines should not cross.
  static let width = 100

  func line(_ line: String = "") { text += line.isEmpty ? "\n" : indentation + line + "\n" }

  func lines(_ lines: [String]) { lines.forEach(line) }

  /// Writes a part of the file, which exists under a condition.
  func section(_ heading: String, under condition: Condition, _ body: () -> Void) {
    lines(["", "// MARK: - \(heading)", ""])
    conditional(condition, body)
  }

  /// Writes something in braces, with a list in front of it.
  func block(
    _ head: String, _ elements: [String] = [], _ tail: String = " {", spacing: String = "",
    _ body: () -> Void
  ) {
    list(head, elements, tail, spacing: spacing)
    indented(body)
    line("}")
  }

  /// Writes a list between two ends, one element a line if it does not fit on one.
  func list(_ head: String, _ elements: [String], _ tail: String, spacing: String = "") {
    let whole = head + spacing + elements.joined(separator: ", ") + spacing + tail
    guard !elements.isEmpty, !fits(whole) else { return line(whole) }
    line(head)
    indented { line(elements.joined(separator: ",\n\(indentation)")) }
    line(tail)
  }

  /// Writes something under one `#if` for each condition.
  func conditional(_ condition: Condition, _ body: () -> Void) {
    let around = conditions
    conditions = around.adding(condition)
    for line in condition.lines {
      self.line("#if \(line)")
      indentation += "  "
    }
    body()
    for _ in condition.lines {
      indentation.removeLast(2)
      line("#endif")
    }
    conditions = around
  }

  func indented(_ body: () -> Void) {
    indentation += "  "
    body()
    indentation.removeLast(2)
  }

  func fits(_ line: String) -> Bool { indentation.count + line.count <= Writer.width }
}

extension String {
  /// The text as the inside of a string literal.
  var escaped: String {
    String(flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0 == "\n" ? " " : $0] })
  }
}
