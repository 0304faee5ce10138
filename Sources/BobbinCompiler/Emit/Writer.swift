import BobbinSyntax

/// Collects lines of Swift with their indentation.
struct Writer {
  private(set) var text = ""
  private var indentation = ""

  /// The column that lines should not cross.
  static let width = 100

  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : indentation + line + "\n"
  }

  /// Writes a head with an opening brace, what is in the braces, and the closing brace.
  mutating func block(_ head: String, _ body: (inout Writer) -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }

  /// Writes a head and one short line in braces, on one line if that fits.
  mutating func short(_ head: String, _ body: String) {
    if fits("\(head) { \(body) }") {
      line("\(head) { \(body) }")
    } else {
      block(head) { $0.line(body) }
    }
  }

  /// Writes a list between brackets, one element a line if it does not fit on one.
  mutating func list(
    _ head: String, _ elements: [String], _ tail: String,
    brackets: (open: String, close: String) = ("(", ")")
  ) {
    let whole =
      head + brackets.open + elements.joined(separator: ", ") + brackets.close + tail
    guard !fits(whole), !elements.isEmpty else {
      line(whole)
      return
    }
    line(head + brackets.open)
    indented { writer in
      for (index, element) in elements.enumerated() {
        // The last element of an array has a comma as well.
        let isLast = index == elements.count - 1
        writer.line(element + (isLast && brackets.open == "(" ? "" : ","))
      }
    }
    line(brackets.close + tail)
  }

  /// Makes what follows unavailable, and says why.
  mutating func unavailable(_ reason: String) {
    list("@available", ["*", "unavailable", "message: \"\(reason.escaped)\""], "")
  }

  /// Writes something under one `#if` for each condition.
  mutating func conditional(_ condition: Condition, _ body: (inout Writer) -> Void) {
    conditional(condition.lines[...], body)
  }

  private mutating func conditional(
    _ lines: ArraySlice<String>, _ body: (inout Writer) -> Void
  ) {
    guard let condition = lines.first else {
      body(&self)
      return
    }
    line("#if \(condition)")
    indented { $0.conditional(lines.dropFirst(), body) }
    line("#endif")
  }

  mutating func indented(_ body: (inout Writer) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// Whether a line fits, here or a few levels further in.
  func fits(_ line: String, indentedBy levels: Int = 0) -> Bool {
    indentation.count + 2 * levels + line.count <= Writer.width
  }
}
