extension Scenario {
  /// A folder creates folders; the motto is forwarded through all of them.
  static let recursive = Scenario(
    "recursive", "a folder component that creates folder components"
  ) { transcript in
    let cabinet = RootComponent(transcript: transcript).branch.cabinet
    transcript.write("= \(cabinet.label)")
    transcript.write("= \(cabinet.folder("2026").folder("letters").label)")
  }
}
