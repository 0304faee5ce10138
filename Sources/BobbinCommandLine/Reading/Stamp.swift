import BobbinSyntax
import Foundation

/// The inputs of a run of `generate`, kept in a file so that the next run can end at once.
///
/// The files below a module are inputs of its run, so an edit anywhere starts the tool for all
/// modules above. Most of these runs find nothing new, and a stamp shows it without reading the
/// files: it holds the words of the command line and the state of each input, of the tool and of
/// the output. A program can set the modification time, but not the status-change time; replacing a
/// file changes its inode number. Of a directory that was searched for sources, the names in it
/// count, but not the times.
///
/// For a file of a module below, the stamp also has a digest. If the run did not have to parse the
/// file, the digest covers what the index knows of it, such as the types that it declares and extends.
/// Otherwise it covers all bytes but those that were skipped. Such a file may change as long as the digest
/// stays the same.
///
/// A run writes no stamp, so that the next one reads everything, if it reported diagnostics, if
/// another run wrote the output since, or if a file or a directory changed so recently that its
/// times might not show another change.
struct Stamp {
  private let path: String
  /// What the file begins with: its layout, the words of the command line and the working directory.
  private let key: [UInt8]
  /// When the run began, before it read anything.
  private let start: Int64

  /// A file and its state; in the stamp, the path and a NUL follow the state.
  typealias Input = (path: String, state: FileState)

  /// The stamp that the words of a command line name; response files are not expanded.
  init?(_ words: [String]) {
    let name = Option.stamp.name
    let isStamp = { (word: String) in word.hasPrefix(name) && word.atEquals.name == name }
    guard let position = words.firstIndex(where: isStamp),
      let value = words[position].atEquals.value ?? words[(position + 1)...].first
    else { return nil }
    start = Int64(Date().timeIntervalSince1970 * 1_000_000_000)
    path = value
    let directory = FileManager.default.currentDirectoryPath
    key = (["stamp 3"] + words + [directory, ""]).flatMap { Array($0.utf8) + [0] }
  }

  /// Refuses a path under which a run would replace or remove something else.
  func rejectOther(_ outputs: [String]) throws(Failure) {
    var info = stat()
    let exists = stat(path, &info) == 0
    let isFile = info.st_mode & S_IFMT == S_IFREG
    let known = exists && isFile ? FileManager.default.contents(atPath: path) : nil
    let isOurs = known.map { $0.isEmpty || $0.starts(with: "stamp ".utf8) } ?? !exists
    let paths = (outputs + [path]).map { URL(fileURLWithPath: $0).standardizedFileURL }
    guard isOurs, !path.hasSuffix(".swift"), Set(paths).count == paths.count else {
      throw .input("'\(path)' is not a stamp; name another file for '\(Option.stamp.name)'")
    }
  }

  // MARK: Reading

