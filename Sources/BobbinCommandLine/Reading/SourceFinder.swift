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
    let excluded = Set(outputs.map(FileSystem.canonical))
    var found: [String] = []
    var indices: [String: Int] = [:]
    var visited: Set<String> = []
    func add(_ path: String, _ identity: String) throws(Failure) {
      if FileSystem.isDirectory(path) {
        // A link may lead back up.
        guard visited.insert(identity).inserted else { return }
        for name in try FileSystem.names(in: path).sorted() where !name.hasPrefix(".") {
          let path = FileSystem.join(path, name)
          let isLink = FileSystem.isLink(path)
          try add(path, isLink ? FileSystem.canonical(path) : FileSystem.join(identity, name))
        }
      } else if isSource(path), !excluded.contains(identity) {
        if let known = indices[identity] {
          // The shortest of several names counts, so that their order does not matter.
          if isShorter(path, found[known]) { found[known] = path }
        } else {
          indices[identity] = found.count
          found.append(path)
        }
      }
    }
    // The shortest first, so that their order does not matter if links lead to the same directory.
    for path in paths.sorted(by: isShorter) {
      guard path.hasSuffix(".swift") || FileSystem.exists(path) else {
        throw .input("no such file or directory '\(path)'")
      }
      try add(path, FileSystem.canonical(path))
    }
    return found.sorted()
  }

  private static func isShorter(_ path: String, _ other: String) -> Bool {
    (path.utf8.count, path) < (other.utf8.count, other)
  }

  private static func isSource(_ path: String) -> Bool {
    guard path.hasSuffix(generatedFileName) else { return path.hasSuffix(".swift") }
    return FileSystem.name(of: path) != generatedFileName
  }
}
