import BobbinCompiler
package import BobbinSyntax
import Dispatch

/// Reads and parses the files of modules, on all cores.
package enum SourceReader {
  /// Reads all files of modules.
  ///
  /// - Parameters:
  ///   - modules: The modules with the paths of their files.
  ///   - areComponentsElsewhere: Whether modules above may use what is in files without components.
  ///   - threads: How many threads may read; `nil` for as many as there are cores.
  /// - Returns: The modules with their parsed files.
  /// - Throws: A failure that names all files that cannot be read.
  static func read(
    _ modules: [ModuleSources], areComponentsElsewhere: Bool = false, threads: Int? = nil
  ) throws(Failure) -> [Module] {
    let unread = try load(modules, threads: threads)
    let sources = unread.flatMap(\.files)
    let canMatter = areComponentsElsewhere || canMatter(sources, of: modules)
    let read = parse(sources.map { ($0, nil) }, ifTheyMatter: canMatter, threads: threads)
    var rest = read[...]
    let names = Set(modules.map(\.name))
    return zip(modules, unread).map { given, module in
      let files = Array(rest.prefix(module.files.count))
      rest.removeFirst(files.count)
      var module = module.with(files)
      if given.dependencies == nil {
        let imported = names.intersection(files.flatMap(\.imports).map(\.module))
        module.dependencies = imported.subtracting([module.name]).sorted()
      }
      return module
    }
  }

  /// Compiles one of some modules, or all of them; reads everything, or only what that needs.
  static func compile(
    _ subject: String?, of modules: [ModuleSources], whole isWhole: Bool, wantsInterface: Bool
  ) throws(Failure) -> Compilation {
    // Without all imports it is not known which modules are below which.
    guard !isWhole, modules.count > 1, modules.allSatisfy({ $0.dependencies != nil }) else {
      let modules = try read(modules, areComponentsElsewhere: wantsInterface)
      return Compilation(modules, subjects: subject.map { [$0] })
    }
    let unread = try load(modules, threads: nil)
    let canMatter = wantsInterface || canMatter(unread.flatMap(\.files), of: modules)
    return Compilation(subject, of: unread, wantsInterface: wantsInterface) {
      parse($0, ifTheyMatter: canMatter)
    }
  }

  package static func parse(filesIn directory: String) throws(Failure) -> [SourceFile] {
    let files = try SourceFinder.files(in: [directory])
    let module = try load([ModuleSources(name: "", files: files)], threads: nil)[0]
    return parse(module.files.map { ($0, nil) })
  }

  /// Parses files: outlines up to an offset, or without one whole files.
  private static func parse(
    _ files: [(source: Source, endOfHeads: Int?)], ifTheyMatter canMatter: Bool = true,
    threads: Int? = nil
  ) -> [SourceFile] {
    if !canMatter { return files.map { SourceFile($0.source) } }
    return concurrently(files, threads: threads) { source, end in
      end.map { Parser.outline(source, upTo: $0) } ?? Parser.parse(source, skippingBodies: true)
    }
  }

  /// Reads the bytes of all files, and takes interfaces apart.
  private static func load(
    _ modules: [ModuleSources], threads: Int?
  ) throws(Failure) -> [UnreadModule] {
    var messages: [Message] = []
    var results = concurrently(modules.flatMap(\.files), threads: threads) { path in
      Result { () throws(Failure) in Source(path: path, bytes: try FileSystem.bytes(of: path)) }
    }[...]
    let unread = modules.map { module in
      defer { results.removeFirst(module.files.count) }
      var sources: [Source] = []
      for result in results.prefix(module.files.count) {
        do throws(Failure) {
          sources += Interface.sources(in: try result.get())
        } catch {
          messages += error.messages
        }
      }
      return UnreadModule(
        name: module.name,
        dependencies: Set(module.dependencies ?? []).subtracting([module.name]).sorted(),
        files: sources, wantsStubs: module.wantsStubs, defaultIsolation: module.defaultIsolation)
    }
    guard messages.isEmpty else { throw Failure(exitCode: .diagnostics, messages: messages) }
    return unread
  }

  /// Whether anything in the files can matter.
  ///
  /// A file with a component has to import the runtime, or a module that re-exports it. If no file
  /// mentions the runtime, there are no components. Imports are still parsed if the dependencies of
  /// modules were not given.
  private static func canMatter(_ sources: [Source], of modules: [ModuleSources]) -> Bool {
    modules.count > 1 && modules.contains { $0.dependencies == nil }
      || sources.contains { $0.mentionsRuntime }
  }
}

/// Applies a function to each element, on all cores or on fewer threads.
///
/// - Returns: The results in the order of the elements.
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
