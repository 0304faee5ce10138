import BobbinCompiler
import BobbinSyntax

/// Sends messages to the error stream, in the form that the command line and the terminal ask for.
final class Reporter {
  private let environment: Environment
  /// `nil` for text.
  private var format: DiagnosticsFormat?
  /// What a document will hold.
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
    let name = arguments.value(.diagnosticsFormat)?.text
    format = arguments.verb?.formats.first { $0.name == name }
    guard let isColored = arguments.prefers(.color, to: .noColor) else { return }
    renderer.isColored = isColored
    if isColored { renderer.showsSource = true }
  }

  func report(_ messages: [Message]) {
    if let format, format.isDocument {
      collected += messages
    } else {
      environment.error((try? format?.text(messages)) ?? text(of: messages))
    }
    if environment.isTerminal, format == nil, let command, let group = messages.first?.group {
      let verb = Verb.explainDiagnostic.name
      environment.error("For more information: \(command) \(verb) \(group.rawValue)\n")
    }
  }

  func text(of messages: [Message]) -> String { messages.map(renderer.render).joined() }

  /// Writes the document that everything was collected for, if the format is one.
  func finish() {
    guard let format, format.isDocument, let text = try? format.text(collected) else { return }
    environment.output(text)
  }

  /// Returns a line of a file, without its end.
  private static func line(at location: Location) -> String? {
    guard let bytes = try? FileSystem.bytes(of: location.file), !bytes.isEmpty else { return nil }
    let source = Source(path: location.file, bytes: bytes)
    guard let range = LineTable(source).range(of: location.line) else { return nil }
    let line = source.text(range)
    return line.last?.isNewline == true ? String(line.dropLast()) : line
  }
}
