import BobbinCompiler
import BobbinSyntax

extension Arguments {
  /// Removes the warnings that options silence, and raises others to errors.
  func chosen(_ diagnostics: [Diagnostic]) throws(Failure) -> [Diagnostic] {
    let (errors, ignored) = try (groups(.warningAsError), groups(.noWarning))
    let isStrict = has(.warningsAsErrors)
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      if ignored.contains(diagnostic.group) { return nil }
      var diagnostic = diagnostic
      if isStrict || errors.contains(diagnostic.group) { diagnostic.severity = .error }
      return diagnostic
    }
  }

  private func groups(_ option: Option) throws(Failure) -> [DiagnosticGroup] {
    try values(option).map { name throws(Failure) in
      let group = try group(named: name)
      guard group.severity == .warning else {
        throw .usage("'\(group.rawValue)' is an error, not a warning", at: name.location)
      }
      return group
    }
  }

  /// Returns the group with a name that was typed, with or without `#` in front.
  func group(named argument: Argument) throws(Failure) -> DiagnosticGroup {
    let name = argument.text.hasPrefix("#") ? String(argument.text.dropFirst()) : argument.text
    guard let group = DiagnosticGroup(rawValue: name) else {
      let guess = Spelling.suggestion(
        for: name, in: DiagnosticGroup.names,
        otherwise: "; see '\(command) explain-diagnostic'")
      throw .usage("unknown diagnostic group '\(name)'\(guess)", at: argument.location)
    }
    return group
  }
}
