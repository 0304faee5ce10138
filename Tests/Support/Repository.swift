package import Foundation

/// Where this package's files are, found from where this file was compiled.
package enum Repository {
  /// The package's own directory.
  package static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardized

  /// Returns the text of a file, by its path in the package.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the Swift files directly in a directory, in order of name.
  package static func swiftFiles(in directory: URL) throws -> [URL] {
    try contents(of: directory).filter { $0.pathExtension == "swift" }
  }

  /// Returns what is in a directory, in order of name, without hidden files.
  package static func contents(of directory: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(
        at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
      )
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
