import BobbinCompiler
import BobbinSyntax

/// The options that silence warnings or make them errors.
struct WarningOptions {
  private let isStrict: Bool
  private let errors: Set<DiagnosticGroup>
  private let ignored: Set<DiagnosticGroup>

  init(_ arguments: Arguments) throws(Failure) {
    isStrict = arguments.has(.warningsAsErrors)
    errors = try Self.groups(.warningAsError, arguments)
    ignored = try Self.groups(.noWarning, arguments)
  }

  private static func groups(
    _ option: Option, _ arguments: Arguments
  ) throws(Failure) -> Set<DiagnosticGroup> {
    var groups: Set<DiagnosticGroup> = []
    for name in arguments.values(option) {
      let group = try arguments.group(named: name)
      guard group.severity == .warning else {
        throw .usage("'\(group.rawValue)' is an error, not a warning", at: name.location)
      }
      groups.insert(group)
    }
    return groups
  }

  /// Removes the warnings that are silenced, and raises others to errors.
  func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      if ignored.contains(diagnostic.group) { return nil }
      var diagnostic = diagnostic
      if isStrict || errors.contains(diagnostic.group) { diagnostic.severity = .error }
      return diagnostic
    }
  }
}

extension Arguments {
  /// Returns the group with a name that was typed, with or without `#` in front.
  func group(named argument: Argument) throws(Failure) -> DiagnosticGroup {
    let name = argument.text.hasPrefix("#") ? String(argument.text.dropFirst()) : argument.text
    guard let group = DiagnosticGroup(rawValue: name) else {
      let guess = Spelling.suggestion(
        for: name, in: DiagnosticGroup.allCases.map(\.rawValue),
        otherwise: "; see '\(command) explain-diagnostic'")
      throw .usage("unknown diagnostic group '\(name)'\(guess)", at: argument.location)
    }
    return group
  }
}
