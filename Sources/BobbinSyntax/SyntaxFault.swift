/// A lexical error, and where it is.
package struct SyntaxFault: Hashable, Sendable {
  /// The offset of the first byte concerned.
  package let offset: Int
  /// One phrase in swiftc's manner, for example `unterminated string literal`.
  package let message: String
}
