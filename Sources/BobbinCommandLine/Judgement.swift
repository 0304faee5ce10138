import BobbinSyntax

/// What the command line makes of warnings.
struct Judgement {
  private let isStrict: Bool
  private let errors: Set<DiagnosticGroup>
  private let ignored: Set<DiagnosticGroup>

  init(_ arguments: Arguments) throws(Failure) {
    isStrict = arguments.has(.warningsAsErrors)
    errors = try Self.groups(arguments.values(.warningAsError))
    ignored = try Self.groups(arguments.values(.noWarning))
  }

  private static func groups(_ names: [Argument]) throws(Failure) -> Set<DiagnosticGroup> {
    var groups: Set<DiagnosticGroup> = []
    for name in names {
      let group = try DiagnosticGroup(named: name)
      guard group.severity == .warning else {
        throw .usage("'\(group.rawValue)' is an error, not a warning", at: name.location)
      }
      groups.insert(group)
    }
    return groups
  }

  /// Leaves out warnings that nobody wants and raises those that somebody takes seriously.
  func judge(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      if ignored.contains(diagnostic.group) { return nil }
      var diagnostic = diagnostic
      if isStrict || errors.contains(diagnostic.group) { diagnostic.severity = .error }
      return diagnostic
    }
  }
}

extension DiagnosticGroup {
  /// The group with a name that somebody typed; `#` in front of it does no harm.
  init(named argument: Argument) throws(Failure) {
    let name = argument.text.hasPrefix("#") ? String(argument.text.dropFirst()) : argument.text
    guard let group = DiagnosticGroup(rawValue: name) else {
      let guess = Spelling.suggestion(
        for: name, in: DiagnosticGroup.allCases.map(\.rawValue),
        otherwise: "; see 'bobbinc explain-diagnostic'")
      throw .usage("unknown diagnostic group '\(name)'\(guess)", at: argument.location)
    }
    self = group
  }
}
