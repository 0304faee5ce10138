import BobbinCompiler
import BobbinSyntax

/// Sends messages to the error stream, in the form that the command line and the terminal ask for.
final class Reporter {
  private let environment: Environment
  /// `nil` for text.
  private var format: DiagnosticsFormat?
  /// The messages so far; they are written together, because a format may be a single document.
  private var collected: [Message] = []
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
    renderer.sourceLine = Self.line(at:)
  }

  /// Follows the options of a command line from now on.
  func follow(_ arguments: Arguments) {
    command = arguments.command
    let name = arguments.value(.diagnosticsFormat)
    format = arguments.verb?.formats.first { $0.name == name }
    if arguments.has(.color) { (renderer.isColored, renderer.showsSource) = (true, true) }
  }

  func report(_ messages: [Message]) { collected += messages }

  func text(of messages: [Message]) -> String { messages.map(renderer.render).joined() }

  /// Writes all that was reported.
  func finish() {
    let text = (try? format?.text(collected)) ?? text(of: collected)
    if let format, format.isDocument { environment.output(text) } else { environment.error(text) }
    if environment.isTerminal, format == nil, let command,
      let group = collected.lazy.compactMap(\.group).first
    {
      let verb = Verb.explainDiagnostic.name
      environment.error("For more information: \(command) \(verb) \(group.rawValue)\n")
    }
  }

  /// Returns a line of a file, without its end.
  private static func line(at location: Location) -> String? {
    guard let source = try? FileSystem.source(of: location.file), !source.bytes.isEmpty,
      let range = LineTable(source).range(of: location.line)
    else { return nil }
    let line = source.text(range)
    return line.last?.isNewline == true ? String(line.dropLast()) : line
  }
}
