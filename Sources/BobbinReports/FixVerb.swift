import BobbinCommandLine
import BobbinCompiler
import BobbinSyntax

extension Option {
  fileprivate static let fix = Option(
    "--fix", help: "First make the changes that help notes propose, at most one per diagnostic.")
}

extension Verb {
  /// `check` as people use it: it can also change sources, and has formats that no build needs.
  static let checkAndFix = Verb(
    "check", "Report errors and warnings; '--fix' applies proposed changes.", options: [.fix],
    formats: [.github, .sarif]
  ) { invocation throws(Failure) in
    if invocation.arguments.has(.fix) { try fix(invocation) }
    return try check.run(invocation)
  }

  /// Makes the changes of help notes until no more are proposed, and lists them.
  ///
  /// A change may reveal the next error. A diagnostic with several proposals is left to the user.
  private static func fix(_ invocation: Invocation) throws(Failure) {
    let isDocument = invocation.arguments.value(.diagnosticsFormat) == DiagnosticsFormat.sarif.name
    let output = isDocument ? invocation.environment.error : invocation.environment.output
    // A change that does not remove its error is not made again.
    var done: Set<[String]> = []
    while true {
      let program = try invocation.compile(whole: false)
      var changes = Changes(program.compilation.resolved.program.table)
      var helps: [Diagnostic.Note] = []
      for diagnostic in invocation.diagnostics(of: program) {
        let all = diagnostic.notes.filter { !$0.edits.isEmpty }
        let key = [diagnostic.location.file, diagnostic.message]
        guard all.count == 1, !done.contains(key), changes.add(all[0].edits) else { continue }
        done.insert(key)
        helps += all
      }
      guard !helps.isEmpty else { return }
      for (path, file) in changes.files.sorted(by: { $0.key < $1.key }) {
        try FileSystem.write(file.source.replacing(file.edits), to: path)
      }
      for help in helps {
        let place = help.location.map { "\($0): " } ?? ""
        output("\(place)\(help.message.dropFirst("help: ".count))\n")
      }
    }
  }
}

/// Edits of several files that do not touch the same bytes.
private struct Changes {
  private let table: TypeTable
  private var known: Set<Diagnostic.Edit> = []
  private(set) var files: [String: (source: Source, edits: [(range: Range<Int>, text: String)])] =
    [:]

  init(_ table: TypeTable) { self.table = table }

  /// Adds the edits of one help; `false` if they are known or contradict others.
  mutating func add(_ edits: [Diagnostic.Edit]) -> Bool {
    let new = edits.filter { !known.contains($0) }
    var files = files
    for edit in new {
      let path = edit.location.file
      // Not an interface, which lacks parts of its file, and not a file of a fetched package.
      guard FileSystem.isWritable(path), let source = table.source(of: path),
        let range = source.range(of: edit), (try? FileSystem.bytes(of: path)) == source.bytes,
        !files[path, default: (source, [])].edits.contains(where: {
          $0.range.lowerBound < range.upperBound && range.lowerBound < $0.range.upperBound
            || $0.range == range && $0.text != edit.new
        })
      else { return false }
      files[path, default: (source, [])].edits.append((range, edit.new))
    }
    known.formUnion(new)
    self.files = files
    return !new.isEmpty
  }
}
