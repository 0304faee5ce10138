import Foundation

/// Writes values as JSON, the same way each time.
package enum JSON {
  /// Returns a value on many lines, for people, or on one.
  package static func text(
    _ value: some Encodable, isDocument: Bool = true
  ) throws(Failure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isDocument { encoder.outputFormatting.insert(.prettyPrinted) }
    return try text { try encoder.encode(value) }
  }

  /// Returns the text of a dictionary of JSON values.
  package static func text(
    of object: [String: Any], isDocument: Bool = false
  ) throws(Failure) -> String {
    var options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    if isDocument { options.insert(.prettyPrinted) }
    return try text { try JSONSerialization.data(withJSONObject: object, options: options) }
  }

  private static func text(_ encode: () throws -> Data) throws(Failure) -> String {
    do {
      return String(decoding: try encode(), as: UTF8.self) + "\n"
    } catch {
      throw .internal("cannot write JSON: \(error)")
    }
  }
}
