import BankInterfaces

extension Scenario {
  /// Each line: the container's word, how it is written here, and the objects of two uses.
  static let scopes = Scenario(
    "scopes", "how long an object lives, in the words of containers and in Swift"
  ) { transcript in
    let records = RootComponent(transcript: transcript).records
    func show(_ word: String, _ here: String, _ uses: TracedObject...) {
      let objects = uses.map(\.origin.instance).joined(separator: " and ")
      transcript.write("= \(word), here \(here): \(objects)")
    }
    show("transient", "a computed property", records.receipt, records.receipt)
    show("container", "a lazy var", records.ledger, records.ledger)
    show("resettable", "a Shared slot", records.index, records.index)
    records.rebuildIndex()
    show("after the reset", "the slot fills again", records.index, records.index)
    do {
      let scanner = records.scanner
      show("weak", "a WeakShared slot", scanner, records.scanner)
    }
    show("after it was dropped", "the slot fills again", records.scanner)
  }
}
