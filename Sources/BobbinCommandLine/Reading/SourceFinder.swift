import Foundation

/// Finds the Swift files of a module.
enum SourceFinder {
  /// Returns the Swift files that some paths name or contain, each once; sorted if any is a
  /// directory.
  ///
  /// What Bobbin wrote (by its usual name, or as one of `outputs`), hidden directories and files
  /// that are not Swift are left out.
  static func files(
    in paths: [String], excluding outputs: [String] = []
  ) throws(Failure) -> [String] {
    // A plugin lists each file once, in one spelling, and asking the disk about each would cost more
    // than reading it. A file that does not exist is noticed when it is read.
    if paths.allSatisfy({ $0.hasSuffix(".swift") }) {
      var seen = Set(outputs)
      return paths.filter { isSource($0) && seen.insert($0).inserted }
    }
    // Each with the directory and the name that it really has: a file that was named, or that a link
    // leads to, may be found again under another name.
    var found: [(path: String, directory: String, name: String)] = []
    var isNamed = false
    var visited: Set<String> = []
    func visit(_ directory: String, _ identity: String) throws(Failure) {
      // A link may lead back up.
      guard visited.insert(identity).inserted else { return }
      let prefixes = (path: FileSystem.prefix(directory), identity: FileSystem.prefix(identity))
      for (name, kind) in try FileSystem.entries(in: directory) where !name.hasPrefix(".") {
        let path = prefixes.path + name
        switch kind {
        case Int(DT_REG): if isSource(path) { found.append((path, prefixes.identity, name)) }
        case Int(DT_DIR): try visit(path, prefixes.identity + name)
        default: try add(path)
        }
      }
    }
    func add(_ path: String) throws(Failure) {
      let identity = FileSystem.canonical(path)
      if FileSystem.isDirectory(path) {
        try visit(path, identity)
      } else if isSource(path) {
        isNamed = true
        found.append((path, "", identity))
      }
    }
    // The shortest first, so that their order does not matter if links lead to the same directory.
    for path in paths.sorted(by: isShorter) {
      guard path.hasSuffix(".swift") || FileSystem.exists(path) else {
        throw .input("no such file or directory '\(path)'")
      }
      try add(path)
    }
    if !isNamed, outputs.isEmpty { return found.map { $0.path }.sorted() }
    let excluded = Set(outputs.map(FileSystem.canonical))
    // The shortest of several names counts, so that their order does not matter.
    let paths = Dictionary(found.map { ($0.directory + $0.name, $0.path) }) {
      isShorter($0, $1) ? $0 : $1
    }
    return paths.filter { !excluded.contains($0.key) }.values.sorted()
  }

  private static func isShorter(_ path: String, _ other: String) -> Bool {
    (path.utf8.count, path) < (other.utf8.count, other)
  }

  private static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(generatedFileName) else { return path.hasSuffix(".swift") }
    return FileSystem.name(of: path) != generatedFileName
  }
}
