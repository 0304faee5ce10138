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
    var found: [Found] = []
    // Files that were named or that a link leads to, with what they really are: they may be found
    // again under another name.
    var named: [(path: String, identity: String)] = []
    var visited: Set<String> = []
    func visit(_ directory: String, _ identity: String) throws(Failure) {
      // A link may lead back up.
      guard visited.insert(identity).inserted else { return }
      for (name, kind) in try FileSystem.entries(in: directory) where !name.hasPrefix(".") {
        let path = FileSystem.join(directory, name)
        switch kind {
        case .file: if isSource(path) { found.append(Found(path: path, directory: identity)) }
        case .directory: try visit(path, FileSystem.join(identity, name))
        case .other: try add(path)
        }
      }
    }
    func add(_ path: String) throws(Failure) {
      let identity = FileSystem.canonical(path)
      if FileSystem.isDirectory(path) {
        try visit(path, identity)
      } else if isSource(path) {
        named.append((path, identity))
      }
    }
    // The shortest first, so that their order does not matter if links lead to the same directory.
    for path in paths.sorted(by: isShorter) {
      guard path.hasSuffix(".swift") || FileSystem.exists(path) else {
        throw .input("no such file or directory '\(path)'")
      }
      try add(path)
    }
    if named.isEmpty, outputs.isEmpty { return found.map(\.path).sorted() }
    named += found.map { ($0.path, FileSystem.join($0.directory, FileSystem.name(of: $0.path))) }
    let excluded = Set(outputs.map(FileSystem.canonical))
    // The shortest of several names counts, so that their order does not matter.
    let paths = Dictionary(named.map { ($0.identity, $0.path) }) { isShorter($0, $1) ? $0 : $1 }
    return paths.filter { !excluded.contains($0.key) }.values.sorted()
  }

  /// A file, and what the directory that it is in really is.
  private struct Found {
    let path: String
    let directory: String
  }

  private static func isShorter(_ path: String, _ other: String) -> Bool {
    (path.utf8.count, path) < (other.utf8.count, other)
  }

  private static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(generatedFileName) else { return path.hasSuffix(".swift") }
    return FileSystem.name(of: path) != generatedFileName
  }
}
