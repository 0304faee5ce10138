import BankInterfaces

/// The command line, apart from the process: its input and output are passed in.
public struct BankCommand {
  private let arguments: [String]
  private let read: () -> String?
  private let write: (String) -> Void
  private let complain: (String) -> Void

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - arguments: What was typed after the name of the program.
  ///   - read: Returns the next line of input, or `nil` at its end.
  ///   - write: Takes a line of the transcript.
  ///   - complain: Takes a line about wrong usage.
  public init(
    arguments: [String],
    read: @escaping () -> String?,
    write: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.arguments = arguments
    self.read = read
    self.write = write
    self.complain = complain
  }

  /// Runs, and returns the exit status: 0, or 64 for wrong usage.
  @MainActor public func run() async -> Int32 {
    guard arguments.count <= 1 else {
      return refuse("there can be only one argument")
    }
    switch arguments.first {
    case nil:
      await run(Scenario.all)
    case "--help", "-h":
      write(Self.help)
    case "--list":
      Scenario.all.forEach { write($0.name) }
    case "--interactive":
      var walk = InteractiveWalk(read: read, transcript: Transcript(echo: write))
      walk.run()
    case let name?:
      guard let scenario = Scenario.all.first(where: { $0.name == name }) else {
        return refuse("there is no \(name.hasPrefix("-") ? "option" : "scenario") '\(name)'")
      }
      await run([scenario])
    }
    return 0
  }

  @MainActor private func run(_ scenarios: [Scenario]) async {
    for (index, scenario) in scenarios.enumerated() {
      if index > 0 { write("") }
      await scenario.run(Transcript(echo: write))
    }
  }

  private func refuse(_ reason: String) -> Int32 {
    complain("bank: \(reason); see 'bank --help'")
    return 64
  }

  private static var help: String {
    let width = Scenario.all.map(\.name.count).max() ?? 0
    let scenarios = Scenario.all.map { scenario in
      let padding = String(repeating: " ", count: width - scenario.name.count)
      return "  \(scenario.name)\(padding)  \(scenario.summary)"
    }
    return """
      A bank, split into modules that Bobbin joins.

      usage: bank                 run every scenario
             bank <scenario>      run one
             bank --interactive   walk from screen to screen
             bank --list          list the scenarios' names
             bank --help          show this

      scenarios:
      \(scenarios.joined(separator: "\n"))

      How to read a transcript:
        [Title]   a screen         uses X from C   a service, and the component that made it
        > way     a choice made    < way           a screen left
        + - * ?   an object is made, is freed, does something, asks for the password
        =         what the scenario set out to show
      """
  }
}
