import Foundation

/// Finds the Swift files of a module.
enum SourceFinder {
  /// Returns the Swift files that some paths name or contain, each once; sorted if any is a
  /// directory.
  ///
  /// Leaves out what Bobbin wrote (files with its usual name, and `outputs`), hidden directories,
  /// `.docc` and `.playground` bundles, and files that are not Swift. Notes directories and links.
  static func files(
    in paths: [String], excluding outputs: [String] = [], noting note: (String) -> Void = { _ in }
  ) throws(Failure) -> [String] {
    // A plugin lists each file once, in one spelling, and asking the disk about each would cost more
    // than reading it. A file that does not exist is noticed when it is read.
    let excluded = Set(outputs.map(FileSystem.canonical))
    if paths.allSatisfy({ $0.hasSuffix(".swift") }) {
      let names = outputs.map(FileSystem.name)
      var seen = Set(outputs)
      return paths.filter { path in
        isSource(path) && seen.insert(path).inserted
          && !(names.contains(where: path.hasSuffix)
            && excluded.contains(FileSystem.canonical(path)))
      }
    }
    var found: [String] = []
    // A file that was named, or that a link leads to, may be found again under another name.
    var mayRepeat = !outputs.isEmpty
    var visited: Set<String> = []
    func visit(_ directory: String) throws(Failure) {
      note(directory)
      // A link may lead back up.
      guard visited.insert(FileSystem.canonical(directory)).inserted else { return }
      let prefix = FileSystem.prefix(directory)
      for (name, kind) in try FileSystem.entries(in: directory) where !name.hasPrefix(".") {
        switch kind {
        case Int(DT_REG): if isSource(name) { found.append(prefix + name) }
        case Int(DT_DIR) where [".docc", ".playground"].contains(where: name.hasSuffix): break
        case Int(DT_DIR): try visit(prefix + name)
        default:
          note(prefix + name)
          try add(prefix + name)
        }
      }
    }
    func add(_ path: String) throws(Failure) {
      if FileSystem.isDirectory(path) {
        try visit(path)
      } else if isSource(path) {
        mayRepeat = true
        found.append(path)
      }
    }
    // The shortest first, so that their order does not matter if links lead to the same directory.
    for path in paths.sorted(by: isShorter) {
      guard path.hasSuffix(".swift") || FileSystem.exists(path) else {
        throw .input("no such file or directory '\(path)'")
      }
      try add(path)
    }
    if !mayRepeat { return found.sorted() }
    // Of several names the shortest wins, so that their order does not matter.
    let paths = Dictionary(found.map { (FileSystem.canonical($0), $0) }) {
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
