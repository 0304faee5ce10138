/// How diagnostics are written other than as text.
package struct DiagnosticsFormat: Sendable {
  let name: String
  /// Whether it is one document with everything, on standard output, rather than lines.
  let isDocument: Bool
  private let render: @Sendable ([DiagnosticRecord]) throws(Failure) -> String

  package init(
    _ name: String, isDocument: Bool = false,
    _ render: @escaping @Sendable ([DiagnosticRecord]) throws(Failure) -> String
  ) {
    self.name = name
    self.isDocument = isDocument
    self.render = render
  }

  func text(of records: [DiagnosticRecord]) throws(Failure) -> String { try render(records) }

  private static let json = DiagnosticsFormat("json") { records throws(Failure) in
    var text = ""
    for record in records { text += try JSON.line(record) }
    return text
  }

  /// What the option of a verb with these formats allows.
  static func names(with formats: [DiagnosticsFormat]) -> [String] {
    ["text", json.name] + formats.map(\.name)
  }

  /// Returns the format that a command line requests; `nil` for text.
  static func given(_ arguments: Arguments) throws(Failure) -> DiagnosticsFormat? {
    guard let value = arguments.value(.diagnosticsFormat) else { return nil }
    let formats = arguments.verb?.formats ?? []
    let names = names(with: formats)
    guard names.contains(value.text) else {
      let all = names.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage(
        "unknown value '\(value.text)' of '\(Option.diagnosticsFormat.name)'"
          + Spelling.suggestion(for: value.text, in: names, otherwise: "; there is \(all)"),
        at: value.location)
    }
    return ([json] + formats).first { $0.name == value.text }
  }
}
