import BobbinCompiler
package import BobbinSyntax
import Dispatch
import Foundation

/// Reads and parses the files of modules, on all cores.
package enum SourceReader {
  /// Reads all files of modules, by default on all cores; a failure names all that are unreadable.
  static func read(_ modules: [ModuleSources], threads: Int? = nil) throws(Failure) -> [Module] {
    let (unread, files) = try load(modules, threads: threads)
    return unread.with(
      concurrently(Array(files.paths.indices), threads: threads) { files.parse($0, whole: true) })
  }

  /// Compiles one module, or all of them; reads all files, or only those that are needed.
  static func compile(
    _ subject: String?, of modules: [ModuleSources], whole isWhole: Bool,
    ignoring ignored: Set<DiagnosticGroup>
  ) throws(Failure) -> Compilation {
    guard !isWhole, modules.count > 1 else {
      return try Compilation(read(modules), subjects: subject.map { [$0] }, ignoring: ignored)
    }
    let (unread, files) = try load(modules)
    return Compilation(subject, of: unread, in: files, ignoring: ignored) { wanted in
      concurrently(wanted) { files.parse($0, whole: $1) }
    }
  }

  /// Returns what each module depends on, as it is stated or as its imports say.
  static func dependencies(of modules: [ModuleSources]) throws(Failure) -> [String: [String]] {
    var all = modules.map { ($0.name, $0.dependencies ?? []) }
    if modules.contains(where: { $0.dependencies == nil }) {
      all = try load(modules).modules.map { ($0.name, $0.dependencies) }
    }
    return Dictionary(uniqueKeysWithValues: all)
  }

  package static func parse(filesIn directory: String) throws(Failure) -> [SourceFile] {
    let paths = try SourceFinder.files(in: [directory])
    let files = try load([ModuleSources(name: "", files: paths)]).files
    return concurrently(Array(files.paths.indices)) { files.parse($0, whole: true) }
  }

  /// Reads the bytes of all files, in as many parts as there are cores; where it is not known what a
  /// module depends on, its imports decide.
  private static func load(
    _ modules: [ModuleSources], threads: Int? = nil
  ) throws(Failure) -> (modules: [UnreadModule], files: UnreadFiles) {
    let paths = modules.flatMap(\.files)
    let cores = threads ?? ProcessInfo.processInfo.activeProcessorCount
    let size = max(1, (paths.count + cores - 1) / cores)
    let parts = stride(from: 0, to: paths.count, by: size).map { paths[$0...].prefix(size) }
    let results = concurrently(parts, threads: threads) { paths in
      let buffer = SourceBuffer()
      var messages: [Message] = []
      // An interface contains several files.
      let counts = paths.map { path in
        let before = buffer.paths.count
        do throws(Failure) { try FileSystem.append(path, to: buffer) } catch {
          messages += error.messages
        }
        return buffer.paths.count - before
      }
      return (buffer, counts, messages)
    }
    let messages = results.flatMap { $0.2 }
    guard messages.isEmpty else { throw Failure(exitCode: .diagnostics, messages: messages) }
    let files = UnreadFiles(results.map { $0.0 }) { try? FileSystem.source(of: $0) }
    // Create the lazy index on this thread, before other threads use it.
    if modules.contains(where: { $0.dependencies == nil }) { _ = files.index }
    let names = Set(modules.map(\.name))
    var (counts, first) = (results.flatMap { $0.1 }[...], 0)
    let unread = modules.map { module in
      let own = first..<first + counts.prefix(module.files.count).reduce(0, +)
      counts.removeFirst(module.files.count)
      first = own.upperBound
      let imports = { concurrently(Array(own), threads: threads, files.imports).joined() }
      return UnreadModule(
        name: module.name,
        dependencies: (module.dependencies.map(Set.init) ?? names.intersection(imports()))
          .subtracting([module.name]).sorted(),
        files: Array(files.paths[own]), wantsStubs: module.wantsStubs,
        defaultIsolation: module.defaultIsolation, package: module.package)
    }
    return (unread, files)
  }
}

/// Applies a function to each element, on all cores or on fewer threads, and keeps their order.
func concurrently<Element: Sendable, Result: Sendable>(
  _ elements: [Element], threads: Int? = nil, _ work: @Sendable (Element) -> Result
) -> [Result] {
  let strides = threads ?? elements.count
  return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each iteration writes its own element, and nothing is read before all are done.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: strides) { first in
      for index in stride(from: first, to: elements.count, by: strides) {
        buffer.initializeElement(at: index, to: work(elements[index]))
      }
    }
    count = elements.count
  }
}
