import BankInterfaces
import Bobbin

/// What a card needs: the book, and a way to the account that pays for the card.
///
/// The way is a factory protocol from `BankInterfaces`; its function is a requirement like any
/// property. This module has never heard of DemandDeposit.
public protocol CardDependency: Dependency, DemandDepositScreenFactory {
  var accountBook: any AccountBook { get }
}

/// The scope of one card.
public final class CardComponent: Component<any CardDependency> {
  private let number: CardNumber

  /// Takes, besides its dependencies, the number that only the person who taps a card knows.
  ///
  /// The parent calls it as `CardComponent(parent: self, number: number)`.
  public init(dependency: any CardDependency, number: CardNumber) {
    self.number = number
    super.init(dependency: dependency)
  }

  /// The screen of this card.
  public var screen: CardScreen {
    CardScreen(number: number, accountBook: dependency.accountBook, accounts: dependency)
  }
}
