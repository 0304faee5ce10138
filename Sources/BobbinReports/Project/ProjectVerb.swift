import BobbinCommandLine
import BobbinSyntax

extension Verb {
  static let project = Verb(
    "project", "List a folder's modules, for a '--project' file in it.",
    operands: ["[<dir>]"], readsModules: false, run: project)

  private static func project(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let folder = invocation.arguments.operands.first ?? "."
    // What Needle generated goes with Needle.
    let files = try SourceReader.parse(filesIn: folder)
      .filter { FileSystem.name(of: $0.path) != "NeedleGenerated.swift" }
    func relative(_ file: SourceFile) -> String { FileSystem.relative(file.path, to: folder) }
    var targets: [String: String] = [:]
    for file in files {
      let directory = FileSystem.directory(of: relative(file))
      for target in ManifestTarget.targets(in: file.source) {
        for path in target.sources {
          let parts = FileSystem.join(directory, path).split(separator: "/")
          let key = parts.filter { $0 != "." }.joined(separator: "/")
          targets[key] = targets[key] ?? target.name
        }
      }
    }
    let layout = FolderLayout(
      files.map { FolderLayout.File(path: relative($0), imports: $0.imports) }, targets: targets)
    guard !layout.modules.isEmpty else { throw .input("'\(folder)' has no Swift files") }
    invocation.environment.output(try JSON.text(layout.document))
    for guess in layout.guesses { invocation.warn(guess) }
    return .success
  }
}
