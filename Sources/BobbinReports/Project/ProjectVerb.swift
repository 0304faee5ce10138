import BobbinCommandLine
import BobbinSyntax

extension Verb {
  static let project = Verb(
    "project", "List the modules of a folder, for '--project'.",
    operands: ["<dir>"], readsModules: false, run: project)

  private static func project(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let folder = invocation.arguments.operands.first?.text ?? "."
    let files = try SourceReader.parse(filesIn: folder)
    let layout = FolderLayout(
      files.map {
        FolderLayout.File(
          path: FileSystem.relative($0.path, to: folder), imports: $0.imports)
      })
    guard !layout.modules.isEmpty else { throw .input("'\(folder)' has no Swift files") }
    invocation.environment.output(try JSON.document(layout.document))
    layout.guesses.forEach(invocation.warn)
    return .success
  }
}
