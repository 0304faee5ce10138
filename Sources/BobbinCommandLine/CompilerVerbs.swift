import BobbinCompiler
import BobbinSyntax
import Foundation

extension CommandLineTool {
  /// The compiler, which is all that a consumer's build needs.
  package static let bobbinc = CommandLineTool(
    name: "bobbinc", verbs: [.generate, .check, .explainDiagnostic])
}

extension Verb {
  static let generate = Verb(
    "generate", "Write the code that joins components.",
    options: [.output, .outputDirectory, .interface, .stubs, .stamp, .check], run: generate)
  package static let check = Verb("check", "Report errors and warnings, and write nothing.") {
    invocation throws(Failure) in
    let program = try invocation.compile(whole: false)
    let messages = program.manifestMessages()
    let code = invocation.report(on: program)
    invocation.reporter.report(messages)
    return messages.isEmpty ? code : .diagnostics
  }
  static let explainDiagnostic = Verb(
    "explain-diagnostic", "Explain a diagnostic and what to do about it.", operands: ["[<group>]"],
    readsModules: false, run: explainDiagnostic)

  private static func generate(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    let directory = arguments.value(.outputDirectory)
    if directory == nil, !arguments.has(.module) {
      throw .usage("missing '\(Option.outputDirectory.nameAndValue)'")
    }
    if let interface = arguments.value(.interface), !interface.hasSuffix(".swift") {
      throw .usage("'\(Option.interface.name)' needs a file that ends in '.swift'")
    }
    try invocation.stamp?.rejectOther(arguments.outputs)
    // The imports of the module's own files affect the generated code.
    let program = try invocation.compile(whole: !arguments.has(.module))
    try rejectNeedle(program)
    var isUpToDate = true
    func write(_ text: String, to path: String) throws(Failure) {
      guard arguments.has(.check) else {
        // Both kinds of output begin with a comment of ours.
        return try FileSystem.write(text, to: path, replacing: text.prefix(12))
      }
      let exists = FileSystem.exists(path)
      if exists, try FileSystem.text(of: path) == text { return }
      let difference = exists ? "is not what would be generated" : "would be generated"
      invocation.reporter.report([Message("'\(path)' \(difference)")])
      isUpToDate = false
    }
    if let path = arguments.value(.interface) {
      let files = program.sources.filter(\.isSubject).flatMap(\.files)
      try write(Interface.text(of: files.map(FileSystem.source)), to: path)
    }
    for module in program.subjects {
      let generated = program.compilation.generatedFile(for: module)
      let file = directory.map { FileSystem.join($0, FileSystem.join(module, generatedFileName)) }
      guard let path = file ?? arguments.value(.output) else {
        invocation.environment.output(generated.text)
        continue
      }
      // Without code, write a file only to replace one from when the module created components, or
      // if the module imports the runtime: then it has its file before it creates any.
      let files = program.modules.lazy.filter { $0.name == module }.flatMap(\.files)
      if directory != nil, generated.isEmpty, !FileSystem.exists(path),
        !files.flatMap(\.imports).contains(where: \.isOfRuntime)
      {
        continue
      }
      try write(generated.text, to: path)
      // A stamp covers a single output file.
      if directory == nil, !arguments.has(.check), !arguments.has(.interface) {
        invocation.leaveStamp(of: program, for: path, of: generated.text)
      }
    }
    let code = invocation.report(on: program)
    return isUpToDate ? code : .diagnostics
  }

  private static func rejectNeedle(_ program: Invocation.Program) throws(Failure) {
    let imports = program.modules.filter { program.subjects.contains($0.name) }
      .flatMap(\.files).flatMap(\.imports)
    guard let needle = imports.first(where: { $0.module == Runtime.needle }) else { return }
    throw .input(
      "cannot generate code for Needle; 'bobbinctl migrate' rewrites the sources for Bobbin",
      at: needle.location)
  }

  private static func explainDiagnostic(_ invocation: Invocation) throws(Failure) -> ExitCode {
    var text = ""
    if let name = invocation.arguments.operands.first {
      let group = try invocation.arguments.group(named: name)
      text = (group.summary + "\n\n" + group.explanation).components(separatedBy: "\n\n")
        .map { Help.wrapped($0, width: Help.width).joined(separator: "\n") + "\n" }
        .joined(separator: "\n")
    } else {
      let groups = DiagnosticGroup.allCases.sorted { $0.rawValue < $1.rawValue }
      text = Help.rows(groups.map { ($0.rawValue, $0.summary) })
    }
    // Quotes code as messages do; the table's Markdown has no other markup.
    invocation.environment.output(text.replacingOccurrences(of: "`", with: "'"))
    return .success
  }
}
