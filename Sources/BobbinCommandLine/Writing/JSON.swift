import Foundation

/// Writes values as JSON, the same way each time.
package enum JSON {
  /// Returns a value on one line.
  package static func line(_ value: some Encodable) throws(Failure) -> String {
    try text { try encoder([]).encode(value) }
  }

  /// Returns a value on many lines, for people.
  package static func document(_ value: some Encodable) throws(Failure) -> String {
    try text { try encoder(.prettyPrinted).encode(value) }
  }

  /// Returns a dictionary of what JSON knows.
  package static func text(
    of object: [String: Any], isDocument: Bool = false
  ) throws(Failure) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return try text {
      try JSONSerialization.data(
        withJSONObject: object, options: isDocument ? options.union(.prettyPrinted) : options)
    }
  }

  private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }

  private static func text(_ encode: () throws -> Data) throws(Failure) -> String {
    do {
      return String(decoding: try encode(), as: UTF8.self) + "\n"
    } catch {
      throw .internal("cannot write JSON: \(error)")
    }
  }
}
