/// A command of the tool, such as `generate`.
package struct Verb: Sendable {
  package let name: String
  package let abstract: String
  /// The arguments that it takes besides options, as help shows them.
  package let operands: [String]
  let readsModules: Bool
  let ownOptions: [Option]
  /// The formats other than text in which it can write diagnostics.
  let formats: [DiagnosticsFormat]
  package let run: @Sendable (Invocation) throws(Failure) -> ExitCode

  package init(
    _ name: String, _ abstract: String, operands: [String] = [], readsModules: Bool = true,
    options: [Option] = [], formats: [DiagnosticsFormat] = [],
    run: @escaping @Sendable (Invocation) throws(Failure) -> ExitCode
  ) {
    (self.name, self.abstract, self.operands) = (name, abstract, operands)
    (self.readsModules, ownOptions) = (readsModules, options)
    self.formats = [.json] + formats
    self.run = run
  }

  /// All options it takes, in the order of its help.
  package var options: [Option] {
    readsModules ? Option.input + ownOptions + generalOptions : ownOptions + [.help]
  }

  /// What every verb that reads modules takes besides its input.
  var generalOptions: [Option] {
    [.warningsAsErrors, .noWarning, .diagnosticsFormat(formats), .color, .help]
  }
}
