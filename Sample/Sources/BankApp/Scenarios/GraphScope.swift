import BankInterfaces
import Records

extension Scenario {
  /// `ReadService(Repository(A) – Logger(B), Logger(B))`, and the same with new objects for writing.
  static let graphScope = Scenario(
    "graph-scope", "shared within one resolution, new for the next: a short-lived component"
  ) { transcript in
    let records = RootComponent(transcript: transcript).records
    let read = records.readService
    let write = records.writeService
    show("ReadService", read.repository, read.logger)
    show("WriteService", write.repository, write.logger)
    func show(_ service: String, _ repository: Repository, _ logger: Logger) {
      let objects: [TracedObject] = [repository, repository.logger, logger]
      let names = objects.map(\.origin.instance)
      transcript.write("= \(service)(\(names[0]) – \(names[1]), \(names[2]))")
    }
  }
}
