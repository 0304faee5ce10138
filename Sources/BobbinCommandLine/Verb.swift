/// What the tool can be asked to do.
enum Verb: String, CaseIterable {
  case generate, check, graph
  case explainDiagnostic = "explain-diagnostic"

  var abstract: String {
    switch self {
    case .generate: "Write the code that joins components."
    case .check: "Report what is wrong and write nothing."
    case .graph: "Show components, edges and who provides what."
    case .explainDiagnostic: "Say what a diagnostic means and what to do."
    }
  }

  /// What stands behind the verb besides options.
  var operand: String? { self == .explainDiagnostic ? "<group>" : nil }

  /// Whether it reads modules.
  var readsModules: Bool { self != .explainDiagnostic }

  /// The options of this verb alone.
  var ownOptions: [Option] {
    switch self {
    case .generate: [.output, .outputDirectory, .stubs]
    case .check: []
    case .graph: [.format]
    case .explainDiagnostic: []
    }
  }

  /// All options it takes, in the order of its help.
  var options: [Option] {
    readsModules ? Self.inputOptions + ownOptions + Self.generalOptions : ownOptions + [.help]
  }

  /// What every verb that reads modules can read.
  static let inputOptions: [Option] = [
    .packagePath, .project, .module, .sources, .dependency, .imports, .defaultIsolation,
  ]

  /// What every verb that reads modules takes besides its input.
  static let generalOptions: [Option] = [
    .warningsAsErrors, .warningAsError, .noWarning, .diagnosticsFormat, .colour, .noColour, .help,
  ]
}
