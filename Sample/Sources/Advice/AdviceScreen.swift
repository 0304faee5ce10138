import BankInterfaces

/// Says something wise about the customer's cards.
public struct AdviceScreen: Screen {
  let user: User

  /// Knows the customer's cards.
  public let accountBook: any AccountBook

  public let title = "Advice"
  public var body: [String] {
    ["\(user.name), \(accountBook.cards.count) cards are two too many."]
  }
  public var services: [Origin] { [accountBook.origin] }
}
