import Foundation
import Testing

/// The Swift files that the oracle compares.
enum Corpus {
  /// The files of this repository.
  static var repository: [String] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["Package.swift", "Sources", "Tests", "Plugins", "Sample"]
      .map { root.appending(path: $0).path }
  }

  /// Where the toolchain keeps its interfaces.
  static func interfaces() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
    let compiler = try #require(
      compilers.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    let toolchain = compiler.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    return toolchain.appending(path: "lib/swift").path
  }

  /// The directories in `BOBBIN_ORACLE_CORPUS`.
  static var others: [String] {
    (ProcessInfo.processInfo.environment["BOBBIN_ORACLE_CORPUS"] ?? "")
      .split(separator: ":").map(String.init)
  }

  /// The Swift files in a directory, or the file itself, in order.
  ///
  /// Of two interfaces of one module only the private one, which has what is in the other.
  static func swiftFiles(in directory: String) -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) else {
      return []
    }
    guard isDirectory.boolValue else { return [directory] }
    let all = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    let known = Set(all)
    return all.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
      .filter { !$0.contains(".build/") }
      .filter { !known.contains("\($0.dropLast(".swiftinterface".count)).private.swiftinterface") }
      .sorted().map { "\(directory)/\($0)" }
  }
}
