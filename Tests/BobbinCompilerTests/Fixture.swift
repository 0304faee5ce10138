import BobbinCompiler
import BobbinReports
import BobbinSyntax
import BobbinTestSupport
import Foundation
import Testing

/// One case: `input/<Module>/*.swift`, and in `want/` the expected results.
///
/// - `want/<Module>.swift`: the generated text, compared only if it exists. Cases that show what
///   the text looks like have it; in the others, it is enough that the text compiles without
///   messages and does what `output.txt` says.
/// - `want/diagnostics.txt`: all diagnostics, if there are any.
/// - `want/output.txt`: what the program prints, if a module has a `main.swift`.
/// - `want/graph.json`, `want/tree.txt`, `want/swiftc.txt`: reports, and swiftc's messages for a
///   program with errors; only compared if they exist.
///
/// A module depends on those its files import. `input/<Module>/flags` may contain options for
/// swiftc. A module with a file `input/<Module>/stubs` is treated as a test target.
/// One with a file `input/<Module>/foreign` is compiled, but Bobbin does not see its sources.
/// The module's name is the part of the directory's name before a `~`.
struct Fixture: CustomTestStringConvertible, Sendable {
  let directory: URL

  var name: String { directory.lastPathComponent }
  var testDescription: String { name }
  var input: URL { directory.appending(path: "input") }
  var want: URL { directory.appending(path: "want") }

  static let directory = Repository.root.appending(path: "Tests/BobbinCompilerTests/Fixtures")

  static let all: [Fixture] = {
    let directories = (try? Repository.contents(of: directory)) ?? []
    return directories.map(Fixture.init)
  }()

  private static let modules = Dictionary(
    uniqueKeysWithValues: all.map { fixture in (fixture.name, Result { try fixture.read() }) })

  /// All modules as they are, in order of name, read once in a run, because many tests need them.
  func modules() throws -> [Module] { try Fixture.modules[name]?.get() ?? read() }

  func whole() throws -> Whole { Whole(try modules()) }

  /// What is said about all modules, what is generated for each, by name, and the graph.
  typealias Outcome = (diagnostics: [Diagnostic], texts: [String: String], graph: GraphDocument)

  private static let outcomes = Dictionary(
    uniqueKeysWithValues: all.map { fixture in (fixture.name, Result { try fixture.compiled() }) })

  /// What comes of all modules as they are, compiled once in a run.
  func outcome() throws -> Outcome { try Fixture.outcomes[name]?.get() ?? compiled() }

  private func compiled() throws -> Outcome {
    let modules = try modules()
    let compilation = Compilation(modules)
    return (compilation.diagnostics, compilation.texts(of: modules), GraphDocument(compilation))
  }

  /// Reads all modules, in order of name; `edit` may change the text of a file before.
  func read(withForeign: Bool = false, _ edit: (String) -> String = { $0 }) throws -> [Module] {
    let directories = try Repository.contents(of: input).filter {
      withForeign || !FileManager.default.fileExists(atPath: $0.appending(path: "foreign").path)
    }
    let names = Set(directories.map(\.moduleName))
    return try directories.map { directory in
      let files = try Repository.swiftFiles(in: directory).map { file in
        Parser.parse(
          Source(
            path: "\(directory.lastPathComponent)/\(file.lastPathComponent)",
            text: edit(try String(contentsOf: file, encoding: .utf8))))
      }
      let imported = Set(files.flatMap(\.imports).map(\.module))
      return Module(
        name: directory.moduleName, dependencies: imported.intersection(names).sorted(),
        files: files,
        wantsStubs: FileManager.default.fileExists(atPath: directory.appending(path: "stubs").path),
        // Otherwise it is inferred, as it is for users.
        defaultIsolation: flags(of: directory.lastPathComponent).contains("MainActor")
          ? .mainActor : nil)
    }
  }

  /// The options for swiftc.
  func flags(of module: String) -> [String] {
    let file = input.appending(path: "\(module)/flags")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return (text ?? "-swift-version 6").split { " \n".contains($0) }.map(String.init)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: want.appending(path: name).path)
  }

  #if os(macOS) || os(Linux)
    /// What swiftc compiles: modules that may be changed, and foreign ones.
    func build(_ modules: [Module], _ generated: [String: String]) throws -> Build {
      let all = try read(withForeign: true).map { module in
        guard let known = modules.first(where: { $0.name == module.name }) else { return module }
        var module = module.with(known.files)
        module.dependencies += known.dependencies
        return module
      }
      return Build(name: name, modules: all, generated: generated, flags: flags(of:))
    }
  #endif
}

extension URL {
  fileprivate var moduleName: String {
    String(lastPathComponent.prefix { $0 != "~" })
  }
}

extension Diagnostic {
  /// The diagnostic with its notes, as swiftc words it.
  var lines: String {
    func line(_ location: Location, _ text: String) -> String {
      "\(location.file):\(location.line):\(location.column): \(text)\n"
    }
    return line(location, "\(severity.rawValue): \(message) [#\(group.rawValue)]")
      + notes.map { line($0.location ?? location, "note: \($0.message)") }.joined()
  }
}
