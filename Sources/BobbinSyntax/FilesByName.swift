/// Maps names to file numbers, compactly, because most names have a single file.
package struct FilesByName: Sendable {
  /// For each name the position of its last entry.
  private var last: [String: Int32] = [:]
  /// Each with the position of the one before it under the same name, or -1.
  private var entries: [(file: Int32, before: Int32)] = []

  package init() {}

  mutating func reserveCapacity(_ count: Int) {
    last.reserveCapacity(count)
    entries.reserveCapacity(count)
  }

  mutating func add(_ file: Int, _ name: String) {
    entries.append((Int32(file), last.updateValue(Int32(entries.count), forKey: name) ?? -1))
  }

  /// The files for a name, last one first.
  package subscript(name: String) -> [Int] {
    var files: [Int] = []
    var next = last[name] ?? -1
    while next >= 0 {
      files.append(Int(entries[Int(next)].file))
      next = entries[Int(next)].before
    }
    return files
  }

  /// Whether one of the files of a name is not marked.
  package func hasUnmarked(_ name: String, _ isMarked: [Bool]) -> Bool {
    var next = last[name] ?? -1
    while next >= 0, isMarked[Int(entries[Int(next)].file)] { next = entries[Int(next)].before }
    return next >= 0
  }
}
