import BankInterfaces

/// A card, and the way to the account that pays for it.
public struct CardScreen: Screen {
  let number: CardNumber

  /// Knows the account that pays for the card.
  public let accountBook: any AccountBook

  /// The component's dependencies, seen as no more than this screen needs.
  let accounts: any DemandDepositScreenFactory

  public var title: String { "Card \(number)" }
  public let body = ["Valid thru 12/30."]
  public var services: [Origin] { [accountBook.origin] }
  public var choices: [Choice] {
    let account = accountBook.account(of: number)
    return [Choice("Account \(account)") { accounts.makeDemandDepositScreen(account: account) }]
  }
}
