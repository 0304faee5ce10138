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
    let directories = paths.filter { !$0.text.hasSuffix(".swift") }
    // A plugin lists each file once, in one spelling, and asking the disk about each would cost more
    // than reading it. A file that does not exist is noticed when it is read.
    if directories.isEmpty {
      var seen = Set(outputs)
      return paths.map(\.text).filter { isSource($0) && seen.insert($0).inserted }
    }
    var found: [String: String] = [:]
    func add(_ path: String, as identity: String) {
      guard isSource(path) else { return }
      // The shortest of several names counts, so that their order does not matter.
      if let other = found[identity], isShorter(other, path) { return }
      found[identity] = path
    }
    var visited: Set<String> = []
    func walk(_ directory: String, _ names: [String]) throws(Failure) {
      let canonical = FileSystem.canonical(directory)
      // A link may lead back up.
      guard visited.insert(canonical).inserted else { return }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = FileSystem.join(directory, name)
        if FileSystem.isDirectory(path) {
          try walk(path, FileSystem.names(in: path) ?? [])
        } else {
          let isLink = FileSystem.isLink(path)
          add(path, as: isLink ? FileSystem.canonical(path) : FileSystem.join(canonical, name))
        }
      }
    }
    // The shortest first, so that their order does not matter if links lead to the same directory.
    for directory in directories.sorted(by: { isShorter($0.text, $1.text) }) {
      try Failure.locating(at: directory.location) { () throws(Failure) in
        if let names = try FileSystem.names(in: directory.text) {
          try walk(directory.text, names)
        } else if !FileSystem.exists(directory.text) {
          throw .input("no such file or directory '\(directory.text)'")
        }
      }
    }
    for path in paths { add(path.text, as: FileSystem.canonical(path.text)) }
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
