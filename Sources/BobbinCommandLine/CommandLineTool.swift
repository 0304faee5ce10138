/// The whole tool as a function: arguments and an environment in, an exit code out.
package struct CommandLineTool: Sendable {
  package let name: String
  package let verbs: [Verb]

  package init(name: String, verbs: [Verb]) { (self.name, self.verbs) = (name, verbs) }

  /// Carries out the arguments after the name of the tool.
  package func run(_ words: [String], in environment: Environment) -> ExitCode {
    let stamp = Stamp(words)
    if let stamp, stamp.isFresh() { return .success }
    let reporter = Reporter(environment)
    defer { reporter.finish() }
    // Where another command runs the tool, usage lines name that one.
    let command = environment.variables["BOBBIN_COMMAND"] ?? name
    do throws(Failure) {
      var responseFiles: [String] = []
      let arguments = try Arguments(
        ResponseFile.expand(words, noting: &responseFiles), command: command, verbs: verbs)
      if arguments.has(.version) {
        environment.output(bobbinVersion + "\n")
        return .success
      }
      guard let verb = arguments.verb, !arguments.asksForHelp else {
        environment.output(Help(command: command, verbs: verbs).text(for: arguments.verb))
        return .success
      }
      reporter.follow(arguments)
      return try verb.run(
        Invocation(
          arguments: arguments, environment: environment, stamp: stamp,
          responseFiles: responseFiles, reporter: reporter))
    } catch {
      reporter.report(error.messages)
      return error.exitCode
    }
  }
}
