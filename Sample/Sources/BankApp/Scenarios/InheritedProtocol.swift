extension Scenario {
  /// `DeskDependency` inherits the two printers from `PrintingDependency`.
  static let inheritedProtocol = Scenario(
    "inherited-protocol", "a dependency protocol that inherits another"
  ) { transcript in
    transcript.write("= \(RootComponent(transcript: transcript).branch.desk.summary)")
  }
}
