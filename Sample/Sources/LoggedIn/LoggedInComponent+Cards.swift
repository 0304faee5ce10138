import BankInterfaces
import Card
import DemandDeposit

// Cards lead to accounts lead to cards. This is the only place that knows both modules.

extension LoggedInComponent {
  public func card(number: CardNumber) -> CardComponent {
    CardComponent(parent: self, number: number)
  }

  public func demandDeposit(account: AccountNumber) -> DemandDepositComponent {
    DemandDepositComponent(parent: self, account: account)
  }

  /// Serves DemandDeposit's requirement.
  func makeCardScreen(number: CardNumber) -> any Screen {
    card(number: number).screen
  }

  /// Serves Card's requirement.
  func makeDemandDepositScreen(account: AccountNumber) -> any Screen {
    demandDeposit(account: account).screen
  }

  // Both modules have a component of this name, with a dependency protocol of the same name.
  public var cardDetail: Card.DetailComponent { Card.DetailComponent(parent: self) }
  public var accountDetail: DemandDeposit.DetailComponent {
    DemandDeposit.DetailComponent(parent: self)
  }
}
