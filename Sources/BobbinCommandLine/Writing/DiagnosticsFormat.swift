/// A format other than text for diagnostics.
package struct DiagnosticsFormat: Sendable {
  package let name: String
  /// Whether it is one document with everything, on standard output, rather than lines.
  let isDocument: Bool
  let text: @Sendable ([Message]) throws(Failure) -> String

  package init(
    _ name: String, isDocument: Bool = false,
    _ text: @escaping @Sendable ([Message]) throws(Failure) -> String
  ) {
    (self.name, self.isDocument, self.text) = (name, isDocument, text)
  }

  static let json = DiagnosticsFormat("json") { messages throws(Failure) in
    try messages.map { message throws(Failure) in try JSON.text(of: message.object) }.joined()
  }
}
