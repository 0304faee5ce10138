/// Something that the tool can be asked to do.
package struct Verb: Sendable {
  package let name: String
  let abstract: String
  /// The argument that it takes besides options.
  let operand: String?
  /// Whether it reads modules.
  let readsModules: Bool
  /// The options of this verb alone.
  let ownOptions: [Option]
  let run: @Sendable (Invocation) throws(Failure) -> ExitCode

  package init(
    _ name: String, _ abstract: String, operand: String? = nil, readsModules: Bool = true,
    options: [Option] = [], run: @escaping @Sendable (Invocation) throws(Failure) -> ExitCode
  ) {
    self.name = name
    self.abstract = abstract
    self.operand = operand
    self.readsModules = readsModules
    ownOptions = options
    self.run = run
  }

  /// All options it takes, in the order of its help.
  var options: [Option] {
    readsModules ? Option.input + ownOptions + Option.general : ownOptions + [.help]
  }
}
