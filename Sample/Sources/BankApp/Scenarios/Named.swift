extension Scenario {
  /// Two requirements of one type, told apart by their names.
  static let named = Scenario(
    "named", "two values of one type under two names"
  ) { transcript in
    transcript.write("= \(RootComponent(transcript: transcript).branch.desk.summary)")
  }
}
