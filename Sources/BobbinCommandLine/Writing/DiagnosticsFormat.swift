/// How diagnostics are written other than as text.
package struct DiagnosticsFormat: Sendable {
  let name: String
  /// Whether it is one document with everything, on standard output, rather than lines.
  let isDocument: Bool
  let text: @Sendable ([Message]) throws(Failure) -> String

  package init(
    _ name: String, isDocument: Bool = false,
    _ text: @escaping @Sendable ([Message]) throws(Failure) -> String
  ) {
    self.name = name
    self.isDocument = isDocument
    self.text = text
  }

  private static let json = DiagnosticsFormat("json") { messages throws(Failure) in
    try messages.map { message throws(Failure) in try JSON.text(of: message.object) }.joined()
  }

  /// What the option of a verb with these formats allows.
  static func names(with formats: [DiagnosticsFormat]) -> [String] {
    ["text", json.name] + formats.map(\.name)
  }

  /// Returns the format that a command line requests; `nil` for text.
  static func given(_ arguments: Arguments) -> DiagnosticsFormat? {
    let name = arguments.value(.diagnosticsFormat)?.text
    return ([json] + (arguments.verb?.formats ?? [])).first { $0.name == name }
  }
}
