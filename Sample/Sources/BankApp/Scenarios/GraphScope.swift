extension Scenario {
  /// `ReadService(Repository(A) – Logger(B), Logger(B))`, and the same with new objects for writing.
  static let graphScope = Scenario(
    "graph-scope", "shared within one resolution, new for the next: a short-lived component"
  ) { transcript in
    let records = RootComponent(transcript: transcript).records
    let read = records.readService
    let write = records.writeService
    transcript.write("= within reading, one logger: \(read.logger === read.repository.logger)")
    transcript.write("= within writing, one logger: \(write.logger === write.repository.logger)")
    transcript.write("= between the two, different loggers: \(read.logger !== write.logger)")
    transcript.write("= and repositories: \(read.repository !== write.repository)")
  }
}
