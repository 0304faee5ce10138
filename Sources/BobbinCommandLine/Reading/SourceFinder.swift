/// Finds the Swift files of a module.
enum SourceFinder {
  /// Returns the Swift files that some paths name or contain, sorted, each once.
  ///
  /// What Bobbin wrote (by its usual name, or `output`), hidden directories and files that are not
  /// Swift are left out.
  static func files(
    in paths: [Argument], excluding output: String? = nil
  ) throws(Failure) -> [String] {
    var files: [String] = []
    var visited: Set<String> = []
    for path in paths {
      let name = FileSystem.name(of: path.text)
      do throws(Failure) {
        if name.hasSuffix(".swift") {
          // Whether it exists shows when it is read.
          if isSource(name) { files.append(path.text) }
        } else if let names = try FileSystem.names(in: path.text) {
          try walk(path.text, names, visited: &visited) { files.append($0) }
        } else if !FileSystem.exists(path.text) {
          throw .input("no such file or directory '\(path.text)'")
        }
      } catch {
        var error = error
        error.complaints[0].location = path.location
        throw error
      }
    }
    // A plugin lists each file once, in one spelling; to ask the disk would cost more than to read.
    let isPlain = visited.isEmpty
    var found: [String: String] = [:]
    for file in files {
      let key = isPlain ? file : FileSystem.canonical(file)
      // The shortest of several names, so that their order does not matter.
      if let other = found[key], (other.utf8.count, other) <= (file.utf8.count, file) { continue }
      found[key] = file
    }
    if let output { found[isPlain ? output : FileSystem.canonical(output)] = nil }
    return found.values.sorted()
  }

  private static func walk(
    _ directory: String, _ names: [String], visited: inout Set<String>, _ take: (String) -> Void
  ) throws(Failure) {
    // A link may lead back up.
    guard visited.insert(FileSystem.canonical(directory)).inserted else { return }
    for name in names where !name.hasPrefix(".") {
      let path = FileSystem.join(directory, name)
      if let names = try FileSystem.names(in: path) {
        try walk(path, names, visited: &visited, take)
      } else if isSource(name) {
        take(path)
      }
    }
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && name != generatedFileName
  }
}
