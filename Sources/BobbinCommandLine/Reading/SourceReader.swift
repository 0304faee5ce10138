import BobbinCompiler
import BobbinSyntax
import Dispatch

/// Reads and parses the files of modules, on all cores.
enum SourceReader {
  /// Returns the modules with what their files say.
  static func read(_ modules: [ModuleSources]) throws(Failure) -> [Module] {
    let paths = modules.flatMap(\.files)
    var files: [SourceFile] = []
    var complaints: [Failure.Complaint] = []
    for result in concurrently(paths, parse) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let failure): complaints += failure.complaints
      }
    }
    guard complaints.isEmpty else {
      throw Failure(exitCode: .diagnostics, complaints: complaints)
    }

    let names = Set(modules.map(\.name))
    var rest = files[...]
    return modules.map { module in
      let files = Array(rest.prefix(module.files.count))
      rest.removeFirst(files.count)
      let imported = { Set(files.flatMap(\.imports).map(\.module)).intersection(names) }
      let dependencies = module.dependencies.map(Set.init) ?? imported()
      return Module(
        name: module.name, dependencies: dependencies.subtracting([module.name]).sorted(),
        files: files, wantsStubs: module.wantsStubs)
    }
  }

  private static func parse(_ path: String) -> Result<SourceFile, Failure> {
    Result { () throws(Failure) in
      Parser.parse(
        Source(path: path, bytes: try FileSystem.bytes(of: path)), reading: .whereItMatters)
    }
  }
}

/// Does something with each element, on all cores.
///
/// - Returns: The results in the order of the elements, whichever came first.
func concurrently<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ work: @Sendable (Element) -> Result
) -> [Result] {
  [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each iteration writes its own place, and nobody reads before all are done.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      buffer.initializeElement(at: index, to: work(elements[index]))
    }
    count = elements.count
  }
}
