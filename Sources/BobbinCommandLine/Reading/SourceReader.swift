import BobbinCompiler
package import BobbinSyntax
import Dispatch
import Foundation

/// Reads and parses the files of modules, on all cores.
package enum SourceReader {
  /// Reads all files of modules, by default on as many threads as there are cores; a failure names
  /// all files that cannot be read.
  static func read(
    _ modules: [ModuleSources], threads: Int? = nil
  ) throws(Failure) -> [Module] {
    let (unread, files) = try load(modules, threads: threads)
    let all = files.paths.indices.map { (file: $0, isWhole: true) }
    let read = parse(all, in: files, threads: threads)
    let names = Set(modules.map(\.name))
    return zip(modules, unread.with(read)).map { given, module in
      var module = module
      if given.dependencies == nil {
        let imported = names.intersection(module.files.flatMap(\.imports).map(\.module))
        module.dependencies = imported.subtracting([module.name]).sorted()
      }
      return module
    }
  }

  /// Compiles one of some modules, or all of them; reads everything, or only what that needs.
  static func compile(
    _ subject: String?, of modules: [ModuleSources], whole isWhole: Bool,
    ignoring ignored: Set<DiagnosticGroup>
  ) throws(Failure) -> Compilation {
    // Without all imports it is not known which modules are below which.
    guard !isWhole, modules.count > 1, modules.allSatisfy({ $0.dependencies != nil }) else {
      let modules = try read(modules)
      return Compilation(modules, subjects: subject.map { [$0] }, ignoring: ignored)
    }
    let (unread, files) = try load(modules)
    return Compilation(subject, of: unread, in: files, ignoring: ignored) { parse($0, in: files) }
  }

  package static func parse(filesIn directory: String) throws(Failure) -> [SourceFile] {
    let paths = try SourceFinder.files(in: [directory])
    let files = try load([ModuleSources(name: "", files: paths)]).files
    return concurrently(Array(files.paths.indices)) { files.parse($0, whole: true) }
  }

  private static func parse(
    _ wanted: [(file: Int, isWhole: Bool)], in files: UnreadFiles, threads: Int? = nil
  ) -> [SourceFile] {
    concurrently(wanted, threads: threads) { files.parse($0, whole: $1) }
  }

  /// Reads the bytes of all files, in as many parts as there are cores.
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
    let files = UnreadFiles(results.map { $0.0 }) { path in
      (try? FileSystem.bytes(of: path)).map { Source(path: path, bytes: $0) }
    }
    var (counts, rest) = (results.flatMap { $0.1 }[...], files.paths[...])
    let unread = modules.map { module in
      let count = counts.prefix(module.files.count).reduce(0, +)
      defer {
        counts.removeFirst(module.files.count)
        rest.removeFirst(count)
      }
      return UnreadModule(
        name: module.name,
        dependencies: Set(module.dependencies ?? []).subtracting([module.name]).sorted(),
        files: Array(rest.prefix(count)), wantsStubs: module.wantsStubs,
        defaultIsolation: module.defaultIsolation)
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
    // Each iteration writes its own place, and nothing is read before all are done.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: strides) { first in
      for index in stride(from: first, to: elements.count, by: strides) {
        buffer.initializeElement(at: index, to: work(elements[index]))
      }
    }
    count = elements.count
  }
}
