import Branch

extension Scenario {
  /// `var legacyArchive: LegacyArchive { .shared }` in one component; the rest sees a requirement.
  static let legacySingleton = Scenario(
    "legacy-singleton", "a singleton of the old code is required like anything else"
  ) { transcript in
    let archive = RootComponent(transcript: transcript).branch.desk.legacyArchive
    transcript.write("= the singleton: \(archive === LegacyArchive.shared)")
  }
}
