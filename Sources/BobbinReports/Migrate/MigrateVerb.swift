import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax
import Foundation

extension Option {
  fileprivate static let dryRun = Option(
    "--dry-run", help: "Write nothing, and show the changes as a unified diff.")
  fileprivate static let force = Option(
    "--force", help: "Write even if Git could not restore the old sources.")
}

extension Verb {
  static let migrate = Verb(
    "migrate", "Convert code from Needle to Bobbin.", options: [.dryRun, .force], run: migrate)

  private static func migrate(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let program = try invocation.compile()
    guard let file = program.modules.lazy.compactMap(\.fileOfNeedle).first else {
      invocation.warn("no file imports '\(Runtime.needle)', so there is nothing to migrate")
      return .success
    }
    let isDry = invocation.arguments.has(.dryRun)
    let directory = FileSystem.directory(of: file.path)
    if !isDry, !invocation.arguments.has(.force) { try requireCleanRepository(around: directory) }
    var migration = Migration(program.compilation.resolved.program, subjects: program.subjects)
    migration.run()
    var texts: [(source: Source, text: String?)] = migration.edits.values.map {
      ($0.file.source, $0.result)
    }
    texts += migration.generated.map { (migration.table.file($0).source, nil) }
    let changed = texts.filter { $0.text != $0.source.text(0..<$0.source.bytes.count) }
    for (source, text) in changed.sorted(by: { $0.source.path < $1.source.path }) {
      if isDry {
        invocation.environment.output(try difference(from: source.path, to: text ?? ""))
      } else if let text {
        try FileSystem.write(text, to: source.path)
      } else {
        try FileSystem.remove(source.path)
      }
    }
    if !isDry { invocation.environment.output("files changed: \(changed.count)\n") }
    let remarks = migration.remarks.sorted { $0.place < $1.place }.map { text, place in
      // Without changes, the lines are as they were.
      let edit = isDry ? nil : migration.table.file(at: place.file).flatMap { migration.edits[$0] }
      return (text, edit?.moved(place) ?? place)
    }
    let mentions = NeedleMentions.find(around: directory, excluding: texts.map(\.source.path))
    for (text, place) in remarks + mentions { invocation.warn(text, at: place) }
    return .success
  }

  /// What changes in a file, as `diff` shows it.
  private static func difference(from path: String, to text: String) throws(Failure) -> String {
    let new = FileManager.default.temporaryDirectory
      .appendingPathComponent("bobbinctl-\(UUID().uuidString)").path
    try FileSystem.write(text, to: new)
    defer { try? FileManager.default.removeItem(atPath: new) }
    let words = ["diff", "-u", "--label", path, "--label", path, path, new]
    let output = try Subprocess.output(
      of: words, succeedingWith: [0, 1], orFail: "cannot compare with '\(path)'")
    return String(decoding: output, as: UTF8.self)
  }

  private static func requireCleanRepository(around directory: String) throws(Failure) {
    let status = try Subprocess.git(
      ["status", "--porcelain", "--untracked-files=all"], in: directory,
      orFail: "the sources are not in a Git repository; '--force' rewrites them anyway")
    // Untracked files matter only if they are sources, because others are not rewritten.
    let lines = status.split(separator: "\n")
    guard lines.allSatisfy({ $0.hasPrefix("??") && !$0.contains(".swift") }) else {
      throw .input("the Git repository has changes; commit them first, or use '--force'")
    }
  }
}
