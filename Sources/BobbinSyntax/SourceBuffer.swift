/// The bytes of several files, one after the other, so that one search finds a word in all of them.
///
/// An object, because it owns memory. One thread alone appends files, and may free the bytes.
package final class SourceBuffer: @unchecked Sendable {
  package private(set) var paths: [String] = []
  /// For each file where the bytes after its own begin; the last of its own is a line feed.
  private(set) var ends: [Int] = []
  /// Files that are not on disk, or not as they are here.
  private var originals: [Int: Source] = [:]
  /// NULs, the files, and NULs; `nil` if they have been freed.
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  private var end = SourceBuffer.padding

  /// So many bytes before and after the files may be looked at.
  private static let padding = 8

  package init() { reserve(Self.padding).update(repeating: 0, count: 2 * Self.padding) }

  deinit { release(bytes) }

  // MARK: Appending

  /// Appends a file.
  package func append(_ source: Source) {
    _ = append(source.path, size: source.bytes.count) { place in
      source.bytes.withUnsafeBytes { place.copyMemory(from: $0) }
      return true
    }
  }

  /// Appends a file, or the files of an interface; returns whether `write` could write its bytes.
  package func append(
    _ path: String, size: Int, _ write: (UnsafeMutableRawBufferPointer) -> Bool
  ) -> Bool {
    let place = reserve(size + 1 + Self.padding) + end
    guard write(UnsafeMutableRawBufferPointer(start: place, count: size)) else { return false }
    place[size] = Byte.lineFeed
    let own = UnsafeRawBufferPointer(start: place, count: size)
    if begins(place, with: Interface.title) {
      for source in Interface.sources(in: Source(path: path, bytes: Array(own))) {
        originals[paths.count] = source
        append(source)
      }
      return true
    }
    if mayHaveOddSpace(place, count: size) {
      originals[paths.count] = originals[paths.count] ?? Source(path: path, bytes: Array(own))
      blank(place, count: size)
    }
    end += size + 1
    paths.append(path)
    ends.append(end)
    return true
  }

  /// Returns the bytes with room for more after the last one.
  private func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if let bytes, end + count <= capacity { return bytes }
    // A page costs nothing before it is used.
    capacity = max(capacity * 2, end + count, 1 << 16)
    let larger = reallocated(bytes, to: capacity)
    bytes = larger
    return larger
  }

  // MARK: Searching

  /// A cursor at the first byte, for searches before the bytes are freed.
  var start: Cursor {
    guard let bytes else { preconditionFailure("the bytes have been freed") }
    (bytes + end).update(repeating: 0, count: Self.padding)
    return Cursor(base: UnsafePointer(bytes), at: Self.padding)
  }

  // MARK: Reading

  /// A file; `nil` if its bytes have been freed.
  package func source(of file: Int) -> Source? {
    if let original = originals[file] { return original }
    guard let bytes else { return nil }
    let start = file == 0 ? Self.padding : ends[file - 1]
    let own = UnsafeRawBufferPointer(start: bytes + start, count: ends[file] - 1 - start)
    return Source(path: paths[file], bytes: Array(own))
  }

  /// Frees the bytes of all files that are on disk as they are here.
  package func freeBytes() {
    release(bytes)
    bytes = nil
  }
}
