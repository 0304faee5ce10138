extension Scenario {
  /// One poster component below the branch and below a desk: each provides its own title.
  static let manyParents = Scenario(
    "many-parents", "one component below two parents, each with a value of its own"
  ) { transcript in
    let branch = RootComponent(transcript: transcript).branch
    transcript.write("= \(branch.poster.text)")
    transcript.write("= \(branch.desk.poster.text)")
  }
}
