extension Scenario {
  /// Card and DemandDeposit each have a `DetailComponent` and a `DetailDependency`.
  static let sameName = Scenario(
    "same-name", "two modules each have a DetailComponent"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    transcript.write("= Card says: \(loggedIn.cardDetail.text)")
    transcript.write("= DemandDeposit says: \(loggedIn.accountDetail.text)")
  }
}
