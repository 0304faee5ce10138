import Foundation

/// Writes values as JSON, the same way each time.
package enum JSON {
  /// Returns a value on one line.
  package static func line(_ value: some Encodable) throws(Failure) -> String {
    try text(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  /// Returns a value on many lines, for people.
  package static func document(_ value: some Encodable) throws(Failure) -> String {
    try text(value, [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
  }

  private static func text(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw .internal("cannot write JSON: \(error)")
    }
  }
}
