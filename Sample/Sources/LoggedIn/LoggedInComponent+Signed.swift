import Deposit
import SafeBox
import Savings

// The features that have operations signed. Not a word about signing here: it passes through.

extension LoggedInComponent {
  public var safeBox: SafeBoxComponent { SafeBoxComponent(parent: self) }
  public var deposit: DepositComponent { DepositComponent(parent: self) }
  public var earlyClosing: EarlyClosingComponent { EarlyClosingComponent(parent: self) }
  public var savings: SavingsComponent { SavingsComponent(parent: self) }
}
