import BobbinCompiler
import BobbinSyntax

extension Arguments {
  /// The warnings that options silence.
  func ignoredWarnings() throws(Failure) -> Set<DiagnosticGroup> {
    Set(
      try values(.noWarning).map { name throws(Failure) in
        let group = try group(named: name)
        guard group.severity == .warning else {
          throw .usage("'\(group.rawValue)' is an error, not a warning")
        }
        return group
      })
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
