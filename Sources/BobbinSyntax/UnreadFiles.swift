/// The files of a program before they are parsed: searched, and for a while in memory.
package final class UnreadFiles: @unchecked Sendable {
  package let paths: [String]
  /// Which names they declare; asked first by one thread, before they are parsed on demand.
  package private(set) lazy var index = DeclarationIndex(buffers)
  private let buffers: [SourceBuffer]
  private let readAgain: @Sendable (String) -> Source?

  /// Creates a list of files, which are numbered consecutively across all buffers.
  ///
  /// A file whose bytes have been freed is read again, if it is still there.
  package init(_ buffers: [SourceBuffer], readAgain: @escaping @Sendable (String) -> Source?) {
    self.buffers = buffers
    self.readAgain = readAgain
    paths = buffers.flatMap(\.paths)
  }

  /// Parses a file, or only the heads of its types, except in one that may hold a component.
  package func parse(_ file: Int, whole isWhole: Bool) -> SourceFile {
    let known = source(of: file)
    if let source = known ?? readAgain(paths[file]) {
      let read =
        isWhole || source.mentionsRuntime
        ? Parser.parse(source, skippingBodies: true) : index.parse(source, of: file, whole: false)
      read.isReadAgain = known == nil
      return read
    }
    let lost = SourceFile(Source(path: paths[file], bytes: []))
    let start = Location(file: paths[file], line: 1, column: 1)
    lost.faults = [Fault(location: start, message: "the file was removed while it was read")]
    return lost
  }

  /// The modules that a file imports, before its bytes are freed.
  package func imports(of file: Int) -> [String] {
    source(of: file).map { index.imports(in: $0, of: file) } ?? []
  }

  private func source(of file: Int) -> Source? {
    var place = file
    for buffer in buffers {
      if place < buffer.paths.count { return buffer.source(of: place) }
      place -= buffer.paths.count
    }
    return nil
  }

  /// Frees memory once most of what matters has been parsed.
  package func freeBytes() { buffers.forEach { $0.freeBytes() } }
}
