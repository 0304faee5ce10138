import BankInterfaces

/// An account, and the ways to the cards that draw on it.
public struct DemandDepositScreen: Screen {
  let account: AccountNumber

  /// Knows the cards of the account.
  public let accountBook: any AccountBook

  /// The component's dependencies, seen as no more than this screen needs.
  let cards: any CardScreenFactory

  public var title: String { "Account \(account)" }
  public let body = ["Balance 310."]
  public var services: [Origin] { [accountBook.origin] }
  public var choices: [Choice] {
    accountBook.cards(of: account).map { card in
      Choice("Card \(card)") { cards.makeCardScreen(number: card) }
    }
  }
}
