import BobbinCompiler
import BobbinSyntax

/// Sends diagnostics to the error stream, in the form that the command line and the terminal ask
/// for.
struct Reporter {
  private let environment: Environment
  /// `nil` for text.
  private var format: DiagnosticsFormat?
  private let collected = Collected()
  private var renderer = DiagnosticRenderer()
  /// How the tool was called; `nil` if the command line has not been read.
  private var command: String?

  /// A reporter without options, for a command line that cannot be read.
  init(_ environment: Environment) {
    self.environment = environment
    let dumb = environment.variables["TERM"] == "dumb"
    let plain = environment.variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    renderer.showsSource = environment.isTerminal
    renderer.isColored = environment.isTerminal && !dumb && !plain
    let lines = SourceLines()
    renderer.sourceLine = lines.line(at:)
  }

  init(_ environment: Environment, _ arguments: Arguments) throws(Failure) {
    self.init(environment)
    command = arguments.command
    format = try DiagnosticsFormat.given(arguments)
    guard let isColored = arguments.prefers(.color, to: .noColor) else { return }
    renderer.isColored = isColored
    if isColored { renderer.showsSource = true }
  }

  /// Writes diagnostics.
  func report(_ diagnostics: [Diagnostic]) throws(Failure) {
    if let format {
      try write(diagnostics.map(DiagnosticRecord.init), as: format)
    } else {
      environment.error(text(of: diagnostics))
    }
    if environment.isTerminal, format == nil, let command, let first = diagnostics.first {
      let verb = Verb.explainDiagnostic.name
      environment.error("For more information: \(command) \(verb) \(first.group.rawValue)\n")
    }
  }

  /// Returns diagnostics as text.
  func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map(renderer.render).joined()
  }

  /// Writes why the run ended early.
  func report(_ failure: Failure) {
    failure.messages.forEach(report)
  }

  /// Writes a message about something other than the sources.
  func report(_ message: Failure.Message) {
    let text = renderer.render(message)
    guard let format else { return environment.error(text) }
    do throws(Failure) {
      try write([DiagnosticRecord(message)], as: format)
    } catch {
      environment.error(text)
    }
  }

  private func write(
    _ records: [DiagnosticRecord], as format: DiagnosticsFormat
  ) throws(Failure) {
    if format.isDocument {
      collected.records += records
    } else {
      environment.error(try format.text(of: records))
    }
  }

  /// Writes the document that everything was collected for, if the format is one.
  func finish() {
    guard let format, format.isDocument else { return }
    if let text = try? format.text(of: collected.records) { environment.output(text) }
  }

  /// Keeps what a document will hold.
  private final class Collected {
    var records: [DiagnosticRecord] = []
  }
}

/// Returns lines of files, and keeps one file at a time.
private final class SourceLines {
  private var source: Source?
  private var lines: LineTable?

  func line(at location: Location) -> String? {
    if source?.path != location.file {
      let bytes = try? FileSystem.bytes(of: location.file)
      let source = Source(path: location.file, bytes: bytes ?? [])
      self.source = source
      lines = LineTable(source)
    }
    guard let source, let range = lines?.range(of: location.line), !source.bytes.isEmpty else {
      return nil
    }
    var line = source.text(range)
    if line.last?.isNewline == true { line.removeLast() }
    return line
  }
}
