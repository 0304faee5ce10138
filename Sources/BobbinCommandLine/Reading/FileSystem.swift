import BobbinSyntax
import Foundation

/// Reads and writes files and directories, with failures that people understand.
package enum FileSystem {
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    // Faster than a URL, but without a reason for a failure.
    if let data = FileManager.default.contents(atPath: path) { return Array(data) }
    return try attempt("read", path) { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  static func source(of path: String) throws(Failure) -> Source {
    Source(path: path, bytes: try bytes(of: path))
  }

  /// Reads a file and appends it to a buffer.
  static func append(_ path: String, to buffer: SourceBuffer) throws(Failure) {
    let file = open(path, O_RDONLY)
    defer { if file >= 0 { close(file) } }
    var info = stat()
    if file >= 0, fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG {
      let size = Int(info.st_size)
      let isRead = buffer.append(path, size: size) { read(file, $0.baseAddress, size) == size }
      if isRead { return }
    }
    // Foundation says what is wrong.
    buffer.append(try source(of: path))
  }

  /// Reads a file that must be UTF-8.
  package static func text(of path: String) throws(Failure) -> String {
    if let text = String(bytes: try bytes(of: path), encoding: .utf8) { return text }
    throw .input("cannot read '\(path)': it is not UTF-8")
  }

  /// Returns the contents of a directory by name, with kinds such as `DT_REG`, unlike Foundation.
  static func entries(in path: String) throws(Failure) -> [(name: String, kind: Int)] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<dirent>?>?
    // `scandir` sorts names in much less time than an unoptimized standard library.
    let count = scandir(path, &list, nil) { one, other in
      if let one, let other { alphasort(one, other) } else { 0 }
    }
    guard count >= 0 else { throw .input("cannot read '\(path)': \(words(for: errno))") }
    defer { free(list) }
    return UnsafeBufferPointer(start: list, count: Int(count)).compactMap { entry in
      guard let entry else { return nil }
      defer { free(entry) }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      return (name, Int(entry.pointee.d_type))
    }
  }

  package static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  package static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Makes a path absolute and resolves links in it, so that two names of one file become the same.
  package static func canonical(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Appends a relative path; an absolute one is returned as it is.
  package static func join(_ directory: String, _ path: String) -> String {
    if path.isEmpty || path == "." { return directory }
    return path.utf8.first == UInt8(ascii: "/") ? path : prefix(directory) + path
  }

  /// What relative paths below a directory begin with.
  static func prefix(_ directory: String) -> String {
    if directory.isEmpty || directory == "." { return "" }
    return directory.utf8.last == UInt8(ascii: "/") ? directory : directory + "/"
  }

  /// Returns a path as it is below a directory, or unchanged if it is not below it.
  package static func relative(_ path: String, to directory: String) -> String {
    let prefix = prefix(directory)
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  package static func directory(of path: String) -> String {
    // On Linux `NSString` stops the program if the path is one letter.
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    let directory = parts.map { String(Substring($0)) }.joined(separator: "/")
    if path.utf8.first == UInt8(ascii: "/") { return "/" + directory }
    return directory.isEmpty ? "." : directory
  }

  package static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  /// Writes a file if its contents would change, so that nothing that depends on it is built again.
  ///
  /// A symbolic link, a device or an executable file stays one. A file that does not start with
  /// `beginning` is left as it is, and reported.
  package static func write(
    _ text: String, to path: String, replacing beginning: Substring = ""
  ) throws(Failure) {
    let data = Data(text.utf8)
    var info = stat()
    let exists = stat(path, &info) == 0
    let isFile = !exists || info.st_mode & S_IFMT == S_IFREG
    if isFile, let old = FileManager.default.contents(atPath: path), !old.isEmpty {
      if old == data { return }
      guard old.starts(with: beginning.utf8) else {
        throw .input("'\(path)' exists and was not generated; delete it, or name another file")
      }
    }
    try attempt("write", path) {
      try FileManager.default.createDirectory(
        atPath: directory(of: path), withIntermediateDirectories: true)
      let file = canonical(path)
      try data.write(to: URL(fileURLWithPath: file), options: isFile ? .atomic : [])
      if exists, isFile { chmod(file, info.st_mode & 0o7777) }
    }
  }

  /// Whether a file exists and is not read-only.
  package static func isWritable(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & 0o222 != 0
  }

  package static func remove(_ path: String) throws(Failure) {
    try attempt("remove", path) { try FileManager.default.removeItem(atPath: path) }
  }

  /// Performs an operation on a file; a failure says why it could not be done.
  private static func attempt<Result>(
    _ verb: String, _ path: String, _ work: () throws -> Result
  ) throws(Failure) -> Result {
    do {
      return try work()
    } catch {
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      let reason = cause.map { words(for: $0.code.rawValue) } ?? "\(error)"
      throw .input("cannot \(verb) '\(path)': \(reason)")
    }
  }

  private static func words(for number: Int32) -> String {
    String(cString: strerror(number)).lowercased()
  }
}
