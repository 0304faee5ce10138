/// Finds the Swift files of a module.
enum SourceFinder {
  /// Returns the Swift files that some paths name or contain, each once; sorted if any is a
  /// directory.
  ///
  /// What Bobbin wrote (by its usual name, or as one of `outputs`), hidden directories and files
  /// that are not Swift are left out.
  static func files(
    in paths: [Argument], excluding outputs: [String] = []
  ) throws(Failure) -> [String] {
    // A plugin lists each file once, in one spelling, and asking the disk about each would cost more
    // than reading it. A file that does not exist is noticed when it is read.
    if paths.allSatisfy({ $0.text.hasSuffix(".swift") }) {
      var seen = Set(outputs)
      return paths.map(\.text).filter { isSource($0) && seen.insert($0).inserted }
    }
    var found: [String: String] = [:]
    var visited: Set<String> = []
    func add(_ path: String) throws(Failure) {
      let identity = FileSystem.canonical(path)
      if FileSystem.isDirectory(path) {
        // A link may lead back up.
        guard visited.insert(identity).inserted else { return }
        for name in try FileSystem.names(in: path).sorted() where !name.hasPrefix(".") {
          try add(FileSystem.join(path, name))
        }
      } else if isSource(path) {
        // The shortest of several names counts, so that their order does not matter.
        if let other = found[identity], isShorter(other, path) { return }
        found[identity] = path
      }
    }
    // The shortest first, so that their order does not matter if links lead to the same directory.
    for path in paths.sorted(by: { isShorter($0.text, $1.text) }) {
      guard path.text.hasSuffix(".swift") || FileSystem.exists(path.text) else {
        throw .input("no such file or directory '\(path.text)'", at: path.location)
      }
      try add(path.text)
    }
    for output in outputs { found[FileSystem.canonical(output)] = nil }
    return found.values.sorted()
  }

  private static func isShorter(_ path: String, _ other: String) -> Bool {
    (path.utf8.count, path) < (other.utf8.count, other)
  }

  private static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(generatedFileName) else { return path.hasSuffix(".swift") }
    return FileSystem.name(of: path) != generatedFileName
  }
}
