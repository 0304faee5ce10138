import BobbinCompiler

/// An option of the command line, `--name` and perhaps a value.
enum Option: String, CaseIterable {
  case packagePath = "package-path"
  case project
  case module
  case sources
  case dependency
  case imports
  case defaultIsolation = "default-isolation"
  case output
  case outputDirectory = "output-directory"
  case stubs
  case format
  case warningsAsErrors = "warnings-as-errors"
  case warningAsError = "warning-as-error"
  case noWarning = "no-warning"
  case diagnosticsFormat = "diagnostics-format"
  case colour = "color-diagnostics"
  case noColour = "no-color-diagnostics"
  case help
  case version

  /// How many values an option takes.
  enum Arity {
    case flag
    /// One value; the option stands at most once.
    case single
    /// One value each time.
    case repeated
    /// All words up to the next option, and that each time.
    case many
  }

  /// The name as it is typed.
  var name: String { "--" + rawValue }

  var arity: Arity {
    switch self {
    case .stubs, .warningsAsErrors, .colour, .noColour, .help, .version: .flag
    case .sources: .many
    case .dependency, .imports, .defaultIsolation, .warningAsError, .noWarning: .repeated
    default: .single
    }
  }

  /// The value as help shows it.
  var placeholder: String? {
    switch self {
    case .packagePath, .outputDirectory: "<dir>"
    case .project, .output: "<file>"
    case .module: "<name>"
    case .sources: "<path> ..."
    case .dependency: "<name>=<path>"
    case .imports: "<name>=<name>,..."
    case .defaultIsolation: "<" + DefaultIsolation.names.joined(separator: "|") + ">"
    case .format: "<" + GraphFormat.names.joined(separator: "|") + ">"
    case .diagnosticsFormat: "<" + DiagnosticsFormat.names.joined(separator: "|") + ">"
    case .warningAsError, .noWarning: "<group>"
    case .stubs, .warningsAsErrors, .colour, .noColour, .help, .version: nil
    }
  }

  /// The option with its value, for messages.
  var nameAndValue: String { placeholder.map { name + " " + $0 } ?? name }

  /// What it is for.
  var abstract: String {
    switch self {
    case .packagePath:
      "A package: its Swift targets, and those of the packages below it that use Bobbin, as "
        + "'swift package describe' lists them."
    case .project:
      "A JSON file that lists modules: {\"modules\": [{\"name\": …, \"sources\": [files or "
        + "directories], \"dependencies\": [names], \"defaultIsolation\": \"MainActor\", "
        + "\"stubs\": false}]}, paths relative to the file."
    case .module:
      "One module, by name, read from '--sources'."
    case .sources:
      "The Swift files of the module, and directories of them."
    case .dependency:
      "A file or directory of a module below; once for each path."
    case .imports:
      "Which of the given modules one of them depends on; without it, its 'import' lines say so."
    case .defaultIsolation:
      "What the module is compiled with; '<name>=MainActor' says it of a module below. Without it, "
        + "its components tell, or nobody."
    case .output:
      "Where to write the code of '--module'; standard output if not given."
    case .outputDirectory:
      "Where to write the code of a package or project: <dir>/<module>/\(generatedFileName), for "
        + "modules that create components."
    case .stubs:
      "Also write stubs, for tests: classes to build each component from that the module, or each "
        + "test target of a package, can name. A project says '\"stubs\": true' of a module."
    case .format:
      "What the graph is written as. (default: \(GraphFormat.tree.rawValue))"
    case .warningsAsErrors:
      "Let every warning be an error."
    case .warningAsError:
      "Let the warnings of a group be errors, for example 'retain-loop'."
    case .noWarning:
      "Leave out the warnings of a group."
    case .diagnosticsFormat:
      "How diagnostics are written; json is one object per line. "
        + "(default: \(DiagnosticsFormat.text.rawValue))"
    case .colour:
      "Show diagnostics in colour and with the source line, as a terminal does."
    case .noColour:
      "Show diagnostics without colour, as NO_COLOR does."
    case .help:
      "Show help information."
    case .version:
      "Show the version."
    }
  }
}
