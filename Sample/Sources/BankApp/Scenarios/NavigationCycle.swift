import BankInterfaces

extension Scenario {
  /// Card opens account opens card; each screen is new, and gets its number.
  static let navigationCycle = Scenario(
    "navigation-cycle", "Card opens DemandDeposit opens Card …, and neither imports the other"
  ) { transcript in
    let loggedIn = RootComponent(transcript: transcript).loggedIn(user: .anna)
    var walk = Navigator(transcript: transcript)
    walk.open(loggedIn.card(number: CardNumber("4000-1")).screen)
    walk.choose("Account Anna/A")
    walk.choose("Card 4000-2")
    walk.choose("Account Anna/A")
    walk.choose("Card 4000-1")
  }
}
