import BobbinCompiler
import BobbinSyntax

/// An option of the command line: `--name`, and the values that it takes.
package struct Option: Sendable {
  package enum Arity: Sendable {
    case flag
    /// One value, given at most once.
    case single
    /// One value, each time it is given.
    case repeated
    /// All words up to the next option, each time it is given.
    case many

    var limit: Int { self == .flag ? 0 : self == .many ? .max : 1 }
  }

  package let name: String
  package let arity: Arity
  /// The value as help shows it.
  package let placeholder: String?
  package let abstract: String
  /// Options, one of which has to be given as well.
  let needs: [Option]
  /// The words that are allowed, if they are few.
  var choices: [String] { Self.choices(placeholder ?? "") }

  package init(
    _ name: String, _ arity: Arity = .flag, value placeholder: String? = nil,
    needs: [Option] = [], help abstract: String
  ) {
    (self.name, self.arity, self.placeholder) = (name, arity, placeholder)
    (self.abstract, self.needs) = (abstract, needs)
  }

  package var shortName: String? { name == Self.help.name ? "-h" : nil }

  /// The option with its value, for messages.
  var nameAndValue: String { placeholder.map { name + " " + $0 } ?? name }

  /// The words of a placeholder that lists them, `<tree|json>`.
  package static func choices(_ placeholder: String) -> [String] {
    guard placeholder.hasPrefix("<"), placeholder.contains("|") else { return [] }
    return placeholder.dropFirst().dropLast().split(separator: "|").map(String.init)
  }

  /// Shows the values that an option allows: `<tree|json>`.
  package static func placeholder<Choice: CaseIterable & RawRepresentable<String>>(
    _: Choice.Type
  ) -> String {
    "<" + Choice.names.joined(separator: "|") + ">"
  }

  // MARK: Input

  /// What every verb that reads modules can read.
  static let input = [
    packagePath, project, module, sources, dependency, imports, defaultIsolation, packageName,
  ]

  package static let packagePath = Option(
    "--package-path", .single, value: "<dir>",
    help:
      "A package: its Swift targets, and those of packages below that are local or use Bobbin, as "
      + "'swift package describe' lists them. (default: the current directory)")
  package static let project = Option(
    "--project", .single, value: "<file>",
    help: "A JSON file that lists modules: {\"modules\": [{\"name\": …, \"sources\": [files or "
      + "directories], \"dependencies\": [names], \"defaultIsolation\": \"MainActor\", "
      + "\"package\": …, \"stubs\": false}]}, paths relative to the file.")
  static let module = Option(
    "--module", .single, value: "<name>",
    help: "One module, by name: from '--project', or read from '--sources'.")
  static let sources = Option(
    "--sources", .many, value: "<path> ...", needs: [.module],
    help: "The Swift files of the module, and directories of them.")
  static let dependency = Option(
    "--dependency", .many, value: "<name>=<path> ...", needs: [.module],
    help: "The Swift files of a module below, and directories of them.")
  static let imports = Option(
    "--imports", .repeated, value: "<name>=<name>,...", needs: [.module],
    help: "The listed modules that a module depends on; by default, all that it imports.")
  static let defaultIsolation = Option(
    "--default-isolation", .repeated, value: placeholder(DefaultIsolation.self), needs: [.module],
    help: "The module's default isolation; '<name>=MainActor' sets that of a module below. By "
      + "default it is inferred from the module's components.")
  static let packageName = Option(
    "--package-name", .repeated, value: "<name>=<package>", needs: [.module],
    help: "The package of a module. A 'package' declaration is not visible in other packages.")

  // MARK: Output

  static let output = Option(
    "--output", .single, value: "<file>", needs: [.module],
    help: "Where to write the code of '--module'; standard output if not given.")
  static let outputDirectory = Option(
    "--output-directory", .single, value: "<dir>",
    help: "Where to write the code of a package or project: <dir>/<module>/"
      + "\(generatedFileName), for modules that import Bobbin.")
  static let interface = Option(
    "--interface", .single, value: "<file.swift>", needs: [.module],
    help: "Where to write the interface of '--module', which modules above read in place of its "
      + "sources: '--dependency <name>=<file.swift>'.")
  static let stamp = Option(
    "--stamp", .single, value: "<file>", needs: [.output],
    help: "With '--output', a file that notes what was read: as long as no file changes, the same "
      + "command then does nothing. For builds; it cannot be in a response file.")
  static let stubs = Option(
    "--stubs",
    help: "Also write stubs for tests: a class for each component that the module, or a test "
      + "target of the package, can name. In a project, write '\"stubs\": true' for a module.")
  static let check = Option(
    "--check", needs: [.output, .outputDirectory],
    help: "Write nothing; fail if a file is not up to date, and name it.")

  // MARK: General

  static let warningsAsErrors = Option(
    "--warnings-as-errors", help: "Treat all warnings as errors.")
  static let noWarning = Option(
    "--no-warning", .repeated, value: "<group>",
    help: "Silence the warnings of a group, for example 'retain-loop'.")
  package static let diagnosticsFormat = diagnosticsFormat([])

  static func diagnosticsFormat(_ formats: [DiagnosticsFormat]) -> Option {
    let names = (["text"] + formats.map(\.name)).joined(separator: "|")
    return Option(
      "--diagnostics-format", .single, value: "<\(names)>",
      help: "How diagnostics are written; json is one object per line"
        + (formats.contains(where: \.isDocument) ? ", sarif one document on standard output" : "")
        + ". (default: text)")
  }

  static let color = Option(
    "--color-diagnostics",
    help: "Show diagnostics in color and with the source line, as in a terminal without NO_COLOR.")
  package static let help = Option("--help", help: "Show help information.")
  package static let version = Option("--version", help: "Show the version.")
}
