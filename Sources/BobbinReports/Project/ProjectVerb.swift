import BobbinCommandLine
import BobbinSyntax

extension Verb {
  static let project = Verb(
    "project", "Write the list of a folder's modules that '--project' reads.",
    operands: ["[<dir>]"], readsModules: false, run: project)

  private static func project(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let folder = invocation.arguments.operands.first ?? "."
    // What Needle generated is removed together with Needle.
    let files = try SourceReader.parse(filesIn: folder)
      .filter { FileSystem.name(of: $0.path) != "NeedleGenerated.swift" }
    func relative(_ file: SourceFile) -> String { FileSystem.relative(file.path, to: folder) }
    // Targets with the same files are variants of an app; the first one is used.
    var (targets, patterns): ([String: String], [String: String]) = ([:], [:])
    for file in files {
      let directory = FileSystem.directory(of: relative(file))
      func key(_ path: String) -> String {
        FileSystem.join(directory, path).split(separator: "/").filter { $0 != "." }
          .joined(separator: "/")
      }
      for target in ManifestTarget.targets(in: file.source) {
        for path in target.sources.map(key) { targets[path] = targets[path] ?? target.name }
        for path in target.patterns.map(key) { patterns[path] = patterns[path] ?? target.name }
      }
    }
    let layout = FolderLayout(
      files.map { FolderLayout.File(path: relative($0), imports: $0.imports) }, targets: targets,
      patterns: patterns)
    guard !layout.modules.isEmpty else { throw .input("'\(folder)' has no Swift files") }
    invocation.environment.output(try JSON.text(layout.document))
    for guess in layout.guesses { invocation.warn(guess) }
    return .success
  }
}
