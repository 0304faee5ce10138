extension Scenario {
  /// Two requirements of one type: their names are what tells them apart.
  static let named = Scenario(
    "named", "two values of one type under two names"
  ) { transcript in
    transcript.write("= \(RootComponent(transcript: transcript).branch.desk.summary)")
  }
}