  /// Whether nothing has changed, so that there is nothing to do.
  func isFresh() -> Bool {
    guard let bytes = try? FileSystem.bytes(of: path), bytes.starts(with: key) else { return false }
    return bytes.withUnsafeBytes { buffer in
      let size = MemoryLayout<FileState>.size
      var rest = UnsafeRawBufferPointer(rebasing: buffer.dropFirst(key.count))
      var changes = 0
      while rest.count > size {
        var known = rest.loadUnaligned(as: FileState.self)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(size))
        guard let start = rest.baseAddress, let end = memchr(start, 0, rest.count) else { break }
        let path = start.assumingMemoryBound(to: CChar.self)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(UnsafeRawPointer(end) - start + 1))
        let digest = known.digest
        known.digest = 0
        var state = FileState(path)
        if known.isOfDirectory { state?.changed = 0 }
        if state == known { continue }
        changes += 1
        // Beyond that, a run that leaves a new stamp is as quick as the comparison.
        guard digest != 0, changes < 100, hasDigest(digest, String(cString: path))
        else { return false }
      }
      // The last byte shows that nothing was cut off.
      return rest.count == 1
    }
  }

  private func hasDigest(_ digest: Int64, _ path: String) -> Bool {
    guard let file = try? FileSystem.source(of: path) else { return false }
    let buffer = SourceBuffer()
    buffer.append(file)
    guard buffer.paths == [path], let source = buffer.source(of: 0) else { return false }
    let index = DeclarationIndex([buffer])
    return index.digest(of: 0, read: nil) == digest
      || [false, true].contains { isWhole in
        index.digest(of: 0, read: index.parse(source, of: 0, whole: isWhole)) == digest
      }
  }

  // MARK: Writing

  /// The state of a run's inputs before they are read; `nil` if it cannot be known.
  func observe(_ paths: [String]) -> [Input]? {
    let inputs = ([FileState.tool] + paths).compactMap { path in
      FileState(path).map { (path, $0) }
    }
    return inputs.count == paths.count + 1 ? inputs : nil
  }

  /// Leaves a stamp after a run.
  ///
  /// The inputs have the state before they were read. Another run may have written another text to
  /// the output since. For an input with a digest, only the digest matters, not every byte.
  func write(_ inputs: [Input], output: String, of text: String, digests: [String: Int64]) {
    guard inputs.allSatisfy({ $0.state.isSettled(at: start) }), let written = FileState(output),
      (try? FileSystem.text(of: output)) == text
    else { return remove() }
    var data = Data(key)
    for input in inputs + [(output, written)] {
      var state = input.state
      state.digest = digests[input.path] ?? 0
      if state.isOfDirectory { state.changed = 0 }
      withUnsafeBytes(of: state) { data.append(contentsOf: $0) }
      data.append(contentsOf: Array(input.path.utf8) + [0])
    }
    data.append(1)
    let directory = URL(fileURLWithPath: FileSystem.directory(of: path))
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    if (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) == nil { remove() }
  }

  // Foundation would remove a directory, too.
  func remove() { unlink(path) }
}

/// What the system says about a file, with times in nanoseconds.
struct FileState: Equatable {
  var size: Int64
  var modified: Int64
  var changed: Int64
  var number: Int64
  var device: Int64
  /// A digest of the contents, which some changes leave as it is; 0 if there is none.
  var digest: Int64 = 0

  /// Whether it is of a directory; the size is then a digest of the names in it.
  var isOfDirectory: Bool { modified == .min }

  /// Asks the system about a file or a directory; fails if it does not exist.
  init?(_ path: UnsafePointer<CChar>) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let (contents, file) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (contents, file) = (info.st_mtim, info.st_ctim)
    #endif
    size = Int64(info.st_size)
    modified = Int64(contents.tv_sec) &* 1_000_000_000 &+ Int64(contents.tv_nsec)
    changed = Int64(file.tv_sec) &* 1_000_000_000 &+ Int64(file.tv_nsec)
    number = Int64(truncatingIfNeeded: info.st_ino)
    device = Int64(truncatingIfNeeded: info.st_dev)
    guard info.st_mode & S_IFMT == S_IFDIR else { return }
    guard let entries = try? FileSystem.entries(in: String(cString: path)) else { return nil }
    var names = Digest(1)
    for (name, kind) in entries where !name.hasPrefix(".") { names.add("\(kind) \(name)") }
    (size, modified) = (names.value, .min)
  }

  /// Whether a change after `time` is certain to show: some file systems count whole seconds.
  func isSettled(at time: Int64) -> Bool {
    let isCoarse = isOfDirectory || modified % 1_000_000_000 == 0
    let isWhole = isCoarse && changed % 1_000_000_000 == 0
    return time &- changed > (isWhole ? 3_000_000_000 : 50_000_000)
  }

  /// The path of the running tool.
  static var tool: String {
    #if os(Linux)
      return "/proc/self/exe"
    #else
      return Bundle.main.executablePath ?? ""
    #endif
  }
}
