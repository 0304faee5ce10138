extension Scenario {
  /// Three modules: BankApp has the rates, Savings shows them, LoggedIn never names them.
  static let skipLevel = Scenario(
    "skip-level", "the root's rates reach Savings past a scope that never mentions them"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    let savings = loggedIn.savings.screen
    walk.open(savings)
    transcript.write("= past LoggedInComponent, rates came from \(savings.rates.origin.maker)")
  }
}
