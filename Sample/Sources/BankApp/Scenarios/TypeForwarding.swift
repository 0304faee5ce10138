extension Scenario {
  /// The desk knows `QueueReading` and `QueueWriting`; the branch has one queue.
  static let typeForwarding = Scenario(
    "type-forwarding", "two protocols lead to one shared object"
  ) { transcript in
    let branch = RootComponent(transcript: transcript).branch
    branch.desk.queueWriting.add("Anna")
    let reading = branch.desk.queueReading
    transcript.write("= waiting: \(reading.waiting)")
    transcript.write("= the same object: \(reading === branch.desk.queueWriting)")
  }
}
