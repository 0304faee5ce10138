import BobbinCompiler
import BobbinSyntax

extension Arguments {
  /// Removes the warnings that options silence, and raises the others to errors if wanted.
  func chosen(_ diagnostics: [Diagnostic]) throws(Failure) -> [Diagnostic] {
    let ignored = try values(.noWarning).map { name throws(Failure) in
      let group = try group(named: name)
      guard group.severity == .warning else {
        throw .usage("'\(group.rawValue)' is an error, not a warning")
      }
      return group
    }
    let isStrict = has(.warningsAsErrors)
    return diagnostics.filter { !ignored.contains($0.group) }.map { diagnostic in
      var diagnostic = diagnostic
      if isStrict { diagnostic.severity = .error }
      return diagnostic
    }
  }

  /// Returns the group with a name that was typed, with or without `#` in front.
  func group(named argument: String) throws(Failure) -> DiagnosticGroup {
    let name = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
    guard let group = DiagnosticGroup(rawValue: name) else {
      let guess = Spelling.suggestion(
        for: name, in: DiagnosticGroup.names,
        otherwise: "; see '\(command) explain-diagnostic'")
      throw .usage("unknown diagnostic group '\(name)'\(guess)")
    }
    return group
  }
}
