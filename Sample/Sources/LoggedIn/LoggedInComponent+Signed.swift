import Deposit
import SafeBox
import Savings

// The features whose operations are signed. This file does not mention signing: the scope forwards it.

extension LoggedInComponent {
  public var safeBox: SafeBoxComponent { SafeBoxComponent(parent: self) }
  public var deposit: DepositComponent { DepositComponent(parent: self) }
  public var depositClosing: DepositClosingComponent { DepositClosingComponent(parent: self) }
  public var savings: SavingsComponent { SavingsComponent(parent: self) }
  public var savingsClosing: SavingsClosingComponent { SavingsClosingComponent(parent: self) }
}
