/// Finds the Swift files of a module.
enum SourceFinder {
  /// Returns the Swift files that some paths name or contain, sorted, each once.
  ///
  /// What Bobbin wrote (by its usual name, or as one of `outputs`), hidden directories and files
  /// that are not Swift are left out.
  static func files(
    in paths: [Argument], excluding outputs: [String] = []
  ) throws(Failure) -> [String] {
    // Each file with its identity. A plugin lists each file once, in one spelling, and asking the
    // disk about each would cost more than reading it.
    var files: [(path: String, identity: String?)] = []
    var visited: Set<String> = []
    var directories: [Argument] = []
    for path in paths {
      let name = FileSystem.name(of: path.text)
      // A file that does not exist is noticed when it is read.
      if isSource(name) { files.append((path.text, nil)) }
      if !name.hasSuffix(".swift") { directories.append(path) }
    }
    // The shortest first, so that their order does not matter if links lead to the same directory.
    directories.sort { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
    for directory in directories {
      do throws(Failure) {
        if let names = try FileSystem.names(in: directory.text) {
          try walk(directory.text, names, &visited, &files)
        } else if !FileSystem.exists(directory.text) {
          throw .input("no such file or directory '\(directory.text)'")
        }
      } catch {
        var error = error
        error.messages[0].location = directory.location
        throw error
      }
    }
    let isPlain = visited.isEmpty
    func identity(_ path: String) -> String { isPlain ? path : FileSystem.canonical(path) }
    var found: [String: String] = [:]
    for (file, known) in files {
      let key = known ?? identity(file)
      // The shortest of several names counts, so that their order does not matter.
      if let other = found[key], (other.utf8.count, other) <= (file.utf8.count, file) { continue }
      found[key] = file
    }
    for output in outputs { found[identity(output)] = nil }
    return found.values.sorted()
  }

  private static func walk(
    _ directory: String, _ names: [String], _ visited: inout Set<String>,
    _ files: inout [(path: String, identity: String?)]
  ) throws(Failure) {
    let canonical = FileSystem.canonical(directory)
    // A link may lead back up.
    guard visited.insert(canonical).inserted else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = FileSystem.join(directory, name)
      if FileSystem.isDirectory(path) {
        try walk(path, FileSystem.names(in: path) ?? [], &visited, &files)
      } else if isSource(name) {
        let isLink = FileSystem.isLink(path)
        files.append((path, isLink ? nil : FileSystem.join(canonical, name)))
      }
    }
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && name != generatedFileName
  }
}
