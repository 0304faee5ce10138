extension Scenario {
  /// A desk's poster takes its title from the desk, and the motto from the branch.
  static let hierarchy = Scenario(
    "hierarchy", "what a scope does not have comes from the scope above"
  ) { transcript in
    transcript.write("= \(RootComponent(transcript: transcript).branch.desk.poster.text)")
  }
}
