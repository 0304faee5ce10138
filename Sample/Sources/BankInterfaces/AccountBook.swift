/// A demand-deposit account's number.
public struct AccountNumber: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ number: String) {
    description = number
  }
}

/// A payment card's number.
public struct CardNumber: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ number: String) {
    description = number
  }
}

/// Knows which cards draw on which account of the signed-in customer.
public protocol AccountBook: AnyObject, Traceable {
  /// Every card, in the order in which they were issued.
  var cards: [CardNumber] { get }

  /// The account that pays for a card.
  func account(of card: CardNumber) -> AccountNumber

  /// The cards that draw on an account.
  func cards(of account: AccountNumber) -> [CardNumber]
}
