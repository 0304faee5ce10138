package import Foundation

/// A directory of expected texts.
///
/// `BOBBIN_RECORD` says which files a run may write; a run that writes one fails, so that it cannot
/// be mistaken for a passing one.
package struct Golden: Sendable {
  /// Which files a run may write.
  private enum Recording: String, Sendable {
    case never
    /// Those that do not exist.
    case missing
    /// Those that do not exist or differ.
    case failed
    /// Every one, whether it differs or not.
    case all

    /// The recording that the environment requests; never if `CI` is set.
    static let requested: Recording = {
      let environment = ProcessInfo.processInfo.environment
      guard environment["CI"] == nil else { return .never }
      return environment["BOBBIN_RECORD"].flatMap(Recording.init) ?? .never
    }()
  }

  package let directory: URL
  private let recording = Recording.requested

  /// Makes a golden directory.
  ///
  /// - Parameter directory: Where the expected files are.
  package init(_ directory: URL) { self.directory = directory }

  /// Compares a text with a file, or records it.
  ///
  /// - Parameters:
  ///   - text: What was produced; `nil` when nothing was, and then no file may be there.
  ///   - name: The file's name.
  /// - Returns: What is wrong, in full, or `nil`. A file that was recorded is always wrong.
  /// - Throws: An error if a file cannot be written.
  package func problem(with text: String?, in name: String) throws -> String? {
    let file = directory.appendingPathComponent(name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if text == expected, recording != .all || text == nil { return nil }
    guard isRecorded(expected) else {
      guard let expected else { return "no \(name), but produced:\n\(text ?? "")" }
      guard let text else { return "\(name) exists, but nothing was produced" }
      return "\(name) differs:\n\(Difference.describe(from: expected, to: text))"
    }
    guard let text else {
      try FileManager.default.removeItem(at: file)
      return "removed \(name)"
    }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return "recorded \(name); read it, then run again without BOBBIN_RECORD"
  }

  private func isRecorded(_ expected: String?) -> Bool {
    switch recording {
    case .never: false
    case .missing: expected == nil
    case .failed, .all: true
    }
  }
}
