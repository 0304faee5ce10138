import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

private enum DiffFormat: String, CaseIterable {
  case text, markdown, json
}

extension Option {
  fileprivate static let diffFormat = Option(
    "--format", .single, value: placeholder(DiffFormat.self),
    help: "The format of the difference. (default: \(DiffFormat.text.rawValue))")
}

extension Verb {
  /// `OLD` and `NEW` are JSON of `graph`, project files, directories of packages, or revisions of the
  /// package or project that the options name.
  static let diff = Verb(
    "diff", "Show how the wiring of two programs differs; exit with 1 if it does.",
    operands: ["<old>", "[<new>]"], options: [.diffFormat]
  ) { invocation throws(Failure) in
    let format = invocation.arguments.value(.diffFormat).flatMap(DiffFormat.init) ?? .text
    let operands = invocation.arguments.operands
    let old = try invocation.graph(of: operands[0])
    let new =
      operands.count > 1 ? try invocation.graph(of: operands[1]) : try invocation.graphOfInput()
    let diff = GraphDiff(from: old, to: new)
    guard !diff.isEmpty || format == .json else { return .success }
    let text =
      switch format {
      case .text: diff.text
      case .markdown: diff.markdown
      case .json: try JSON.text(diff)
      }
    invocation.environment.output(text)
    return diff.isEmpty ? .success : .diagnostics
  }
}

extension Invocation {
  /// The directory that the options name.
  private var directory: String? {
    arguments.value(.packagePath) ?? arguments.value(.project).map { FileSystem.directory(of: $0) }
  }

  /// The graph of what the options name.
  fileprivate func graphOfInput() throws(Failure) -> GraphDiff.Side {
    let program = try compile(whole: false, stubs: true)
    let root = directory ?? "."
    let graph = GraphDocument(program.compilation)
    let errors = graph.diagnostics.count { $0.severity == Diagnostic.Severity.error.rawValue }
    // Something may seem to be gone only because a file could not be read.
    if errors > 0 { warn("there are errors in '\(root)'; see 'check'") }
    return (graph, root)
  }

  fileprivate func graph(of path: String) throws(Failure) -> GraphDiff.Side {
    guard FileSystem.exists(path) else { return try graph(ofRevision: path) }
    if FileSystem.isDirectory(path) { return try reading(.packagePath, path).graphOfInput() }
    let data = Data(try FileSystem.bytes(of: path))
    let keys = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    if keys?["modules"] != nil { return try reading(.project, path).graphOfInput() }
    let graph = try? JSONDecoder().decode(GraphDocument.self, from: data)
    if let graph, graph.version == GraphDocument.currentVersion { return (graph, ".") }
    throw .input("'\(path)' is neither a project file nor the JSON of 'graph', version 1")
  }

  /// Checks out a revision into a directory of its own, which is removed after it has been read.
  private func graph(ofRevision name: String) throws(Failure) -> GraphDiff.Side {
    let directory = directory ?? environment.variables["BOBBIN_PACKAGE"] ?? "."
    let revision = name + "^{commit}"
    let parse = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision]
    guard let lines = try? Subprocess.git(parse, in: directory),
      let commit = lines.split(separator: "\n").last
    else {
      throw .usage("'\(name)' is neither a file, nor a directory, nor a Git revision")
    }
    let prefix = try Subprocess.git(["rev-parse", "--show-prefix"], in: directory)
    let top = try Subprocess.git(["rev-parse", "--show-toplevel"], in: directory)
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("bobbinctl-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let clone = ["clone", "--quiet", "--shared", "--no-checkout", top, scratch]
    _ = try Subprocess.git(clone, in: directory)
    _ = try Subprocess.git(["checkout", "--quiet", String(commit)], in: scratch)
    let root = FileSystem.join(scratch, prefix)
    guard let project = arguments.value(.project) else {
      // Where SwiftPM keeps its checkouts of dependencies.
      try? FileManager.default.createSymbolicLink(
        atPath: FileSystem.join(root, ".build"),
        withDestinationPath: FileSystem.canonical(FileSystem.join(directory, ".build")))
      return try reading(.packagePath, root).graphOfInput()
    }
    return try reading(.project, FileSystem.join(root, FileSystem.name(of: project))).graphOfInput()
  }
}

extension Subprocess {
  /// Returns Git's output without leading and trailing line breaks.
  static func git(
    _ words: [String], in directory: String, orFail message: String? = nil
  ) throws(Failure) -> String {
    let output = try output(
      of: ["git", "-C", directory] + words,
      orFail: message ?? "'git \(words[0])' failed in '\(directory)'")
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

extension Location {
  /// The place with its path as it is below a directory.
  func relative(to root: String) -> Location {
    Location(file: FileSystem.relative(file, to: root), line: line, column: column)
  }
}
