// The two halves of a navigation cycle. Card uses the second, DemandDeposit uses the first; because
// both contracts live here, neither module has to import the other.

/// Opens the screen of a card.
public protocol CardScreenFactory {
  /// Builds a new screen each time, for the given card.
  func makeCardScreen(number: CardNumber) -> any Screen
}

/// Opens the screen of a demand-deposit account.
public protocol DemandDepositScreenFactory {
  /// Builds a new screen each time, for the given account.
  func makeDemandDepositScreen(account: AccountNumber) -> any Screen
}
