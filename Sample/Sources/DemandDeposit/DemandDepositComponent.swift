import BankInterfaces
import Bobbin

/// What a demand deposit needs: the book, and a way to the cards of the account.
///
/// The mirror image of Card's dependency protocol; the two modules do not know each other.
public protocol DemandDepositDependency: Dependency, CardScreenFactory {
  var accountBook: any AccountBook { get }
}

/// The scope of one demand-deposit account.
public final class DemandDepositComponent: Component<any DemandDepositDependency> {
  private let account: AccountNumber

  /// Takes, besides its dependencies, the account that was chosen.
  public init(dependency: any DemandDepositDependency, account: AccountNumber) {
    self.account = account
    super.init(dependency: dependency)
  }

  /// The screen of this account.
  public var screen: DemandDepositScreen {
    DemandDepositScreen(account: account, accountBook: dependency.accountBook, cards: dependency)
  }
}
