import BobbinSyntax
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The inputs of a run of `generate`, kept in a file so that the next run can end at once.
///
/// The files below a module are inputs of its run, so an edit anywhere starts the tool for all
/// modules above. Most of these runs find nothing new, and a stamp shows it without reading the
/// files: it holds the words of the command line and, for each input, for the tool and for the
/// output, the size, the times of the last change of contents and of the file itself, the file's
/// number and its device. A program can set the first of these times, but not the second; replacing
/// a file changes its number.
///
/// For a file of a module below, the stamp also has a digest. If the run did not have to parse the
/// file, it is one of what the index knows: which types the file declares and extends. Otherwise it
/// is one of the bytes without the bodies that were skipped. Such a file may change as long as the
/// digest stays the same.
///
/// A run writes no stamp, so that the next one reads everything, if it reported diagnostics, if its
/// sources include directories, or if a file changed so recently that its times might not show
/// another change.
struct Stamp {
  private let path: String
  /// The words of the command line and the working directory.
  private let key: [UInt8]
  /// When the run began, before it read anything.
  private let start: Int64

  /// Identifies the layout; another layout gets another number.
  private static let magic: Int64 = 0x0001_7062_6D61_7453

  /// The stamp that the words of a command line name; response files are not looked into.
  init?(_ words: [String]) {
    guard let position = words.firstIndex(of: Option.stamp.name), position + 1 < words.count
    else { return nil }
    start = FileState.now
    path = words[position + 1]
    let directory = FileManager.default.currentDirectoryPath
    key = (words + [directory]).flatMap { Array($0.utf8) + [0] }
  }

  /// The numbers for each file: seven for its state, and the digest or 0.
  fileprivate static let width = 8

  // MARK: Reading

  /// Whether nothing has changed, so that there is nothing to do.
  func isFresh() -> Bool {
    guard let bytes = try? FileSystem.bytes(of: path) else { return false }
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, buffer.count >= 32 else { return false }
      let header = (0..<4).map { base.loadUnaligned(fromByteOffset: 8 * $0, as: Int64.self) }
      let (count, keySize, pathsSize) = (Int(header[1]), Int(header[2]), Int(header[3]))
      let stateSize = 8 * Self.width
      guard header[0] == Self.magic, count >= 0, keySize == key.count, pathsSize >= 0,
        buffer.count == 32 + count * stateSize + keySize + pathsSize
      else { return false }
      let states = base + 32
      let paths = states + count * stateSize + keySize
      guard memcmp(states + count * stateSize, key, keySize) == 0 else { return false }
      return isFresh(
        states, count, paths.assumingMemoryBound(to: CChar.self), pathsSize)
    }
  }

  private func isFresh(
    _ states: UnsafeRawPointer, _ count: Int, _ paths: UnsafePointer<CChar>, _ size: Int
  ) -> Bool {
    let end = paths + size
    var path = paths
    var changes = 0
    return withUnsafeTemporaryAllocation(of: Int64.self, capacity: Self.width) { state in
      guard let state = state.baseAddress else { return false }
      for index in 0..<count {
        guard path < end, FileState.read(path, into: state) else { return false }
        let known = states + 8 * Self.width * index
        if memcmp(state, known, 8 * (Self.width - 1)) != 0 {
          let digest = known.loadUnaligned(fromByteOffset: 8 * (Self.width - 1), as: Int64.self)
          changes += 1
          // A run that leaves a new stamp reads so many files as quickly.
          guard digest != 0, changes < 100, hasDigest(digest, String(cString: path))
          else { return false }
        }
        path += strlen(path) + 1
      }
      return path == end
    }
  }

  private func hasDigest(_ digest: Int64, _ path: String) -> Bool {
    guard let bytes = try? FileSystem.bytes(of: path) else { return false }
    let source = Source(path: path, bytes: bytes)
    if DeclarationIndex([source]).digests == [digest] { return true }
    let file = SourceReader.parse(source)
    return file.faults.isEmpty && file.digest == digest
  }

  // MARK: Writing

  /// The state of a run's inputs before they are read; `nil` if it cannot be known.
  func observe(_ inputs: [String]) -> Observation? {
    var observation = Observation()
    guard let tool = FileState.tool, observation.add(tool) else { return nil }
    for input in inputs { guard observation.add(input) else { return nil } }
    return observation
  }

  /// Leaves a stamp after a run.
  ///
  /// - Parameters:
  ///   - observation: The state of the inputs before they were read.
  ///   - output: The file that was written.
  ///   - digests: For each input what it depends on whether the run has the same result; `nil` if
  ///     that is every byte.
  func write(_ observation: Observation, output: String, digests: [Int64?]) {
    var observation = observation
    guard start - observation.latest > (observation.isCoarse ? 3_000_000_000 : 50_000_000),
      observation.add(output)
    else { return remove() }
    for (index, digest) in digests.enumerated() {
      // The tool is the first.
      observation.states[Self.width * (index + 2) - 1] = digest ?? 0
    }
    let header = [
      Self.magic, Int64(observation.states.count / Self.width), Int64(key.count),
      Int64(observation.paths.count),
    ]
    var data = Data()
    for numbers in [header, observation.states] {
      numbers.withUnsafeBytes { data.append(contentsOf: $0) }
    }
    data.append(contentsOf: key)
    data.append(contentsOf: observation.paths)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      remove()
    }
  }

  /// Removes what an earlier run has left.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The states of files at one time.
  struct Observation {
    /// The paths of all files, each with a NUL after it.
    fileprivate var paths: [UInt8] = []
    fileprivate var states: [Int64] = []
    /// When one of them was changed last.
    fileprivate var latest: Int64 = 0
    /// Times may be in whole seconds.
    fileprivate var isCoarse = false

    fileprivate mutating func add(_ path: String) -> Bool {
      var state: [Int64] = Array(repeating: 0, count: Stamp.width)
      guard state.withUnsafeMutableBufferPointer({ FileState.read(path, into: $0.baseAddress) })
      else { return false }
      paths += Array(path.utf8) + [0]
      states += state
      latest = max(latest, FileState.lastChange(state))
      if FileState.isCoarse(state) { isCoarse = true }
      return true
    }
  }
}

