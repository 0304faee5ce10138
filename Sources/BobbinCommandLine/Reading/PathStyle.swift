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
  func isAbsolute(_ path: String) -> Bool { root(of: path) > path.startIndex }

  /// Appends a relative path; an absolute one is returned as it is.
  func join(_ directory: String, _ path: String) -> String {
    if path.isEmpty || path == "." { return directory }
    if directory.isEmpty || directory == "." || isAbsolute(path) { return path }
    // `C:` is a directory of its own, and adding a separator would name another one.
    let isComplete =
      directory.utf8.last.map(isSeparator) ?? false || root(of: directory) == directory.endIndex
    return isComplete ? directory + path : directory + "/" + path
  }

  func directory(of path: String) -> String {
    let end = parts(of: path).dropLast().last?.endIndex ?? root(of: path)
    return end == path.startIndex ? "." : String(path[..<end])
  }

  /// Returns the last part of a path, or all of it if it is only a root.
  func name(of path: String) -> String { parts(of: path).last.map(String.init) ?? path }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || self == .windows && byte == UInt8(ascii: "\\")
  }

  /// Where a path's root ends: `/`, `C:`, `C:\`.
  private func root(of path: String) -> String.Index {
    let hasDrive = self == .windows && path.utf8.dropFirst().first == UInt8(ascii: ":")
    return path.utf8.dropFirst(hasDrive ? 2 : 0).prefix(1).drop(while: isSeparator).startIndex
  }

  private func parts(of path: String) -> [Substring] {
    path.utf8[root(of: path)...].split(whereSeparator: isSeparator).map { Substring($0) }
  }
}
