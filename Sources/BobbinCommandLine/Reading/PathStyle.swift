/// How a system writes paths; every style works on every system, so that it can be tested.
///
/// On Windows a separator is either slash, and a path may begin with a drive: `C:\Game`, `C:/Game`,
/// or `C:Game`, which is relative to a directory that only the system knows.
enum PathStyle {
  case posix, windows

  #if os(Windows)
    static let current = PathStyle.windows
  #else
    static let current = PathStyle.posix
  #endif

  /// Whether a path cannot be appended to a directory, because it is absolute or names a drive.
  func isAbsolute(_ path: String) -> Bool {
    path.utf8.first.map(isSeparator) ?? false || root(of: path) > 0
  }

  /// Appends a relative path; an absolute one is returned as it is.
  func join(_ directory: String, _ path: String) -> String {
    if path.isEmpty || path == "." { return directory }
    if directory.isEmpty || directory == "." || isAbsolute(path) { return path }
    // `C:` is a directory of its own, and adding a separator would name another one.
    let isComplete =
      directory.utf8.last.map(isSeparator) ?? false || root(of: directory) == directory.utf8.count
    return isComplete ? directory + path : directory + "/" + path
  }

  /// Returns the directory that a file is in, as far as its path says.
  func directory(of path: String) -> String {
    let bytes = Array(path.utf8)
    let root = root(of: path)
    var end = start(ofNameIn: bytes)
    while end > root, isSeparator(bytes[end - 1]) { end -= 1 }
    return end == 0 ? "." : String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Returns the last part of a path, or all of it if it is only a root.
  func name(of path: String) -> String {
    let bytes = Array(path.utf8)
    let name = bytes[start(ofNameIn: bytes)...].prefix { !isSeparator($0) }
    return name.isEmpty ? path : String(decoding: name, as: UTF8.self)
  }

  // MARK: Parts

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || self == .windows && byte == UInt8(ascii: "\\")
  }

  /// The length of a path's root: `/`, `C:`, `C:\`.
  private func root(of path: String) -> Int {
    let bytes = Array(path.utf8.prefix(3))
    var length = 0
    if self == .windows, bytes.count > 1, bytes[1] == UInt8(ascii: ":") { length = 2 }
    if bytes.count > length, isSeparator(bytes[length]) { length += 1 }
    return length
  }

  /// Where the last part begins; separators after it do not count.
  private func start(ofNameIn bytes: [UInt8]) -> Int {
    let root = root(of: String(decoding: bytes, as: UTF8.self))
    var start = bytes.count
    while start > root, isSeparator(bytes[start - 1]) { start -= 1 }
    while start > root, !isSeparator(bytes[start - 1]) { start -= 1 }
    return start
  }
}