/// What the system says about a file: its size, the times of the last change of its contents and of
/// the file itself in seconds and billionths, its number and its device.
private enum FileState {
  /// Writes seven numbers; returns false where there is no file.
  static func read(_ path: UnsafePointer<CChar>, into state: UnsafeMutablePointer<Int64>?) -> Bool {
    #if os(Windows) || os(WASI)
      return false
    #else
      var info = stat()
      guard let state, stat(path, &info) == 0 else { return false }
      #if canImport(Darwin)
        let (contents, file) = (info.st_mtimespec, info.st_ctimespec)
      #else
        let (contents, file) = (info.st_mtim, info.st_ctim)
      #endif
      state[0] = Int64(info.st_size)
      state[1] = Int64(contents.tv_sec)
      state[2] = Int64(contents.tv_nsec)
      state[3] = Int64(file.tv_sec)
      state[4] = Int64(file.tv_nsec)
      state[5] = Int64(truncatingIfNeeded: info.st_ino)
      state[6] = Int64(truncatingIfNeeded: info.st_dev)
      return true
    #endif
  }

  static func lastChange(_ state: [Int64]) -> Int64 { state[3] * 1_000_000_000 + state[4] }

  /// Whether the times seem to be in whole seconds.
  static func isCoarse(_ state: [Int64]) -> Bool { state[2] == 0 && state[4] == 0 }

  static var now: Int64 {
    #if os(Windows) || os(WASI)
      return 0
    #else
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    #endif
  }

  /// The path of the running tool; `nil` if the system does not say.
  static var tool: String? {
    #if os(Linux)
      return "/proc/self/exe"
    #elseif canImport(Darwin)
      var size: UInt32 = 4_096
      var path = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&path, &size) == 0
        ? String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        : nil
    #else
      return nil
    #endif
  }
}
