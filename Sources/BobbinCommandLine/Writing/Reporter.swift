import BobbinCompiler
import BobbinSyntax

/// How diagnostics are written.
enum DiagnosticsFormat: String, CaseIterable {
  case text, json
}

/// Sends diagnostics to the error stream, in the form that the command line and the terminal ask
/// for.
struct Reporter {
  private let environment: Environment
  private var format = DiagnosticsFormat.text
  private var renderer = DiagnosticRenderer()
  /// How the tool was called; `nil` if the command line has not been read.
  private var command: String?

  /// A reporter without options, for a command line that cannot be read.
  init(_ environment: Environment) {
    self.environment = environment
    let dumb = environment.variables["TERM"] == "dumb"
    let plain = environment.variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    renderer.showsSource = environment.isTerminal
    renderer.isColoured = environment.isTerminal && !dumb && !plain
    let lines = SourceLines()
    renderer.sourceLine = lines.line(at:)
  }

  init(_ environment: Environment, _ arguments: Arguments) throws(Failure) {
    self.init(environment)
    command = arguments.command
    format = try arguments.choice(.diagnosticsFormat) ?? .text
    guard let isColoured = arguments.prefers(.colour, to: .noColour) else { return }
    renderer.isColoured = isColoured
    if isColoured { renderer.showsSource = true }
  }

  /// Writes diagnostics.
  func report(_ diagnostics: [Diagnostic]) throws(Failure) {
    for diagnostic in diagnostics {
      switch format {
      case .text: environment.error(renderer.render(diagnostic))
      case .json: environment.error(try JSON.line(DiagnosticRecord(diagnostic)))
      }
    }
    if environment.isTerminal, format == .text, let command, let first = diagnostics.first {
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
    switch format {
    case .text: environment.error(text)
    case .json: environment.error((try? JSON.line(DiagnosticRecord(message))) ?? text)
    }
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
